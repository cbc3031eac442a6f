import { randomUUID } from 'node:crypto';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createDiskObjects } from '@/lib/platform/objects/disk';
import { readMediaUrl } from '@/lib/platform/objects/media-address';
import type { ObjectStore } from '@/lib/platform/objects/object-store';
import { createS3Objects } from '@/lib/platform/objects/s3';
import { objectStoreAt } from '@/lib/platform/objects/store';
import { CloudinaryDouble } from '@/test/cloudinary-double';
import { S3Double } from '@/test/s3-double';
import { ORPHAN_GRACE_MS, removeOrphans, removeTemporaryFiles } from './cleanup';
import { imageSources, imageUrl } from './image-url';
import { fetchMediaFile, findMediaFile, removeUnusedCopies } from './media-files';
import type { MediaStore } from './media-store';
import { createObjectMedia } from './object-media';
import { type PreparedImage, prepareImage } from './prepare-image';
import type { CheckedVideo } from './types';

describe('the media store', () => {
  const dir = String(process.env.DATA_DIR);

  const double = new CloudinaryDouble();
  const s3 = new S3Double();
  let cloud: MediaStore;
  let bucket: ObjectStore;
  beforeAll(async () => {
    // the SDK reads this when it is loaded
    process.env.CLOUDINARY_URL = await double.start();
    const { createCloudinaryStore } = await import('./cloudinary');
    // long enough for a reply from a busy machine, but ends a stall
    cloud = createCloudinaryStore({ attempts: 3, firstWaitMs: 5, deadlineMs: 3000 });
    // `npm test -- s3` sets a bucket of a real store
    bucket = await objectStoreAt(process.env.S3_TEST_URL ?? (await s3.start()), join(dir, 'tmp'));
  });
  afterAll(async () => {
    await double.stop();
    await s3.stop();
  });

  async function prepared(data: Buffer): Promise<PreparedImage> {
    const path = join(dir, `source-${randomUUID()}`);
    await writeFile(path, data);
    return prepareImage(path);
  }

  async function picture(hue: number): Promise<PreparedImage> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="hsl(${hue},50%,50%)"/><circle cx="300" cy="${hue}" r="80"/></svg>`;
    return prepared(await sharp(Buffer.from(svg)).png().toBuffer());
  }

  async function video(seed: number): Promise<CheckedVideo> {
    const path = join(dir, `video-${seed}`);
    await writeFile(
      path,
      Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42'), Buffer.alloc(5000, seed)]),
    );
    return { path, format: 'mp4' };
  }

  const ids = async (store: MediaStore) => {
    const found: string[] = [];
    for await (const { publicId } of store.list()) found.push(publicId);
    return found.sort();
  };

  describe.each([
    ['disk', () => createObjectMedia(createDiskObjects(dir))],
    ['cloudinary', () => cloud],
    ['s3', () => createObjectMedia(bucket)],
  ] as const)('the contract of a media store: %s', (_name, make) => {
    test('stores, lists and removes pictures and videos', async () => {
      const store = make();
      const before = Date.now();
      const images = [await picture(10), await picture(120), await picture(250)];
      const stored = [];
      for (const image of images) stored.push(await store.putImage(image));
      expect(new Set(stored.map(({ public_id }) => public_id)).size).toBe(3);
      for (const image of stored) {
        expect(image).toMatchObject({
          width: 900,
          height: 600,
          phash: expect.stringMatching(/^[0-9a-f]{16}$/),
        });
        expect(image.public_id).toMatch(/^images\/[0-9a-f]{32}$/);
        while (await store.makeNextRendition(image.public_id));
        const { src, sources } = imageSources({ ...image, pending: false });
        expect(src).toMatch(/jpg/);
        expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
        for (const { srcSet } of sources) expect(srcSet).toMatch(/ 400w, .* 800w, .* 900w$/);
      }
      const again = await picture(10);
      const second = await store.putImage(again);
      expect(second).toMatchObject({ contentHash: stored[0]!.contentHash, phash: stored[0]!.phash });
      expect(second.public_id).not.toBe(stored[0]!.public_id);
      const film = await store.putVideo(await video(1));
      expect(film.public_id).toMatch(/^videos\/[0-9a-f]{32}$/);
      const sameFilm = await store.putVideo(await video(1));
      expect(sameFilm.public_id).not.toBe(film.public_id);

      const all = [...stored, second, film, sameFilm].map(({ public_id }) => public_id).sort();
      expect(await ids(store)).toEqual(all);
      for await (const { storedAt } of store.list())
        expect(storedAt.getTime()).toBeGreaterThan(before - 2000);

      for (const id of all) await store.remove(id);
      for (const id of all) await store.remove(id);
      expect(await ids(store)).toEqual([]);
      await Promise.all([...images, again].map((image) => image.dispose()));
    });

    test('the cleanup job removes only old orphans', async () => {
      const store = make();
      const [used, orphan] = [await picture(40), await picture(190)];
      const kept = await store.putImage(used);
      await store.putImage(orphan);
      const isReferenced = async (id: string) => id === kept.public_id;
      expect(await removeOrphans(store, isReferenced)).toEqual({ seen: 2, removed: 0 });
      const later = Date.now() + ORPHAN_GRACE_MS + 5000;
      expect(await removeOrphans(store, isReferenced, later)).toEqual({ seen: 2, removed: 1 });
      expect(await ids(store)).toEqual([kept.public_id]);
      await store.remove(kept.public_id);
      await Promise.all([used.dispose(), orphan.dispose()]);
    });
  });

  describe('disk', () => {
    const names = async (publicId: string) => (await readdir(join(dir, 'media', publicId))).sort();

    test('a pending picture has one address with a file, and other sizes follow, even after a crash', async () => {
      const image = await picture(33);
      const store = createObjectMedia(createDiskObjects(dir));
      const stored = await store.putImage(image);
      await image.dispose();
      expect(stored.pending).toBe(true);
      expect(imageSources(stored)).toEqual({ src: stored.url, sources: [] });
      for (const [width, format] of [
        [400, 'avif'],
        [1600, 'webp'],
      ] as const)
        expect(imageUrl(stored, width, format)).toBe(stored.url);
      expect(await findMediaFile(dir, stored.url.replace('/media/', '').split('/'))).not.toBeNull();

      expect(await store.makeNextRendition(stored.public_id)).toBe(true);
      // after a crash, another process continues with a new store
      const next = createObjectMedia(createDiskObjects(dir));
      let more = true;
      while (more) more = await next.makeNextRendition(stored.public_id);
      expect(await names(stored.public_id)).toEqual(
        ['400.avif', '400.webp', '800.avif', '800.webp', '900.avif', '900.jpg', '900.webp'].sort(),
      );
      expect(await next.makeNextRendition(stored.public_id)).toBe(false);
      await store.remove(stored.public_id);
      expect(await next.makeNextRendition(stored.public_id)).toBe(false);
    });

    test('every address of a srcset has a file', async () => {
      const image = await picture(77);
      const store = createObjectMedia(createDiskObjects(dir));
      const stored = await store.putImage(image);
      await image.dispose();
      while (await store.makeNextRendition(stored.public_id));
      const { src, sources } = imageSources({ ...stored, pending: false });
      const all = [
        src,
        ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((part) => part.split(' ')[0]!)),
      ];
      for (const url of all) {
        const file = await findMediaFile(dir, url.replace('/media/', '').split('/'));
        expect({ url, found: file !== null }).toEqual({ url, found: true });
        expect((await readFile(file!.path)).length).toBe(file!.size);
      }
    });
    test('removes temporary files of crashed requests', async () => {
      await prepared(
        await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      );
      expect(await removeTemporaryFiles(dir)).toBe(0);
      expect(await removeTemporaryFiles(dir, Date.now() + ORPHAN_GRACE_MS + 1000)).toBe(1);
    });
  });

  describe('cloudinary with a bad connection', () => {
    const attempts = async (plan: (typeof double.plan)[number][]) => {
      double.plan.push(...plan);
      const before = double.requests;
      const image = await picture(300);
      try {
        const outcome = await cloud.putImage(image).then(
          () => 'stored',
          (error: { code?: string }) => error.code ?? 'unknown',
        );
        return { outcome, requests: double.requests - before };
      } finally {
        double.plan.length = 0;
        await image.dispose();
      }
    };
    test.each([
      ['an error of the server', [503], 'stored', 2],
      ['a stalled connection', ['stall'], 'stored', 2],
      ['a reset connection, twice', ['reset', 'reset'], 'stored', 3],
      ['three failures', [500, 503, 'reset'], 'store-unavailable', 3],
      ['a refusal, which is not tried again', [403], 'store-unavailable', 1],
    ] as const)('%s', async (_name, plan, outcome, requests) => {
      expect(await attempts([...plan])).toEqual({ outcome, requests });
    });
    test.each([
      ['a video', async (): Promise<void> => void (await cloud.putVideo(await video(9)))],
      ['a removal', () => cloud.remove('images/00000000000000000000000000000000')],
      ['a listing', async (): Promise<void> => void (await ids(cloud))],
    ] as const)('retries after %s, a limited number of times', async (_name, call) => {
      double.plan.push(503, 'reset');
      await call();
      expect(double.plan).toEqual([]);
      double.plan.push(503, 500, 'reset');
      await expect(call()).rejects.toMatchObject({ code: 'store-unavailable' });
      expect(double.plan).toEqual([]);
      for (const id of await ids(cloud)) await cloud.remove(id);
    });
    test('does not list other files in the same account', async () => {
      double.assets.set('image:somebody/else', {
        public_id: 'somebody/else',
        bytes: 1,
        created_at: new Date(0).toISOString(),
        version: 1,
      });
      expect(await ids(cloud)).not.toContain('somebody/else');
      double.assets.delete('image:somebody/else');
    });
    test('signs every accepted upload', () => expect(double.refusals).toEqual([]));
    test('the double refuses a wrong signature', async () => {
      const body = new FormData();
      body.set('public_id', 'saptam/images/x');
      body.set('api_key', '123456789012345');
      body.set('timestamp', String(Math.floor(Date.now() / 1000)));
      body.set('signature', '0'.repeat(40));
      const prefix = new URL(process.env.CLOUDINARY_URL!).searchParams.get('upload_prefix');
      const reply = await fetch(`${prefix}/v1_1/demo-cloud/image/upload`, { method: 'POST', body });
      expect(reply.status).toBe(401);
      double.refusals.length = 0;
    });
  });
});

describe('a bucket', () => {
  const dir = String(process.env.DATA_DIR);

  const s3 = new S3Double();
  let bucket: ObjectStore;
  beforeAll(async () => {
    // `npm test -- s3` sets a bucket of a real store
    bucket = await objectStoreAt(process.env.S3_TEST_URL ?? (await s3.start()), join(dir, 'tmp'));
  });
  afterAll(() => s3.stop());
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

  describe('a bucket shared by two machines', () => {
    const fileOf = async (name: string, url: string) => {
      const parts = url.replace('/media/', '').split('/');
      await fetchMediaFile(bucket, machine(name), parts);
      return findMediaFile(machine(name), parts);
    };

    test('one machine serves and resizes files that the other stored', async () => {
      const [one, two] = [createObjectMedia(bucket), createObjectMedia(bucket)];
      const image = await picture('teal');
      const stored = await one.putImage(image);
      await image.dispose();
      expect(stored.pending).toBe(true);
      expect((await fileOf('two', stored.url))?.contentType).toBe('image/jpeg');
      // the two alternate, as after a crash
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

    test('a film removed on one machine disappears on the other within a day, as do unused copies', async () => {
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

  test('a removed film disappears from this machine at once', async () => {
    const media = createObjectMedia(bucket);
    const film = await media.putVideo(await video(7));
    const parts = film.url.replace('/media/', '').split('/');
    await fetchMediaFile(bucket, dir, parts);
    expect(await findMediaFile(dir, parts)).not.toBeNull();
    await media.remove(film.public_id);
    expect(await findMediaFile(dir, parts)).toBeNull();
  });

  describe('an unreachable bucket', () => {
    test('is reported, leaves nothing behind, and local files are still served', async () => {
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
});
