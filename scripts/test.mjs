/**
 * `npm test`: formatting and lint, types, the structure of the house, Vitest, and Playwright against a production build; ends with one line
 * `N passed, N failed, N skipped` over all of them. `npm test -- --help` says what else it takes. A part, or a package's
 * own tests, that passed over the same files is not run again unless CI is set or it is asked for.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './lib/changed-files.mjs';
import { installDebianChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { passedCounts, projectFiles, projectState, rememberPart } from './lib/passed-parts.mjs';
import { root } from './lib/paths.mjs';
import { main, say, waitFor } from './lib/say.mjs';
import { HELP, matchingTests, testChoice } from './lib/test-choice.mjs';
import { costReport, fileCosts } from './lib/test-costs.mjs';
import {
  browser,
  costs,
  lint,
  mongodb,
  opensearch,
  reports,
  s3,
  structure,
  types,
  unit,
  vitest,
} from './lib/test-parts.mjs';

const WORK = { lint, types, structure, unit, e2e: browser, mongodb, opensearch, s3 };

const total = { passed: 0, failed: 0, skipped: 0 };
/** Processor seconds of each part. */
const seconds = {};

const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

function count(counts) {
  for (const key of Object.keys(total)) total[key] += counts[key];
}

/** Runs one part, adds its counts to the total, and returns them. */
async function part(name, work) {
  say(`${name} …`);
  const onSeconds = (more) => {
    seconds[name] = (seconds[name] ?? 0) + more;
  };
  const counts = await waitFor(name, undefined, () => work(onSeconds));
  say(`${name}: ${inWords(counts)}`);
  count(counts);
  return counts;
}

async function runParts({ parts, everything, options }) {
  const state = projectState();
  const runPart = async (name) => {
    const known = everything ? undefined : passedCounts(name, state);
    if (known) {
      say(`${name}: unchanged since it passed (npm test -- all): ${inWords(known)}`);
      return count(known);
    }
    const counts = await part(name, (onSeconds) => WORK[name]({ onSeconds, everything, options }));
    if (options.length === 0) rememberPart(name, state, counts);
  };
  // both often wait, for disks, processes and timers: what one leaves of the processors the other takes
  const beside = async () => {
    for (const name of parts) if (name !== 'unit') await runPart(name);
  };
  await Promise.all([beside(), parts.includes('unit') && runPart('unit')]);
}

const isCode = (path) => /\.(tsx?|mjs|cjs)$/.test(path);

/** Lint and types, and the tests that read one of the files that have changed. */
async function runChanged() {
  const files = changedFiles();
  say(`Changed: ${files.length > 5 ? `${files.length} files` : files.join(', ') || 'nothing'}`);
  const code = files.filter(isCode);
  const args = ['related', '--run', '--passWithNoTests', ...code];
  await Promise.all([
    part('lint', (onSeconds) => lint({ onSeconds, files: files.length > 0 ? files : undefined })).then(() =>
      part('types', (onSeconds) => types({ onSeconds })),
    ),
    code.length > 0 && part('unit', (onSeconds) => vitest({ onSeconds, args })),
  ]);
}

/** A title as Vitest and Playwright take it: an expression that means these letters. */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

async function runPattern(text) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const found = matchingTests(text, projectFiles() ?? [], read);
  const titled = (option) => (found.title === undefined ? [] : [option, literally(found.title)]);
  const args = ['run', ...titled('-t'), ...found.unit];
  if (found.unit.length > 0) await part('unit', (onSeconds) => vitest({ onSeconds, args }));
  const options = [...found.browser, ...titled('-g')];
  if (found.browser.length > 0) await part('e2e', (onSeconds) => browser({ onSeconds, options }));
}

main(async () => {
  const choice = testChoice(process.argv.slice(2), { ci: Boolean(process.env.CI) });
  if (choice.kind === 'help') return console.log(HELP);
  const needsBrowser = choice.parts?.includes('e2e');
  // from different sources, so at the same time
  await Promise.all([ensureInstalled({ tools: true }), needsBrowser && installDebianChromium()]);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  if (choice.kind === 'parts') await runParts(choice);
  else if (choice.kind === 'changed') await runChanged();
  else await runPattern(choice.text);
  for (const line of costReport(fileCosts(costs), seconds)) console.log(line);
  console.log(inWords(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
});
