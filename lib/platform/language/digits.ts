/** Converts the digits ० to ९ of Marathi and Hindi keyboards. Replaces one character with one, so that positions stay the same. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** Unifies text in both scripts, with Latin digits and without the dot below, which people type in Hindi or leave out. */
export const oneSpelling = (text: string): string =>
  latinDigits(text.normalize('NFC')).replaceAll('\u093c', '');

/** Converts digits for a schema that reads a number. Leaves values other than texts unchanged. */
export const withLatinDigits = (value: unknown): unknown =>
  typeof value === 'string' ? latinDigits(value) : value;
