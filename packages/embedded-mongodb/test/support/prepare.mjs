// Jest's global set-up. The tests use the server as users do, as a process started from dist/, so dist/ must match the
// source. It is rebuilt only if a source file is newer, so that a single file's test starts at once.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import installStrace from './install-strace.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

function newestChange(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) newest = Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
  }
  return newest;
}

export default function prepare() {
  installStrace();
  const built = join(root, 'dist', 'main.js');
  if (existsSync(built) && statSync(built).mtimeMs > newestChange(join(root, 'src'))) return;
  if (!existsSync(join(root, 'build.mjs'))) return;
  execFileSync(process.execPath, ['build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
