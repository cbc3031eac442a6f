import { withoutAccents } from './slug';

/** Matches a property code such as "sg-nag-4821", which is one word, because many listings share its parts. */
const PROPERTY_CODE = /\b([a-z]{2,4})-([a-z]{3})-(\d{4,7})\b/g;
/** A quick test for any code, ten times as fast. */
const CODE_END = /-\d{4}/;
const joinCodes = (text: string) => (CODE_END.test(text) ? text.replace(PROPERTY_CODE, '$1$2$3') : text);

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const NOT_ASCII = /[^\x00-\x7f]/;
const ASCII_WORD = /[a-z0-9]+/g;

/**
 * Lower-case words for comparing stored and typed text in every search. Vowel signs belong to their word (Unicode category M), because "नागपूर" would otherwise
 * split into "न", "गप" and "र".
 */
export function wordsOf(text: string): string[] {
  // most texts are plain ASCII, which needs no normalization or Unicode classes
  if (!NOT_ASCII.test(text)) return joinCodes(text.toLowerCase()).match(ASCII_WORD) ?? [];
  const lower = text.normalize('NFKC').toLowerCase();
  return joinCodes(lower).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

/** A word by its sound, because Indian names have many spellings (Deshmukh, Deshmuk; Meera, Mira; Wadi, Vadi). */
export function soundOfWord(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ee|ii|ey$|y$/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/w/g, 'v')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replace(/(.)\1+/gu, '$1');
}

/** A name by its sound, without accents. Words are sorted, because half the world writes the family name first. */
export function soundOf(text: string): string {
  return (
    withoutAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .map(soundOfWord)
    .sort()
    .join(' ');
}

/** Maximum searchable words in a listing. */
const MAX_TERMS = 400;

/** Projection of a stored listing to the fields for its terms. */
export const TERM_FIELDS = {
  title: 1,
  description: 1,
  address: 1,
  project: 1,
  locality: 1,
  city: 1,
  propertyCode: 1,
} as const;

export type TermSource = {
  title: string;
  description: string;
  address: string;
  project?: string | null;
  locality?: string | null;
  city?: string | null;
  propertyCode?: string | null;
  reraNumber?: string | null | undefined;
};

/** Texts by which a listing is found. Names come first, so that a very long description can't displace them. */
export function listingTexts(listing: TermSource): string[] {
  const { title, address, project, locality, city, description, propertyCode, reraNumber } = listing;
  const code = propertyCode?.split('-').at(-1);
  const all = [propertyCode, code, reraNumber, title, address, project, locality, city, description];
  return all.filter((text) => typeof text === 'string' && text !== '') as string[];
}

/** Words of a listing's texts, without duplicates for a long one. */
export function wordsOfAll(texts: readonly string[]): string[] {
  const all = wordsOf(texts.join('\n'));
  if (all.length <= MAX_TERMS) return all;
  return [...new Set(all)].slice(0, MAX_TERMS);
}

/**
 * A listing's sorted words for prefix search without a regular expression (title, description or address). Never stored. Leaves out words that start another
 * one, because every prefix finds the longer word.
 */
export function termsOf(listing: TermSource): string[] {
  const sorted = [...new Set(wordsOfAll(listingTexts(listing)))].sort();
  return sorted.filter((word, i) => !sorted[i + 1]?.startsWith(word));
}
