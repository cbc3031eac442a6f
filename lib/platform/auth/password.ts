import 'server-only';
import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import bcrypt from 'bcryptjs';
import { env } from '@/lib/platform/env';
import { compare, hash as hashInThread } from './hash-thread';

/** bcrypt silently ignores anything beyond this. */
const BCRYPT_MAX_BYTES = 72;
/** The list is ordered by frequency; OWASP ASVS 5 (6.2.4) requires at least the top 3000. */
const COMMON_COUNT = 10_000;

const common = new Set(dictionary['passwords-common'].slice(0, COMMON_COUNT));

/** True for the most frequently guessed passwords, ignoring case and surrounding blanks. */
export function isCommonPassword(password: string): boolean {
  return common.has(password) || common.has(password.trim().toLowerCase());
}

/**
 * Long passwords are hashed to 44 characters first, so that every byte counts. Base64, because bcrypt would stop at a zero byte
 * of a raw digest (OWASP Password Storage Cheat Sheet, "Pre-Hashing Passwords").
 */
function bcryptInput(password: string): string {
  if (Buffer.byteLength(password, 'utf8') <= BCRYPT_MAX_BYTES) return password;
  return createHash('sha256').update(password, 'utf8').digest('base64');
}

/** An accent is one character on one keyboard and two on another (NIST SP 800-63B, 3.1.1.2). */
const oneForm = (password: string): string => password.normalize('NFC');

export function hashPassword(password: string): Promise<string> {
  return hashInThread(bcryptInput(oneForm(password)), env().BCRYPT_COST);
}

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a hash (unknown e-mail) it does the same work against a decoy and returns false, so that timing does
 * not reveal which e-mails have accounts.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const against = hash ?? (await decoy);
  // hashes of before are of the form that was typed
  const forms = new Set([oneForm(password), password]);
  let matches = false;
  for (const form of forms) matches ||= await compare(bcryptInput(form), against);
  return hash !== undefined && matches;
}

/** True if the hash was made with fewer rounds than required today. */
export function needsRehash(hash: string): boolean {
  return bcrypt.getRounds(hash) < env().BCRYPT_COST;
}
