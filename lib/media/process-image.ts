import 'server-only';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { env } from '@/lib/env';
import { asDiskError, MediaError } from './errors';
import { fileHash } from './file-hash';
import { createGate } from './gate';
import { PHASH_INPUT_SIZE, phashOf } from './phash';
import { sniffFile } from './sniff';
import { HEIC_ADVICE, type ImageFormat } from './types';
import { IMAGE_WIDTHS, imageWidths, MAX_HEIGHT } from './widths';

/** Above it a file is refused before a pixel is decoded. The largest phone sensors in use make 64 megapixels unbinned. */
export const MAX_PIXELS = 65_000_000;
/** Below it a photograph says nothing about a property. */
export const MIN_SIDE = 200;
/** Part of the content address: raise it when the pipeline's output changes, so that old addresses stay immutable. */
const PIPELINE_VERSION = '1';

export type Rendition = { width: number; format: ImageFormat; path: string };

/** A picture that passed every check, re-encoded into files of a temporary directory. Call `dispose` in a finally. */
export type ProcessedImage = {
  /** 32 hex digits, of the original's content */
  hash: string;
  width: number;
  height: number;
  blurDataURL: string;
  phash: string;
  /** ascending widths; the widest also as JPEG */
  renditions: Rendition[];
  /** the directory that holds exactly the renditions, named `<width>.<format>` */
  directory: string;
  dispose: () => Promise<void>;
};

// Decoding is the one step whose memory grows with the picture, so all requests of a process share two slots.
const decoding = createGate(2);

// sharp keeps decoded tiles of files by default; uploads are read once
sharp.cache(false);

/**
 * Decides by content what `source` (a file path) is, refuses what is not a sound photograph, and writes the
 * responsive renditions. Rejects with MediaError. Metadata (place, device, thumbnail) is dropped because nothing but
 * pixels is carried over; whatever was hidden behind or inside the file goes with it.
 */
export function processImage(source: string): Promise<ProcessedImage> {
  return decoding(async () => {
    const sniffed = await sniffFile(source);
    if (sniffed?.kind !== 'image')
      throw new MediaError('unsupported', 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.');
    const directory = await temporaryDirectory();
    const dispose = () => rm(directory, { recursive: true, force: true });
    try {
      await checkHeader(source, sniffed.format);
      const master = await decode(source);
      const [hash, blurDataURL, phash, renditions] = await Promise.all([
        fileHash(source, PIPELINE_VERSION),
        blurOf(master),
        hashOf(master),
        encodeAll(master, directory),
      ]);
      const { width, height } = master.info;
      return { hash, width, height, blurDataURL, phash, renditions, directory, dispose };
    } catch (error) {
      await dispose();
      throw asMediaError(error, sniffed.format);
    }
  });
}

/** For pictures made in memory (the demo set): the same path through a temporary file. */
export async function processImageBuffer(data: Buffer): Promise<ProcessedImage> {
  const directory = await temporaryDirectory();
  try {
    const path = join(/*turbopackIgnore: true*/ directory, 'source');
    await writeFile(path, data);
    return await processImage(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Beside the media directory, so that storing is a rename within one file system. */
async function temporaryDirectory(): Promise<string> {
  const parent = join(/*turbopackIgnore: true*/ env().DATA_DIR, 'tmp');
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(/*turbopackIgnore: true*/ parent, 'image-'));
}

type Master = { data: Buffer; info: { width: number; height: number; channels: 3 } };

async function checkHeader(source: string, format: string): Promise<void> {
  const metadata = await sharp(source, { limitInputPixels: false }).metadata();
  const heif = format === 'avif' || format === 'heic';
  if (metadata.format !== (heif ? 'heif' : format))
    throw new MediaError('damaged', 'The picture is not what its first bytes say it is.');
  const { width = 0, height = 0 } = metadata;
  if (width * height > MAX_PIXELS)
    throw new MediaError('too-many-pixels', `The picture has more than ${MAX_PIXELS / 1e6} megapixels.`);
  if (Math.min(width, height) < MIN_SIDE)
    throw new MediaError('too-small', `The picture is smaller than ${MIN_SIDE} pixels on one side.`);
}

async function decode(source: string): Promise<Master> {
  const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize({ width: IMAGE_WIDTHS.at(-1), height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 3 } };
}

const read = (master: Master) => sharp(master.data, { raw: master.info });

/** Efforts and qualities chosen by measuring, see docs/decisions/0005-media.md. */
function encoder(picture: Sharp, format: ImageFormat, width: number): Sharp {
  if (format === 'avif') return picture.avif({ quality: 52, effort: width <= 400 ? 2 : 1 });
  if (format === 'webp') return picture.webp({ quality: 74, effort: 2 });
  return picture.jpeg({ quality: 80, progressive: true });
}

async function encodeAll(master: Master, directory: string): Promise<Rendition[]> {
  const widest = master.info.width;
  const renditions: Rendition[] = [];
  for (const width of imageWidths(widest))
    for (const format of ['avif', 'webp', ...(width === widest ? ['jpg' as const] : [])] as const) {
      const path = join(/*turbopackIgnore: true*/ directory, `${width}.${format}`);
      await encoder(read(master).resize({ width }), format, width).toFile(path);
      await flush(path);
      renditions.push({ width, format, path });
    }
  return renditions;
}

/** A rename is atomic but says nothing about the data: without this a power cut can leave an empty picture behind. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

async function blurOf(master: Master): Promise<string> {
  const tiny = await read(master).resize({ width: 16 }).webp({ quality: 40, effort: 4 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function hashOf(master: Master): Promise<string> {
  const grey = await read(master)
    .resize({ width: PHASH_INPUT_SIZE, height: PHASH_INPUT_SIZE, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return phashOf(grey);
}

function asMediaError(error: unknown, format: string): unknown {
  if (error instanceof MediaError) return error;
  const full = asDiskError(error);
  if (full) return full;
  if (format === 'heic') return new MediaError('unsupported', HEIC_ADVICE, { cause: error });
  return new MediaError('damaged', 'The picture is damaged or incomplete.', { cause: error });
}
