import { execFile, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { getPropertyFor } from '@/lib/listings/data';
import { createProperty, updateProperty } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import { cleanUpMedia } from '@/lib/listings/upload/mutations';
import { env } from '@/lib/platform/env';
import { fieldError } from '@/lib/platform/errors';
import { settleBackground } from '@/lib/platform/jobs/background';
import type { Label } from '@/lib/platform/language/translate';
import type { StoredImage } from '@/lib/platform/media/dto';
import { imageSources } from '@/lib/platform/media/image-url';
import { createObjectMedia } from '@/lib/platform/media/object-media';
import { mediaStore } from '@/lib/platform/media/store';
import { createDiskObjects } from '@/lib/platform/objects/disk';
import { Property } from '@/models/listings/property';
import { UnfinishedPicture } from '@/models/listings/unfinished-picture';
import { UploadedPicture } from '@/models/listings/uploaded-picture';
import { testActor } from '@/test/actors';
import { childProgram } from '@/test/child-program';
import { clearTestDb, useTestDb } from '@/test/db';
import { until } from '@/test/until';
import { MAX_IMAGES, MAX_VIDEOS } from './constants';
import { finishPictures, pictureJob, recordUnfinished } from './jobs';
import { removeFiles, UNCLAIMED_MS, uploadPicture } from './mutations';
import {
  arrangeImages,
  arrangeVideos,
  assertFitting,
  countImages,
  idsOf,
  pictureText,
  uploadedIds,
  withBands,
} from './rules';
import { mediaOrderSchema } from './schema';

describe('rules of photos', () => {
  type Picture = { public_id: string; contentHash?: string };
  const picture = (id: string, contentHash?: string): Picture => ({
    public_id: id,
    ...(contentHash && { contentHash }),
  });
  const ids = (pictures: readonly Picture[]) => pictures.map(({ public_id }) => public_id).join('');

  const OLD = [picture('a'), picture('b')];
  const NEW = [picture('x'), picture('y')];

  test.each([
    ['appends new pictures if there is no order', undefined, 'abxy'],
    ['ignores an order without pictures', { videos: [] }, 'abxy'],
    [
      'uses the order of the form',
      { images: [{ add: 1 }, { keep: 'b' }, { keep: 'a' }, { add: 0 }] },
      'ybax',
    ],
    ['removes pictures that are not named', { images: [{ keep: 'b' }, { add: 0 }, { add: 1 }] }, 'bxy'],
    ['puts an unnamed new picture last', { images: [{ add: 1 }] }, 'yx'],
    ['keeps a picture named twice only once', { images: [{ keep: 'a' }, { keep: 'a' }, { add: 0 }] }, 'axy'],
    ['skips unknown pictures', { images: [{ keep: 'z' }, { add: 7 }, { keep: 'a' }] }, 'axy'],
    ['includes a picture uploaded before', { images: [{ uploaded: 'u' }, { keep: 'a' }] }, 'uaxy'],
  ])('%s', (_name, order, expected) => {
    expect(ids(arrangeImages(OLD, NEW, order, [picture('u')]))).toBe(expected);
  });

  test('keeps only the first copy of a file in a listing', () => {
    const old = [picture('a', 'hash-1')];
    const added = [picture('x', 'hash-1'), picture('y', 'hash-2'), picture('z', 'hash-2')];
    expect(ids(arrangeImages(old, added, undefined))).toBe('ay');
  });

  const files = (images: number, videos = 0) => [
    ...Array.from({ length: images }, () => ({ field: 'images' })),
    ...Array.from({ length: videos }, () => ({ field: 'videos' })),
  ];
  const stored = (images: number, videos = 0) => ({
    images: Array(images).fill({}),
    videos: Array(videos).fill({}),
  });

  test.each([
    [stored(0), files(MAX_IMAGES, MAX_VIDEOS), undefined, undefined],
    [stored(0), files(MAX_IMAGES + 1), undefined, 'images'],
    [stored(MAX_IMAGES), files(1), undefined, 'images'],
    [stored(MAX_IMAGES), files(1), { images: [{ keep: 'a' }, { add: 0 }] }, undefined],
    [stored(0, MAX_VIDEOS), files(0, 1), undefined, 'videos'],
    [stored(0, MAX_VIDEOS), files(0, 1), { videos: [] }, undefined],
  ])('checks the number of files: case %#', (old, added, order, expected) => {
    const fits = () => assertFitting(old, added, order);
    if (expected) expect(fits).toThrow(fieldError('invalid', expected, 'Too many files'));
    else expect(fits).not.toThrow();
  });

  test('counts the pictures that the listing will have', () => {
    expect(countImages(stored(2), files(3), undefined)).toBe(5);
    expect(countImages(stored(2), files(1), { images: [{ keep: 'a' }, { uploaded: 'u' }, { add: 0 }] })).toBe(
      3,
    );
    expect(uploadedIds({ images: [{ uploaded: 'u' }, { uploaded: 'u' }, { keep: 'a' }] })).toEqual(['u']);
    expect(uploadedIds(undefined)).toEqual([]);
  });

  test('keeps a video by its id, or by its address if it has no id', () => {
    const old = [{ url: '/v/1', public_id: 'v1' }, { url: '/v/2' }];
    const added = [{ url: '/v/3', public_id: 'v3' }];
    expect(arrangeVideos(old, added, undefined)).toEqual([...old, ...added]);
    expect(arrangeVideos(old, added, { videos: ['/v/2'] })).toEqual([old[1], ...added]);
    expect(arrangeVideos(old, added, { videos: [] })).toEqual(added);
    expect(idsOf({ images: [{ public_id: 'a' }], videos: old })).toEqual(['a', 'v1']);
  });

  test('stores hash bands only for pictures with a hash', () => {
    const images = [{ public_id: 'a', phash: '0123456789abcdef' }, { public_id: 'b' }] as StoredImage[];
    expect(withBands(images).map((image) => image.phashBands)).toEqual([
      ['00123', '14567', '289ab', '3cdef'],
      undefined,
    ]);
  });

  test('updates picture details, keeps omitted ones and clears empty ones', () => {
    const old = [{ public_id: 'a', room: 'kitchen', alt: 'Blue tiles' }, { public_id: 'b' }];
    const said = {
      images: [
        { keep: 'a', alt: '' },
        { keep: 'b', room: 'bedroom' as const, alt: 'Two windows' },
      ],
    };
    expect(arrangeImages(old, [], said)).toEqual([
      { public_id: 'a', room: 'kitchen' },
      { public_id: 'b', room: 'bedroom', alt: 'Two windows' },
    ]);
    expect(arrangeImages(old, [], { images: [{ keep: 'a' }] })).toEqual([old[0]]);
  });

  test('puts plans and 360° pictures after the photographs, so that the cover is a photograph', () => {
    const plan = { uploaded: 'p', room: 'floor-plan' as const };
    const order = { images: [plan, { uploaded: 'q', room: 'panorama' as const }, { keep: 'a' }] };
    expect(ids(arrangeImages(OLD, [], order, [picture('p'), picture('q')]))).toBe('apq');
  });

  test.each([
    [{ room: 'cellar' }],
    [{ alt: 'x'.repeat(201) }],
    [{ alt: 'Call 98500 12345' }],
    [{ alt: 'asha@mail.example' }],
  ])('rejects %o as picture details', (said) => {
    expect(mediaOrderSchema.safeParse({ images: [{ keep: 'a', ...said }] }).success).toBe(false);
    expect(
      mediaOrderSchema.safeParse({ images: [{ keep: 'a', room: '', alt: 'Kitchen, 3 by 4 m' }] }).success,
    ).toBe(true);
  });

  test.each([
    ['en', { room: 'kitchen', alt: 'Blue tiles' }, 'Blue tiles'],
    ['en', { room: 'panorama' }, '360° picture'],
    ['en', { alt: 'स्वयंपाकघर आणि ओटा' }, 'picture 1'],
    ['en', undefined, 'picture 1'],
    ['mr', { room: 'kitchen', alt: 'Blue tiles' }, 'स्वयंपाकघर'],
    ['mr', { room: 'balcony', alt: 'Blue tiles' }, 'picture 1'],
    ['mr', { alt: 'स्वयंपाकघर आणि ओटा' }, 'स्वयंपाकघर आणि ओटा'],
    ['hi', { alt: 'स्वयंपाकघर आणि ओटा' }, 'picture 1'],
  ] as const)('on a page in %s the picture %o is called %s', (language, picture, text) => {
    const label = ((english) => (english === 'Kitchen' && language === 'mr' ? 'स्वयंपाकघर' : english)) as Label;
    expect(pictureText(picture, 'picture 1', { label, language })).toBe(text);
  });
});

describe('jobs', () => {
  useTestDb();
  const dir = env().DATA_DIR;
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const owner = new Types.ObjectId();
  const viewer = testActor(owner.toHexString());

  async function photo(): Promise<string> {
    const path = join(dir, 'photo.jpg');
    await sharp({ create: { width: 1800, height: 1350, channels: 3, background: '#c63' } })
      .jpeg()
      .toFile(path);
    return path;
  }

  async function listingWith(image: StoredImage): Promise<string> {
    const facts = {
      title: 'Flat',
      description: 'Bright',
      price: 1,
      type: 'sale',
      category: 'Residential',
    } as const;
    const place = { address: 'Dharampeth', city: 'Nagpur', citySlug: 'nagpur', area: 900 };
    const row = await Property.create({ ...facts, ...place, owner, images: [image] });
    return String(row._id);
  }

  const imageOf = async (id: string) => (await getPropertyFor(viewer, id))!.property.images[0]!;
  const pending = (id: string): StoredImage => ({
    url: `/media/${id}/1600.jpg`,
    public_id: `images/${id}`,
    width: 1600,
    height: 1200,
    pending: true,
  });

  test('finishes the sizes of a killed process in another process and updates the pages', async () => {
    const args = childProgram('killed-upload-child', await photo(), viewer.userId);
    const child = spawn(process.execPath, args, { env: process.env });
    let id = '';
    child.stdout.on('data', (text) => {
      id += String(text);
    });
    const signal = await new Promise((resolve) => child.once('close', (_code, name) => resolve(name)));
    expect(signal).toBe('SIGKILL');

    const image = await imageOf(id);
    expect(image.pending).toBe(true);
    expect(imageSources(image)).toEqual({ src: image.url, sources: [] });
    expect(await UnfinishedPicture.countDocuments()).toBe(1);

    // the lease of the dead process expires
    await UnfinishedPicture.updateOne({}, { $set: { leaseUntil: new Date() } });
    await pictureJob.runDue();
    const finished = await imageOf(id);
    expect(finished.pending).toBeUndefined();
    expect(imageSources(finished).sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const files = ['1600.avif', '1600.jpg', '1600.webp', '400.avif', '400.webp', '800.avif', '800.webp'];
    expect((await readdir(join(dir, 'media', image.public_id))).sort()).toEqual(files);
    expect(await UnfinishedPicture.countDocuments()).toBe(0);
  });

  test('does not mark pictures as pending if they were finished before the listing was written', async () => {
    const [gone, made] = ['a'.repeat(32), 'b'.repeat(32)].map(pending) as [StoredImage, StoredImage];
    const ids = [await listingWith(gone), await listingWith(made)];
    // one picture is finished, the other is made but its listings are not updated yet
    await recordUnfinished([made]);
    await UnfinishedPicture.updateOne({}, { $set: { status: 'made' } });
    await finishPictures([gone]);
    await finishPictures([made]);
    for (const id of ids) expect((await imageOf(id)).pending).toBeUndefined();
  });

  test('ends the work when its picture has been removed', async () => {
    await recordUnfinished([pending('c'.repeat(32))]);
    await pictureJob.runDue();
    expect(await UnfinishedPicture.countDocuments()).toBe(0);
  });

  test('deletes a size that was written while its picture was removed', async () => {
    const image = pending('e'.repeat(32));
    const folder = join(dir, 'media', image.public_id);
    await recordUnfinished([image]);
    const made = jest.spyOn(await mediaStore(), 'makeNextRendition').mockImplementation(async () => {
      await removeFiles([image.public_id]);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, '800.webp'), 'late');
      return true;
    });
    await pictureJob.runDue();
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });

  test('changes neither version nor date of the listing when its pictures are finished', async () => {
    const image = pending('d'.repeat(32));
    const id = await listingWith(image);
    const before = await Property.findById(id).lean();
    await finishPictures([image]);
    const after = await Property.findById(id).lean();
    expect(after).toMatchObject({ __v: before!.__v, updatedAt: before!.updatedAt });
    expect(after!.images[0]!.pending).toBeUndefined();
  });

  test('makes the sizes for cards first', async () => {
    const { prepareImage } = await import('@/lib/platform/media/prepare-image');
    const image = await prepareImage(await photo());
    const store = createObjectMedia(createDiskObjects(dir));
    const { public_id } = await store.putImage(image);
    await image.dispose();
    await store.makeNextRendition(public_id);
    expect(await readdir(join(dir, 'media', public_id))).toContain('400.webp');
  });
});

