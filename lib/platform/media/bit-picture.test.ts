import sharp from 'sharp';
import { bitPicture } from './bit-picture';

test.each([1, 8, 41])('a picture of %i points a side has each of them', async (side) => {
  const isDark = (x: number, y: number) => (x * 7 + y * 3) % 5 < 2;
  const { data, info } = await sharp(bitPicture(side, isDark))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([side, side, 1]);
  const shown = Array.from({ length: side * side }, (_, i) => isDark(i % side, Math.floor(i / side)));
  expect([...data].map((value) => value < 128)).toEqual(shown);
});
