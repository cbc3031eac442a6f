import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';

/** Survives between runs of one working tree, and goes with `node_modules`. */
const cache = join(root, 'node_modules/.cache/saptam');
const mark = (part) => join(cache, `passed-${part}.json`);

/** Paths of all files that git knows or would take, without what it ignores; undefined outside a checkout. */
export function projectFiles() {
  try {
    const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(list.split('\0'))].filter((path) => path && existsSync(join(root, path))).sort();
  } catch {
    return undefined;
  }
}

/** What every part's outcome depends on: all files, and the version of Node. Undefined outside a checkout. */
export function projectState() {
  const files = projectFiles();
  return files && fingerprint(files, { tests: true });
}

/** The counts of a part that passed over this state; undefined when it has not. */
export function passedCounts(part, state) {
  if (state === undefined || !existsSync(mark(part))) return undefined;
  const known = JSON.parse(readFileSync(mark(part), 'utf8'));
  return known.state === state ? known.counts : undefined;
}

/** Remembers that a part passed over this state, or forgets what was known of one that failed. */
export function rememberPart(part, state, counts) {
  if (state === undefined || counts.failed > 0) return rmSync(mark(part), { force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(mark(part), JSON.stringify({ state, counts }));
}
