import { foldOf, initialsOf, isDevanagari } from '@/lib/platform/text/fold';
import { wordsOfAll } from '@/lib/platform/text/search-terms';

/** Start of keys, which are stored among the words in Unicode's private use area, so that no typed text matches inside one. */
const PRIVATE = 0xe000;
export const asKey = (key: string): string =>
  String.fromCharCode(...Array.from(key, (_letter, i) => PRIVATE + (key.charCodeAt(i) & 0xfff)));

/** The key of a Devanagari word, by which it is found in Latin letters too. */
export const keyOf = (word: string): string => asKey(foldOf(word));

const known = new WeakMap<readonly string[], readonly string[]>();

/** Words of a listing's texts plus the keys of Devanagari ones. Cached, because many searches ask for the same listing. */
export function termsOfTexts(texts: readonly string[]): readonly string[] {
  const remembered = known.get(texts);
  if (remembered) return remembered;
  const words = wordsOfAll(texts);
  const terms = [...words, ...new Set(words.filter(isDevanagari).map(keyOf))];
  known.set(texts, terms);
  return terms;
}

/**
 * Returns a test for words that a typed word finds. They contain it, or start with it if it has one or two letters, or are in the other script and start with
 * its sound.
 */
export function termTest(word: string): (term: string) => boolean {
  const key = foldOf(word);
  const stored = asKey(key);
  const isInner = word.length >= MIN_INNER_LENGTH;
  const isOther = isDevanagari(word);
  return (term) =>
    (isInner ? term.includes(word) : term.startsWith(word)) ||
    (key !== '' && (term.startsWith(stored) || (isOther && isHeardAs(term, key))));
}

export const hasWord = (terms: readonly string[], word: string): boolean => terms.some(termTest(word));

/** True if a Latin word starts with the sound of a key, unless it has a digit and is a code. */
const isHeardAs = (term: string, key: string): boolean =>
  initialsOf(key).includes(term[0] ?? '') && !/[0-9]/.test(term) && foldOf(term).startsWith(key);

/** Minimum letters of a part matched inside words. Shorter ones occur in too many. */
export const MIN_INNER_LENGTH = 3;
