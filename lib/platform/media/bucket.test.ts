import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readMediaUrl } from '@/lib/platform/objects/media-address';
import type { ObjectStore } from '@/lib/platform/objects/object-store';
import { createS3Objects } from '@/lib/platform/objects/s3';
import { objectStoreAt } from '@/lib/platform/objects/store';
import { S3Double } from '@/test/s3-double';
import { imageSources } from './image-url';
import { fetchMediaFile, findMediaFile, removeUnusedCopies } from './media-files';
import { createObjectMedia } from './object-media';
import { prepareImage } from './prepare-image';
import type { CheckedVideo } from './types';

const dir = String(process.env.DATA_DIR);

const s3 = new S3Double();
let bucket: ObjectStore;
beforeAll(async () => {
  // `npm test -- s3` names a bucket of a real store
  bucket = await objectStoreAt(process.env.S3_TEST_URL ?? (await s3.start()), join(dir, 'tmp'));
});
afterAll(() => s3.stop());
/** One of several machines that share the bucket: each has a folder of its own. */
const machine = (name: string) => join(dir, 'machines', name);

async function picture(color: string) {
  const path = join(dir, `source-${randomUUID()}`);
  const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: color } });
  await writeFile(path, await blank.png().toBuffer());
  return prepareImage(path);
}

async function video(seed: number): Promise<CheckedVideo> {
  const path = join(dir, `video-${seed}`);
  await writeFile(path, Buffer.alloc(5000, seed));
  return { path, format: 'mp4' };
}

describe('a bucket that two machines share', () => {
  const fileOf = async (name: string, url: string) => {
    const parts = url.replace('/media/', '').split('/');
    await fetchMediaFile(bucket, machine(name), parts);
    return findMediaFile(machine(name), parts);
  };

  test('what one machine has stored the other sends, and makes the other sizes of', async () => {
    const [one, two] = [createObjectMedia(bucket), createObjectMedia(bucket)];
    const image = await picture('teal');
    const stored = await one.putImage(image);
    await image.dispose();
    expect(stored.pending).toBe(true);
    expect((await fileOf('two', stored.url))?.contentType).toBe('image/jpeg');
    // the two take turns, as after a crash
    expect(await two.makeNextRendition(stored.public_id)).toBe(true);
    let more = true;
    while (more) more = await one.makeNextRendition(stored.public_id);
    expect(await two.makeNextRendition(stored.public_id)).toBe(false);
    const { src, sources } = imageSources({ ...stored, pending: false });
    const all = [
      src,
      ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((part) => part.split(' ')[0]!)),
    ];
    for (const url of all) {
      const found = await fileOf('three', url);
      expect({ url, size: found?.size }).toEqual({ url, size: (await fileOf('one', url))?.size });
      expect(found?.size).toBeGreaterThan(0);
    }
    await two.remove(stored.public_id);
    expect(await fileOf('four', stored.url)).toBeNull();
  });

  test('a film removed on one machine is gone on the other within a day, and copies that nobody asks for go', async () => {
    const [one, two] = [createObjectMedia(bucket), createObjectMedia(bucket)];
    const film = await one.putVideo(await video(3));
    expect(await fileOf('two', film.url)).toMatchObject({ contentType: 'video/mp4' });
    const path = (await fileOf('two', film.url))!.path;
    await one.remove(film.public_id);
    await utimes(path, new Date(0), new Date(0));
    expect(await fileOf('two', film.url)).toBeNull();
    const other = await two.putVideo(await video(4));
    await fileOf('two', other.url);
    await removeUnusedCopies(machine('two'));
    expect(await readdir(join(machine('two'), 'media', other.public_id))).toEqual(['video.mp4']);
    expect(await removeUnusedCopies(machine('two'), Date.now() + 8 * 24 * 3_600_000)).toBeGreaterThan(0);
    expect(await fileOf('two', other.url)).not.toBeNull();
    await two.remove(other.public_id);
  });
});

test('a film that is removed goes from this machine at once', async () => {
  const media = createObjectMedia(bucket);
  const film = await media.putVideo(await video(7));
  const parts = film.url.replace('/media/', '').split('/');
  await fetchMediaFile(bucket, dir, parts);
  expect(await findMediaFile(dir, parts)).not.toBeNull();
  await media.remove(film.public_id);
  expect(await findMediaFile(dir, parts)).toBeNull();
});

describe('a bucket that is away', () => {
  test('says so, leaves nothing behind, and what is on this machine is sent', async () => {
    const away = new S3Double();
    const store = createS3Objects(readMediaUrl(await away.start())!, join(dir, 'tmp'), {
      attempts: 2,
      firstWaitMs: 5,
      deadlineMs: 5000,
    });
    const media = createObjectMedia(store);
    const film = await media.putVideo(await video(5));
    const parts = film.url.replace('/media/', '').split('/');
    await fetchMediaFile(store, machine('alone'), parts);
    await away.stop();
    await fetchMediaFile(store, machine('alone'), parts);
    expect(await findMediaFile(machine('alone'), parts)).not.toBeNull();
    await expect(fetchMediaFile(store, machine('other'), parts)).rejects.toMatchObject({
      code: 'store-unavailable',
    });
    await expect(media.putVideo(await video(6))).rejects.toMatchObject({ code: 'store-unavailable' });
    expect(await readdir(join(dir, 'tmp'))).toEqual([]);
  });
});
