/** What comes from the registry: each rule finds its own breach, and the lockfile of the house has none. */
import { readFileSync } from 'node:fs';

const load = () => import('./supply.mjs');
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const hash = `sha512-${'a'.repeat(86)}==`;
const sound = { version: '1.2.3', integrity: hash, license: 'MIT' };
const lockOf = (entry: object, name = 'thing') => ({
  lockfileVersion: 3,
  packages: {
    '': {},
    'packages/own': { version: '0.0.0' },
    'node_modules/own': { link: true, resolved: 'packages/own' },
    [`node_modules/${name}`]: { ...sound, ...entry },
  },
});

test('licences: every side of AND, one side of OR, copyleft only where it was argued', async () => {
  const { licenceProblems } = await load();
  const said = (license: string | undefined, name?: string) =>
    licenceProblems(lockOf({ license }, name)).length;
  for (const fine of ['MIT', '(MIT OR GPL-3.0)', 'MIT AND OFL-1.1', '(MIT AND Zlib)'])
    expect(said(fine)).toBe(0);
  for (const wrong of ['GPL-3.0-or-later', 'AGPL-3.0', 'MIT AND GPL-2.0', 'SEE LICENSE IN x', 'constructor'])
    expect(said(wrong)).toBe(1);
  expect(said(undefined)).toBe(1);
  expect(said(undefined, 'busboy')).toBe(0);
  expect([said('LGPL-3.0-or-later'), said('LGPL-3.0-or-later', '@img/sharp-libvips-x')]).toEqual([1, 0]);
  expect(licenceProblems(lock)).toEqual([]);
});

test('the lockfile: a SHA-512 and an exact version for everything, from the registry over https alone', async () => {
  const { lockProblems } = await load();
  const registry = 'https://registry.npmjs.org/thing/-/thing-1.2.3.tgz';
  expect(lockProblems(lockOf({ resolved: registry }))).toEqual([]);
  for (const wrong of [
    { integrity: undefined },
    { integrity: undefined, inBundle: true },
    { integrity: 'sha1-abc=' },
    { resolved: registry.replace('https', 'http') },
    { resolved: 'https://registry.npmjs.org.evil.example/thing.tgz' },
    { resolved: 'git+ssh://git@github.com/a/b.git#1' },
    { version: undefined },
  ])
    expect(lockProblems(lockOf(wrong))).toHaveLength(1);
  expect(lockProblems({ ...lockOf({}), lockfileVersion: 1 })).toHaveLength(1);
  expect(lockProblems(lock)).toEqual([]);
});

test('a dependency is a range of versions, and machine code is listed', async () => {
  const { rangeProblems, unlistedBinaries } = await load();
  const given = (range: string) => rangeProblems({ dependencies: { thing: range } }).length;
  expect(['^1.2.3', '~1.2.3', '1.2.3', 'npm:typescript@^6.0.3', '*'].map(given)).toEqual([0, 0, 0, 0, 0]);
  expect(['latest', 'github:a/b', 'https://x/y.tgz', 'file:../x', 'git+ssh://x'].map(given)).toEqual([
    1, 1, 1, 1, 1,
  ]);
  expect(unlistedBinaries(lockOf({ os: ['linux'] }, 'thing-linux-x64'), '')).toHaveLength(1);
  expect(unlistedBinaries(lockOf({ os: ['linux'] }, 'thing-linux-x64'), 'from `thing`')).toEqual([]);
  expect(unlistedBinaries(lock, readFileSync('docs/supply-chain.md', 'utf8'))).toEqual([]);
});
