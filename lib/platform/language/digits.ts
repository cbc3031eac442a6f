/** Marathi and Hindi keyboards write ० to ९. One character for one, so that positions are kept. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** One spelling of what is typed in either script: Latin digits, and no dot below, which Hindi is typed with and without. */
export const oneSpelling = (text: string): string =>
  latinDigits(text.normalize('NFC')).replaceAll('\u093c', '');

/** Before a schema that reads a number: converts text in either script; anything else is unchanged. */
export const withLatinDigits = (value: unknown): unknown =>
  typeof value === 'string' ? latinDigits(value) : value;
