import 'server-only';
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';

/**
 * A file of secrets that an installation creates once for itself, readable only by its user. The complete file gets its name in one step (`link`), so that two
 * processes that start together agree on one.
 */
export function installationFile<T>(name: string, make: () => T): T {
  const directory = env().DATA_DIR;
  const path = join(directory, name);
  if (!existsSync(path)) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const draft = join(directory, `.${name}-${randomBytes(6).toString('hex')}`);
    writeFileSync(draft, `${JSON.stringify(make(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    try {
      linkSync(draft, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
