/**
 * `npm run mutants [-- --only=lifecycle] [--sample=30] [--seed=1]` makes small changes to the most important rules, one at a time and only in memory, and
 * counts those that the tests notice. Prints unnoticed ones; `--sample=all` tries every change.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureEmbeddedBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { mutantsOf, sampleOf } from './lib/mutants.mjs';
import { root } from './lib/paths.mjs';
import { main, Stop, say } from './lib/say.mjs';

const AUTH = 'lib/platform/auth';
const JOBS = 'lib/platform/jobs';
const PARSER = 'lib/search/parser';

const filesOf = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => `${folder}/${name}`);

/** Mutated files and their tests: fast ones first, then others for changes that those miss. */
const SUBJECTS = {
  permissions: {
    files: [`${AUTH}/permissions.ts`, `${AUTH}/actor.ts`, `${AUTH}/guards.ts`, 'lib/teams/rules.ts'],
    tests: [
      [`${AUTH}/auth.test.ts`, `${AUTH}/guards.test.ts`, 'lib/teams/teams.test.ts'],
      [`${AUTH}/handlers-walk.test.ts`],
    ],
  },
  lifecycle: {
    files: ['lib/listings/lifecycle.ts'],
    tests: [['lib/listings/listings.test.ts']],
  },
  money: {
    files: [
      'lib/platform/text/typed-figures.ts',
      'lib/costs/rates/rules.ts',
      'lib/costs/sheet/rules.ts',
      'lib/deals/invoices/rules.ts',
    ],
    tests: [
      [
        'lib/platform/text/text.test.ts',
        'lib/platform/language/language.test.ts',
        'lib/costs/costs.test.ts',
        'lib/deals/invoices/invoices.test.ts',
      ],
    ],
  },
  parser: {
    files: filesOf(PARSER).filter((path) => !path.endsWith('.test.ts')),
    tests: [[`${PARSER}/parser.test.ts`]],
  },
  lease: {
    files: ['lease', 'recurring', 'record-work', 'row-queue', 'stored-queue', 'poll'].map(
      (name) => `${JOBS}/${name}.ts`,
    ),
    tests: [[`${JOBS}/jobs.test.ts`, `${JOBS}/record-work.test.ts`]],
  },
};

/** Milliseconds after which a change counts as noticed, because it caused an endless loop. */
const LONGEST_MS = 180_000;

const CONFIG = ['--config', 'scripts/mutants-jest.config.mjs'];

/** True if these tests pass with the change, or without one. */
function pass(tests, mutant) {
  const child = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--bail=1', '--runInBand', '--silent', ...CONFIG, '--', ...tests],
    {
      cwd: root,
      env: { ...process.env, MUTANT: mutant ? JSON.stringify(mutant) : '' },
      stdio: 'ignore',
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    },
  );
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code === 0));
  });
}

async function isNoticed(tests, mutant) {
  for (const stage of tests) if (!(await pass(stage, mutant))) return true;
  return false;
}

async function measure(name, { files, tests }, { sample, seed }) {
  for (const stage of tests)
    if (!(await pass(stage))) throw new Stop(`The tests of ${name} do not pass as it is: ${stage.join(' ')}`);
  const all = files.flatMap((file) => {
    const path = join(root, file);
    return mutantsOf(readFileSync(path, 'utf8')).map((mutant) => ({ ...mutant, file, path }));
  });
  const chosen = sample === 'all' ? all : sampleOf(all, Number(sample), seed);
  say(`${name}: ${chosen.length} of ${all.length} changes …`);
  let noticed = 0;
  for (const mutant of chosen) {
    if (await isNoticed(tests, mutant)) noticed++;
    else console.log(`  ${mutant.file}:${mutant.line} ${mutant.was} → ${mutant.label}`);
  }
  say(`${name}: ${noticed} of ${chosen.length} noticed (${Math.round((noticed / chosen.length) * 100)} %)`);
}

main(async () => {
  const text = (fallback) => ({ type: 'string', default: fallback });
  const { values } = parseArgs({ options: { only: text(''), sample: text('30'), seed: text('1') } });
  const subjects = values.only ? values.only.split(',') : Object.keys(SUBJECTS);
  const unknown = subjects.find((name) => !Object.hasOwn(SUBJECTS, name));
  if (unknown) throw new Stop(`There is no "${unknown}": ${Object.keys(SUBJECTS).join(', ')}`);
  await ensureInstalled({ tools: true });
  await ensureEmbeddedBuilt();
  for (const name of subjects)
    await measure(name, SUBJECTS[name], { sample: values.sample, seed: Number(values.seed) });
});
