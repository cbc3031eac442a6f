/**
 * `npm test`: formatting and lint, types, Jest, and Playwright against a production build; ends with one line
 * `N passed, N failed, N skipped` over all of them. `npm test -- e2e` (or unit, lint, types) runs that part alone.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureAppBuilt, ensureEmbeddedBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { main, say } from './lib/say.mjs';

const node = process.execPath;
const reports = join(root, 'test-results/reports');

const one = (passed) => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 });

/** Several commands that pass or fail as one. */
async function check(...commands) {
  for (const [program, ...args] of commands) {
    if ((await run(node, [program, ...args])) !== 0) return one(false);
  }
  return one(true);
}

const lint = () => check(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);

const types = () =>
  check(
    ['node_modules/next/dist/bin/next', 'typegen'],
    ['node_modules/typescript/bin/tsc', '--noEmit'],
    ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'packages/embedded-mongodb'],
  );

/** What a runner counted, from its JSON report; a run that made no report counts as one failure. */
function counted(file, code, read) {
  if (!existsSync(file)) return one(false);
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

async function unit() {
  await ensureEmbeddedBuilt();
  const file = join(reports, 'jest.json');
  const code = await run(
    node,
    ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--testLocationInResults'],
    {
      env: { NODE_ENV: 'test' },
    },
  );
  return counted(file, code, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

async function e2e() {
  const chromium = await ensureChromium();
  try {
    await ensureAppBuilt();
  } catch (error) {
    console.error(error.message);
    return one(false);
  }
  await ensureEmbeddedBuilt();
  const file = join(reports, 'playwright.json');
  const code = await run(node, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(3)], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(chromium && { CHROMIUM_PATH: chromium }) },
  });
  return counted(file, code, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

const steps = { lint, types, unit, e2e };

main(async () => {
  const wanted = process.argv[2];
  await ensureInstalled({ tools: true });
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, step] of Object.entries(steps)) {
    if (wanted && wanted !== name) continue;
    say(`${name} …`);
    const counts = await step();
    say(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
    for (const key of Object.keys(total)) total[key] += counts[key];
  }
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
});
