import 'server-only';
import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { createLimiter } from '@/lib/platform/basics/limiter';
import { env } from '@/lib/platform/env';
import type { ImageFormat } from './types';
import { imageWidths } from './widths';

/**
 * File name of the master. `<widest>.jpg` exists from the start, and `master.jpg` while sizes and formats are missing. The files show the progress, so that any
 * process can resume the work.
 */
export const MASTER = 'master.jpg';
const WIDEST = /^(\d{1,5})\.jpg$/;

/** Limits decoding and encoding, whose memory grows with the picture, to two slots for all requests of a process. Work that a reply waits for comes first. */
export const imageWork = createLimiter(2);

// sharp caches decoded tiles of files by default, but uploads are read only once
sharp.cache(false);

/** Effort of AVIF encoding. Tests use the lowest, because they make hundreds of pictures (5 ms instead of 28). */
const avifEffort = (width: number) => (env().NODE_ENV === 'test' ? 0 : width <= 400 ? 2 : 1);

/** Encodes a picture with measured efforts and qualities (docs/decisions/0013-pictures-encoded-at-upload.md). */
export function encoder(picture: Sharp, format: ImageFormat, width: number): Sharp {
  if (format === 'avif') return picture.avif({ quality: 52, effort: avifEffort(width) });
  if (format === 'webp') return picture.webp({ quality: 74, effort: 2 });
  return picture.jpeg({ quality: 80, progressive: true });
}

/** True for the size that a reply waits for. */
export const isFirst = (name: string): boolean => WIDEST.test(name);

type LaterFile = { name: string; width: number; format: ImageFormat };

/** A picture's missing files. Card sizes come first, because most visitors see those. */
export function missingFiles(names: readonly string[]): LaterFile[] {
  const widest = Number(names.map((name) => name.match(WIDEST)?.[1]).find(Boolean) ?? 0);
  return imageWidths(widest)
    .flatMap((width) =>
      (['webp', 'avif'] as const).map((format) => ({ name: `${width}.${format}`, width, format })),
    )
    .filter(({ name }) => !names.includes(name));
}

export const render = (master: string, { width, format }: LaterFile, target: string): Promise<unknown> =>
  imageWork(
    () => encoder(sharp(master, { failOn: 'error' }).resize({ width }), format, width).toFile(target),
    'later',
  );

/** Flushes a file. A rename is atomic but does not cover the data, so a power failure could otherwise leave an empty picture. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}
