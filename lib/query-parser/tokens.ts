/** A word, number or sign of what was typed, with its place in the text so that a chip can be taken out again. */
export type Token = { text: string; start: number; end: number };

/** 45,00,000 and 1.5 are one token; "3bhk" is two; signs that join numbers stand alone. */
const TOKEN = /\d{1,3}(?:,\d{2,3})+|\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}]*|[₹+/&,–-]/gu;

/** Longer input is cut: a search is a sentence, and time stays bounded. */
export const MAX_QUERY_LENGTH = 200;

export function tokenize(text: string): Token[] {
  const plain = text
    .slice(0, MAX_QUERY_LENGTH)
    // one character for one character, so that positions hold: Devanagari digits are typed on Marathi keyboards
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  return [...plain.matchAll(TOKEN)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The value of a number token; small numbers may be written out. */
export function numberOf(token: Token | undefined): number | undefined {
  if (!token) return undefined;
  const word = NUMBER_WORDS.indexOf(token.text);
  if (word >= 0) return word + 1;
  return /^\d/.test(token.text) ? Number(token.text.replaceAll(',', '')) : undefined;
}

/** How many tokens these words take at this place, a hyphen between them or not; 0 when they do not stand there. */
export function wordsUsed(tokens: Token[], at: number, words: readonly string[]): number {
  let next = at;
  for (const [i, word] of words.entries()) {
    if (i > 0 && tokens[next]?.text === '-') next++;
    if (tokens[next]?.text !== word) return 0;
    next++;
  }
  return next - at;
}

/** True when the words stand at this place, in this order. */
export const hasWords = (tokens: Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, i) => tokens[at + i]?.text === word);
