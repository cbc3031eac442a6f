import 'server-only';
import { join } from 'node:path';
import encodeQR from 'qr';
import sharp from 'sharp';
import type { ImageDto } from '@/lib/listings/dto';
import { imageUrl } from '@/lib/platform/media/image-url';
import type { MediaFile } from '@/lib/platform/media/media-files';
import { storedMediaFile } from '@/lib/platform/media/store';
import { ASCENT, DESCENT, drawable, PITCH } from './rules';

const FONT_FOLDER = 'node_modules/@expo-google-fonts/anek-devanagari';

/** Latin letters, the rupee sign and Devanagari in one file, readable by PDF and sharp. */
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

/**
 * Pictures of texts go into a PDF or another picture, which compresses them again. Compressing them well here would take most of the time.
 */
const PACKED = { compressionLevel: 1 } as const;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export type TextStyle = { size: number; weight: Weight; color: string; width: number };
export type DrawnText = { png: Buffer; width: number; height: number };

const textOf = (text: string, { size, weight, color, width }: TextStyle, dpi: number, attributes = '') =>
  sharp({
    text: {
      text: `<span foreground="${color}"${attributes}>${escaped(drawable(text, 'devanagari'))}</span>`,
      font: `Anek Devanagari ${weight === 'bold' ? 'Bold ' : ''}${size}`,
      fontfile: FONT_FILES[weight],
      width: Math.round((width * dpi) / POINTS_PER_INCH),
      dpi,
      rgba: true,
    },
  });

const emptyPicture = () =>
  sharp({ create: { width: 1, height: 1, channels: 4, background: '#ffffff00' } })
    .png()
    .toBuffer();

/** A text in any script as a picture, wrapped at `width` and cropped to its ink; sizes in points, and in pixels at 72 per inch. */
export async function drawText(text: string, style: TextStyle, dpi = DOTS_PER_INCH): Promise<DrawnText> {
  if (drawable(text, 'devanagari') === '') return { png: await emptyPicture(), width: 1, height: style.size };
  const points = (length: number) => (length * POINTS_PER_INCH) / dpi;
  const { data, info } = await textOf(text, style, dpi).png(PACKED).toBuffer({ resolveWithObject: true });
  return { png: data, width: points(info.width), height: points(info.height) };
}

/** Bottom and top of the font's hyphen above the baseline, in ems. */
const HYPHEN = { regular: [0.2955, 0.229], bold: [0.317, 0.195] } as const;

/**
 * Draws lines so that the picture starts at the top of its first line, and its baseline matches the PDF's own text at the same height. Because a picture is
 * cropped to its ink, a hyphen above and one below are measured and cropped off again.
 */
export async function drawLines(text: string, style: TextStyle, dpi = DOTS_PER_INCH): Promise<DrawnText> {
  const { size, weight } = style;
  const em = (size * dpi) / POINTS_PER_INCH;
  const { data, info } = await textOf(
    `-\n${text}\n-`,
    style,
    dpi,
    ` line_height="${Math.round(PITCH * em * 1024)}"`,
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [top, bottom] = HYPHEN[weight];
  const between = info.height - (top - bottom) * em;
  const lines = Math.round(between / (PITCH * em)) - 1;
  const pitch = between / (lines + 1);
  const from = Math.round(top * em + pitch - ASCENT * em);
  const height = Math.round(top * em + lines * pitch + DESCENT * em) - from;
  const { width, channels } = info;
  const png = await sharp(data, { raw: { width, height: info.height, channels } })
    .extract({ left: 0, top: from, width, height })
    .png(PACKED)
    .toBuffer();
  return { png, width: (width * POINTS_PER_INCH) / dpi, height: lines * PITCH * size };
}

/** A photo's file on this disk. One in a bucket is copied to it. */
export async function photoFile(image: ImageDto): Promise<MediaFile | null> {
  const parts = imageUrl(image, 1200).split('/media/')[1]?.split('/');
  return parts ? storedMediaFile(parts) : null;
}

/** A photo cropped to a frame, in points. A plan is not cropped, and has a white background. Undefined if its file is gone or elsewhere. */
export async function printedPhoto(
  image: ImageDto,
  frame: { width: number; height: number },
  { isWhole = false, dpi = PHOTO_DOTS_PER_INCH } = {},
): Promise<Buffer | undefined> {
  const file = await photoFile(image);
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
  // the library draws no code without a border
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x): [number, number][] => (isDark ? [[x - 1, y - 1]] : [])),
  );
  return { size: rows.length - 2, dark };
}
