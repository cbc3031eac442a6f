import { mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { withoutPersonalData } from './log-privacy';
import { sourceFrames } from './source-frames';

const SOURCE = `
interface Home { price: number }

export function refuse(home: Home | undefined): number {
  return home!.price;
}
`;
/** esbuild maps statements. */
const PLACE = { line: 5, column: 3 };

let dir: string;
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'frames (of)-')));
  writeFileSync(join(dir, 'home.ts'), SOURCE);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Bundles the source, minified, to a file with its map beside it. */
function bundle(name: string): string {
  const outfile = join(dir, name);
  const options = { bundle: true, minify: true, sourcemap: true, logLevel: 'silent' } as const;
  buildSync({ ...options, entryPoints: [join(dir, 'home.ts')], outfile, format: 'iife', globalName: 'made' });
  return outfile;
}

/** The error that the bundled function throws, with `shown` as the name of its file. */
function failIn(file: string, shown = file): Error {
  // what runs as a program runs has Node's own errors, whose frames Jest would map itself
  const NodeError = runInThisContext('Error') as ErrorConstructor;
  const { prepareStackTrace } = NodeError;
  Object.assign(NodeError, { prepareStackTrace: undefined });
  try {
    runInThisContext(readFileSync(file, 'utf8').replace('var made=', ''), { filename: shown }).refuse();
  } catch (error) {
    if (error instanceof NodeError && error.stack) return Object.setPrototypeOf(error, Error.prototype);
  } finally {
    NodeError.prepareStackTrace = prepareStackTrace;
  }
  throw new Error('did not fail');
}

const logged = (err: Error) => (withoutPersonalData({ err }).err as { stack: string }).stack;
const place = () => `${relative(process.cwd(), join(dir, 'home.ts'))}:${PLACE.line}:${PLACE.column}`;

test('an error in a bundle is logged with its place in the source', () => {
  const file = bundle('[root of]_(public)_page.js');
  expect(logged(failIn(file))).toContain(`(${place()})\n`);
  expect(logged(failIn(file, pathToFileURL(file).href))).toContain(`(${place()})\n`);
  const error = new Error('x');
  const column = Number(/:1:(\d+)\)/.exec(failIn(file).stack ?? '')?.[1]);
  error.stack = `Error: x\n    at async ${file}:1:${column}\n    at async Promise.all (index 0)`;
  expect(logged(error)).toBe(`    at async ${place()}\n    at async Promise.all (index 0)`);
});

test('a map in sections, as Turbopack writes them for its runtime, is read', () => {
  const file = bundle('page.js');
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  const sources = ['turbopack:///[project]/lib/home.ts'];
  const sections = [{ offset: { line: 3, column: 0 }, map: { ...map, sources } }];
  writeFileSync(`${file}.map`, JSON.stringify({ version: 3, sections }));
  writeFileSync(file, `\n\n\n${readFileSync(file, 'utf8').replace('var made=', '')}`);
  expect(logged(failIn(file))).toContain(`(lib/home.ts:${PLACE.line}:${PLACE.column})\n`);
});

test.each([
  ['no map', (map: string) => rmSync(map)],
  ['a broken map', (map: string) => writeFileSync(map, '{"version":3,')],
  ['a map of something else', (map: string) => writeFileSync(map, '{"version":3,"mappings":7}')],
  ['an empty map', (map: string) => writeFileSync(map, '{"version":3,"sources":[],"mappings":""}')],
])('with %s the frames stay as they are', (_what, spoil) => {
  const file = bundle('page.js');
  spoil(`${file}.map`);
  expect(logged(failIn(file))).toContain(`(${file}:1:`);
});

test('a frame that was logged before is known without its map', () => {
  const file = bundle('page.js');
  const error = failIn(file);
  const before = logged(error);
  renameSync(`${file}.map`, join(dir, 'away'));
  expect(logged(error)).toBe(before);
});

test('a line that is too long for a frame is left as it is, at once', () => {
  const line = `    at ${'x (/'.repeat(100_000)}`;
  expect(sourceFrames([line])).toEqual([line]);
});
