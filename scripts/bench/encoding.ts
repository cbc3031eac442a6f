/**
 * `npm run bench -- encoding`: time and size of the picture encoders by effort, on one core, for one picture of
 * 2 400 × 1 800 pixels in all stored widths. lib/media chooses its efforts by it (docs/decisions/0005-media.md).
 */
import sharp, { type Sharp } from 'sharp';
import { IMAGE_WIDTHS } from '@/lib/media/widths';

sharp.cache(false);
sharp.concurrency(1);

const source = await sharp('public/sample/02-1280.webp')
  .resize(2400, 1800, { fit: 'cover' })
  .png()
  .toBuffer();

async function measure(name: string, encode: (image: Sharp) => Sharp): Promise<void> {
  const start = performance.now();
  let bytes = 0;
  for (const width of IMAGE_WIDTHS) bytes += (await encode(sharp(source).resize(width)).toBuffer()).length;
  console.log(
    `${name}: ${Math.round(performance.now() - start)} ms, ${Math.round(bytes / 1000)} KB in ${IMAGE_WIDTHS.length} widths`,
  );
}

for (const effort of [1, 2, 4]) await measure(`AVIF effort ${effort}`, (image) => image.avif({ effort }));
for (const effort of [2, 4]) await measure(`WebP effort ${effort}`, (image) => image.webp({ effort }));
await measure('JPEG', (image) => image.jpeg());
await measure('JPEG with mozjpeg', (image) => image.jpeg({ mozjpeg: true }));
