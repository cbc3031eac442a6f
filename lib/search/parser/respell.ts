import { heardAs } from '@/lib/platform/text/place-name';
import { likeLandmarkAt } from './landmarks';
import { isOrdinary, isWord, lexicon, means, tellingWords, VALUES } from './lexicon';
import { numberAt } from './numbers';
import type { PlaceIndex } from './place-index';
import { isNameEnding, likeAt } from './place-match';
import type { Token } from './tokens';

/** Minimum letters of a typed word per kind of typing error, because short words are too ambiguous. */
const MIN_LETTERS = { plain: 4, vowel: 5, other: 6 };
type ErrorKind = keyof typeof MIN_LETTERS;
const VOWELS = new Set('aeiouy');

/** The single error between two words: a missing, doubled or transposed letter, a wrong vowel, or any other. */
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

/** A similar word that its neighbour makes likely, which allows shorter words and other errors. */
function expectedAt(tokens: readonly Token[], at: number): string | undefined {
  const { text } = tokens[at]!;
  const next = tokens[at + 1]?.text ?? '';
  const like = (group: string | undefined) => {
    const near = [...(lexicon().groups.get(group ?? '') ?? [])].filter((word) => word[0] === text[0]);
    return (
      near.find((word) => errorBetween(text, word) === 'plain') ??
      near.find((word) => errorBetween(text, word))
    );
  };
  const unit = /^\d/.test(tokens[at - 1]?.text ?? '') ? like('counted') : undefined;
  const group = [next, nearest(next)].map((word) => `before ${word}`).find((of) => lexicon().groups.has(of));
  return unit ?? like(group ?? (numberAt(tokens, at + 1)?.digits ? 'limit' : undefined));
}

/** Sounds confused at the beginning of a word. */
const FIRST_SOUNDS = ['pf', 'bv', 'vw', 'zj', 'ck', 'sz'];
/** A known word whose first letter sounds the same, if no word is closer: "vungalow". */
function otherSound(typed: string): string | undefined {
  if (typed.length < MIN_LETTERS.other) return undefined;
  return FIRST_SOUNDS.filter((pair) => pair.includes(typed[0]!))
    .map((pair) => pair.replace(typed[0]!, '') + typed.slice(1))
    .find((word) => lexicon().words.has(word));
}

const withoutVowels = (word: string) => word[0] + word.slice(1).replace(/[aeiou]/g, '');
let consonants: Map<string, string | undefined> | undefined;
/** A known word typed without vowels, if only one fits: "shp", "furnshd", "prkng". */
function withVowels(typed: string): string | undefined {
  if (typed.length < 3 || withoutVowels(typed) !== typed) return undefined;
  if (!consonants) {
    consonants = new Map();
    for (const word of tellingWords()) {
      const short = withoutVowels(word);
      const known = consonants.get(short);
      consonants.set(short, consonants.has(short) && known !== word ? undefined : word);
    }
  }
  return consonants.get(typed);
}

/** Converts spoken Marathi, which has ं for a written े, as in भाड्यानं. Drops the emphatic च of पर्यंतच. */
const asWritten = (text: string): string =>
  /त(?:ला|ली|ले|ल्या)$/u.test(text)
    ? text.replace(/ल(?:ा|ी|े|्या)$/u, 'ील')
    : text.endsWith('ं')
      ? `${text.slice(0, -1)}े`
      : text.endsWith('च')
        ? text.slice(0, -1)
        : text;

/** Corrects misspelt words. Keeps words that are meaningful, part of a name, or similar to a place's name. */
export function respell(typed: readonly Token[], index: PlaceIndex, city: string): Token[] {
  const tokens = apart(typed, index);
  const { words, spellings } = lexicon();
  return tokens.map((token, at) => {
    const { text } = token;
    const next = tokens[at + 1]?.text ?? '';
    const number = next === 'bhk' && !numberAt(tokens, at - 1) ? spellings.get(`heard ${text}`) : undefined;
    const short = number ?? spellings.get(`short ${text}`);
    if (short) return { ...token, text: short };
    const isName = (index.nameWords.has(text) && next !== 'than') || isNameEnding(text) || isNameEnding(next);
    if (isName || words.has(text) || VALUES.has(text) || isOrdinary(text)) return token;
    const written = asWritten(text);
    if (written !== text && (words.has(written) || isOrdinary(written))) return { ...token, text: written };
    if (!isLatin(text) || text.length < 3 || numberAt(tokens, at)) return token;
    const expected = expectedAt(tokens, at);
    if (expected) return { ...token, text: expected };
    const end = Math.min(tokens.length, at + 2);
    if (
      likeAt(tokens, { at, end }, index, city) ||
      likeLandmarkAt(tokens, at, means(tokens[at - 1]?.text, 'near', 'from'), index)
    )
      return token;
    const word = withVowels(text) ?? nearest(text) ?? otherSound(text);
    return word ? { ...token, text: word } : token;
  });
}

