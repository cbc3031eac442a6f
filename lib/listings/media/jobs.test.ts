import { spawn } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { getPropertyFor } from '@/lib/listings/data';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { imageSources } from '@/lib/platform/media/image-url';
import { createObjectMedia } from '@/lib/platform/media/object-media';
import { mediaStore } from '@/lib/platform/media/store';
import type { StoredImage } from '@/lib/platform/media/types';
import { createDiskObjects } from '@/lib/platform/objects/disk';
import { Property } from '@/models/listings/property';
import { UnfinishedPicture } from '@/models/listings/unfinished-picture';
import { testActor } from '@/test/actors';
import { childProgram } from '@/test/child-program';
import { clearTestDb, useTestDb } from '@/test/db';
import { finishPictures, pictureJob, recordUnfinished } from './jobs';
import { removeFiles } from './mutations';

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

test('a process that is killed after its reply: another one makes the sizes, and pages then name them', async () => {
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

  // the lease of the dead process runs out
  await UnfinishedPicture.updateOne({}, { $set: { leaseUntil: new Date() } });
  await pictureJob.runDue();
  const finished = await imageOf(id);
  expect(finished.pending).toBeUndefined();
  expect(imageSources(finished).sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  const files = ['1600.avif', '1600.jpg', '1600.webp', '400.avif', '400.webp', '800.avif', '800.webp'];
  expect((await readdir(join(dir, 'media', image.public_id))).sort()).toEqual(files);
  expect(await UnfinishedPicture.countDocuments()).toBe(0);
});

test('a listing that is written after its pictures were finished calls none of them pending', async () => {
  const [gone, made] = ['a'.repeat(32), 'b'.repeat(32)].map(pending) as [StoredImage, StoredImage];
  const ids = [await listingWith(gone), await listingWith(made)];
  // the work on one has ended, that on the other is about to look for listings
  await recordUnfinished([made]);
  await UnfinishedPicture.updateOne({}, { $set: { status: 'made' } });
  await finishPictures([gone]);
  await finishPictures([made]);
  for (const id of ids) expect((await imageOf(id)).pending).toBeUndefined();
});

test('a picture that was removed meanwhile ends the work', async () => {
  await recordUnfinished([pending('c'.repeat(32))]);
  await pictureJob.runDue();
  expect(await UnfinishedPicture.countDocuments()).toBe(0);
});

test('a size that is written while its picture is removed does not stay', async () => {
  const image = pending('e'.repeat(32));
  const folder = join(dir, 'media', image.public_id);
  await recordUnfinished([image]);
  const made = vi.spyOn(await mediaStore(), 'makeNextRendition').mockImplementation(async () => {
    await removeFiles([image.public_id]);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '800.webp'), 'late');
    return true;
  });
  await pictureJob.runDue();
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

test('finishing changes neither the version nor the date of the listing', async () => {
  const image = pending('d'.repeat(32));
  const id = await listingWith(image);
  const before = await Property.findById(id).lean();
  await finishPictures([image]);
  const after = await Property.findById(id).lean();
  expect(after).toMatchObject({ __v: before!.__v, updatedAt: before!.updatedAt });
  expect(after!.images[0]!.pending).toBeUndefined();
});

test('the store makes the cards’ sizes first', async () => {
  const { prepareImage } = await import('@/lib/platform/media/prepare-image');
  const image = await prepareImage(await photo());
  const store = createObjectMedia(createDiskObjects(dir));
  const { public_id } = await store.putImage(image);
  await image.dispose();
  await store.makeNextRendition(public_id);
  expect(await readdir(join(dir, 'media', public_id))).toContain('400.webp');
});
