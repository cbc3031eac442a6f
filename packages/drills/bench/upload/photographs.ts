import { mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** 4000 × 3000: 12 megapixels, as telephones write them. */
export const PHONE_WIDTH = 4000;

/** Photographs that compress like real ones: soft shapes with fine grain, each with colours of its own. */
export async function makePhotographs(dir: string, count: number, width: number): Promise<string[]> {
  mkdirSync(dir, { recursive: true });
  const height = (width * 3) / 4;
  const paths: string[] = [];
  for (let i = 0; i < count; i++) {
    const path = join(dir, `photograph-${i}.jpg`);
    const shapes = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${i * 36},40%,70%)"/><circle cx="${width / 3}" cy="${height / 2}" r="${height / 3}" fill="hsl(${i * 36 + 120},50%,45%)"/><rect x="${width / 2}" y="${height / 3}" width="${width / 4}" height="${height / 2}" fill="hsl(${i * 36 + 240},35%,30%)"/></svg>`,
    );
    const noise = { type: 'gaussian', mean: 128, sigma: 18 } as const;
    const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    await sharp(shapes)
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 88 })
      .toFile(path);
    paths.push(path);
  }
  return paths;
}

export async function megabytes(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}
