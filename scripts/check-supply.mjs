/** Part of `npm run check:structure`: licences, the lockfile and the list of packages with machine code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { licenceProblems, lockProblems, rangeProblems, unlistedBinaries } from './lib/supply.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const lock = JSON.parse(read('package-lock.json'));
const manifests = [
  'package.json',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
];
const problems = [
  ...licenceProblems(lock),
  ...lockProblems(lock),
  ...manifests.flatMap((path) => rangeProblems(JSON.parse(read(path)))),
  ...unlistedBinaries(lock, read('docs/supply-chain.md')),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
