import 'server-only';
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';

/** Signing keys by id. The first signs; all verify, so that a key is rotated by putting a new one in front. */
export type SigningKey = { kid: string; key: Uint8Array };
/** Keys of identity numbers by version. The first encrypts; all decrypt until `npm run rekey` has run. */
export type DataKey = { version: number; key: Uint8Array };
export type Secrets = { signing: SigningKey[]; data: DataKey[] };

const KEY_BYTES = 32;

/** `id:base64,id:base64` as in AUTH_SECRETS and DATA_KEYS */
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

/**
 * An installation without given secrets makes its own once, readable by its user only. The file appears complete
 * and under its name in one step (`link`), so that two processes starting together agree on one of the two.
 */
function installationSecrets(): SecretsFile {
  const directory = env().DATA_DIR;
  const path = join(directory, 'secrets.json');
  if (!existsSync(path)) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const draft = join(directory, `.secrets-${randomBytes(6).toString('hex')}`);
    writeFileSync(draft, `${JSON.stringify(freshSecrets(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    try {
      linkSync(draft, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return JSON.parse(readFileSync(path, 'utf8')) as SecretsFile;
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

/** Read on first use, never during a build. */
export function secrets(): Secrets {
  if (cached) return cached;
  const { AUTH_SECRETS, DATA_KEYS } = env();
  const own = AUTH_SECRETS && DATA_KEYS ? undefined : installationSecrets();
  cached = {
    signing: parseKeyList(AUTH_SECRETS ?? own?.AUTH_SECRETS ?? '', 'AUTH_SECRETS').map(({ id, key }) => ({
      kid: id,
      key,
    })),
    data: dataKeys(DATA_KEYS ?? own?.DATA_KEYS ?? ''),
  };
  return cached;
}
