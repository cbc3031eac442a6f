/**
 * Draws the icons of the installed site from the mark in app/icon.svg: `node scripts/draw-icons.mjs`. The pictures are committed, so run it
 * again only when the mark changes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';

const INK = '#17191c';
const mark = readFileSync(join(root, 'app/icon.svg'), 'utf8').replace(/<rect[^>]*\/>/, '');

/** Draws the mark in the middle of a square; `share` is the part of the side that its drawing takes. */
async function draw(file, size, { share = 1, background = INK, radius = 0, white = false }) {
  const inner = Math.round(size * share);
  const picture = white ? mark.replace('#ff9d57', '#fff') : mark;
  const drawn = await sharp(Buffer.from(picture), { density: (72 * inner) / 36 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${background}"/></svg>`;
  await sharp(Buffer.from(ground))
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(root, file));
}

await draw('public/icons/192.png', 192, { radius: 37 });
await draw('public/icons/512.png', 512, { radius: 99 });
// launchers crop these icons, so the essential part is within 80% (W3C Manifest, "Icon masks")
await draw('public/icons/maskable-512.png', 512, { share: 0.76 });
await draw('public/icons/badge.png', 96, { background: 'none', white: true });
await draw('app/apple-icon.png', 180, { share: 0.86 });
