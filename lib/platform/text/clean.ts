/**
 * What no name, title or message needs and what makes it lie: control characters but line breaks and tabs, marks that turn the order of
 * letters around (Unicode TR 36, "bidirectional text spoofing"), invisible letters of the tag block, anchors of annotations, what is no
 * character, halves of surrogate pairs, and the byte-order mark. The joiners that Devanagari is written with stay, and the tags of flags.
 */
const HARMFUL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})[\u{e0000}-\u{e007f}]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

/** Line breaks that only Unicode has: everywhere else they are one that people type. */
const LINE_BREAKS = /[\u2028\u2029]|\r(?!\n)/g;

export const cleanText = (text: string): string => text.replace(HARMFUL, '').replace(LINE_BREAKS, '\n');

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
