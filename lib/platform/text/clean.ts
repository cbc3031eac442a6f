/**
 * What no name, title or message needs and what makes it lie: control characters but line breaks and tabs, marks that turn the order of
 * letters around (Unicode TR 36, "bidirectional text spoofing"), halves of surrogate pairs, and the byte-order mark. The joiners that
 * Devanagari is written with stay.
 */
const HARMFUL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

export const cleanText = (text: string): string => text.replace(HARMFUL, '');

/** A password is what was typed, to the last character. */
const VERBATIM = /password/i;

/** The same for every text of a value that came as JSON or as a form, names of fields included. */
export function cleanInput(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanInput);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    cleanText(name),
    VERBATIM.test(name) ? part : cleanInput(part),
  ]);
  return Object.fromEntries(entries);
}
