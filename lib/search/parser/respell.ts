import { heardAs } from '@/lib/platform/text/place-name';
import { SHARERS } from './field-words';
import { asWords } from './joined-words';
import { likeLandmarkAt } from './landmark-match';
import { numberAt } from './numbers';
import { isOrdinary, ORDINARY_WORDS } from './ordinary-words';
import type { PlaceIndex } from './place-index';
import { isNameEnding, likeAt } from './place-match';
import { allPhraseWords, type Token } from './tokens';
import { KIND_WORDS } from './vocabulary';

/** Minimum letters of a typed word for each kind of typing error: short words are too ambiguous. */
const MIN_LETTERS = { plain: 4, vowel: 5, other: 6, two: 10, ordinary: 5 };
/** Things counted by a number, in which shorter words are corrected too: "50 lak", "2 bhkk". */
const COUNTED = [
  ...['lakh', 'lakhs', 'lacs', 'crore', 'crores', 'thousand', 'hazar', 'hajar', 'karod'],
  ...['sqft', 'acre', 'acres', 'guntha', 'bhk', 'bedroom', 'floor'],
];
const MIN_COUNTED = 3;

/** Words expected before an amount, after "than", beside "facing": there shorter words and other errors are corrected. */
const BEFORE_AMOUNT = 'upar above below under over upto within between around about maximum minimum'.split(
  ' ',
);
const BEFORE_THAN = 'more less lesser greater higher lower bigger larger smaller cheaper'.split(' ');
const BEFORE_FACING = 'east west north south northeast northwest southeast southwest'.split(' ');
const BEFORE_FURNISHED = 'semi fully full half part partly unfurnished'.split(' ');
const FURNISHED = ['furnished', 'furnish', 'furnishing'];
const MIN_EXPECTED = 3;

type ErrorKind = 'plain' | 'vowel' | 'other';

const VOWELS = new Set('aeiouy');

/** The one error between two words: a missing, doubled or transposed letter, one vowel for another, or any other. */
function errorBetween(typed: string, word: string): ErrorKind | undefined {
  if (Math.abs(typed.length - word.length) > 1) return undefined;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const [typedEnd, wordEnd] = [typed.slice(at), word.slice(at)];
  if (typed.length < word.length) return typedEnd === wordEnd.slice(1) ? 'plain' : undefined;
  if (typed.length > word.length) {
    if (typedEnd.slice(1) !== wordEnd) return undefined;
    return typed[at] === typed[at - 1] ? 'plain' : 'other';
  }
  const isSwapped = typedEnd[0] === wordEnd[1] && typedEnd[1] === wordEnd[0];
  if (isSwapped && typedEnd.slice(2) === wordEnd.slice(2)) return 'plain';
  if (typedEnd.slice(1) !== wordEnd.slice(1)) return undefined;
  return VOWELS.has(typedEnd[0] ?? '') && VOWELS.has(wordEnd[0] ?? '') ? 'vowel' : 'other';
}

/** Two errors, with one letter of both words omitted or transposed. */
const hasTwoErrors = (typed: string, word: string): boolean =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)).some(
    (shorter) => errorBetween(typed, shorter) !== undefined,
  );

const isLatin = (word: string) => /^[a-z]+$/.test(word);

/** Words by their first letter, as correction candidates. */
const byLetter = (words: Iterable<string>, minLetters: number) => {
  const table = new Map<string, string[]>();
  for (const word of words)
    if (isLatin(word) && word.length >= minLetters)
      table.set(word[0]!, [...(table.get(word[0]!) ?? []), word]);
  return table;
};
type Targets = {
  phrases: Map<string, string[]>;
  ordinary: Map<string, string[]>;
  /** words of phrases by their sound */
  heard: Map<string, string>;
};
let targets: Targets | undefined;
/** Built at the first search: the tables of phrases are complete by then. */
const allTargets = () => {
  targets ??= {
    phrases: byLetter(allPhraseWords(), MIN_LETTERS.plain),
    ordinary: byLetter(ORDINARY_WORDS, MIN_LETTERS.ordinary),
    heard: new Map(
      [...allPhraseWords()]
        .filter((word) => isLatin(word) && word.length >= MIN_LETTERS.vowel)
        .map((word) => [heardAs(word), word] as const),
    ),
  };
  return targets;
};

