/** Marathi and Hindi keyboards write ० to ९. One character for one character, so that positions hold. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
