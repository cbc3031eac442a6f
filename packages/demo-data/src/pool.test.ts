import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { demoPictures } from '../tool/catalogue';
import { storePool } from './pictures';

const two = demoPictures().filter((picture) => picture.id === 'villa-1' || picture.id === 'plan-1');
const imagesDir = () => join(env().DATA_DIR, 'media', 'images');

test('pictures become stored images in all widths; a second run encodes nothing, a lost file is made again', async () => {
  const reports: string[] = [];
  const report = (done: number, total: number) => reports.push(`${done}/${total}`);

  const pool = await storePool(report, two);
  expect(reports).toEqual(['1/2', '2/2']);
  const villa = pool.get('villa')![0]!;
  expect(villa).toMatchObject({ width: 1600, height: 1200, alt: 'House with garden from the gate' });
  expect(villa.blurDataURL).toMatch(/^data:image\//);
  const hash = villa.public_id.split('/')[1]!;
  expect((await readdir(join(imagesDir(), hash))).sort()).toEqual(
    ['1600.avif', '1600.jpg', '1600.webp', '400.avif', '400.webp', '800.avif', '800.webp'].sort(),
  );

  expect(await storePool(report, two)).toEqual(pool);
  expect(reports).toHaveLength(2);

  await rm(join(imagesDir(), hash), { recursive: true });
  expect(await storePool(report, two)).toEqual(pool);
  expect(reports).toHaveLength(4);
  // six encodings in all, on a machine that may be busy
}, 120_000);
