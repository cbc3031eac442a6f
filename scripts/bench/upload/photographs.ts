import { mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A 4:3 picture of a phone: 12 megapixels, 4 to 6 MB. */
export const PHONE_WIDTH = 4032;

/** JPEG files as a phone writes them: a sample picture enlarged, with the noise of a sensor. No two are alike. */
export async function makePhotographs(dir: string, count: number, width: number): Promise<string[]> {
  mkdirSync(dir, { recursive: true });
  const height = Math.round(width * 0.75);
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const paths: string[] = [];
  for (let n = 0; n < count; n++) {
    const path = join(dir, `${width}-${n}.jpg`);
    const sample = `public/sample/${String((n % 11) + 1).padStart(2, '0')}-1280.webp`;
    const picture = await sharp(sample).resize(width, height, { fit: 'cover' }).toBuffer();
    await sharp(picture)
      .composite([{ input: noise, blend: 'overlay' }])
      .modulate({ hue: n * 7 })
      .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitude: '21/1 8/1 0/1' } })
      .jpeg({ quality: 90 })
      .toFile(path);
    paths.push(path);
  }
  return paths;
}

export async function megabytes(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}
