import { randomUUID } from 'node:crypto';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Double } from '@/test/s3-double';
import { createDiskObjects } from './disk';
import { readMediaUrl } from './media-address';
import { moveFiles } from './move';
import type { ObjectStore } from './object-store';
import { createS3Objects } from './s3';

const dir = join(String(process.env.DATA_DIR), randomUUID());
const double = new S3Double();
let bucket: ObjectStore;
const disk = createDiskObjects(join(dir, 'site'));
const silent = () => undefined;

beforeAll(async () => {
  bucket = createS3Objects(readMediaUrl(await double.start())!, join(dir, 'tmp'), {
    attempts: 1,
    firstWaitMs: 1,
    deadlineMs: 5000,
  });
  for (const [key, text] of [
    ['media/images/a/800.webp', 'picture'],
    ['private/b/c', 'document'],
    ['prints/d/brochure.pdf', 'print'],
  ] as const)
    await disk.put(key, { bytes: Buffer.from(text) });
  await writeFile(join(dir, 'site', 'secrets.json'), 'never copied');
});
afterAll(() => double.stop());

describe('files of an installation', () => {
  test('move to a bucket and back, and the keys of the site stay at home', async () => {
    expect(await moveFiles(disk, bucket, silent)).toEqual({ copied: 3, there: 0, failed: 0 });
    expect([...double.objects.keys()].some((key) => key.includes('secrets'))).toBe(false);
    const back = createDiskObjects(join(dir, 'back'));
    expect(await moveFiles(bucket, back, silent)).toEqual({ copied: 3, there: 0, failed: 0 });
    expect(await back.stat('private/b/c')).toMatchObject({ size: 8 });
  });

  test('a second run copies only what is new or has changed', async () => {
    await disk.put('media/images/e/800.webp', { bytes: Buffer.from('new') });
    await disk.put('private/b/c', { bytes: Buffer.from('DOCUMENT') });
    const later = new Date(Date.now() + 60_000);
    await utimes(join(dir, 'site/private/b/c'), later, later);
    expect(await moveFiles(disk, bucket, silent)).toEqual({ copied: 2, there: 2, failed: 0 });
    expect(double.objects.get('private/b/c')?.body.toString()).toBe('DOCUMENT');
    expect(double.objects.has('media/images/e/800.webp')).toBe(true);
    await rm(join(dir, 'site/private/b/c'));
  });

  test('what cannot be copied is named, and the rest is copied', async () => {
    await disk.put('media/images/f/800.webp', { bytes: Buffer.from('f') });
    await disk.put('media/images/g/800.webp', { bytes: Buffer.from('g') });
    const lines: string[] = [];
    const failing: ObjectStore = {
      ...bucket,
      put: (key, source) =>
        key.includes('/f/') ? Promise.reject(new Error('refused')) : bucket.put(key, source),
    };
    const moved = await moveFiles(disk, failing, (line) => lines.push(line));
    expect(moved.failed).toBe(1);
    expect(lines).toContain('media/images/f/800.webp: refused');
    expect(double.objects.has('media/images/g/800.webp')).toBe(true);
  });
});
