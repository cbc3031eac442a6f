import { foldWord } from '@/lib/platform/text/place-name';
import pairs from './lexicon/pairs.json';

/** The most specific one. A question or errand that this site answers beside its homes (lib/search/answers). */
export const ERRANDS = [
  ...(['sell', 'let', 'stamp-duty', 'tax', 'emi', 'areas', 'rate', 'reach'] as const),
  ...(['visit', 'fees', 'rera', 'saved', 'account'] as const),
] as const;
export type Errand = (typeof ERRANDS)[number];

const setOf = (words: string) => new Set(words.split(' ').map(foldWord));
const PAIRS = pairs.map(({ errand, one, other }) => ({
  errand: errand as Errand,
  sides: [setOf(one), setOf(other)],
}));

/** An errand without its exact phrase: words that together are one, in any position of a sentence. */
export const pairedErrand = (words: ReadonlySet<string>): Errand | undefined =>
  PAIRS.find(({ sides }) => sides.every((side) => [...side].some((word) => words.has(word))))?.errand;
/** Words of a question, which nobody looks for in homes. */
export const isOfErrand = (errand: Errand, word: string): boolean =>
  PAIRS.some((pair) => pair.errand === errand && pair.sides.some((side) => side.has(word)));
