/**
 * `npm run check:structure` checks the floors and directions of .dependency-cruiser.cjs, the closed set of file names in lib/<area>/,
 * imports of what a package does not export, unused code (knip), and reads of the environment.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruiser } from './lib/cruiser.mjs';
import { deepImportProblems } from './lib/deep-imports.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { environmentProblems, eventsProblems, vocabularyProblems } from './lib/vocabulary.mjs';

const { ROOMS } = createRequire(import.meta.url)('./lib/floors.cjs');
const node = process.execPath;
const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'models',
  'middleware.ts',
  'instrumentation.ts',
  'packages',
  'scripts',
  'test',
  'worker',
];

function* files(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (['node_modules', 'dist', '.next'].includes(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(tsx?|mjs)$/.test(entry.name)) yield path;
  }
}

const PRODUCT = ['app', 'components', 'lib', 'messages', 'models', 'worker'];
const PACKAGES = readdirSync(join(root, 'packages'))
  .map((name) => `packages/${name}`)
  .map((path) => (existsSync(join(root, path, 'src')) ? `${path}/src` : path));

const under = (...folders) => folders.flatMap((folder) => [...files(folder)]);
const checkTexts = (check, paths) =>
  paths.flatMap((path) => check(path, readFileSync(join(root, path), 'utf8')));

const problems = [
  ...vocabularyProblems(under(...ROOMS)),
  ...checkTexts(eventsProblems, under('lib')),
  ...checkTexts(deepImportProblems, [
    'middleware.ts',
    ...under(...PRODUCT, ...PACKAGES, 'e2e', 'scripts', 'test'),
  ]),
  ...checkTexts(environmentProblems, ['middleware.ts', ...under(...PRODUCT)]),
];
for (const problem of problems) console.error(problem);
const codes = [
  await run(node, cruiser('--output-type', 'err', ...SOURCES), { quiet: true }),
  await run(node, ['node_modules/knip/bin/knip.js', '--no-progress'], { quiet: true }),
];
process.exitCode = problems.length > 0 || codes.some((code) => code !== 0) ? 1 : 0;
