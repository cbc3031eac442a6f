import 'server-only';
import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { ImageDto } from '@/lib/listings/dto';
import { HTML_LANG, type Language } from '@/lib/platform/language/languages';
import {
  type DrawnText,
  drawLines,
  FONT_FILES,
  printedPhoto,
  qrSquares,
  type TextStyle,
  type Weight,
} from './data';
import { ASCENT, INK, LINE, LINE_GAP, needsShaping, shortened, spaced, writable } from './rules';

/** Minimum scale of a text that is too long for its line, before words are dropped. */
const SMALLEST = 0.78;
const FITTED_LETTERS = [1200, 900, 700, 580, 480, 400, 330, 270, 200, 100];

type Place = { x: number; y: number; width: number };
type Aligned = { align: 'left' | 'center' | 'right' };
export type Style = { size?: number; weight?: Weight; color?: string };

/** Page sizes in points, 72 per inch. */
export const SIZES = { portrait: [595.28, 841.89], a4: [841.89, 595.28], a5: [595.28, 419.53] } as const;

type Options = {
  language: Language;
  size: keyof typeof SIZES;
  margin: number;
  /** shown by a PDF reader */
  info: { Title: string; Author: string; Subject: string };
};

const fontBytes = new Map<Weight, Buffer>();

/** Read once per process. */
function fontOf(weight: Weight): Buffer {
  const known = fontBytes.get(weight) ?? readFileSync(FONT_FILES[weight]);
  fontBytes.set(weight, known);
  return known;
}

/** A document with our fonts under the names of their weights. The empty `font` keeps pdfkit from loading an unused one. */
export function newPdf(options: Omit<PDFKit.PDFDocumentOptions, 'font'>): PDFKit.PDFDocument {
  const pdf = new PDFDocument({ ...options, font: '' });
  for (const weight of ['bold', 'regular'] as const) pdf.registerFont(weight, fontOf(weight));
  return pdf.font('regular');
}

/** Puts a drawn text on a page, with its characters for copying, searching and screen readers. */
export function placeDrawn(
  pdf: PDFKit.PDFDocument,
  text: string,
  { png, width }: DrawnText,
  x: number,
  y: number,
) {
  pdf.markContent('Span', { actual: text });
  pdf.image(png, x, y, { width });
  pdf.endMarkedContent();
}

