import { STAFF_PASSWORD_LENGTH } from '@/lib/platform/auth/constants';
import { latinDigits } from '@/lib/platform/language/digits';

/** True for a password that is too short for staff without a passkey. */
export const isShortForStaff = (password: string): boolean => password.length < STAFF_PASSWORD_LENGTH;

/** Masks and hints for Aadhaar and PAN numbers as people type them. Safe in the browser; nothing here rejects. */

/** Verhoeff's dihedral group D5: the multiplication table, and the permutation by position. */
const D5 = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

function permute(digit: number, times: number): number {
  let result = digit;
  for (let i = 0; i < times; i++) result = PERMUTATION[result] ?? 0;
  return result;
}

/** True when the last digit is the Verhoeff check digit of the others. */
export function hasVerhoeffCheckDigit(digits: string): boolean {
  const check = [...digits]
    .reverse()
    .reduce((sum, digit, at) => D5[sum]?.[permute(Number(digit), at % 8)] ?? 0, 0);
  return check === 0;
}

/** A hint beside the field; the number is saved as typed (docs/spec/members.md#identity-numbers). */
export function aadhaarHint(typed: string): string | undefined {
  const digits = latinDigits(typed).replace(/[\s-]/g, '');
  if (digits === '') return undefined;
  if (!/^\d{12}$/.test(digits)) return 'An Aadhaar number has 12 digits';
  return hasVerhoeffCheckDigit(digits) ? undefined : 'Please check the number. One of its digits looks wrong';
}

export function panHint(typed: string): string | undefined {
  const pan = latinDigits(typed.trim()).toUpperCase();
  if (pan === '' || /^[A-Z]{5}\d{4}[A-Z]$/.test(pan)) return undefined;
  return 'A PAN looks like ABCDE1234F';
}

export function agentNumberHint(typed: string): string | undefined {
  const number = latinDigits(typed.trim());
  if (number === '' || /^A\d{11}$/i.test(number)) return undefined;
  return 'A MahaRERA agent number is usually the letter A and 11 digits';
}

/** Masks as `XXXX XXXX 1234`, with only the last four characters and a hidden length. */
export function maskAadhaar(last4: string): string {
  return `XXXX XXXX ${last4}`;
}

export function maskPan(last4: string): string {
  return `XXXXXX${last4}`;
}
