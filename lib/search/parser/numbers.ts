import { foldWord } from '@/lib/platform/text/place-name';
import { VALUES, type Word } from './lexicon';

/** "saade teen" is 3.5, "sava do" 2.25, "paune do" 1.75, in any Latin spelling. */
const QUARTERS: readonly (readonly [value: number, words: RegExp])[] = [
  [0.5, /^(?:sa+r?d+h?e+y?|सा[ढड]े)$/],
  [0.25, /^(?:sa+[vw]+a+|सव्वा|सवा)$/],
  [-0.25, /^(?:pa+[uvwo]+n+e+y?|पावणे|पाऊणे|पौने)$/],
];
export const isQuarter = (word: string): boolean => quarterOf(word) !== undefined;
const quarterOf = (word: string) => QUARTERS.find(([, words]) => words.test(word))?.[0];

export type Numeral = { value: number; used: number; digits: boolean };

/** Reads "35,000", and "35 000" or "60 00 000", because a group of zeros is never a separate number. */
function figuresAt(tokens: readonly Word[], at: number): Numeral {
  let used = 1;
  while (/^0{2,3}$/.test(tokens[at + used]?.text ?? '')) used++;
  const figures = tokens.slice(at, at + used).map(({ text }) => text.replaceAll(',', ''));
  return { value: Number(figures.join('')), used, digits: true };
}

const isArticle = (token: Word | undefined) => token?.text === 'a' || token?.text === 'an';
/** A fraction after the number: "two and half", "a crore and a quarter". */
export function fractionBehind(tokens: readonly Word[], at: number): { value: number; used: number } {
  const next = at + (isArticle(tokens[at + 1]) ? 2 : 1);
  const value = tokens[at]?.text === 'and' ? (VALUES.get(tokens[next]?.text ?? '') ?? 1) : 1;
  return value < 1 ? { value, used: next + 1 - at } : { value: 0, used: 0 };
}

export function numberAt(tokens: readonly Word[], at: number): Numeral | undefined {
  const found = fractionAt(tokens, at) ?? wholeAt(tokens, at);
  if (!found) return undefined;
  const next = at + found.used;
  const isHalf = found.value < 1 && isArticle(tokens[next]); // "half an acre"
  const more = Number.isInteger(found.value)
    ? fractionBehind(tokens, next)
    : { value: 0, used: Number(isHalf) };
  return { ...found, value: found.value + more.value, used: found.used + more.used };
}

/** "1/2 acre", "3/4 acre" */
function fractionAt(tokens: readonly Word[], at: number): Numeral | undefined {
  const [top, bottom] = [tokens[at], tokens[at + 2]].map((token) => Number(token?.text ?? Number.NaN));
  const isFraction = tokens[at + 1]?.text === '/' && top! < bottom! && (bottom === 2 || bottom === 4);
  return isFraction && FRACTIONS_OF.has(tokens[at + 3]?.text ?? '')
    ? { value: top! / bottom!, used: 3, digits: true }
    : undefined;
}
const FRACTIONS_OF = new Set('acre acres ekar crore cr एकर एकड़'.split(' ').map(foldWord));

const HUNDREDS = new Set('one two three four five six seven eight nine'.split(' '));
const TENS = 'twenty thirty forty fourty fifty sixty seventy eighty ninety'.split(' ');

const HUNDRED = new Set(['hundred', 'sau', 'शे', 'सौ']);
const POINT = new Set(['point', 'dot', 'पॉइंट']);

function wholeAt(tokens: readonly Word[], at: number): Numeral | undefined {
  const text = tokens[at]?.text ?? '';
  if (/^\d[\d,.]*$/.test(text)) {
    const places = POINT.has(tokens[at + 1]?.text ?? '') ? tokens[at + 2]?.text : undefined;
    // "1 point 2 crore"
    return places !== undefined && /^\d{1,2}$/.test(places) && /^\d+$/.test(text)
      ? { value: Number(`${text}.${places}`), used: 3, digits: true }
      : figuresAt(tokens, at);
  }
  const next = VALUES.get(tokens[at + 1]?.text ?? '');
  const quarter = quarterOf(text);
  if (quarter !== undefined && next !== undefined) return { value: next + quarter, used: 2, digits: false };
  const value = VALUES.get(text);
  if (value === undefined) return undefined;
  const decimals = POINT.has(tokens[at + 1]?.text ?? '') ? VALUES.get(tokens[at + 2]?.text ?? '') : undefined;
  // "one point five"
  if (decimals !== undefined) return { value: Number(`${value}.${decimals}`), used: 3, digits: false };
  // "three fifty" is 350
  const isHundreds = HUNDREDS.has(text) && TENS.includes(tokens[at + 1]?.text ?? '');
  const rest = isHundreds ? wholeAt(tokens, at + 1) : undefined;
  if (rest) return { value: value * 100 + rest.value, used: 1 + rest.used, digits: false };
  // "fifteen hundred"
  if (value < 100 && HUNDRED.has(tokens[at + 1]?.text ?? ''))
    return { value: value * 100, used: 2, digits: false };
  // "twenty five"
  const isTens = value >= 20 && value % 10 === 0 && next !== undefined && Number.isInteger(next) && next < 10;
  return isTens ? { value: value + next, used: 2, digits: false } : { value, used: 1, digits: false };
}
