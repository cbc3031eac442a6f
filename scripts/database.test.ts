import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'saptam-database-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const START = `
const { startDatabase } = await import('./scripts/lib/database.mjs');
const { main } = await import('./scripts/lib/say.mjs');
main(async () => {
  const database = await startDatabase({ dir: process.argv[1] });
  console.log('uri', database.uri);
  await database.stop();
});
`;

function start(
  dir: string,
  env: Record<string, string> = {},
  script = START,
): Promise<{ code: number; said: string }> {
  const { MONGODB_URI: _, ...inherited } = process.env;
  return new Promise((resolve) => {
    const options = { env: { ...inherited, ...env } as NodeJS.ProcessEnv };
    execFile(process.execPath, ['--input-type=module', '-e', script, dir], options, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), said: out + err }),
    );
  });
}

test('a database that aborts is tried twice, then its folder can be verified and repaired', async () => {
  const dir = join(root, 'aborts');
  const [aborting, tries] = [join(root, 'abort.cjs'), join(root, 'tries')];
  writeFileSync(
    aborting,
    `if (process.argv.includes('--dir')) {
      require('node:fs').appendFileSync(${JSON.stringify(tries)}, 'x');
      process.abort();
    }`,
  );
  const { code, said } = await start(dir, { NODE_OPTIONS: `--require ${aborting}` });
  expect(code).toBe(1);
  expect(readFileSync(tries, 'utf8')).toBe('xx');
  expect(said).toContain('ended twice in a row before it was ready (SIGABRT)');
  expect(said).toContain(`npx embedded-mongodb verify ${dir}\n`);
  expect(said).toContain(`npx embedded-mongodb repair ${dir} ${dir}-repaired\n`);
  expect(said).not.toContain('    at ');
  expect(await start(dir)).toMatchObject({ code: 0 });
});

test('a folder that is refused in words is not tried again', async () => {
  const dir = join(root, 'refused');
  expect(await start(dir)).toMatchObject({ code: 0 });
  writeFileSync(join(dir, 'data.db'), 'no database');
  const { code, said } = await start(dir);
  expect(code).toBe(1);
  expect(said.match(/is damaged/g)).toHaveLength(1);
  expect(said).toContain('npx embedded-mongodb repair');
  expect(said).toContain('did not start: see its messages above');
});

test('a port asks for the generated password, which only the owner can read', async () => {
  const dir = join(root, 'port');
  const { code, said } = await start(dir, { DATABASE_PORT: '0' });
  expect(code).toBe(0);
  const { username, password, hostname } = new URL(/uri (\S+)/.exec(said)?.[1] ?? '');
  expect([username, hostname]).toEqual(['embedded', '127.0.0.1']);
  expect(password.length).toBeGreaterThan(30);
  expect(readFileSync(join(dir, 'password'), 'utf8')).toBe(password);
  expect(statSync(join(dir, 'password')).mode & 0o777).toBe(0o600);
});

test('a folder whose path is too long for a socket gets one elsewhere, for its owner alone', async () => {
  const dir = join(root, 'l'.repeat(120));
  const { code, said } = await start(dir);
  expect(code).toBe(0);
  expect(decodeURIComponent(said)).toMatch(/uri mongodb:\/\/\/.*saptam-db-\w+\/mongodb\.sock\/saptam/);
});

describe('a database that aborts soon after it was ready', () => {
  const KEPT = `
const { startDatabase } = await import('./scripts/lib/database.mjs');
const { supervise } = await import('./scripts/lib/supervise.mjs');
const database = await startDatabase({ dir: process.argv[1] });
supervise('The database', database, database.startAgain, (error) => {
  console.error(error.message);
  process.exit(1);
});
setInterval(() => undefined, 1000);
`;

  test('is given up after four times, and what to do is said at the second', async () => {
    const dir = join(root, 'soon');
    const [aborting, tries] = [join(root, 'abort-soon.cjs'), join(root, 'soon-tries')];
    writeFileSync(
      aborting,
      `if (process.argv.includes('--dir')) {
        require('node:fs').appendFileSync(${JSON.stringify(tries)}, 'x');
        const { write } = process.stdout;
        process.stdout.write = (...args) => {
          setTimeout(() => process.abort(), 200);
          return write.apply(process.stdout, args);
        };
      }`,
    );
    const { code, said } = await start(dir, { NODE_OPTIONS: `--require ${aborting}` }, KEPT);
    expect(code).toBe(1);
    expect(readFileSync(tries, 'utf8')).toBe('xxxx');
    expect(said).toContain('ended 2 times in a row soon after its start (SIGABRT)');
    expect(said).toContain('ended 4 times in a row soon after its start (SIGABRT)');
    expect(said).toContain(`npx embedded-mongodb repair ${dir} ${dir}-repaired\n`);
  });
});
