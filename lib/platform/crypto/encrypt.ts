import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type DataKey, secrets } from './secrets';

/** The stored form of an encrypted identity number, with base64 parts and the last four characters for the mask. */
export type Encrypted = { v: number; iv: string; tag: string; data: string; last4: string };

const CIPHER = 'aes-256-gcm';
/** NIST SP 800-38D recommends 96 bits. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with the newest key. Also authenticates `context` (the user's id and the field), so that a ciphertext moved to another person's row does not
 * decrypt.
 */
export function encrypt(plain: string, context: string, keys: DataKey[] = secrets().data): Encrypted {
  const current = keys[0];
  if (!current) throw new Error('No data key');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, current.key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(context));
  const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return {
    v: current.version,
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    data: data.toString('base64'),
    last4: plain.length > 4 ? plain.slice(-4) : '',
  };
}

/** Throws if the key is missing or the data was changed. */
export function decrypt(encrypted: Encrypted, context: string, keys: DataKey[] = secrets().data): string {
  const key = keys.find(({ version }) => version === encrypted.v);
  if (!key)
    throw new Error(`No data key of version ${encrypted.v}: DATA_KEYS must keep it until rekey has run`);
  const decipher = createDecipheriv(CIPHER, key.key, Buffer.from(encrypted.iv, 'base64'), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(Buffer.from(encrypted.tag, 'base64'));
  return Buffer.concat([decipher.update(Buffer.from(encrypted.data, 'base64')), decipher.final()]).toString(
    'utf8',
  );
}
