import { latinDigits } from '@/lib/platform/language/digits';
import { VALUES } from '@/lib/search/parser/lexicon';
import { MAX_QUERY_LENGTH } from '@/lib/search/parser/tokens';
import { UNFOUNDED } from './constants';

const ABBREVIATED = /(?<=(?:^|\s)(?:sq|चौ|sqm|rs|no|st|dr))\./giu;
const SENTENCE_END = /[.!?।\n;:•]+(?:\s+|$)/u;
const ENGLISH_NUMBERS = new Map(
  'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, i) => [word, i + 2]),
);

/** The numbers in a text: figures in digits of both scripts, and words; "one" is an article too. */
export function numbersIn(text: string): { typed: string; value: number }[] {
  const plain = latinDigits(text.normalize('NFKC').toLowerCase());
  const figures = [...plain.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([typed]) => ({
    typed,
    value: Number(typed.replaceAll(',', '')),
  }));
  const words = [...plain.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(([typed]) => {
    const value = /[a-z]/.test(typed) ? ENGLISH_NUMBERS.get(typed) : VALUES.get(typed);
    return value && value > 1 ? [{ typed, value }] : [];
  });
  return [...figures, ...words];
}

/** Parts that the grammar of the search box reads whole. */
export const clausesOf = (text: string): string[] =>
  text
    .replace(ABBREVIATED, ' ')
    .split(SENTENCE_END)
    .flatMap((sentence) => (sentence.length > MAX_QUERY_LENGTH ? sentence.split(/,\s*/) : [sentence]))
    .filter((clause) => /\p{L}/u.test(clause));

/** Words and numbers that the facts do not have. */
export function unfoundedIn(text: string, facts: string): string | undefined {
  const known = new Set(numbersIn(facts).map(({ value }) => value));
  const number = numbersIn(text).find(({ value }) => !known.has(value));
  if (number) return number.typed;
  return text.match(UNFOUNDED)?.find((word) => !facts.toLowerCase().includes(word.toLowerCase()));
}
