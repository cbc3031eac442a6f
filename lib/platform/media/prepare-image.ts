import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/platform/env';
import { MediaError, refusedWrite } from '@/lib/platform/objects/errors';
import { fileHash } from './file-hash';
import { PHASH_INPUT_SIZE, phashOf } from './phash';
import { encoder, flush, imageWork, MASTER } from './renditions';
import { sniffFile } from './sniff-file';
import { HEIC_ADVICE } from './types';
import { IMAGE_WIDTHS, MAX_HEIGHT } from './widths';

/** Pixels above which a file is refused before decoding. The largest phone sensors in use have 64 megapixels unbinned. */
export const MAX_PIXELS = 65_000_000;
/** Side in pixels below which a photo is too small to show a property. */
export const MIN_SIDE = 200;

/** A picture that passed every check, with the one size that the reply waits for. Call `dispose` in a finally. */
export type PreparedImage = {
  /** 32 hex digits, new for every upload. */
  id: string;
  /** 32 hex digits of the original file's hash, so that a file sent twice in one listing becomes one picture. */
  contentHash?: string;
  width: number;
  height: number;
  blurDataURL: string;
  phash: string;
  /** The widest size as JPEG. */
  jpeg: string;
  /** Folder of that JPEG and of the master for later sizes (renditions.ts) or the finished files. */
  directory: string;
  dispose: () => Promise<void>;
};

/** A new id that cannot be guessed and is unique for each upload. */
export const newMediaId = (): string => randomUUID().replaceAll('-', '');

/**
 * Detects the type of `source` (a file path) by its content, refuses anything but an intact photo, and writes the widest size. Rejects with MediaError. Copies
 * only pixels, even to the master, so metadata (location, device, thumbnail) and anything hidden after or inside the file is lost.
 */
export function prepareImage(source: string): Promise<PreparedImage> {
  return imageWork(async () => {
    const sniffed = await sniffFile(source);
    if (sniffed?.kind !== 'image')
      throw new MediaError('unsupported', 'This file is not a JPEG, PNG, WebP, AVIF or GIF picture.');
    const directory = await temporaryDirectory();
    const dispose = () => rm(directory, { recursive: true, force: true });
    try {
      await checkHeader(source, sniffed.format);
      // while decoding, which leaves threads idle; beside the encoders it would wait for a thread
      const [master, contentHash] = await Promise.all([decode(source), fileHash(source)]);
      const { width, height } = master.info;
      const jpeg = join(/*turbopackIgnore: true*/ directory, `${width}.jpg`);
      const [blurDataURL, phash] = await Promise.all([
        blurOf(master),
        hashOf(master),
        writeJpeg(master, jpeg),
        writeMaster(master, directory),
      ]);
      return { id: newMediaId(), contentHash, width, height, blurDataURL, phash, jpeg, directory, dispose };
    } catch (error) {
      await dispose();
      throw asMediaError(error, sniffed.format);
    }
  });
}

/** Creates the folder beside the media directory, so that storing is a rename within one file system. */
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
    throw new MediaError('damaged', 'The contents of the picture don’t match its type.');
  const { width = 0, height = 0 } = metadata;
  if (width * height > MAX_PIXELS)
    throw new MediaError(
      'too-many-pixels',
      messageWith('The picture has more than {max} megapixels.', { max: MAX_PIXELS / 1e6 }),
    );
  if (Math.min(width, height) < MIN_SIDE)
    throw new MediaError(
      'too-small',
      messageWith('The picture is smaller than {min} pixels on one side.', { min: MIN_SIDE }),
    );
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

async function writeJpeg(master: Master, path: string): Promise<void> {
  await encoder(read(master), 'jpg', master.info.width).toFile(path);
  await flush(path);
}

/** Writes the master at a twentieth of the pixels' size, in a quality high enough that the second encoding shows no trace of the first. */
async function writeMaster(master: Master, directory: string): Promise<void> {
  const path = join(/*turbopackIgnore: true*/ directory, MASTER);
  await read(master).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toFile(path);
  await flush(path);
}

async function blurOf(master: Master): Promise<string> {
  const tiny = await read(master).resize({ width: 8 }).webp({ quality: 40, effort: 4 }).toBuffer();
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
  if (error instanceof MediaError || refusedWrite(error)) return error;
  if (format === 'heic') return new MediaError('unsupported', HEIC_ADVICE, { cause: error });
  return new MediaError('damaged', 'The picture is damaged or incomplete.', { cause: error });
}
