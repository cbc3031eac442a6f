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
import { lengthProblems, vocabularyProblems } from './lib/vocabulary.mjs';

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
];

function* files(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (['node_modules', 'dist', '.next'].includes(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* files(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

const ENVIRONMENT = /\bprocess\.env\b(?!\.NODE_ENV|\.NEXT_RUNTIME)/;
const MAY_READ_ENVIRONMENT = /^lib\/env\.ts$|^lib\/testing\/|\.test\.tsx?$/;

/** Files of the product that read the environment past lib/env.ts. */
function environmentProblems() {
  return ['app', 'components', 'lib', 'models']
    .flatMap((folder) => [...files(folder)])
    .filter((path) => !MAY_READ_ENVIRONMENT.test(path))
    .filter((path) => ENVIRONMENT.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => `${path} reads process.env: add the variable to lib/env.ts`);
}

const product = ['app', 'components', 'lib', 'models', 'e2e'].flatMap((folder) => [...files(folder)]);
const problems = [
  ...vocabularyProblems([...files('lib')]),
  ...environmentProblems(),
  ...product.flatMap((path) => lengthProblems(path, readFileSync(join(root, path), 'utf8'))),
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
