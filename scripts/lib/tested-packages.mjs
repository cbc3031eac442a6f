import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';

/** Survives between runs of one working tree, and goes with `node_modules`. */
const cache = join(root, 'node_modules/.cache/saptam');

/** What else decides about the tests of every package. */
const SHARED = [
  'package-lock.json',
  'vitest.config.mts',
  'test/processor-time.ts',
  'test/outside-addresses.ts',
];
/** … and about those of a package whose project is set up as the product's is. */
const SET_UP = { front: ['test'] };

/** The packages of the workspace: each is a project of Vitest of the same name. */
export const packageNames = () => readdirSync(join(root, 'packages')).sort();

const mark = (name) => join(cache, `tested-${name}`);
const state = (name) =>
  fingerprint([`packages/${name}`, ...SHARED, ...(SET_UP[name] ?? [])], { tests: true });

/** The packages whose own tests have not passed over these files; all of them with `all`. */
export function packagesToTest({ all }) {
  return packageNames().filter((name) => {
    if (all || !existsSync(mark(name))) return true;
    return readFileSync(mark(name), 'utf8') !== state(name);
  });
}

/** Remembers, for the packages whose tests were run, whether they passed. */
export function rememberTested(names, failed) {
  mkdirSync(cache, { recursive: true });
  for (const name of names) {
    if (failed.includes(name)) rmSync(mark(name), { force: true });
    else writeFileSync(mark(name), state(name));
  }
}
