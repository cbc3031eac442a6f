import type { PropertySearch } from '@/lib/search/schema';
import { quantityAt } from './quantities';
import { numberOf, type Token, wordsUsed } from './tokens';
import { PHRASES } from './vocabulary';

/** What one stretch of tokens means. */
export type Match = { used: number; set: Partial<PropertySearch> };
type Rule = (tokens: Token[], at: number) => Match | undefined;

const ROOM_WORDS = ['bhk', 'bhks', 'bedroom', 'bedrooms', 'bed', 'beds', 'rk'];
const LIST_JOINS = ['or', 'and', ',', '/', '&'];

/** Counts of bedrooms as the search knows them: 1–4, and 5 for five or more. */
const asBedroom = (n: number) => Math.min(Math.max(Math.trunc(n), 1), 5);

/** "3 bhk", "2 or 3 bhk", "2-4 bhk", "3+ bhk", "three bedrooms" */
const bedrooms: Rule = (tokens, start) => {
  const counts: number[] = [];
  let range = false;
  for (let at = start; at < start + 9; at += 2) {
    const count = numberOf(tokens[at]);
    if (count === undefined || count < 1 || count > 9 || !Number.isInteger(count)) return undefined;
    counts.push(count);
    const next = tokens[at + 1]?.text ?? '';
    if (ROOM_WORDS.includes(next)) return roomMatch(counts, range, at + 2 - start);
    if (next === '+' && ROOM_WORDS.includes(tokens[at + 2]?.text ?? ''))
      return { used: at + 3 - start, set: { minBedrooms: count } };
    if (['-', '–', 'to'].includes(next)) range = true;
    else if (!LIST_JOINS.includes(next)) return undefined;
  }
  return undefined;
};

function roomMatch(counts: number[], range: boolean, used: number): Match {
  const low = Math.min(...counts);
  const high = Math.max(...counts);
  const all = range ? Array.from({ length: high - low + 1 }, (_, i) => low + i) : counts;
  return { used, set: { bedrooms: [...new Set(all.map(asBedroom))].sort((a, b) => a - b) } };
}

const quantity: Rule = (tokens, at) => {
  const found = quantityAt(tokens, at);
  if (!found) return undefined;
  const { kind, low, high, used } = found;
  const set =
    kind === 'money'
      ? { ...(low !== undefined && { minPrice: low }), ...(high !== undefined && { maxPrice: high }) }
      : { ...(low !== undefined && { minArea: low }), ...(high !== undefined && { maxArea: high }) };
  return { used, set };
};

/** "semi-furnished" is typed with and without its hyphen. */
const phrase: Rule = (tokens, at) => {
  for (const { words, set } of PHRASES) {
    const used = wordsUsed(tokens, at, words);
    if (used) return { used, set };
  }
  return undefined;
};

const RULES: readonly Rule[] = [bedrooms, quantity, phrase];

/** The first rule that reads something here. */
export function matchAt(tokens: Token[], at: number): Match | undefined {
  for (const rule of RULES) {
    const match = rule(tokens, at);
    if (match) return match;
  }
  return undefined;
}
