import { foldWord } from '@/lib/platform/text/place-name';
import pairs from './lexicon/pairs.json';

/** Questions and errands that this site answers beside its homes (lib/search/answers), the most specific one first. */
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

/** The errand that several words form together, in any position. */
export const pairedErrand = (words: ReadonlySet<string>): Errand | undefined =>
  PAIRS.find(({ sides }) => sides.every((side) => [...side].some((word) => words.has(word))))?.errand;
/** True for a question's words, which are not searched in listings. */
export const isOfErrand = (errand: Errand, word: string): boolean =>
  PAIRS.some((pair) => pair.errand === errand && pair.sides.some((side) => side.has(word)));
