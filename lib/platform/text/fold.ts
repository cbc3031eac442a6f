import { wordsOf } from './search-terms';
import { withoutAccents } from './slug';

/**
 * Builds one key for a word in every script and spelling, so that सुनीता matches Sunita, ज़रीना matches Zareena, and O'Brien matches obrien. Transliterates
 * Devanagari to Latin letters, and then maps similar sounds to the same letters. The start of a word has the start of its key, so keys can be searched by
 * prefix (`foldsOf`).
 */
export const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n ऩ:n प:p फ:ph ब:b भ:bh म:m य:y र:r ऱ:r ल:l ळ:l ऴ:l व:v श:sh ष:sh स:s ह:h'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const VOWELS: Readonly<Record<string, string>> = Object.fromEntries(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o ॲ:a ऍ:a ऎ:e ऒ:o'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  ['ा:a', 'ि:i', 'ी:i', 'ु:u', 'ू:u', 'ृ:ri', 'े:e', 'ै:ai', 'ो:o', 'ौ:au', 'ॉ:o', 'ॅ:a', 'ॆ:e', 'ॊ:o'].map(
    (pair) => pair.split(':') as [string, string],
  ),
);
const VIRAMA = '्';
const NASALS = new Set(['ं', 'ँ']);
const LABIALS = new Set('पफबभम');

export const isDevanagari = (word: string): boolean => /[\u0900-\u097f]/.test(word);

/** Transliterates Devanagari to Latin letters, with the unwritten vowel except at the end of a word. */
function toLatin(word: string): string {
  const letters = [
    ...word
      .normalize('NFD')
      .replace(/[\u093c\u200c\u200d]/g, '')
      .replace(/ज्ञ/g, 'ग्य'),
  ];
  let latin = '';
  for (const [i, letter] of letters.entries()) {
    const consonant = CONSONANTS[letter];
    const next = letters[i + 1] ?? '';
    if (consonant) {
      const isBare = next === VIRAMA || next in SIGNS || i === letters.length - 1;
      latin += consonant + (isBare ? '' : 'a');
    } else if (NASALS.has(letter)) latin += LABIALS.has(next) ? 'm' : 'n';
    else latin += VOWELS[letter] ?? SIGNS[letter] ?? (letter === VIRAMA ? '' : letter);
  }
  return latin;
}

/** Rules for similar sounds, applied one after the other. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  // English "colony" in many place names is pronounced कॉलनी and written कॉलोनी
  [/^[ck]olo(?=n[iye]|n?$)/, 'kola'],
  [/ph/g, 'f'],
  [/dny|jny|jn|gny/g, 'gy'],
  [/q|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/([bcdgjkpstv])h+/g, '$1'],
  [/ksh?|x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ii|ey$|y$/g, 'i'],
  [/oo|uu/g, 'u'],
  [/aa/g, 'a'],
  [/a[iy]a?(?![eiou])/g, 'e'],
  [/au|ou/g, 'o'],
  [/ao/g, 'av'],
  [/(.)\1+/g, '$1'],
];
const FIRST_SYLLABLE = /^[^aeiou]*[aeiou]/;

/** The key of one word. No "a" counts after its first vowel, because it is often said and not written, or the other way round. */
export function foldOf(word: string): string {
  const plain = word.toLowerCase().replace(/['’ʼ`]/g, '');
  const latin = isDevanagari(plain) ? toLatin(plain) : withoutAccents(plain);
  const heard = SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), latin);
  const first = FIRST_SYLLABLE.exec(heard)?.[0] ?? '';
  const key = first + heard.slice(first.length).replace(/a/g, '');
  return key.replace(/(.)\1+/g, '$1');
}

const APOSTROPHE = /(\p{L})['’ʼ`](?=\p{L})/gu;
const keysOf = (text: string) => wordsOf(text).map(foldOf).filter(Boolean);

/** Keys of typed text without duplicates. A name with an apostrophe is one word. */
export const foldsOf = (text: string): string[] => [...new Set(keysOf(text.replace(APOSTROPHE, '$1')))];

/** The keys under which a text is found. A name with an apostrophe counts as one word and by its parts. */
export const storedFoldsOf = (text: string): string[] => [...new Set([...foldsOf(text), ...keysOf(text)])];

const MIN_PART = 2;

/** Keys of words and of all their endings, so that typed text also matches inside words, as "harm" does in Sharma. */
export function partFoldsOf(text: string): string[] {
  const ends = wordsOf(text).flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - MIN_PART) }, (_, at) => foldOf(word.slice(at + 1))),
  );
  return [...new Set([...storedFoldsOf(text), ...ends])].filter(Boolean);
}

/** First letters of Latin words whose key begins with the letter, because "Phutala" and "Futala" are the same. */
const INITIALS: Readonly<Record<string, string>> = {
  e: 'ea',
  f: 'fp',
  g: 'gdj',
  i: 'iey',
  j: 'jz',
  k: 'kcqx',
  o: 'oa',
  s: 'sc',
  u: 'uo',
  v: 'vw',
};

export const initialsOf = (key: string): string => INITIALS[key[0] ?? ''] ?? key.slice(0, 1);
