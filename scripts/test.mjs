/**
 * `npm test`: formatting and lint, types, the structure of the house, Jest, and Playwright against a production build; ends with one line
 * `N passed, N failed, N skipped` over all of them. A package's own tests run when its files have changed since they last
 * passed; with CI set, and as `npm test -- all`, they always run, and so does the check of the Docker image. `npm test -- e2e`
 * (unit, lint, types, structure, docker) runs that part alone.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureAppBuilt, ensureEmbeddedBuilt } from './lib/build.mjs';
import { ensureChromium, installDebianChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { main, Stop, say, waitFor } from './lib/say.mjs';
import { packageNames, packagesToTest, rememberTested } from './lib/tested-packages.mjs';

const PARTS = ['lint', 'types', 'structure', 'unit', 'e2e', 'docker'];

const node = process.execPath;
const reports = join(root, 'test-results/reports');
const [wanted, ...options] = process.argv.slice(2);
const everything = wanted === 'all' || Boolean(process.env.CI);
const wants = (part) => wanted === undefined || wanted === 'all' || wanted === part;

const one = (passed) => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 });

/** Several commands that pass or fail as one; they are silent unless they fail, because others run beside them. */
async function check(...commands) {
  for (const [program, ...args] of commands) {
    if ((await run(node, [program, ...args], { quiet: true })) !== 0) return one(false);
  }
  return one(true);
}

const lint = () => check(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);

// several checkers would each work out the types that all files share: three times the processor time
const tsc = (...args) => ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', ...args];

const types = () =>
  check(
    ['node_modules/next/dist/bin/next', 'typegen'],
    tsc(),
    tsc('-p', 'worker'),
    ...packageNames()
      .filter((name) => existsSync(join(root, 'packages', name, 'tsconfig.json')))
      .map((name) => tsc('-p', `packages/${name}`)),
  );

const structure = () => check(['scripts/check-structure.mjs'], ['scripts/check-supply.mjs']);

/** What a runner counted, from its JSON report; a run that made no report counts as one failure. */
function counted(file, code, read) {
  if (!existsSync(file)) return one(false);
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** The packages of which a test file failed. */
function failedPackages(file) {
  if (!existsSync(file)) return packageNames();
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = testResults
    .filter(({ status }) => status !== 'passed')
    .map(({ name }) => relative(root, name));
  return packageNames().filter((name) => failed.some((path) => path.startsWith(`packages/${name}/`)));
}

async function unit() {
  await ensureEmbeddedBuilt();
  const packages = packagesToTest({ all: everything });
  const unchanged = packageNames().filter((name) => !packages.includes(name));
  if (unchanged.length > 0)
    say(`Unchanged since their tests passed: ${unchanged.join(', ')} (npm test -- all)`);
  const file = join(reports, 'jest.json');
  const jest = ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--testLocationInResults'];
  const code = await run(node, [...jest, '--selectProjects', 'app', 'components', ...packages], {
    env: { NODE_ENV: 'test' },
  });
  const failed = failedPackages(file);
  rememberTested(packages, failed);
  return counted(file, code, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

const flakyTitles = (suites = []) =>
  suites.flatMap(({ specs, suites: inner }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyTitles(inner),
  ]);

async function e2e() {
  const chromium = await ensureChromium();
  await ensureEmbeddedBuilt();
  const file = join(reports, 'playwright.json');
  const code = await run(node, ['node_modules/@playwright/test/cli.js', 'test', ...options], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(chromium && { CHROMIUM_PATH: chromium }) },
  });
  return counted(file, code, ({ stats, suites }) => {
    if (stats.flaky > 0) say(`Only at the second try, to be mended: ${flakyTitles(suites).join('; ')}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  });
}

/** True when there is a build for the browser tests; what is wrong with it has been printed. */
async function built() {
  try {
    await ensureAppBuilt();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

const total = { passed: 0, failed: 0, skipped: 0 };

async function part(name, work) {
  if (!wants(name)) return;
  say(`${name} …`);
  const counts = await waitFor(name, undefined, work);
  say(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  for (const key of Object.keys(total)) total[key] += counts[key];
}

main(async () => {
  if (wanted !== undefined && wanted !== 'all' && !PARTS.includes(wanted))
    throw new Stop(`There is no part "${wanted}": choose from ${PARTS.join(', ')}, all.`);
  // the two come from different places: neither waits for the other
  await Promise.all([ensureInstalled({ tools: true }), wants('e2e') && installDebianChromium()]);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  // both often wait, for disks, processes and timers: what one leaves of the processors the other takes
  const beside = async () => {
    await part('lint', lint);
    await part('types', types);
    await part('structure', structure);
    const hasBuild = wants('e2e') && (await built());
    await part('e2e', async () => (hasBuild ? e2e() : one(false)));
    // builds in the same place, so it only runs when it is asked for
    if (wanted === 'docker') await part('docker', () => check(['scripts/docker-check.mjs']));
  };
  await Promise.all([beside(), part('unit', unit)]);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
});
