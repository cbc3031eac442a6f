/**
 * Lower-case words, as every search compares them: one rule for what is stored and what is typed. Vowel signs belong to
 * their word (Unicode category M), or "नागपूर" would fall apart into "न", "गप" and "र".
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  );
}

/**
 * A word as it is heard: Indian names are spelled in Latin letters in many ways (Deshmukh, Deshmuk; Meera, Mira;
 * Dharampeth, Dharampet; Wadi, Vadi).
 */
export function soundOfWord(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ee|ii|ey$|y$/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/w/g, 'v')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replace(/(.)\1+/gu, '$1');
}

/** A name as it is heard, without accents. Words are sorted, because half the world writes the family name first. */
export function soundOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (/\p{Script=Devanagari}/u.test(mark) ? mark : ''))
    .toLowerCase();
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(soundOfWord).sort().join(' ');
}

const MAX_TERMS = 400;

/** What the terms of a listing are made of. */
export type TermSource = {
  title: string;
  description: string;
  address: string;
  project?: string | null;
  locality?: string | null;
  city?: string | null;
};

/**
 * The distinct words of a listing, sorted, for prefix search without a regular expression (title, description
 * or address). A word that begins another one is left out, as every prefix of it finds the longer word: a fifth fewer
 * index entries. Names come first, so that a very long description cannot push them out.
 */
export function termsOf({ title, address, project, locality, city, description }: TermSource): string[] {
  // one text is taken apart faster than six
  const all = wordsOf([title, address, project, locality, city, description].join('\n'));
  const sorted = [...new Set(all)].slice(0, MAX_TERMS).sort();
  return sorted.filter((word, i) => !sorted[i + 1]?.startsWith(word));
}
