import { foldWord } from '@/lib/platform/text/place-name';
import type { PlaceIndex } from './place-index';
import type { Token } from './tokens';
import { KIND_WORDS } from './vocabulary';

/** Words that are recognised at the beginning of a word without spaces. */
const STARTS = [...KIND_WORDS, 'bhk', 'rent', 'rental', 'sale', 'furnished']
  .filter((word) => /^[a-z]{3,}$/.test(word))
  .sort((a, b) => b.length - a.length);
const LINKS = ['for', 'on', 'in', 'at', 'near', ''];
const MIN_PLACE = 4;
const MIN_JOINED = 6;

/** "flatforsale", "bhkrent", "bhkbesa" as their words; undefined for any other word. */
function wordsOf(text: string, { exact }: PlaceIndex): string[] | undefined {
  const first = STARTS.find((word) => text.startsWith(word) && text.length > word.length);
  if (!first || text.length < MIN_JOINED) return undefined;
  for (const link of LINKS) {
    const rest = text.slice(first.length);
    if (!rest.startsWith(link)) continue;
    const last = rest.slice(link.length);
    if (STARTS.includes(last) || (last.length >= MIN_PLACE && exact.has(last)))
      return [first, link, last].filter(Boolean);
    const more = wordsOf(last, { exact } as PlaceIndex);
    if (more) return [first, link, ...more].filter(Boolean);
  }
  return undefined;
}

const isBeside = (token: Token, next: Token | undefined) => next?.start === token.end;
const isFigure = (token: Token | undefined) => /^\d[\d,.]*$/.test(token?.text ?? '');
const isLetters = (token: Token | undefined) => /^\p{L}/u.test(token?.text ?? '');

/** Whether a sign says nothing: the hyphen of "3-bhk", both signs of "25,00,000/-". */
function isSpentSign(tokens: readonly Token[], at: number): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (sign.text === '-' && before?.text === '/' && isBeside(before, sign)) return isFigure(tokens[at - 2]);
  if (!before || !isFigure(before) || !isBeside(before, sign)) return false;
  if (sign.text === '/') return next?.text === '-' && isBeside(sign, next);
  return sign.text === '-' && isBeside(sign, next) && isLetters(next);
}

const NUMBERED = new Set('plot flat shop house sector block wing no number gate phase type line'.split(' '));
/** "2b flat", "2b/3b": a broker's rooms, unless the letter belongs to a number of a house. */
function isShortRooms(tokens: readonly Token[], at: number): boolean {
  const [name, figure, letter] = [tokens[at - 2], tokens[at - 1], tokens[at]!];
  if (letter.text !== 'b' || !figure || !/^[1-5]$/.test(figure.text) || !isBeside(figure, letter))
    return false;
  return !NUMBERED.has(name?.text ?? '');
}

/** Letters of one word that stand apart, words that stand together, signs between a figure and its unit. */
export function asWords(
  tokens: readonly Token[],
  index: PlaceIndex,
  isKnown: (word: string) => boolean,
): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    // "3 b h k", "3 b.h.k."
    const used = [2, 3].find((length) => {
      const part = tokens.slice(at, at + length);
      return part.length === length && part.map(({ text }) => text).join('') === 'bhk';
    });
    if (used) {
      result.push({ text: 'bhk', start: token.start, end: tokens[at + used - 1]!.end });
      at += used - 1;
      continue;
    }
    if (isSpentSign(tokens, at)) continue;
    if (isShortRooms(tokens, at)) {
      result.push({ ...token, text: 'bhk' });
      continue;
    }
    const words = isKnown(token.text) ? undefined : wordsOf(token.text, index);
    let start = token.start;
    for (const text of words ?? [token.text]) {
      const end = words ? start + text.length : token.end;
      result.push({ ...token, text, start, end });
      start = end;
    }
  }
  return withZones(result);
}

const SIDES = new Set(
  'north south east west uttar dakshin purva purv paschim pashchim central उत्तर दक्षिण पूर्व पश्चिम मध्य'
    .split(' ')
    .map(foldWord),
);
const JOINS = new Set('or and ya aur kinva ani / , & या और किंवा आणि'.split(' ').map(foldWord));
const CITY = new Set('nagpur नागपूर नागपुर'.split(' ').map(foldWord));

/** "east ya south nagpur": the name of the city belongs to both parts of it. */
function withZones(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const isSide = SIDES.has(token.text) && JOINS.has(tokens[at + 1]?.text ?? '');
    const end = [at + 3, at + 4].find((next) => CITY.has(tokens[next]?.text ?? ''));
    if (!isSide || !end || !tokens.slice(at + 2, end).every(({ text }) => SIDES.has(text))) return [token];
    return [token, { text: tokens[end]!.text, start: token.end, end: token.end }];
  });
}
