import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { Stop, say, waitFor } from './say.mjs';

const mark = join(root, 'node_modules/.saptam-lock');

/** The lock file of the last installation and whether it included the test tools. `npm install` by hand also installs them. */
function readMark() {
  const lock = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined;
  return { lock, tools: existsSync(join(root, 'node_modules/jest')) };
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Stop(`Node ${process.versions.node} is too old: Saptam needs Node 20.19 or newer.`);
}

/**
 * Installs the locked packages if they are missing or the lock file changed. `tools` adds the "devDependencies" for tests and benchmarks. Keeps installed
 * packages.
 */
export async function ensureInstalled({ tools = false } = {}) {
  checkNode();
  const lock = fingerprint(['package-lock.json']);
  const present = readMark();
  if (present.lock === lock && (present.tools || !tools)) return;
  const all = tools || present.tools;
  say(
    all
      ? 'Installing packages (once, about a minute) …'
      : 'Installing packages (once, about half a minute) …',
  );
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // not `npm ci`, which refuses a lock file from a registry mirror that lacks optional packages of some platforms; `--no-save` keeps the lock file
  // unchanged
  const which = all ? '--include=dev' : '--omit=dev';
  const args = ['install', '--no-save', which, '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await waitFor('Installing packages', all ? 60 : 30, () => run(npm, args, { quiet: true }));
  if (code !== 0) throw new Stop('npm could not install the packages: see its messages above.');
  writeFileSync(mark, lock);
}
