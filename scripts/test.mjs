/**
 * `npm test` runs formatting and lint, types, structure, Jest, and Playwright against a production build. Ends with a total `N passed, N failed, N skipped`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { installDebianChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Stop, say, waitFor } from './lib/say.mjs';
import { browser, lint, mongodb, reports, s3, structure, types, unit } from './lib/test-parts.mjs';

/** Parts of a full run, in order. */
const PARTS = { lint, types, structure, unit, e2e: browser };
/** Parts that only run on request. */
const ALL = { ...PARTS, mongodb, s3 };

const HELP = `npm test                    all of it: ${Object.keys(PARTS).join(', ')}
npm test -- PATTERN         the test files whose path has PATTERN
npm test -- unit OPTIONS    … with options of Jest, such as --onlyChanged or -t "title"
npm test -- e2e OPTIONS     browser tests with options of Playwright, such as e2e/home.spec.ts or -g "title"
npm test -- lint | types | structure
npm test -- mongodb         the product's tests on the MongoDB of MONGODB_URI, each worker in a database of its own that is dropped;
                            without it some of them on SecantusDB, which speaks the same protocol
npm test -- s3              what keeps files, on a real S3 server: Debian's OpenStack Swift, installed where it is missing

The last line counts over all parts: N passed, N failed, N skipped.
With CI=true a failed browser test gets a second try, which is named.
E2E_SLOW=4 makes the browser four times slower, E2E_TRACE=1 records what it does.`;

const total = { passed: 0, failed: 0, skipped: 0 };

const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

async function part(name, options = []) {
  say(`${name} …`);
  const counts = await waitFor(name, undefined, () => ALL[name](options));
  say(`${name}: ${inWords(counts)}`);
  for (const key of Object.keys(total)) total[key] += counts[key];
}

async function everything() {
  // together, because each often waits for disks, processes and timers
  const beside = async () => {
    for (const name of Object.keys(PARTS)) if (name !== 'unit') await part(name);
  };
  await Promise.all([beside(), part('unit')]);
}

main(async () => {
  const [wanted, ...options] = process.argv.slice(2);
  if (wanted === '--help' || wanted === '-h') return console.log(HELP);
  if (wanted?.startsWith('-')) throw new Stop(`There is no option "${wanted}".\n\n${HELP}`);
  const isBrowserTest = /^e2e\/|\.spec\.ts$/.test(wanted ?? '');
  const needsBrowser = wanted === undefined || wanted === 'e2e' || isBrowserTest;
  // in parallel, because they come from different sources
  await Promise.all([ensureInstalled({ tools: true }), needsBrowser && installDebianChromium()]);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  if (wanted === undefined) await everything();
  else if (wanted in ALL) await part(wanted, options);
  else await part(isBrowserTest ? 'e2e' : 'unit', [wanted, ...options]);
  if (total.passed === 0) say('Nothing has passed. If no test was found: npm test -- --help');
  console.log(inWords(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
});
