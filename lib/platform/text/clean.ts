/**
 * What no name, title or message needs and what makes it lie: control characters but line breaks and tabs, marks that turn the order of
 * letters around (Unicode TR 36, "bidirectional text spoofing"), whatever Unicode wants ignored in display (fillers, soft hyphens, blanks
 * of no width, marks of variants, the tag block: with them two equal names differ, and an empty one seems filled), anchors of annotations, what
 * is no character, halves of surrogate pairs, and the byte-order mark. The tags of flags stay.
 */
const HARMFUL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\ufffc]|(?![\ufe0e-\ufe0f\p{Join_Control}])(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})\p{Default_Ignorable_Code_Point}|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

/**
 * The joiners that Devanagari and pictures are written with, and the marks of how a picture is drawn, where they change nothing: after
 * what is neither, or at the end of a word that does not end in a half letter.
 */
const IDLE =
  /(?<![\ufe0e-\ufe0f\p{M}\p{Lo}\p{Emoji}\p{Join_Control}])[\ufe0e-\ufe0f\p{Join_Control}]+|(?<!\u094d)(?<!\p{Join_Control})\p{Join_Control}+(?!\S)/gu;

/** Braille without a dot: a letter that nobody sees. */
const BLANK_LETTER = /\u2800/g;

/** Line breaks that only Unicode has: everywhere else they are one that people type. */
const LINE_BREAKS = /[\u2028\u2029]|\r(?!\n)/g;

/** Most texts: letters of English, Marathi and Hindi, figures and signs, of which nothing is taken away. */
const PLAIN = /^[\t\n -~\u0900-\u097f\u20b9]*$/;

export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(HARMFUL, '').replace(BLANK_LETTER, ' ').replace(IDLE, '').replace(LINE_BREAKS, '\n');
}

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
