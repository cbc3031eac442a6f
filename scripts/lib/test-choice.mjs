import { Stop } from './say.mjs';

/** The parts of a whole run, in the order in which they are named. */
export const PARTS = ['lint', 'types', 'structure', 'unit', 'e2e'];
/** What runs only when it is asked for. */
const ON_REQUEST = ['mongodb', 'opensearch', 's3'];

export const HELP = `npm test                    what is not known to pass over these files: lint, types, structure, Vitest, browser tests
npm test -- all             all of it, changed or not, as CI does
npm test -- changed         lint, types and the tests of Vitest that read a file changed since the last commit
npm test -- PART            one part alone: ${[...PARTS, ...ON_REQUEST].join(', ')}
npm test -- PATTERN         the test files whose path has PATTERN; where there is none, the tests whose title has it
npm test -- e2e OPTIONS     browser tests with options of Playwright, such as e2e/home.spec.ts or -g "title"
npm test -- mongodb         the product's tests on the MongoDB of MONGODB_URI, each worker in a database of its own that is dropped;
                            without it some of them on SecantusDB, which speaks the same protocol
npm test -- opensearch      searches and alerts, on a real node of OpenSearch, put together from Maven's archives where it is missing
npm test -- s3              what keeps files, on a real S3 server: Debian's OpenStack Swift, installed where it is missing
npm test -- --help          this text

The last line counts over all parts: N passed, N failed, N skipped.
With CI=true every part runs, and a failed browser test gets a second try, which is named.
E2E_SLOW=4 makes the browser four times slower, E2E_TRACE=1 records what it does.`;

/**
 * What `npm test -- …` asks for: `parts` to run, `changed`, a `pattern`, or `help`; `everything` when parts that
 * passed over the same files run all the same.
 */
export function testChoice(words, { ci }) {
  const [wanted, ...options] = words;
  if (wanted === '--help' || wanted === '-h') return { kind: 'help' };
  if (wanted === undefined || wanted === 'all')
    return {
      kind: 'parts',
      parts: PARTS,
      everything: ci || wanted === 'all',
      options,
    };
  if ([...PARTS, ...ON_REQUEST].includes(wanted))
    return { kind: 'parts', parts: [wanted], everything: true, options };
  if (wanted === 'changed') return { kind: 'changed' };
  if (wanted.startsWith('-')) throw new Stop(`There is no option "${wanted}".\n\n${HELP}`);
  return { kind: 'pattern', text: [wanted, ...options].join(' ') };
}

const isBrowserTest = (path) => path.startsWith('e2e/');
const isTest = (path) => /\.test\.tsx?$|^e2e\/.*\.spec\.ts$/.test(path);

/**
 * Which test files a pattern means: those whose path has it, whatever the case; else those whose text, and so perhaps a
 * title, has it, to be run with `title`. `read` returns the text of a file.
 */
export function matchingTests(text, paths, read) {
  const wanted = text.toLowerCase();
  const tests = paths.filter(isTest);
  const split = (files, title) => ({
    unit: files.filter((path) => !isBrowserTest(path)),
    browser: files.filter(isBrowserTest),
    title,
  });
  const byPath = tests.filter((path) => path.toLowerCase().includes(wanted));
  if (byPath.length > 0) return split(byPath);
  const byTitle = tests.filter((path) => read(path).toLowerCase().includes(wanted));
  if (byTitle.length > 0) return split(byTitle, text);
  throw new Stop(`No test file has "${text}" in its path, and no test in its title.`);
}
