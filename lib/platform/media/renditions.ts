import 'server-only';
import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { createLimiter } from '@/lib/platform/basics/limiter';
import { env } from '@/lib/platform/env';
import type { ImageFormat } from './types';
import { imageWidths } from './widths';

/**
 * The folder of a picture holds `<widest>.jpg` from the start, and `master.jpg` as long as sizes and formats are
 * missing: the files say how far the work is, so it can be taken up anywhere by anyone.
 */
export const MASTER = 'master.jpg';
const WIDEST = /^(\d{1,5})\.jpg$/;

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

/** True of the size that a reply waits for. */
export const isFirst = (name: string): boolean => WIDEST.test(name);

type LaterFile = { name: string; width: number; format: ImageFormat };

/** The files that a picture with these files lacks. Cards come first: they are what most visitors see. */
export function missingFiles(names: readonly string[]): LaterFile[] {
  const widest = Number(names.map((name) => name.match(WIDEST)?.[1]).find(Boolean) ?? 0);
  return imageWidths(widest)
    .flatMap((width) =>
      (['webp', 'avif'] as const).map((format) => ({ name: `${width}.${format}`, width, format })),
    )
    .filter(({ name }) => !names.includes(name));
}

/** Makes one file of a picture from its master. */
export const render = (master: string, { width, format }: LaterFile, target: string): Promise<unknown> =>
  imageWork(
    () => encoder(sharp(master, { failOn: 'error' }).resize({ width }), format, width).toFile(target),
    'later',
  );

/** A rename is atomic but says nothing about the data: without this a power cut can leave an empty picture behind. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}
