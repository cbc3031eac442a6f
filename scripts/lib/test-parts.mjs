import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureAppBuilt, ensureEmbeddedBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { Stop, say } from './say.mjs';

const node = process.execPath;
export const reports = join(root, 'test-results/reports');

const S3_TESTS = ['lib/platform/objects', 'lib/platform/media/store'];

const one = (passed) => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 });

/** Runs several commands as one check. They print nothing unless they fail, because others run beside them. */
async function check(...commands) {
  for (const [program, ...args] of commands) {
    if ((await run(node, [program, ...args], { quiet: true })) !== 0) return one(false);
  }
  return one(true);
}

export const lint = () =>
  check(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);

// one checker, because each would compute the shared types and take three times the processor time
const tsc = (...args) => ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', ...args];

export const types = () =>
  check(
    ['node_modules/next/dist/bin/next', 'typegen'],
    tsc(),
    tsc('-p', 'worker'),
    ...readdirSync(join(root, 'packages'))
      .filter((name) => existsSync(join(root, 'packages', name, 'tsconfig.json')))
      .map((name) => tsc('-p', `packages/${name}`)),
  );

export const structure = () => check(['scripts/check-structure.mjs'], ['scripts/check-supply.mjs']);

/** Reads the counts in a runner's JSON report. A run without a report counts as one failure. */
function counted(file, code, read) {
  if (!existsSync(file)) return one(false);
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

async function jest(args, env = {}) {
  await ensureEmbeddedBuilt();
  const file = join(reports, 'unit.json');
  const report = ['--json', `--outputFile=${file}`];
  const code = await run(node, ['node_modules/jest/bin/jest.js', ...report, ...args], {
    env: { NODE_ENV: 'test', ...env },
  });
  return counted(file, code, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/** Tests for SecantusDB without MONGODB_URI. They are few, because this Python beta takes ten times as long as the embedded server. */
const SECANTUS_TESTS = ['lib/contacts', 'lib/platform/db', 'lib/platform/audit', 'lib/platform/crypto'];
/** Excludes tests of plans, because MongoDB's own planner chooses indexes. */
const NOT_ABOUT_PLANS = '^(?!.*(?:scan|index)).*$';

/** Runs the product's tests on a third-party server: the MongoDB of MONGODB_URI, or a part of them on SecantusDB. */
export async function mongodb(options) {
  const { MONGODB_URI } = process.env;
  const onServer = (uri, args) => jest([...args, '--selectProjects', 'app'], { TEST_MONGODB_URI: uri });
  if (MONGODB_URI) return onServer(MONGODB_URI, options);
  const { installSecantus, SECANTUS_VERSION, startSecantus } = await import(
    '../../packages/drills/secantus.mjs'
  );
  const missing = installSecantus();
  if (missing)
    throw new Stop(
      `npm test -- mongodb needs MONGODB_URI, a MongoDB 8 whose user may create and drop databases named saptam_test_…; and SecantusDB in its place is not to be had: ${missing}`,
    );
  const server = await startSecantus();
  say(`MONGODB_URI is not set: SecantusDB ${SECANTUS_VERSION} at ${server.uri}, which is not MongoDB`);
  try {
    const tests = options.length > 0 ? options : SECANTUS_TESTS;
    return await onServer(server.uri, ['-t', NOT_ABOUT_PLANS, ...tests]);
  } finally {
    await server.stop();
  }
}

/** Tests file storage on OpenStack Swift, a third-party S3 server, which it installs if missing. */
export async function s3(options) {
  const { installSwift, startSwift, swiftVersion } = await import('../../packages/drills/swift.mjs');
  if (!installSwift())
    throw new Stop(
      'npm test -- s3 needs OpenStack Swift. Debian: apt-get install swift-proxy swift-account swift-container swift-object',
    );
  const swift = await startSwift();
  say(`Swift ${swiftVersion()} answers at ${swift.host}`);
  try {
    const env = { S3_TEST_URL: await swift.makeBucket('saptam-test') };
    return await jest([...S3_TESTS, ...options], env);
  } finally {
    swift.stop();
  }
}

/** Runs all Jest tests, or those selected by options. */
export const unit = (options) => jest(options);

const flakyTitles = (suites = []) =>
  suites.flatMap(({ specs, suites: inner }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyTitles(inner),
  ]);

/** Runs Playwright against a production build, which it creates if missing. */
export async function browser(options) {
  try {
    await ensureAppBuilt();
  } catch (error) {
    console.error(error.message);
    return one(false);
  }
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
