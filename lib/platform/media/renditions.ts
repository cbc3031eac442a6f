import 'server-only';
import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { env } from '@/lib/platform/env';
import { createLimiter } from './limiter';
import type { ImageFormat } from './types';
import { imageWidths } from './widths';

/**
 * The folder of a picture holds `<widest>.jpg` from the start, and `master.jpg` as long as sizes and formats are
 * missing: the files say how far the work is, so it can be taken up anywhere by anyone.
 */
export const MASTER = 'master.jpg';
const WIDEST = /^(\d{1,5})\.jpg$/;
const UNFINISHED = '.tmp';

/**
 * Decoding and encoding are the steps whose memory grows with the picture, so all requests of a process share two slots.
 * What a reply waits for goes before what is made later.
 */
export const imageWork = createLimiter(2);

// sharp keeps decoded tiles of files by default; uploads are read once
sharp.cache(false);

/** Of hundreds of pictures in tests nobody looks at the size: 5 ms instead of 28. */
const avifEffort = (width: number) => (env().NODE_ENV === 'test' ? 0 : width <= 400 ? 2 : 1);

/** Efforts and qualities chosen by measuring, see docs/decisions/0013-pictures-encoded-at-upload.md. */
export function encoder(picture: Sharp, format: ImageFormat, width: number): Sharp {
  if (format === 'avif') return picture.avif({ quality: 52, effort: avifEffort(width) });
  if (format === 'webp') return picture.webp({ quality: 74, effort: 2 });
  return picture.jpeg({ quality: 80, progressive: true });
}

/** The files that a finished picture has beside its JPEG. Cards come first: they are what most visitors see. */
function laterFiles(widest: number): { name: string; width: number; format: ImageFormat }[] {
  return imageWidths(widest).flatMap((width) =>
    (['webp', 'avif'] as const).map((format) => ({ name: `${width}.${format}`, width, format })),
  );
}

/** Makes one missing file of the picture in `directory`. Returns false when nothing is missing, or the picture is gone. */
export async function makeNextRendition(directory: string): Promise<boolean> {
  const there: string[] = await readdir(directory).catch(() => []);
  const widest = Number(there.map((name) => name.match(WIDEST)?.[1]).find(Boolean) ?? 0);
  if (!widest || !there.includes(MASTER)) return false;
  const missing = laterFiles(widest).filter(({ name }) => !there.includes(name));
  const [next] = missing;
  if (next) await imageWork(() => makeRendition(directory, next), 'later');
  if (missing.length > 1) return true;
  await rm(join(/*turbopackIgnore: true*/ directory, MASTER), { force: true });
  for (const name of there.filter((value) => value.endsWith(UNFINISHED)))
    await rm(join(/*turbopackIgnore: true*/ directory, name), { force: true });
  return false;
}

/** The file appears whole, by rename: a crash leaves one that nobody is sent. */
async function makeRendition(
  directory: string,
  { name, width, format }: { name: string; width: number; format: ImageFormat },
): Promise<void> {
  const unfinished = join(/*turbopackIgnore: true*/ directory, `${name}.${randomUUID()}${UNFINISHED}`);
  try {
    const master = sharp(join(/*turbopackIgnore: true*/ directory, MASTER), { failOn: 'error' });
    await encoder(master.resize({ width }), format, width).toFile(unfinished);
    await flush(unfinished);
    await rename(unfinished, join(/*turbopackIgnore: true*/ directory, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    // removed while it was being worked on
    if ((await readdir(directory).catch(() => [])).length > 0) throw error;
  }
}

/** A rename is atomic but says nothing about the data: without this a power cut can leave an empty picture behind. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}
