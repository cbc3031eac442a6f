import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Double } from '@/test/s3-double';
import { createDiskObjects } from './disk';
import { readMediaUrl } from './media-address';
import { moveFiles } from './move';
import { type ObjectStore, removeAll } from './object-store';
import { createS3Objects } from './s3';

describe('objects', () => {
  const dir = String(process.env.DATA_DIR);
  const QUICK = { attempts: 3, firstWaitMs: 5, deadlineMs: 20_000 };
  /** A bucket of a real store, set by `npm test -- s3`. */
  const REAL = process.env.S3_TEST_URL;

  const double = new S3Double();
  let address = '';
  beforeAll(async () => {
    address = await double.start();
  });
  afterAll(() => double.stop());

  const bucketAt = (url: string) => createS3Objects(readMediaUrl(url)!, join(dir, 'tmp'), QUICK);
  const STORES: [string, () => ObjectStore][] = [
    ['disk', () => createDiskObjects(join(dir, 'objects'))],
    ['s3', () => bucketAt(address)],
    ...(REAL ? [['a real s3', () => bucketAt(REAL)] satisfies [string, () => ObjectStore]] : []),
  ];

  async function bytesOf(store: ObjectStore, key: string): Promise<Buffer | undefined> {
    const object = await store.open(key);
    if (!object) return undefined;
    const bytes = await readFile(object.path);
    expect(bytes.length).toBe(object.size);
    await object.release();
    return bytes;
  }

  async function keysOf(store: ObjectStore, prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of store.list(prefix)) keys.push(key);
    return keys.sort();
  }

  describe.each(STORES)('the contract of an object store: %s', (_name, make) => {
    const folder = `test/${randomUUID()}`;

    test('reads an object back, replaces it as a whole, lists and removes it', async () => {
      const store = make();
      const key = `${folder}/a/one.jpg`;
      expect(await store.open(key)).toBeUndefined();
      expect(await store.stat(key)).toBeUndefined();
      const before = Date.now();
      await store.put(key, { bytes: Buffer.from('first') }, 'image/jpeg');
      expect(await store.stat(key)).toMatchObject({ key, size: 5 });
      expect((await store.stat(key))!.storedAt.getTime()).toBeGreaterThan(before - 5000);
      const path = join(dir, randomUUID());
      await writeFile(path, 'the second one');
      await store.put(key, { path });
      expect(String(await bytesOf(store, key))).toBe('the second one');
      await store.put(`${folder}/a/two.webp`, { bytes: Buffer.from('2') });
      await store.put(`${folder}/b/three.avif`, { bytes: Buffer.from('3') });
      expect(await keysOf(store, `${folder}/a/`)).toEqual([key, `${folder}/a/two.webp`]);
      expect(await keysOf(store, `${folder}/`)).toHaveLength(3);
      expect(await keysOf(store, `${folder}/nothing/`)).toEqual([]);
      await store.remove(key);
      await store.remove(key);
      expect(await bytesOf(store, key)).toBeUndefined();
      expect(await removeAll(store, `${folder}/`)).toBe(2);
      expect(await keysOf(store, `${folder}/`)).toEqual([]);
    });

    test('stores a video of 20 MB completely', async () => {
      const store = make();
      const path = join(dir, randomUUID());
      const film = randomBytes(20 * 1024 * 1024 + 7);
      await writeFile(path, film);
      const key = `${folder}/film.mp4`;
      await store.put(key, { path }, 'video/mp4');
      expect((await bytesOf(store, key))?.equals(film)).toBe(true);
      await store.remove(key);
    });

    test('leaves nothing behind if a file is gone before it is stored, not even an empty folder', async () => {
      const store = make();
      await expect(
        store.put(`${folder}/gone/a.jpg`, { path: join(dir, 'gone'), isOurs: true }),
      ).rejects.toThrow();
      expect(await keysOf(store, `${folder}/gone/`)).toEqual([]);
      expect(existsSync(join(dir, 'objects', folder, 'gone'))).toBe(false);
    });

    test('lists more objects than fit on one page', async () => {
      const store = make();
      const names = ['1', '2', '3', '4', '5'].map((name) => `${folder}/many/${name}`);
      await Promise.all(names.map((key) => store.put(key, { bytes: Buffer.from(key) })));
      expect(await keysOf(store, `${folder}/many/`)).toEqual(names);
      await removeAll(store, `${folder}/`);
    });

    test('gives an expiring read address, but only if the site need not send the bytes', async () => {
      const store = make();
      const key = `${folder}/private.bin`;
      await store.put(key, { bytes: Buffer.from('private') });
      const url = await store.readAddress(key, 60);
      if (store.name === 'disk') return expect(url).toBeUndefined();
      expect(await (await fetch(url!)).text()).toBe('private');
      expect([400, 403]).toContain((await fetch(url!.split('?')[0]!)).status);
      await store.remove(key);
    });

    test('refuses keys that could leave their folder', async () => {
      const store = make();
      for (const key of ['../secrets.json', 'a/../../b', '/etc/passwd', 'a//b', '', 'a/.hidden', 'a\0b'])
        await expect((async () => store.open(key))()).rejects.toThrow('no key of an object');
    });

    test('is writable', () => make().check());
  });

  describe('s3 failures', () => {
    const put = () => bucketAt(address).put('x/y', { bytes: Buffer.from('z') });
    afterEach(() => {
      double.faults.length = 0;
    });

    test.each([
      [404, 'NoSuchBucket', 'no-bucket', /no bucket "homes"/],
      [403, 'SignatureDoesNotMatch', 'refused', /refuses the key, the secret or the region/],
      [403, 'RequestTimeTooSkewed', 'clock', /clock/],
      [507, 'InsufficientStorage', 'full', /takes no more/],
      [301, 'PermanentRedirect', 'refused', /the region of MEDIA_URL for the bucket "homes"/],
      [400, 'ExpiredToken', 'refused', /refuses the key/],
      [400, 'InvalidStorageClass', 'refused', /replies 400 \(InvalidStorageClass\) for the bucket "homes"/],
    ])('explains %i %s and does not retry it', async (status, code, expected, words) => {
      const before = double.requests;
      double.faults.push({ status, code });
      await expect(put()).rejects.toMatchObject({ code: expected, message: expect.stringMatching(words) });
      expect(double.requests - before).toBe(1);
    });

    test('retries an overloaded store and a broken connection, a limited number of times', async () => {
      double.faults.push({ status: 503, code: 'SlowDown' }, 'reset');
      await put();
      double.faults.push({ status: 400, code: 'RequestTimeout' });
      await put();
      expect(double.faults).toEqual([]);
      double.faults.push('reset', { status: 500, code: 'InternalError' }, 'reset');
      await expect(put()).rejects.toMatchObject({ code: 'away' });
    });

    test('reads changed bytes again and never returns them', async () => {
      await put();
      await bucketAt(address).put('x/long', { bytes: Buffer.from('abc') });
      double.faults.push('changed');
      expect(String(await bytesOf(bucketAt(address), 'x/long'))).toBe('abc');
      double.faults.push('changed', 'changed', 'changed');
      await expect(bucketAt(address).open('x/long')).rejects.toMatchObject({ code: 'damaged' });
    });
  });

  describe('MEDIA_URL', () => {
    test.each([
      [
        's3://AK:se/cr+et@s3.ap-south-1.amazonaws.com/homes?region=ap-south-1',
        'https://s3.ap-south-1.amazonaws.com/homes',
        'se/cr+et',
      ],
      ['s3://AK:se%2Fcret@127.0.0.1:9000/homes', 'http://127.0.0.1:9000/homes', 'se/cret'],
      ['s3://AK:s@minio:9000/homes?tls=off', 'http://minio:9000/homes', 's'],
      ['s3://AK:s@store.example:8443/homes/', 'https://store.example:8443/homes', 's'],
    ])('%s', (text, endpoint, secretAccessKey) => {
      expect(readMediaUrl(text)).toMatchObject({
        endpoint,
        secretAccessKey,
        accessKeyId: 'AK',
        name: 'homes',
      });
    });
    test.each([
      '',
      'https://AK:s@h/b',
      's3://h/b',
      's3://AK@h/b',
      's3://AK:s@h',
      's3://AK:s@h/b/c',
      '/srv/files',
    ])('refuses %p', (text) => expect(readMediaUrl(text)).toBeUndefined());
  });
});

