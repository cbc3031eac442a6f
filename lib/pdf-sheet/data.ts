import 'server-only';
import { join } from 'node:path';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { env } from '@/lib/env';
import type { ImageDto } from '@/lib/listing/dto';
import { imageUrl } from '@/lib/media/image-url';
import { findMediaFile } from '@/lib/media/local';

const FONT_FOLDER = 'node_modules/@expo-google-fonts/anek-devanagari';

/** Latin letters, the rupee sign and Devanagari in one file, which PDF and sharp both read. */
export const FONT_FILES = {
  regular: join(process.cwd(), FONT_FOLDER, '400Regular/AnekDevanagari_400Regular.ttf'),
  bold: join(process.cwd(), FONT_FOLDER, '700Bold/AnekDevanagari_700Bold.ttf'),
};
export type Weight = keyof typeof FONT_FILES;

/** Sharp enough for print. */
const DOTS_PER_INCH = 300;
/** Photographs need fewer than letters. */
const PHOTO_DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export type TextStyle = { size: number; weight: Weight; color: string; width: number };
export type DrawnText = { png: Buffer; width: number; height: number };

/** A text in any script as a picture, wrapped at `width`; sizes in points, and in pixels where an inch has 72 of them. */
export async function drawText(
  text: string,
  { size, weight, color, width }: TextStyle,
  dpi = DOTS_PER_INCH,
): Promise<DrawnText> {
  const pixels = (points: number) => Math.round((points * dpi) / POINTS_PER_INCH);
  const points = (length: number) => (length * POINTS_PER_INCH) / dpi;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: `Anek Devanagari ${weight === 'bold' ? 'Bold ' : ''}${size}`,
      fontfile: FONT_FILES[weight],
      width: pixels(width),
      dpi,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: points(info.width), height: points(info.height) };
}

/**
 * A photograph cut to a frame, in points; undefined when its file is gone or lies elsewhere. A plan is shown whole, on white:
 * what is cut off of it is missing.
 */
export async function printedPhoto(
  image: ImageDto,
  frame: { width: number; height: number },
  { isWhole = false, dpi = PHOTO_DOTS_PER_INCH } = {},
): Promise<Buffer | undefined> {
  const parts = imageUrl(image, 1200).split('/media/')[1]?.split('/');
  const file = parts && (await findMediaFile(env().DATA_DIR, parts));
  if (!file) return undefined;
  const scale = dpi / POINTS_PER_INCH;
  const fit = isWhole ? ({ fit: 'contain', background: '#ffffff' } as const) : ({ fit: 'cover' } as const);
  return sharp(file.path)
    .resize(Math.round(frame.width * scale), Math.round(frame.height * scale), fit)
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The dark squares of a QR code, row by row, and how many squares a side has. */
export function qrSquares(text: string): { size: number; dark: [x: number, y: number][] } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const dark: [number, number][] = [];
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) dark.push([x, y]);
  return { size: modules.size, dark };
}