/** A document drawn from the top down; `y` is the next free position. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly margin: number;
  /** between the margins */
  readonly width: number;
  /** top of the lower margin */
  readonly bottom: number;
  y: number;
  private readonly chunks: Buffer[] = [];
  /** caches texts, so that those measured first and drawn later are rendered once */
  private readonly drawn = new Map<string, Promise<DrawnText>>();

  constructor({ language, size, margin, info }: Options) {
    const [width, height] = SIZES[size];
    this.margin = margin;
    this.width = width - 2 * margin;
    this.bottom = height - margin;
    this.y = margin;
    // far below the page, because pdfkit would otherwise start a new page for the foot and for scaled text
    const margins = { top: margin, left: margin, right: margin, bottom: -height };
    this.pdf = newPdf({ size: [width, height], margins, lang: HTML_LANG[language], info });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  private drawnLines(text: string, style: TextStyle): Promise<DrawnText> {
    const key = JSON.stringify([text, style.size, style.weight, style.color, style.width]);
    const drawn = this.drawn.get(key) ?? drawLines(text, style);
    this.drawn.set(key, drawn);
    return drawn;
  }

  /** Writes a wrapped text at a position and returns its height. */
  async write(given: string, { x, y, width }: Place, style: Style = {}): Promise<number> {
    const text = spaced(writable(given));
    const { size = 10.5, weight = 'regular', color = INK } = style;
    if (needsShaping(text)) {
      const drawn = await this.drawnLines(text, { size, weight, color, width });
      placeDrawn(this.pdf, text, drawn, x, y);
      return drawn.height;
    }
    this.pdf.font(weight).fontSize(size).fillColor(color);
    const options = { width, lineGap: size * LINE_GAP };
    const height = this.pdf.heightOfString(text, options);
    this.pdf.text(text, x, y, options);
    return height;
  }

  /** Writes a few words on one line, smaller and then shortened if they are too long. */
  async line(
    given: string,
    { x, y, width }: Place,
    style: Required<Omit<Style, 'weight'>> & Aligned & { smallest?: number },
  ): Promise<void> {
    const { size, color, align, smallest = SMALLEST } = style;
    const look = { size, weight: 'regular', color, width: 1000 } as const;
    const text = writable(given);
    const isDrawn = needsShaping(text);
    const drawn = isDrawn ? await this.drawnLines(text, look) : undefined;
    const natural = drawn?.width ?? this.pdf.font('regular').fontSize(size).widthOfString(text);
    const scale = Math.min(1, width / natural);
    if (scale < smallest && text.length > 1) {
      const letters = Math.min(text.length - 1, Math.floor((text.length * scale) / smallest));
      return this.line(shortened(text, letters), { x, y, width }, style);
    }
    const left = x + (width - natural * scale) * { left: 0, center: 0.5, right: 1 }[align];
    // on the baseline of its full size
    const top = y + ASCENT * size * (1 - scale);
    if (drawn) return placeDrawn(this.pdf, text, { ...drawn, width: drawn.width * scale }, left, top);
    this.pdf
      .fontSize(size * scale)
      .fillColor(color)
      .text(text, left, top, { lineBreak: false });
  }

  /** The words of a text that fit completely into a height at this page's width. */
  async fitted(text: string, height: number, size = 10.5): Promise<string> {
    for (const letters of FITTED_LETTERS) {
      const short = shortened(text, letters);
      if ((await this.heightOf(short, size)) <= height) return short;
    }
    return '';
  }

  /** Height of a text across the full width. */
  async heightOf(given: string, size = 10.5): Promise<number> {
    const text = writable(given);
    const look = { size, weight: 'regular', color: INK, width: this.width } as const;
    if (needsShaping(text)) return (await this.drawnLines(text, look)).height;
    this.pdf.font('regular').fontSize(size);
    return this.pdf.heightOfString(text, { width: this.width, lineGap: size * LINE_GAP });
  }

  /** Writes below the existing content, across the full width or a part of it. */
  async add(text: string, style: Style & { gap?: number; width?: number } = {}): Promise<void> {
    const { gap = 6, width = this.width } = style;
    this.y += (await this.write(text, { x: this.margin, y: this.y, width }, style)) + gap;
  }

  /** Starts a new page if less than this height is left. */
  room(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.pdf.addPage();
    this.y = this.margin;
  }

  rule(x = this.margin, width = this.width): void {
    this.pdf
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .lineWidth(0.7)
      .stroke(LINE);
    this.y += 8;
  }

  qr(text: string, x: number, y: number, side: number): void {
    const { size, dark } = qrSquares(text);
    const value = side / size;
    for (const [column, row] of dark) this.pdf.rect(x + column * value, y + row * value, value, value);
    this.pdf.fill('#000000');
  }

  async photo(image: ImageDto, x: number, y: number, width: number, height: number, isWhole = false) {
    const bytes = await printedPhoto(image, { width, height }, { isWhole });
    if (bytes) this.pdf.image(bytes, x, y, { width, height });
    return bytes !== undefined;
  }

  /** Draws a square picture as a circle. */
  circle(bytes: Uint8Array, x: number, y: number, side: number): void {
    const half = side / 2;
    this.pdf
      .save()
      .circle(x + half, y + half, half)
      .clip();
    // the library accepts no other bytes
    this.pdf.image(Buffer.from(bytes), x, y, { width: side, height: side });
    this.pdf.restore();
  }

  /** Draws a coloured stripe along the upper edge of the page. */
  stripe(color: string, height: number): void {
    this.pdf.rect(0, 0, this.width + 2 * this.margin, height).fill(color);
  }

  finish(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks))).on('error', reject);
      this.pdf.end();
    });
  }
}
