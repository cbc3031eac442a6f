import 'server-only';
import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import bcrypt from 'bcryptjs';
import { env } from '@/lib/platform/env';
import { compare, hash as hashInThread } from './hash-thread';

/** Limit beyond which bcrypt silently ignores the rest. */
const BCRYPT_MAX_BYTES = 72;
/** Number of common passwords to refuse. The list is ordered by frequency, and OWASP ASVS 5 (6.2.4) requires at least the top 3000. */
const COMMON_COUNT = 10_000;

const common = new Set(dictionary['passwords-common'].slice(0, COMMON_COUNT));

/** True for the most frequently guessed passwords, ignoring case and surrounding blanks. */
export function isCommonPassword(password: string): boolean {
  return common.has(password) || common.has(password.trim().toLowerCase());
}

/**
 * Prepares a password for bcrypt. Long ones are first hashed to 44 characters, so that every byte counts. Base64, because bcrypt would stop at a zero byte of a
 * raw digest (OWASP Password Storage Cheat Sheet, "Pre-Hashing Passwords").
 */
function bcryptInput(password: string): string {
  if (Buffer.byteLength(password, 'utf8') <= BCRYPT_MAX_BYTES) return password;
  return createHash('sha256').update(password, 'utf8').digest('base64');
}

/** Normalizes a password, because some keyboards enter an accented letter as one character and others as two (NIST SP 800-63B, 3.1.1.2). */
const oneForm = (password: string): string => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hashInThread(bcryptInput(oneForm(password)), env().BCRYPT_COST);
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a hash (unknown email) it does the same work against a decoy and returns false, so that timing does not reveal which emails have
 * accounts.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = hash ?? (await decoy);
  // earlier hashes were made from the password as typed
  const forms = new Set([oneForm(password), password]);
  let matches = false;
  for (const form of forms) matches ||= await compare(bcryptInput(form), against);
  return hash !== undefined && matches;
}

/** True if the hash was made with fewer rounds than required today. */
export function needsRehash(hash: string): boolean {
  return bcrypt.getRounds(hash) < env().BCRYPT_COST;
}
