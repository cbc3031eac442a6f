import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { UnfinishedPicture } from '@/models/listings/unfinished-picture';
import { childProgram } from '@/test/child-program';
import { useTestDb } from '@/test/db';

useTestDb();
const dir = mkdtempSync(join(tmpdir(), 'saptam-race-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

const ROUNDS = '15';

test('two processes: a photo that leaves a listing of one while it arrives with the other is there in the end', async () => {
  const photo = join(dir, 'photo.jpg');
  const picture = sharp({ create: { width: 240, height: 240, channels: 3, background: '#c63' } });
  await picture.jpeg().toFile(photo);
  const args = childProgram('media-race-child', photo, ROUNDS);
  const env = { ...process.env, DATA_DIR: dir };
  const run = () => promisify(execFile)(process.execPath, args, { env });
  const outputs = await Promise.all([run(), run()]);
  for (const { stdout } of outputs)
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')).toEqual({ missing: 0 });
  expect(await readdir(join(dir, 'media', 'images'))).toEqual([]);
  expect(await readdir(join(dir, 'tmp'))).toEqual([]);
  expect(await UnfinishedPicture.countDocuments()).toBe(0);
});
