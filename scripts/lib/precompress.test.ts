import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const root = mkdtempSync(join(tmpdir(), 'saptam-precompress-'));
const script = join(root, '.next/static/app.js');
const body = Array.from({ length: 3000 }, (_, i) => `export const row${i * 7919} = { id: ${i} };`).join('\n');

beforeAll(() => {
  mkdirSync(join(root, '.next/static'), { recursive: true });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, '.next/BUILD_ID'), 'first');
  writeFileSync(script, body);
  writeFileSync(join(root, 'dist/sw.js'), body);
  writeFileSync(join(root, 'dist/server.mjs'), body);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Compresses the build, and says whether its files are as small as they can be. */
async function compress(quick: boolean): Promise<boolean> {
  const program = `
    const { compressBuild, isFullyCompressed } = await import('./scripts/lib/precompress.mjs');
    const root = ${JSON.stringify(root)};
    await compressBuild(root, { quick: ${quick} });
    console.log(isFullyCompressed(root));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return JSON.parse(stdout) as boolean;
}

test('a quick build has its compressed files at once, and smaller ones later under the same names', async () => {
  expect(await compress(true)).toBe(false);
  const names = readdirSync(join(root, '.next/static')).sort();
  expect(names).toEqual(['app.js', 'app.js.br', 'app.js.gz']);
  const quick = statSync(`${script}.br`).size;
  expect(await compress(false)).toBe(true);
  expect(readdirSync(join(root, '.next/static')).sort()).toEqual(names);
  expect(statSync(`${script}.br`).size).toBeLessThan(quick);
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe(body);
  expect(gunzipSync(readFileSync(`${script}.gz`)).toString()).toBe(body);
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(['server.mjs', 'sw.js', 'sw.js.br', 'sw.js.gz']);
});

test('the next build begins again', async () => {
  writeFileSync(join(root, '.next/BUILD_ID'), 'second');
  expect(await compress(true)).toBe(false);
  expect(await compress(false)).toBe(true);
});
