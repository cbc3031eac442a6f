import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const SKIP = new Set(['node_modules', 'dist', '.next', '.data']);

function* filesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) yield path;
  if (!stat.isDirectory()) return;
  for (const name of readdirSync(path).sort()) if (!SKIP.has(name)) yield* filesOf(join(path, name));
}

/** SHA-256 of the names and bytes of files and folders without tests, which changes exactly when a build could. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    for (const file of filesOf(join(root, path))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
