import { foldOf, initialsOf, isDevanagari } from '@/lib/platform/text/fold';
import { MIN_INNER_LENGTH } from '@/lib/search/engine/index-search';

/** Keys are stored among the words in Unicode's private use area, so that no typed text matches inside one. */
const PRIVATE = 0xe000;
export const asKey = (key: string): string =>
  String.fromCharCode(...Array.from(key, (_letter, i) => PRIVATE + (key.charCodeAt(i) & 0xfff)));

/** A listing's words plus the keys of Devanagari ones, by which they are found in Latin letters too. */
export function withKeys(terms: readonly string[]): string[] {
  if (!isDevanagari(terms.join(' '))) return [...terms];
  const keys = terms.filter(isDevanagari).map((term) => asKey(foldOf(term)));
  return keys.length > 0 ? [...terms, ...new Set(keys)] : [...terms];
}

/**
 * Whether a listing has a word containing this one; for one or two letters, one starting with it; or one of the other script that
 * starts with its sound.
 */
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

/** Whether a Latin word starts as a key says; a word with a digit is a code. */
export const isHeardAs = (term: string, key: string): boolean =>
  initialsOf(key).includes(term[0] ?? '') && !/[0-9]/.test(term) && foldOf(term).startsWith(key);
