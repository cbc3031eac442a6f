import { foldOf, initialsOf, isDevanagari } from '@/lib/platform/text/fold';
import { MIN_INNER_LENGTH } from '@/lib/search/engine/index-search';

/** Keys are stored among the words in letters of their own (Unicode's private use), so that no typed part is found inside of one. */
const PRIVATE = 0xe000;
export const asKey = (key: string): string =>
  String.fromCharCode(...Array.from(key, (_letter, i) => PRIVATE + (key.charCodeAt(i) & 0xfff)));

/** The words of a listing with the keys of those in Devanagari, by which they are found in Latin letters too. */
export function withKeys(terms: readonly string[]): string[] {
  if (!isDevanagari(terms.join(' '))) return [...terms];
  const keys = terms.filter(isDevanagari).map((term) => asKey(foldOf(term)));
  return keys.length > 0 ? [...terms, ...new Set(keys)] : [...terms];
}

/** Whether a listing has a word that contains this one; of one or two letters, one that begins with it; or one of the other script that begins as it sounds. */
export function hasWord(terms: readonly string[], word: string): boolean {
  const key = foldOf(word);
  const stored = asKey(key);
  const isInner = word.length >= MIN_INNER_LENGTH;
  const isOther = isDevanagari(word);
  return terms.some(
    (term) =>
      (isInner ? term.includes(word) : term.startsWith(word)) ||
      (key !== '' && (term.startsWith(stored) || (isOther && isHeardAs(term, key)))),
  );
}

/** Whether a word in Latin letters begins with what a key says; what has a figure in it is a code. */
export const isHeardAs = (term: string, key: string): boolean =>
  initialsOf(key).includes(term[0] ?? '') && !/[0-9]/.test(term) && foldOf(term).startsWith(key);
