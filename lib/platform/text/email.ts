import { z } from 'zod';

/** Shown beside a field that wants an e-mail address. */
export const EMAIL_MESSAGE = 'Enter an email address, such as name@example.com';

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** Addresses in any script, such as `आशा@जीमेल.भारत`: words with single points between them, and a last one of letters. */
const EMAIL_PATTERN = new RegExp(
  String.raw`^(?!.*\.\.)(?!\.)[\p{L}\p{M}\p{N}_'+.-]+(?<![.'])@(?:${LETTER}(?:[\p{L}\p{M}\p{N}-]*${LETTER})?\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$`,
  'iu',
);

export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(text);

/** An address in a form or a body. */
export const emailAddress = (error: string = EMAIL_MESSAGE) =>
  z.string(error).regex(EMAIL_PATTERN, error).meta({ format: 'email' });