describe('mutations', () => {
  useTestDb();
  const dir = env().DATA_DIR;
  beforeEach(clearTestDb);
  afterEach(settleBackground);

  const seller = testActor();
  const stranger = testActor();
  const form = propertyFormSchema.parse({
    title: 'Flat in Dharampeth',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Dharampeth, Nagpur 440010',
    area: '900',
    // drafts can repeat a home and need no possession date
    status: 'draft',
  });

  let count = 0;
  async function photo() {
    const path = join(dir, `photo-${count++}.jpg`);
    const background = { r: (count * 40) % 256, g: 90, b: 60 };
    await sharp({ create: { width: 300, height: 240, channels: 3, background } })
      .jpeg()
      .toFile(path);
    return { field: 'images', path, name: 'photo.jpg' };
  }
  const upload = async (owner = seller) => uploadPicture(owner, await photo());
  const orderOf = (...ids: string[]) => ({ images: ids.map((uploaded) => ({ uploaded })) });
  const stored = () => readdir(join(dir, 'media', 'images'));
  const idsOf = (property: { images: { public_id: string }[] }) =>
    property.images.map(({ public_id }) => public_id);

  test('arranges separately uploaded pictures in the order that the listing names', async () => {
    const [a, b] = [await upload(), await upload()];
    expect(a).toMatchObject({ url: expect.stringMatching(/^\/media\//), width: 300, height: 240 });
    expect(a).not.toHaveProperty('phash');
    expect(a).not.toHaveProperty('contentHash');
    const mediaOrder = { images: [{ uploaded: b.public_id }, { add: 0 }, { uploaded: a.public_id }] };
    const { property } = await createProperty(seller, form, [await photo()], { mediaOrder });
    expect(idsOf(property)).toEqual([b.public_id, expect.any(String), a.public_id]);
    expect(await UploadedPicture.countDocuments()).toBe(0);
    // the hashes for finding copies are stored too
    const row = await Property.findById(property._id).lean();
    expect(row?.images[0]).toMatchObject({ phash: expect.any(String), contentHash: expect.any(String) });
    await settleBackground();
    expect((await Property.findById(property._id).lean())?.images.some(({ pending }) => pending)).toBe(false);
  });

  test("rejects another member's picture like an unknown one, and leaves it to its uploader", async () => {
    const { public_id } = await upload();
    const refusals = [public_id, `images/${'0'.repeat(32)}`].map((id) =>
      createProperty(stranger, form, [], { mediaOrder: orderOf(id) }).catch(({ code, message, issues }) => ({
        code,
        message,
        issues,
      })),
    );
    const [foreign, unknown] = await Promise.all(refusals);
    expect(foreign).toMatchObject({ code: 'invalid' });
    expect(foreign).toEqual(unknown);
    expect(await Property.countDocuments()).toBe(0);
    const { property } = await createProperty(seller, form, [], { mediaOrder: orderOf(public_id) });
    expect(idsOf(property)).toEqual([public_id]);
  });

  test('gives a picture to only one of two simultaneous listings, and frees the pictures of a rejected one', async () => {
    const [{ public_id: shared }, { public_id: spare }] = [await upload(), await upload()];
    const results = await Promise.allSettled([
      createProperty(seller, form, [], { mediaOrder: orderOf(shared) }),
      createProperty(seller, form, [], { mediaOrder: orderOf(shared) }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(
      createProperty(seller, form, [], { mediaOrder: orderOf(spare, shared) }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
    const { property } = await createProperty(seller, form, [], { mediaOrder: orderOf(spare) });
    expect(idsOf(property)).toEqual([spare]);
  });

  test('stores one listing with its pictures when a form is sent twice at once', async () => {
    const { public_id } = await upload();
    const options = { idempotencyKey: 'key-of-this-form', mediaOrder: orderOf(public_id) };
    const [a, b] = await Promise.all([
      createProperty(seller, form, [], options),
      createProperty(seller, form, [], options),
    ]);
    expect(a.property._id).toBe(b.property._id);
    expect(idsOf(a.property)).toEqual([public_id]);
    expect(await stored()).toContain(public_id.split('/')[1]);
  });

  test('adds uploaded pictures in an edit, up to ten in all', async () => {
    const { property } = await createProperty(seller, form, [await photo()]);
    const [first = ''] = idsOf(property);
    const { public_id } = await upload();
    const mediaOrder = { images: [{ uploaded: public_id }, { keep: first }] };
    const { property: after } = await updateProperty(seller, property._id, {}, [], { mediaOrder });
    expect(idsOf(after)).toEqual([public_id, first]);
    const many = {
      images: [{ keep: first }, ...Array.from({ length: 10 }, () => ({ uploaded: public_id }))],
    };
    await expect(updateProperty(seller, property._id, {}, [], { mediaOrder: many })).rejects.toMatchObject({
      message: 'Too many files',
    });
  });

  test('removes an unused upload after a day and keeps used ones', async () => {
    const [{ public_id: left }, { public_id: used }] = [await upload(), await upload()];
    await settleBackground();
    await createProperty(seller, form, [], { mediaOrder: orderOf(used) });
    await settleBackground();
    const now = Date.now();
    await cleanUpMedia(now + UNCLAIMED_MS - 60_000);
    expect(await stored()).toContain(left.split('/')[1]);
    await cleanUpMedia(now + UNCLAIMED_MS + 60_000);
    await until(async () => expect(await stored()).not.toContain(left.split('/')[1]));
    expect(await stored()).toContain(used.split('/')[1]);
    await expect(createProperty(seller, form, [], { mediaOrder: orderOf(left) })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('keeps pictures claimed by a listing in progress from the cleanup job', async () => {
    const { public_id } = await upload();
    const claimedUntil = new Date(Date.now() + 2 * UNCLAIMED_MS);
    await UploadedPicture.updateOne({ publicId: public_id }, { $set: { claim: 'request', claimedUntil } });
    await cleanUpMedia(Date.now() + UNCLAIMED_MS + 60_000);
    expect(await stored()).toContain(public_id.split('/')[1]);
  });

  test('names each truncated, tiny or unsupported file in the error and stores none of it', async () => {
    const before = await stored();
    const whole = await readFile((await photo()).path);
    const tiny = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const wrong = [
      ['cut.jpg', whole.subarray(0, whole.length / 2), 'The picture is damaged or incomplete.'],
      ['tiny.jpg', tiny, 'The picture is smaller than 200 pixels on one side.'],
      [
        'plan.jpg',
        Buffer.from('%PDF-1.7 and so on'),
        'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.',
      ],
      ['empty.jpg', Buffer.alloc(0), 'File is smaller than 1 bytes'],
    ] as const;
    for (const [name, content, message] of wrong) {
      const path = join(dir, name);
      await writeFile(path, content);
      await expect(uploadPicture(seller, { field: 'images', path, name })).rejects.toMatchObject({
        code: 'invalid',
        issues: [{ path: 'images', message: `${name}: ${message}` }],
      });
    }
    expect(await stored()).toEqual(before);
    expect(await UploadedPicture.countDocuments()).toBe(0);
  });
});

describe('two processes', () => {
  useTestDb();
  const dir = mkdtempSync(join(tmpdir(), 'saptam-race-'));
  afterAll(() => rm(dir, { recursive: true, force: true }));

  const ROUNDS = '15';

  test('keeps a photo that one process removes from a listing while the other adds it to another', async () => {
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
});
