import { CONSONANTS } from './fold';
import { soundOfWord } from './search-terms';
import { withoutAccents } from './slug';

/** Unifies the spelling of a word, in lower case, without accents and without the dot below, which people type in Hindi or leave out. */
export function foldWord(word: string): string {
  return withoutAccents(word.toLowerCase()).replace(/[\u093c\u200c\u200d]/g, '');
}

/** A name's words in unified spelling. */
export const nameWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu) ?? []).map(foldWord);
export const nameKey = (text: string): string => nameWords(text).join(' ');

const isDevanagari = (word: string) => /^[\u0900-\u097f]/.test(word);

/** A place's word by its sound, so that Laxmi equals Lakshmi, and Jaripatka equals Zaripatka. */
export const heardAs = (word: string): string => soundOfWord(word).replace(/ks/g, 'x').replace(/z/g, 'j');

/** Devanagari consonants by first letter, as `heardAs` folds them. Vowels and signs are left out. */
const HEARD: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CONSONANTS).map(([letter, latin]) => [letter, latin[0] ?? ''])),
  ...{ फ: 'f', य: 'i', 'ं': 'n' },
};

/** Reads क्ष as the x of Laxmi, also in क्श and ष्म, but not क and श with a vowel between them, as in हुडकेश्वर. */
const heardInDevanagari = (word: string): string => {
  const letters = [...word.replace(/क्[षशस]|ष(?=्म)/g, 'X')];
  const latin = letters.map((letter, i) => HEARD[letter] ?? (letter === 'X' ? 'x' : i === 0 ? 'a' : ''));
  return soundOfWord(latin.join('')).replace(/z/g, 'j');
};

/** First letter and consonants, which a name has in common in both scripts. धरमपेठ and Dharampeth both give "drmpt". */
export function skeleton(word: string): string {
  const heard = isDevanagari(word) ? heardInDevanagari(word) : heardAs(word);
  const [first = '', ...rest] = heard.replace(/^[eiou]/, 'a');
  return (first + rest.join('').replace(/[aeiouhy]/g, '')).replace(/(.)\1+/g, '$1');
}

/** Endings that Marathi adds to a name for "in", "near" and "of". */
const ENDINGS =
  /(?:ामध्ये|मध्ये|मधील|मधला|मधली|मधले|मधे|ाजवळ|जवळ|ावर|वर|वरील|ावरील|ाच्या|च्या|्यात|ाात|ात|ेत|ीत|ला|हून|कडे|साठी|चा|ची|चे|त)$/;
export const withoutEnding = (word: string): string =>
  isDevanagari(word) ? word.replace(ENDINGS, '') : word;

/** The same in Latin letters, as in "nagpurat" and "sadarla". They count only if the name is known without them. */
const LATIN_ENDINGS = /^(.{4,}?)(?:madhe|madhye|madhil|madhli|at|t|la|cha|chi|che|chya|var|war|ne|mein|me)$/;
export const withoutLatinEnding = (word: string): string => LATIN_ENDINGS.exec(word)?.[1] ?? word;

/** A word with its sound and consonants, computed once. */
export type Word = { text: string; heard: string; key: string; spelling: string };

/** Unifies Devanagari spelling, because people interchange long and short vowels, the nasals, the sibilants and ळ. */
const DEVANAGARI_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ै/g, 'े'],
  [/[ौॉ]/g, 'ो'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/ँ|[नमणङञ]्/g, 'ं'],
  [/ण/g, 'न'],
  [/ळ/g, 'ल'],
  [/[शष]/g, 'स'],
  [/्/g, ''],
];
const spellingOf = (word: string): string =>
  isDevanagari(word)
    ? DEVANAGARI_SPELLINGS.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word)
    : '';

export const wordOf = (text: string): Word => ({
  text,
  heard: heardAs(text),
  key: skeleton(text),
  spelling: spellingOf(text),
});

export type Likeness = 'same' | 'like' | 'begins' | undefined;

