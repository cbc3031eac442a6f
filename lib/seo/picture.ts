import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** What Open Graph's readers cut nothing from. */
export const SIZE = { width: 1200, height: 630 };
/** the light tokens of app/globals.css; a picture has no theme */
export const INK = '#17191c';
export const INK_SOFT = '#4e4f4c';
export const PAPER = '#fbf9f5';
export const ACCENT = '#b8480a';

const fontFile = (subset: string, weight: number) =>
  readFile(
    join(
      process.cwd(),
      'node_modules/@fontsource/anek-latin/files',
      `anek-latin-${subset}-${weight}-normal.woff`,
    ),
  );

/** The rupee sign stands in the extended cut of the family. */
export async function fonts() {
  const cuts = (['latin', 'latin-ext'] as const).flatMap((subset) =>
    ([400, 700] as const).map(async (weight) => ({
      name: subset,
      data: await fontFile(subset, weight),
      weight,
      style: 'normal' as const,
    })),
  );
  return Promise.all(cuts);
}

/** Read to the end here: a picture that cannot be drawn becomes an error reply, not half a picture. */
export async function jpegReply(drawn: Response): Promise<Response> {
  // a photograph as PNG weighs five times as much, and WhatsApp shows no preview of a heavy one
  const jpeg = await sharp(await drawn.arrayBuffer())
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
