import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DemoPicture } from '../src/pictures';
import type { Drawing } from './catalogue';

/** 400 and 800 for cards, 1280 for the detail page: with 1600 the set would not stay below 12 MB. */
const WIDTHS = [400, 800, 1280];
const WIDEST = WIDTHS.at(-1)!;
/** Side of the small grey picture that a perceptual hash is computed from. */
const HASH_SIDE = 32;
const MIN_COLOURS = 20;

/** 16 hex digits from 32 × 32 grey pixels: the product's own function, so that its duplicate search knows the pictures. */
export type PerceptualHash = (grey: Uint8Array) => string;

type Raster = { data: Buffer; width: number; height: number };

async function rasterise({ id, svg }: Drawing): Promise<Raster> {
  if (/NaN|undefined|Infinity/.test(svg))
    throw new Error(`${id} was drawn with a coordinate that is not a number.`);
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 3 * 997)
    colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
  if (colours.size < MIN_COLOURS)
    throw new Error(`${id} has only ${colours.size} colours: it is nearly empty.`);
  return { data, width: info.width, height: info.height };
}

const scaled = ({ data, width, height }: Raster, to: number) =>
  sharp(data, { raw: { width, height, channels: 3 } }).resize({ width: to });

/** The address of a drawing: 32 hex digits of its SVG, so that an unchanged drawing keeps its files. */
export const addressOf = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 32);

/** Every width in AVIF and WebP and the widest in JPEG, as the product's local store keeps an upload. */
async function encode(raster: Raster): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const width of WIDTHS) {
    const picture = scaled(raster, width);
    files.set(`${width}.avif`, await picture.clone().avif({ quality: 52, effort: 4 }).toBuffer());
    files.set(`${width}.webp`, await picture.clone().webp({ quality: 64, effort: 6 }).toBuffer());
  }
  files.set(`${WIDEST}.jpg`, await scaled(raster, WIDEST).jpeg({ quality: 55, mozjpeg: true }).toBuffer());
  return files;
}

/** Writes one picture's files below `folder` and returns what the manifest says of it. */
export async function encodePicture(
  drawing: Drawing,
  folder: string,
  perceptualHash: PerceptualHash,
): Promise<DemoPicture> {
  const hash = addressOf(drawing.svg);
  const raster = await rasterise(drawing);
  const files = await encode(raster);
  const target = join(folder, hash);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const [name, bytes] of files) await writeFile(join(target, name), bytes);
  const tiny = await scaled(raster, 16).webp({ quality: 40, effort: 6 }).toBuffer();
  const grey = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize({ width: HASH_SIDE, height: HASH_SIDE, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return {
    id: drawing.id,
    scene: drawing.scene,
    alt: drawing.alt,
    hash,
    width: WIDEST,
    height: Math.round((WIDEST * raster.height) / raster.width),
    blurDataURL: `data:image/webp;base64,${tiny.toString('base64')}`,
    phash: perceptualHash(grey),
    files: Object.fromEntries([...files].map(([name, bytes]) => [name, digestOf(bytes)])),
  };
}

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