describe('moving objects', () => {
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
    test("move to a bucket and back, and the site's keys stay on the machine", async () => {
      expect(await moveFiles(disk, bucket, silent)).toEqual({ copied: 3, there: 0, failed: 0 });
      expect([...double.objects.keys()].some((key) => key.includes('secrets'))).toBe(false);
      const back = createDiskObjects(join(dir, 'back'));
      expect(await moveFiles(bucket, back, silent)).toEqual({ copied: 3, there: 0, failed: 0 });
      expect(await back.stat('private/b/c')).toMatchObject({ size: 8 });
    });

    test('copies only new or changed objects in a second run', async () => {
      await disk.put('media/images/e/800.webp', { bytes: Buffer.from('new') });
      await disk.put('private/b/c', { bytes: Buffer.from('DOCUMENT') });
      const later = new Date(Date.now() + 60_000);
      await utimes(join(dir, 'site/private/b/c'), later, later);
      expect(await moveFiles(disk, bucket, silent)).toEqual({ copied: 2, there: 2, failed: 0 });
      expect(double.objects.get('private/b/c')?.body.toString()).toBe('DOCUMENT');
      expect(double.objects.has('media/images/e/800.webp')).toBe(true);
      await rm(join(dir, 'site/private/b/c'));
    });

    test('names objects that cannot be copied, and copies the rest', async () => {
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
});
