import 'server-only';
import { createECDH } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { installationFile } from './installation-file';

export type VapidKeys = { publicKey: string; privateKey: string };

/** A P-256 key pair (RFC 8292) in base64url. */
function freshKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const text = (key: Buffer) => key.toString('base64url');
  // a 32-byte number may be encoded in fewer bytes
  const secret = Buffer.alloc(32);
  const made = pair.getPrivateKey();
  made.copy(secret, 32 - made.byteLength);
  return { publicKey: text(pair.getPublicKey()), privateKey: text(secret) };
}

let cached: VapidKeys | undefined;

/** Keys that identify this site to push services. They are `public:private` in VAPID_KEYS, or generated once by the installation. */
export function vapidKeys(): VapidKeys {
  if (cached) return cached;
  const [publicKey = '', privateKey = ''] = env().VAPID_KEYS?.split(':') ?? [];
  if (env().VAPID_KEYS && !(publicKey && privateKey))
    throw new Error('VAPID_KEYS must look like public:private');
  cached = publicKey ? { publicKey, privateKey } : installationFile('push-keys.json', freshKeys);
  return cached;
}
