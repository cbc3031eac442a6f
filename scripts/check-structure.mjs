/**
 * `npm run check:structure`: the directions of .dependency-cruiser.cjs, folders of lib/ that import each other, the closed set
 * of file names in lib/<domain>/, how long a file may be, what nothing uses (knip), where the environment may be read, and whether
 * docs/openapi.json replies what the types of the handlers do.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiser } from './lib/cruiser.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { environmentProblems, lengthProblems, vocabularyProblems } from './lib/vocabulary.mjs';

const node = process.execPath;
const SOURCES = [
  'app',
  'components',
  'lib',
  'models',
  'middleware.ts',
  'instrumentation.ts',
  'packages',
  'scripts',
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
const PACKAGES = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);

const under = (...folders) => folders.flatMap((folder) => [...files(folder)]);
const checkTexts = (check, paths) =>
  paths.flatMap((path) => check(path, readFileSync(join(root, path), 'utf8')));

const problems = [
  ...vocabularyProblems([...files('lib')]),
  ...checkTexts(environmentProblems, ['middleware.ts', ...under(...PRODUCT)]),
  ...checkTexts(lengthProblems, ['middleware.ts', ...under(...PRODUCT, ...PACKAGES, 'e2e', 'scripts')]),
];
for (const problem of problems) console.error(problem);
const codes = [
  await run(node, cruiser('--output-type', 'err', ...SOURCES), { quiet: true }),
  // folders by themselves: through models/, which name constants of lib/, every two of them would be a circle
  await run(
    node,
    cruiser(
      '--output-type',
      'err',
      '--include-only',
      '^lib/',
      '--exclude',
      '^lib/testing/|\\.test\\.tsx?$',
      'lib',
    ),
    {
      quiet: true,
      env: { FOLDER_CIRCLES: '1' },
    },
  ),
  await run(node, ['node_modules/knip/bin/knip.js', '--no-progress'], { quiet: true }),
  await run(node, ['scripts/openapi.mjs', '--check'], { quiet: true }),
];
process.exitCode = problems.length > 0 || codes.some((code) => code !== 0) ? 1 : 0;
