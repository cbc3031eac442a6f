import { foldWord } from '@/lib/platform/text/place-name';
import { isOrdinary, isWord, lexicon, phrasesAt, VALUES } from './lexicon';
import type { PlaceIndex } from './place-index';
import type { Token } from './tokens';

const [MIN_JOINED, MIN_PART, MIN_PLACE] = [6, 3, 4];

/** A word that says what a home is; others, as "is" and "it", are in too many words. */
const isTelling = (word: string): boolean =>
  word.length >= MIN_PART &&
  phrasesAt([{ text: word }], 0).some(({ senses }) =>
    senses.some(({ is }) => is === 'kind' || is === 'quality' || is === 'unit'),
  );

/** "flatforsale", "bhkbesa" as their words; undefined for any other word. */
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

/** Signs that say nothing: the hyphen of "3-bhk", both signs of "25,00,000/-". */
function isSpentSign(tokens: readonly Token[], at: number): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (sign.text === '-' && before?.text === '/' && isBeside(before, sign)) return isFigure(tokens[at - 2]);
  if (!before || !isFigure(before) || !isBeside(before, sign)) return false;
  if (sign.text === '/') return next?.text === '-' && isBeside(sign, next);
  return sign.text === '-' && isBeside(sign, next) && /^\p{L}/u.test(next?.text ?? '');
}

/** "2b flat": a broker's rooms, unless the letter belongs to the number of a house. */
const isShortRooms = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.text === 'b' &&
  /^[1-5]$/.test(tokens[at - 1]?.text ?? '') &&
  isBeside(tokens[at - 1]!, tokens[at]) &&
  !isWord('numbered', tokens[at - 2]?.text);

const isDirection = (token: Token | undefined) =>
  phrasesAt([{ text: token?.text ?? '' }], 0).some(({ senses }) =>
    senses.some(({ is }) => is === 'direction'),
  );
const CITY = new Set('nagpur नागपूर नागपुर'.split(' ').map(foldWord));
/** "east ya south nagpur": the name of the city belongs to both of its parts. */
function cityOf(tokens: readonly Token[], at: number): string | undefined {
  if (!isDirection(tokens[at]) || !isWord('join', tokens[at + 1]?.text)) return undefined;
  const end = [at + 3, at + 4].find((next) => CITY.has(tokens[next]?.text ?? ''));
  return end && tokens.slice(at + 2, end).every(isDirection) ? tokens[end]!.text : undefined;
}

/** Words that were typed together come apart, and signs inside a word go. */
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
