import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const dir = mkdtempSync(join(tmpdir(), 'saptam-prepare-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Runs a module of scripts/lib in Node, as the commands do, and returns what it prints as JSON. */
async function inNode<T>(program: string): Promise<T> {
  const { MONGODB_URI: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: env as NodeJS.ProcessEnv,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as T;
}

type Bundle = { name: string; program: string; inputs?: string[] };
const bundle = (dist: string) =>
  inNode<Bundle>(`
    const { ensurePrepareBundled } = await import('./scripts/lib/prepare-bundle.mjs');
    console.log(JSON.stringify(await ensurePrepareBundled(${JSON.stringify(dist)})));
  `);

describe('the bundle of what prepares the database', () => {
  const dist = join(dir, 'dist');

  test('is made again when anything in it changes, and is whole when two commands make it at once', async () => {
    const [first, second] = await Promise.all([bundle(dist), bundle(dist)]);
    expect(first.program).toBe(second.program);
    expect(existsSync(first.program)).toBe(true);
    expect(readdirSync(dist)).toEqual([first.name]);
    const inputs = first.inputs ?? second.inputs!;
    const sources = await inNode<string[]>(`
      const { PREPARE_SOURCES } = await import('./scripts/lib/prepare-bundle.mjs');
      console.log(JSON.stringify(PREPARE_SOURCES));
    `);
    const isNamed = (input: string) =>
      sources.some((source) => input === source || input.startsWith(`${source}/`));
    expect(inputs.length).toBeGreaterThan(500);
    expect(inputs.filter((input) => !isNamed(input))).toEqual([]);
  });

  test('is made once', async () => {
    expect((await bundle(dist)).inputs).toBeUndefined();
  });
});

describe('a site beside the preparation', () => {
  /** Prepares a database of its own once for each number of demo listings, and says which ones had been done before. */
  const prepareEach = (listings: string[]) => {
    const program = `
      const { startDatabase } = await import('./scripts/lib/database.mjs');
      const { beginPreparing } = await import('./scripts/lib/prepare-database.mjs');
      const database = await startDatabase({ dir: ${JSON.stringify(join(dir, 'data/db'))}, quiet: true });
      const repeated = [];
      for (const DEMO_LISTINGS of ${JSON.stringify(listings)}) {
        const env = { MONGODB_URI: database.uri, DATA_DIR: ${JSON.stringify(join(dir, 'data'))}, SITE_URL: 'http://localhost:1', NODE_ENV: 'production', DEMO_LISTINGS };
        const { isRepeated, signIns } = await beginPreparing({ env, folder: database.folder });
        await signIns;
        repeated.push(isRepeated);
      }
      await database.stop();
      console.log(JSON.stringify(repeated));
    `;
    return inNode<boolean[]>(program);
  };

  test('starts once the same program has come to its end over this folder', async () => {
    expect(await prepareEach(['0', '0'])).toEqual([false, true]);
    expect(JSON.parse(readFileSync(join(dir, 'data/db/prepared.json'), 'utf8')).listings).toBe('0');
  });

  test('a preparation that is killed is not taken for done', async () => {
    const program = `
      const { beginPreparing } = await import('./scripts/lib/prepare-database.mjs');
      const stop = new AbortController();
      const env = { MONGODB_URI: 'mongodb://127.0.0.1:9/saptam', DATA_DIR: ${JSON.stringify(dir)}, DEMO_LISTINGS: '0' };
      const { signIns } = await beginPreparing({ env, folder: ${JSON.stringify(dir)}, signal: stop.signal });
      stop.abort();
      console.log(JSON.stringify(await signIns.then(() => 'done', (error) => error.constructor.name)));
    `;
    expect(await inNode<string>(program)).toBe('Stop');
    expect(existsSync(join(dir, 'prepared.json'))).toBe(false);
  });
});
