import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { childProgram } from '@/test/child-program';
import { useTestDb } from '@/test/db';

useTestDb();

const dir = mkdtempSync(join(tmpdir(), 'saptam-memory-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Held whole, the files alone would be 200 MB; the sender runs in the same process. */
const MAX_RECEIVING_MB = 90;
/** The working memory of one decoder and the AVIF encoder, with what the allocator keeps: it does not grow with the files. */
const MAX_MB = 420;

test('ten pictures of 20 MB in one request are never held in memory', async () => {
  const env = { ...process.env, DATA_DIR: dir };
  const { stdout } = await promisify(execFile)(process.execPath, childProgram('upload-child'), { env });
  const { stored, receivingMB, peakMB } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  expect(stored).toBe(10);
  expect(receivingMB).toBeLessThan(MAX_RECEIVING_MB);
  expect(peakMB).toBeLessThan(MAX_MB);
  expect(await readdir(join(dir, 'tmp'))).toEqual([]);
});
