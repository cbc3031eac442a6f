import { heardAs } from '@/lib/platform/text/place-name';
import { isOrdinary, lexicon, VALUES } from './lexicon';
import { numberAt } from './numbers';
import type { PlaceIndex } from './place-index';
import { isNameEnding, likeAt } from './place-match';
import type { Token } from './tokens';

/** Minimum letters of a typed word for each kind of typing error: short words are too ambiguous. */
const MIN_LETTERS = { plain: 4, vowel: 5, other: 6 };
type ErrorKind = keyof typeof MIN_LETTERS;
const VOWELS = new Set('aeiouy');

/** The one error between two words: a missing, doubled or transposed letter, one vowel for another, or any other. */
function errorBetween(typed: string, word: string): ErrorKind | undefined {
  if (Math.abs(typed.length - word.length) > 1) return undefined;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const [typedEnd, wordEnd] = [typed.slice(at), word.slice(at)];
  if (typed.length < word.length) return typedEnd === wordEnd.slice(1) ? 'plain' : undefined;
  if (typed.length > word.length)
    return typedEnd.slice(1) === wordEnd ? (typed[at] === typed[at - 1] ? 'plain' : 'other') : undefined;
  if (typedEnd[0] === wordEnd[1] && typedEnd[1] === wordEnd[0] && typedEnd.slice(2) === wordEnd.slice(2))
    return 'plain';
  if (typedEnd.slice(1) !== wordEnd.slice(1)) return undefined;
  return VOWELS.has(typedEnd[0] ?? '') && VOWELS.has(wordEnd[0] ?? '') ? 'vowel' : 'other';
}

const isLatin = (word: string) => /^[a-z]+$/.test(word);
type Targets = { byLetter: Map<string, string[]>; heard: Map<string, string> };
let targets: Targets | undefined;
function allTargets(): Targets {
  if (targets) return targets;
  const words = [...lexicon().words].filter((word) => isLatin(word) && word.length >= MIN_LETTERS.plain);
  const byLetter = new Map<string, string[]>();
  for (const word of words) byLetter.set(word[0]!, [...(byLetter.get(word[0]!) ?? []), word]);
  targets = {
    byLetter,
    heard: new Map(
      words.filter(({ length }) => length >= MIN_LETTERS.vowel).map((word) => [heardAs(word), word]),
    ),
  };
  return targets;
}

function nearest(typed: string): string | undefined {
  const { byLetter, heard } = allTargets();
  const errors = (byLetter.get(typed[0]!) ?? []).map((word) => ({ word, error: errorBetween(typed, word) }));
  for (const kind of ['plain', 'vowel', 'other'] as const) {
    const found = typed.length >= MIN_LETTERS[kind] && errors.find(({ error }) => error === kind);
    if (found) return found.word;
  }
  const alike = typed.length >= MIN_LETTERS.vowel ? heard.get(heardAs(typed)) : undefined;
  return alike?.startsWith(typed[0]!) ? alike : undefined;
}

/** Where a measure is expected, shorter words are corrected too: "50 lak", "2 bhkk". */
const COUNTED =
  'lakh lakhs lacs crore crores thousand hazar hajar karod sqft acre acres guntha bhk bedroom floor'.split(
    ' ',
  );
const LIMITS =
  'above below under over upto within between around about maximum minimum more less greater higher lower bigger smaller'.split(
    ' ',
  );
/** Words as they are typed in short, or heard by a telephone before the rooms. */
const SHORT = new Map(
  Object.entries({
    ngr: 'nagar',
    nagr: 'nagar',
    ngar: 'nagar',
    nagra: 'nagar',
    nager: 'nagar',
    rode: 'road',
    raod: 'road',
  }),
);

/** Corrects misspelt words of a search. A word that has a meaning, is part of a name, or resembles a place's is unchanged. */
export function respell(tokens: Token[], index: PlaceIndex, city: string): Token[] {
  const { words } = lexicon();
  return tokens.map((token, at) => {
    const { text } = token;
    const short = SHORT.get(text);
    if (short) return { ...token, text: short };
    const isName =
      index.nameWords.has(text) || isNameEnding(text) || isNameEnding(tokens[at + 1]?.text ?? '');
    if (
      isName ||
      !isLatin(text) ||
      text.length < 3 ||
      words.has(text) ||
      VALUES.has(text) ||
      isOrdinary(text) ||
      numberAt(tokens, at)
    )
      return token;
    const unit = /^\d/.test(tokens[at - 1]?.text ?? '')
      ? COUNTED.find((word) => word[0] === text[0] && errorBetween(text, word))
      : undefined;
    if (unit) return { ...token, text: unit };
    // before a number a limit is expected
    const limit =
      numberAt(tokens, at + 1)?.digits || tokens[at + 1]?.text === 'than'
        ? LIMITS.find((word) => word[0] === text[0] && errorBetween(text, word))
        : undefined;
    if (limit) return { ...token, text: limit };
    if (likeAt(tokens, { at, end: Math.min(tokens.length, at + 2) }, index, city)) return token;
    const word = nearest(text);
    return word ? { ...token, text: word } : token;
  });
}