/** Number of letters from which the start of a name matches it and an error is tolerated. */
const MIN_BEGINNING = 4;
/** Least length by sound. "aaaa" sounds like one letter and starts no name. */
const MIN_HEARD = 3;
const MIN_FORGIVING = 5;
const MIN_FORGIVING_TWO = 8;
/** Least length in Devanagari for tolerating a wrong sign that is not a vowel. */
const MIN_FORGIVING_ONE_SIGN = 6;
/** Number of equal consonants that make names in both scripts the same. */
const MIN_LATIN_CONSONANTS = 4;

/**
 * Compares a typed word with a word of a name. It is the same, similar (same sound, or one wrong letter), or its beginning. The first letter must be right,
 * because "Surendra" is not "Narendra".
 */
export function likeness(typed: Word, name: Word): Likeness {
  if (typed.text === name.text) return 'same';
  if (isDevanagari(typed.text)) return likeDevanagari(typed, name) ? 'like' : undefined;
  if (typed.heard === name.heard) return 'like';
  if (typed.heard[0] !== name.heard[0]) return undefined;
  const length = Math.min(typed.text.length, name.text.length);
  if (length >= MIN_FORGIVING && differsByOne(typed.heard, name.heard)) return 'like';
  if (length >= MIN_FORGIVING_TWO && differsByTwo(typed.heard, name.heard)) return 'like';
  const isLong = typed.text.length >= MIN_BEGINNING && typed.heard.length >= MIN_HEARD;
  return isLong && name.heard.startsWith(typed.heard) ? 'begins' : undefined;
}

/** The stem of a form, because an ending replaces the last vowel, as in खामल्यात from खामला. */
const stemOf = (form: string): string => (form.length > MIN_STEM ? form.replace(/[ािेोु]$/, '') : form);
const MIN_STEM = 3;

/** Compares Devanagari words. An ordinary word shares its consonants with many names, so vowels count too. A name in Latin letters has no comparable ones. */
function likeDevanagari(typed: Word, name: Word): boolean {
  if (typed.key[0] !== name.key[0]) return false;
  if (!name.spelling) return typed.key === name.key && typed.key.length >= MIN_LATIN_CONSONANTS;
  const [typedForm, nameForm] = [typed.spelling, name.spelling];
  if (typedForm === nameForm || stemOf(typedForm) === stemOf(nameForm)) return true;
  const length = Math.min(typedForm.length, nameForm.length);
  if (length >= MIN_FORGIVING && typed.key === name.key && differsByOne(typedForm, nameForm)) return true;
  if (length >= MIN_FORGIVING_ONE_SIGN && differsByOne(typedForm, nameForm)) return true;
  return length >= MIN_FORGIVING_ONE_SIGN && typed.key === name.key && differsByTwo(typedForm, nameForm);
}

/** True for one added, missing or different letter, or two transposed ones. */
function differsByOne(value: string, other: string): boolean {
  if (Math.abs(value.length - other.length) > 1) return false;
  let at = 0;
  while (at < value.length && value[at] === other[at]) at++;
  const rest = (skipOne: number, skipOther: number) =>
    value.slice(at + skipOne) === other.slice(at + skipOther);
  const swapped = value[at] === other[at + 1] && value[at + 1] === other[at] && rest(2, 2);
  return rest(1, 1) || rest(0, 1) || rest(1, 0) || swapped;
}

/** True for two errors, which only a long word allows. */
function differsByTwo(value: string, other: string): boolean {
  if (Math.abs(value.length - other.length) > 2) return false;
  let at = 0;
  while (at < value.length && value[at] === other[at]) at++;
  const [a, b] = [value.slice(at), other.slice(at)];
  const swapped = a[0] === b[1] && a[1] === b[0] && differsByOne(a.slice(2), b.slice(2));
  return (
    swapped ||
    differsByOne(a.slice(1), b.slice(1)) ||
    differsByOne(a, b.slice(1)) ||
    differsByOne(a.slice(1), b)
  );
}
