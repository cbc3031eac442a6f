/**
 * Characters that names, titles and messages do not need and that make them deceptive. They are control characters except line breaks and tabs, marks that
 * reverse the order of letters (Unicode TR 36, "bidirectional text spoofing"), characters that Unicode ignores in display (fillers, soft hyphens, zero-width
 * blanks, variation selectors, the tag block), annotation anchors, noncharacters, halves of surrogate pairs, and the byte-order mark. With the ignored ones,
 * equal names would differ and an empty name would seem filled. The tags of flags stay.
 */
const HARMFUL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\ufffc]|(?![\ufe0e-\ufe0f\p{Join_Control}])(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})\p{Default_Ignorable_Code_Point}|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

/**
 * Joiners of Devanagari and emoji, and variation selectors, in positions without effect: after other characters, or at the end of a word that does not end in a
 * half letter.
 */
const IDLE =
  /(?<![\ufe0e-\ufe0f\p{M}\p{Lo}\p{Emoji}\p{Join_Control}])[\ufe0e-\ufe0f\p{Join_Control}]+|(?<!\u094d)(?<!\p{Join_Control})\p{Join_Control}+(?!\S)/gu;

/** Braille without dots, an invisible letter. */
const BLANK_LETTER = /\u2800/g;

/** Unicode-only line breaks, which become ordinary ones. */
const LINE_BREAKS = /[\u2028\u2029]|\r(?!\n)/g;

/** Matches most texts, which have only English, Marathi and Hindi letters, figures and signs and need no cleaning. */
const PLAIN = /^[\t\n -~\u0900-\u097f\u20b9]*$/;

export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(HARMFUL, '').replace(BLANK_LETTER, ' ').replace(IDLE, '').replace(LINE_BREAKS, '\n');
}

/** Fields whose text stays exactly as typed. */
const VERBATIM = /password/i;

/** Cleans every text of a value from JSON or a form, including names of fields. */
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
