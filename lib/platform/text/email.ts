import { z } from 'zod';

export const EMAIL_MESSAGE = 'Enter an email address, such as name@example.com';

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** Email addresses in any script, such as `आशा@जीमेल.भारत`. Words are separated by single dots, and the last one has only letters. */
const EMAIL_PATTERN = new RegExp(
  String.raw`^(?!.*\.\.)(?!\.)[\p{L}\p{M}\p{N}_'+.-]+(?<![.'])@(?:${LETTER}(?:[\p{L}\p{M}\p{N}-]*${LETTER})?\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$`,
  'iu',
);

export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(text);

export const emailAddress = (error: string = EMAIL_MESSAGE) =>
  z.string(error).regex(EMAIL_PATTERN, error).meta({ format: 'email' });
