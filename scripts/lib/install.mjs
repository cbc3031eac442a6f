import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { Stop, say } from './say.mjs';

const mark = join(root, 'node_modules/.saptam-lock');

/** Installs the locked dependencies when they are not there or the lock file has changed since. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Stop(`Node ${process.versions.node} is too old: Saptam needs Node 20.19 or newer.`);
  }
  const wanted = fingerprint(['package-lock.json']);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  say('Installing dependencies (once, about half a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // not `npm ci`: it refuses a lock file that a registry mirror without every platform's optional packages has written;
  // `--no-save` installs what the lock file says and leaves it as it is
  const code = await run(npm, ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], {
    quiet: true,
  });
  if (code !== 0) throw new Stop('npm could not install the dependencies: see its words above.');
  writeFileSync(mark, wanted);
}