function nearest(typed: string): string | undefined {
  const { phrases, ordinary, heard } = allTargets();
  const words = phrases.get(typed[0]!) ?? [];
  const { length } = typed;
  if (length < MIN_LETTERS.plain) return undefined;
  const errors = words.map((word) => ({ word, error: errorBetween(typed, word) }));
  for (const kind of ['plain', 'vowel', 'other'] as const) {
    const found = errors.find(({ error }) => error === kind);
    if (found && length >= MIN_LETTERS[kind]) return found.word;
  }
  const plain = (ordinary.get(typed[0]!) ?? []).find((word) => errorBetween(typed, word) === 'plain');
  if (plain && length >= MIN_LETTERS.ordinary) return plain;
  if (length < MIN_LETTERS.vowel) return undefined;
  const alike = heard.get(heardAs(typed));
  return (
    (alike?.startsWith(typed[0]!) ? alike : undefined) ??
    (length >= MIN_LETTERS.two ? words.find((word) => hasTwoErrors(typed, word)) : undefined)
  );
}

/** "aboue 70 lakh", "mor than", "est facing": the next word tells which word is meant. */
function expectedAt(tokens: readonly Token[], at: number): string | undefined {
  const text = tokens[at]!.text;
  const next = tokens[at + 1]?.text ?? '';
  if (text.length < MIN_EXPECTED || !next) return undefined;
  const isFacing =
    next === 'face' || (next.length > MIN_EXPECTED && errorBetween(next, 'facing') !== undefined);
  const isFurnished = FURNISHED.some(
    (word) => next === word || (next.length > MIN_LETTERS.other && errorBetween(next, word) !== undefined),
  );
  const words = isFurnished
    ? BEFORE_FURNISHED
    : next === 'than'
      ? BEFORE_THAN
      : isFacing || next === 'facing'
        ? BEFORE_FACING
        : numberAt(tokens, at + 1)?.digits
          ? BEFORE_AMOUNT
          : [];
  const near = words.filter((word) => word[0] === text[0]);
  return (
    near.find((word) => errorBetween(text, word) === 'plain') ?? near.find((word) => errorBetween(text, word))
  );
}

/** Numbers as a telephone hears them, right before the rooms: "too bhk". */
const HEARD_NUMBERS = new Map(
  Object.entries({
    ...{ won: '1', to: '2', too: '2', tu: '2', tree: '3', free: '3', thre: '3', tri: '3' },
    ...{ for: '4', fore: '4' },
  }),
);
const isRooms = (token: Token | undefined) => token?.text === 'bhk';

const HOURS = new Map([
  ['hr', 'hour'],
  ['hrs', 'hours'],
]);

/** Sounds that are heard for one another at the beginning of a word. */
const FIRST_SOUNDS = ['pf', 'bv', 'vw', 'zj', 'ck', 'sz'];
/** "vungalow": a kind of property whose first letter is another one of the same sound; "plat" may be a plot as well as a flat. */
function kindOf(typed: string): string | undefined {
  const rest = typed.slice(1);
  for (const word of KIND_WORDS) if (word[0] === typed[0] && errorBetween(typed, word)) return undefined;
  return FIRST_SOUNDS.filter((pair) => pair.includes(typed[0]!))
    .map((pair) => pair.replace(typed[0]!, '') + rest)
    .find((word) => KIND_WORDS.has(word));
}

