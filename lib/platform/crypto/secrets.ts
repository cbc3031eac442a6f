import 'server-only';
import { randomBytes } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { installationFile } from './installation-file';

/** Signing keys by id. The first signs and all verify, so a key is rotated by adding a new one in front. */
export type SigningKey = { kid: string; key: Uint8Array };
/** Keys for identity numbers by version. The first encrypts, and all decrypt until `npm run rekey` has run. */
export type DataKey = { version: number; key: Uint8Array };
export type Secrets = { signing: SigningKey[]; data: DataKey[] };

const KEY_BYTES = 32;

/** Parses `id:base64,id:base64` as in AUTH_SECRETS and DATA_KEYS. */
export function parseKeyList(text: string, name: string): { id: string; key: Uint8Array }[] {
  const keys = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf(':');
      const key = Buffer.from(part.slice(at + 1), 'base64');
      if (at < 1 || key.byteLength < KEY_BYTES) {
        throw new Error(`${name} must look like id:base64 with at least ${KEY_BYTES} bytes a key`);
      }
      return { id: part.slice(0, at), key: new Uint8Array(key) };
    });
  if (keys.length === 0) throw new Error(`${name} names no key`);
  return keys;
}

type SecretsFile = { AUTH_SECRETS: string; DATA_KEYS: string };

function freshSecrets(): SecretsFile {
  const key = () => randomBytes(KEY_BYTES).toString('base64');
  return { AUTH_SECRETS: `k1:${key()}`, DATA_KEYS: `1:${key()}` };
}

function dataKeys(text: string): DataKey[] {
  return parseKeyList(text, 'DATA_KEYS').map(({ id, key }) => {
    const version = Number(id);
    if (!Number.isInteger(version) || version < 1 || key.byteLength !== KEY_BYTES) {
      throw new Error(`DATA_KEYS must look like 1:base64 with exactly ${KEY_BYTES} bytes a key`);
    }
    return { version, key };
  });
}

let cached: Secrets | undefined;

/** The secrets, read on first use and never during a build. */
export function secrets(): Secrets {
  if (cached) return cached;
  const { AUTH_SECRETS, DATA_KEYS } = env();
  const own = AUTH_SECRETS && DATA_KEYS ? undefined : installationFile('secrets.json', freshSecrets);
  cached = {
    signing: parseKeyList(AUTH_SECRETS ?? own?.AUTH_SECRETS ?? '', 'AUTH_SECRETS').map(({ id, key }) => ({
      kid: id,
      key,
    })),
    data: dataKeys(DATA_KEYS ?? own?.DATA_KEYS ?? ''),
  };
  return cached;
}
