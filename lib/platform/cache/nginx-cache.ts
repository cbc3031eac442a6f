import { createHash } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { EdgeCacheConfig } from 'edge-cache/config';

/**
 * How long nginx may store a response. A write removes it at once; only one on its way to nginx in the very millisecond of the
 * write lives until then.
 */
const MAX_SECONDS = 10;

/** The values of `$coding` in scripts/docker/nginx-cache.conf. */
const CODINGS = ['', 'gzip', 'br'];

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * A stored file starts with the version of its format, and nginx reads it for each request: without it even a file that nginx
 * keeps open (`open_file_cache`, for at most a second) is a miss. A file of another user cannot be marked, and is sent for that
 * second.
 */
function invalidateFile(path: string) {
  try {
    const file = openSync(path, 'r+');
    writeSync(file, new Uint8Array(8), 0, 8, 0);
    closeSync(file);
  } catch {
    // not stored, or not ours: removing it is all that is left
  }
  rmSync(path, { force: true });
}

/**
 * The `proxy_cache` of an nginx in front that shares a folder with this process. nginx names a file by the MD5 of its key, the
 * coding and the address (scripts/docker/nginx-cache.conf), and treats a missing file as a miss. Files of an earlier process are
 * removed first: this one would not know which writes concern them.
 */
export function nginxCache(dir: string): NonNullable<EdgeCacheConfig['frontCache']> {
  mkdirSync(dir, { recursive: true });
  // nginx runs as another user, and both create and remove files
  chmodSync(dir, 0o777);
  for (const name of readdirSync(dir)) invalidateFile(join(dir, name));
  return {
    // nginx hides this header from visitors, and it overrules Cache-Control, which is meant for them
    header: ['x-accel-expires', String(MAX_SECONDS)],
    remove: (url) => {
      for (const coding of CODINGS) invalidateFile(join(dir, md5(coding + url)));
    },
  };
}
