import sharp from 'sharp';
import type { StoredImage } from '@/lib/media/types';
import { demoPictures, type Scene, SHOWN } from '../tool/catalogue';
import { pictureDealer } from './pictures';

const pictures = demoPictures();

test('every picture is drawn the same way each time, and no two are alike', () => {
  const drawn = pictures.map((picture) => picture.draw());
  expect(new Set(drawn).size).toBe(pictures.length);
  expect(new Set(pictures.map((picture) => picture.id)).size).toBe(pictures.length);
  for (const i of [0, 20, 40, 60, 80, 100]) expect(pictures[i]!.draw()).toBe(drawn[i]);
  for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('a drawing is a 4:3 picture of 1600 by 1200 with many colours in it', async () => {
  for (const i of [0, 30, 55, 75, 110]) {
    const { data, info } = await sharp(Buffer.from(pictures[i]!.draw()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1600, 1200]);
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 3 * 997)
      colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    expect(colours.size).toBeGreaterThan(20);
  }
});

test('neighbours of a kind have different covers, and a listing shows no picture twice', () => {
  const pool = new Map<Scene, StoredImage[]>();
  for (const { id, scene, alt } of pictures) {
    const image = { url: `/media/${id}/1600.jpg`, public_id: id, width: 1600, height: 1200, alt };
    pool.set(scene, [...(pool.get(scene) ?? []), image]);
  }
  const deal = pictureDealer(pool, 'test');
  const rows = Array.from({ length: 16 }, () => deal('flat'));
  expect(new Set(rows.map((images) => images[0]!.public_id)).size).toBe(16);
  for (const kind of Object.keys(SHOWN) as (keyof typeof SHOWN)[]) {
    const ids = deal(kind).map((image) => image.public_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    expect(ids.length).toBeLessThanOrEqual(7);
  }
});