const withoutVowels = (word: string) => word[0] + word.slice(1).replace(/[aeiou]/g, '');
/** What else is written without its vowels. */
const SHORTENED = [
  ...['lift', 'parking', 'garden', 'security', 'furnished', 'unfurnished', 'facing', 'family', 'bachelor'],
  ...['rent', 'budget', 'floor', 'near', 'under', 'with', 'without', 'below', 'price', 'kitchen'],
];
/** "shp", "offc": a kind of property without its vowels, if only one is written so. */
function shortKind(typed: string): string | undefined {
  if (typed.length < MIN_COUNTED || withoutVowels(typed) !== typed) return undefined;
  const kinds = [...KIND_WORDS, ...SHORTENED].filter(
    (word) => isLatin(word) && withoutVowels(word) === typed,
  );
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** Marathi endings that are written as part of a word: "plotche dar", "flatla", घराचा. */
const CASE_ENDING =
  /^(.{3,}?)(?:a|ya|\u093e|\u094d\u092f\u093e)?(?:che|cha|chi|chya|chaa|चे|चा|ची|च्या|ला|ना|त)$/u;
/** Spoken Marathi has ं where it is written with े: भाड्यानं, मुलींचं, असलेलं. */
const asWritten = (text: string): string | undefined =>
  text.endsWith('\u0902')
    ? `${text.slice(0, -1)}\u0947`
    : // "पर्यंतच": just that
      text.endsWith('च')
      ? text.slice(0, -1)
      : // "कोपऱ्यातला": what is in something, in any gender
        /त(?:ला|ली|ले|ल्या)$/u.test(text)
        ? text.replace(/ल(?:ा|ी|े|्या)$/u, 'ील')
        : undefined;

function withoutCase(text: string): string | undefined {
  const base = CASE_ENDING.exec(text)?.[1];
  return base && allPhraseWords().has(base) ? base : undefined;
}

/** The commonest last word of names, as it is abbreviated or mistyped. */
const NAGAR_SLIPS = new Set(['ngr', 'nagr', 'ngar', 'nagra', 'nager', 'nagaar']);

/**
 * Corrects misspelt words of a search: "furnishd", "50 lackh". A word that has a meaning, is part of a name, or resembles a place
 * name is unchanged.
 */
export function respell(typed: Token[], index: PlaceIndex, citySlug: string): Token[] {
  const isMeant = (word: string) =>
    allPhraseWords().has(word) || isOrdinary(word) || index.nameWords.has(word);
  const tokens = asWords(typed, index, isMeant);
  return tokens.map((token, at) => {
    const { text } = token;
    const number = isRooms(tokens[at + 1]) && !numberAt(tokens, at - 1) ? HEARD_NUMBERS.get(text) : undefined;
    if (number) return { ...token, text: number };
    if (NAGAR_SLIPS.has(text)) return { ...token, text: 'nagar' };
    if (text === 'rode' || text === 'raod') return { ...token, text: 'road' };
    // "tilak vasti", and words before such a word, are names
    const isName = isNameEnding(text) || isNameEnding(tokens[at + 1]?.text ?? '');
    const isKnown =
      isName ||
      allPhraseWords().has(text) ||
      isOrdinary(text) ||
      (index.nameWords.has(text) && tokens[at + 1]?.text !== 'than');
    const written = isKnown ? undefined : asWritten(text);
    if (written && (allPhraseWords().has(written) || isOrdinary(written) || SHARERS.has(written)))
      return { ...token, text: written };
    const hours = HOURS.get(text);
    if (hours && numberAt(tokens, at - 1)) return { ...token, text: hours };
    const base = isKnown ? undefined : withoutCase(text);
    if (base) return { ...token, text: base };
    if (isKnown || !isLatin(text) || text.length < MIN_COUNTED || numberAt(tokens, at)) return token;
    if (/^\d/.test(tokens[at - 1]?.text ?? '')) {
      const unit = COUNTED.find((word) => word[0] === text[0] && errorBetween(text, word));
      if (unit) return { ...token, text: unit };
    }
    const expected = expectedAt(tokens, at);
    if (expected) return { ...token, text: expected };
    const end = Math.min(tokens.length, at + 2);
    if (likeAt(tokens, { at, end }, index, citySlug) || likeLandmarkAt(tokens, at, end, index)) return token;
    const word = shortKind(text) ?? nearest(text) ?? kindOf(text);
    return word ? { ...token, text: word } : token;
  });
}
