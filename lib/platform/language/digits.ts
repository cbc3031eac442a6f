/** Marathi and Hindi keyboards write ० to ९. One character for one, so that positions are kept. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** Before a schema that reads a number: converts text in either script; anything else is unchanged. */
export const withLatinDigits = (value: unknown): unknown =>
  typeof value === 'string' ? latinDigits(value) : value;
