import * as fs from 'node:fs/promises';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createDiskObjects } from '@/lib/platform/objects/disk';
import { asDiskError } from '@/lib/platform/objects/errors';
import { mp4 } from '@/test/film';
import { ingest } from './ingest';
import { createObjectMedia } from './object-media';
import { prepareImage } from './prepare-image';

const dir = String(process.env.DATA_DIR);

async function photo(): Promise<string> {
  const path = join(dir, 'photo.jpg');
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#789' } })
    .jpeg()
    .toFile(path);
  return path;
}

test('a full disk while storing is reported in words, and nothing is left', async () => {
  const image = await prepareImage(await photo());
  const target = join(dir, 'media', 'images', image.id);
  // a file where the directory must go: it cannot be stored, as on a broken disk
  await mkdir(join(dir, 'media', 'images'), { recursive: true });
  await writeFile(target, '');
  await expect(createObjectMedia(createDiskObjects(dir)).putImage(image)).rejects.toBeDefined();
  await rm(target);
  await image.dispose();
  expect(await fs.readdir(join(dir, 'media', 'images'))).toEqual([]);
  expect(await fs.readdir(join(dir, 'tmp'))).toEqual([]);
});

test('a store without room undoes what the request had stored', async () => {
  const local = createObjectMedia(createDiskObjects(dir));
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const store = { ...local, putVideo: () => Promise.reject(full) };
  const film = join(dir, 'film.mp4');
  await writeFile(film, mp4());
  const files = [
    { field: 'images', path: await photo(), name: 'photo.jpg' },
    { field: 'videos', path: film, name: 'film.mp4' },
  ];
  await expect(ingest(files, store)).rejects.toBe(full);
  expect(await fs.readdir(join(dir, 'media', 'images'))).toEqual([]);
  expect(await fs.readdir(join(dir, 'tmp'))).toEqual([]);
});

/** /dev/full answers every write with ENOSPC: the real error of the real system call. */
test('the real error of a full disk is recognised', async () => {
  const error = await fs.writeFile('/dev/full', 'x').catch((cause: unknown) => cause);
  expect(error).toMatchObject({ code: 'ENOSPC' });
  expect(asDiskError(error)).toMatchObject({ code: 'disk-full' });
});
