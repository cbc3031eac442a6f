import { numbersIn } from '@/lib/search/parser/figures';
import { MAX_QUERY_LENGTH } from '@/lib/search/parser/tokens';
import { UNFOUNDED } from './constants';

const ABBREVIATED = /(?<=(?:^|\s)(?:sq|चौ|sqm|rs|no|st|dr))\./giu;
const SENTENCE_END = /[.!?।\n;:•]+(?:\s+|$)/u;
/** Clauses that the search box's grammar reads separately. */
export const clausesOf = (text: string): string[] =>
  text
    .replace(ABBREVIATED, ' ')
    .split(SENTENCE_END)
    .flatMap((sentence) => (sentence.length > MAX_QUERY_LENGTH ? sentence.split(/,\s*/) : [sentence]))
    .filter((clause) => /\p{L}/u.test(clause));

/** The first word or number that is not in the facts. */
export function unfoundedIn(text: string, facts: string): string | undefined {
  const known = new Set(numbersIn(facts).map(({ value }) => value));
  const number = numbersIn(text).find(({ value }) => !known.has(value));
  if (number) return number.typed;
  const founded: string[] = facts.toLowerCase().match(UNFOUNDED) ?? [];
  return text.match(UNFOUNDED)?.find((word) => !founded.includes(word.toLowerCase()));
}
