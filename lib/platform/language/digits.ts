/** Marathi and Hindi keyboards write ० to ९. One character for one character, so that positions hold. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** Before a schema that reads a figure: a text in either script; anything else stays as it is. */
export const withLatinDigits = (value: unknown): unknown =>
  typeof value === 'string' ? latinDigits(value) : value;