const [MIN_JOINED, MIN_PART, MIN_PLACE] = [6, 3, 4];

/** True for words that describe a home. Others, such as "is" and "it", occur in too many words. */
const isTelling = (word: string): boolean =>
  word.length >= MIN_PART && means(word, 'kind', 'quality', 'unit');

/** Splits "flatforsale" and "bhkbesa" into words; undefined for other words. */
function wordsIn(text: string, index: PlaceIndex, isFirst = true): string[] | undefined {
  if (isFirst && text.length < MIN_JOINED) return undefined;
  if (!isFirst && (isTelling(text) || (text.length >= MIN_PLACE && index.exact.has(text)))) return [text];
  for (let end = text.length - MIN_PART; end >= 2; end--) {
    const head = text.slice(0, end);
    if (!(isTelling(head) || (!isFirst && isWord('link', head)))) continue;
    const rest = wordsIn(text.slice(end), index, false);
    if (rest) return [head, ...rest];
  }
  return undefined;
}

const isBeside = (token: Token, next: Token | undefined) => next?.start === token.end;
const isFigure = (token: Token | undefined) => /^\d[\d,.]*$/.test(token?.text ?? '');

/** True for meaningless signs, such as the hyphen in "3-bhk" and both signs of "25,00,000/-". */
function isSpentSign(tokens: readonly Token[], at: number): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (sign.text === '-' && before?.text === '/' && isBeside(before, sign)) return isFigure(tokens[at - 2]);
  if (!before || !isFigure(before) || !isBeside(before, sign)) return false;
  if (sign.text === '/') return next?.text === '-' && isBeside(sign, next);
  return sign.text === '-' && isBeside(sign, next) && /^\p{L}/u.test(next?.text ?? '');
}

/** True for a broker's abbreviated rooms, "2b flat", unless the letter belongs to a house number. */
const isShortRooms = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.text === 'b' &&
  /^[1-5]$/.test(tokens[at - 1]?.text ?? '') &&
  isBeside(tokens[at - 1]!, tokens[at]) &&
  !isWord('numbered', tokens[at - 2]?.text);

/** The city's name, which applies to both parts of "east ya south nagpur". */
function cityOf(tokens: readonly Token[], at: number): string | undefined {
  if (!means(tokens[at]?.text, 'direction') || !isWord('join', tokens[at + 1]?.text)) return undefined;
  const end = [at + 3, at + 4].find((next) => isWord('home-city', tokens[next]?.text));
  return end && tokens.slice(at + 2, end).every(({ text }) => means(text, 'direction'))
    ? tokens[end]!.text
    : undefined;
}

/** Splits words that were typed together and removes signs inside words. */
export function apart(tokens: readonly Token[], index: PlaceIndex): Token[] {
  return tokens.flatMap((token, at) => {
    if (isSpentSign(tokens, at)) return [];
    if (isShortRooms(tokens, at)) return [{ ...token, text: 'bhk' }];
    const city = cityOf(tokens, at);
    if (city) return [token, { text: city, start: token.end, end: token.end }];
    const { text } = token;
    const isKnown =
      !/^[a-z]+$/.test(text) ||
      lexicon().words.has(text) ||
      VALUES.has(text) ||
      isOrdinary(text) ||
      index.nameWords.has(text);
    let { start } = token;
    const words = isKnown ? undefined : wordsIn(text, index);
    return (words ?? [text]).map((word) => {
      const end = words ? start + word.length : token.end;
      const part = { ...token, text: word, start, end };
      start = end;
      return part;
    });
  });
}
