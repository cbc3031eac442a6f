/**
 * `npx tsx scripts/demo/make-pictures.mjs FOLDER` encodes the renderings in FOLDER and the drawings into packages/demo-data/pictures/, in all sizes and
 * formats of an upload. Keeps earlier results, and skips and names renderings missing from FOLDER.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PHASH_INPUT_SIZE, phashOf } from '../../lib/platform/media/phash.ts';
import { imageWidths } from '../../lib/platform/media/widths.ts';
import { DRAWINGS } from '../../packages/demo-data/render/drawings.mjs';
import { PICTURES } from '../../packages/demo-data/render/pictures.mjs';
import { readManifest } from '../../packages/demo-data/src/pictures.ts';

const TARGET = join(import.meta.dirname, '../../packages/demo-data/pictures');
const folder = process.argv[2] ?? '';

const digest = (content, length) => createHash('sha256').update(content).digest('hex').slice(0, length);

/** The pixels of a picture, or undefined if its rendering is missing. */
async function pixels({ by, draw, mirrored, ...facts }) {
  if (draw)
    return sharp(Buffer.from(DRAWINGS[draw](facts)))
      .flatten()
      .png()
      .toBuffer();
  const source = PICTURES.find((other) => other.by === by && !other.mirrored);
  const file = join(folder, `${source.id}.png`);
  if (!existsSync(file)) return;
  const picture = sharp(file).removeAlpha();
  return (mirrored ? picture.flop() : picture).png().toBuffer();
}

const encode = {
  avif: (picture) => picture.avif({ quality: 48, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 72, effort: 4 }),
  jpg: (picture) => picture.jpeg({ quality: 72, progressive: true }),
};

async function make(listed, source) {
  const { id, scene, alt, floors, floor, unfinished, bedrooms, bathrooms, balconies } = listed;
  const facts = { floors, floor, unfinished, bedrooms, bathrooms, balconies };
  const hash = digest(source, 32);
  const there = before.get(hash);
  if (there) return { ...there, id, scene, alt, ...facts };
  const { width, height } = await sharp(source).metadata();
  const files = {};
  await mkdir(join(TARGET, hash), { recursive: true });
  const names = imageWidths(width).flatMap((step) => [`${step}.avif`, `${step}.webp`]);
  for (const name of [...names, `${width}.jpg`]) {
    const [step, format] = name.split('.');
    const content = await encode[format](sharp(source).resize({ width: Number(step) })).toBuffer();
    await writeFile(join(TARGET, hash, name), content);
    files[name] = digest(content, 16);
  }
  const tiny = await sharp(source).resize({ width: 8 }).webp({ quality: 40 }).toBuffer();
  const side = { width: PHASH_INPUT_SIZE, height: PHASH_INPUT_SIZE, fit: 'fill' };
  const grey = await sharp(source).resize(side).greyscale().raw().toBuffer();
  const blurDataURL = `data:image/webp;base64,${tiny.toString('base64')}`;
  return {
    id,
    scene,
    alt,
    ...facts,
    hash,
    width,
    height,
    blurDataURL,
    phash: phashOf(grey),
    files,
  };
}

const before = new Map(readManifest(TARGET).map((picture) => [picture.hash, picture]));
const manifest = [];
for (const listed of PICTURES) {
  const source = await pixels(listed);
  if (source) manifest.push(await make(listed, source));
  else console.log(`${listed.id} is not rendered yet`);
}
const shown = new Set(manifest.map(({ hash }) => hash));
for (const hash of before.keys())
  if (!shown.has(hash)) await rm(join(TARGET, hash), { recursive: true, force: true });
await writeFile(join(TARGET, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${manifest.length} pictures`);
