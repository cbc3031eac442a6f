import 'server-only';
import PDFDocument from 'pdfkit';
import { HTML_LANG, type Language } from '@/lib/language/languages';
import type { ImageDto } from '@/lib/listing/dto';
import { drawText, FONT_FILES, printedPhoto, qrSquares, type Weight } from './data';
import { INK, LINE, needsShaping, shortened, spaced } from './rules';

/** The letters stand in tall lines, because those of Devanagari have signs above and below. */
const LINE_GAP = -0.2;
const FITTED_LETTERS = [1200, 900, 700, 580, 480, 400, 330, 270, 200, 100];

type Place = { x: number; y: number; width: number };
type Aligned = { align: 'center' | 'right' };
export type Style = { size?: number; weight?: Weight; color?: string };

/** Points: an inch has 72. */
export const SIZES = { portrait: [595.28, 841.89], a4: [841.89, 595.28], a5: [595.28, 419.53] } as const;

type Options = {
  language: Language;
  size: keyof typeof SIZES;
  margin: number;
  /** what a reader of the file shows of it */
  info: { Title: string; Author: string; Subject: string };
};

/** One document that is drawn from the top down; `y` is where the next thing goes. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly margin: number;
  /** between the margins */
  readonly width: number;
  /** where the lower margin begins */
  readonly bottom: number;
  y: number;
  private readonly chunks: Buffer[] = [];

  constructor({ language, size, margin, info }: Options) {
    const [width, height] = SIZES[size];
    this.margin = margin;
    this.width = width - 2 * margin;
    this.bottom = height - margin;
    this.y = margin;
    // far below the page: pdfkit would begin a new one for the foot, and for what is written to a scale
    const margins = { top: margin, left: margin, right: margin, bottom: -height };
    // with a font of its own, because pdfkit would load one from its folder
    const font = FONT_FILES.regular;
    this.pdf = new PDFDocument({ size: [width, height], margins, font, lang: HTML_LANG[language], info });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.pdf.registerFont('regular', FONT_FILES.regular).registerFont('bold', FONT_FILES.bold);
  }

  /** Writes a text at a place, wrapped, and returns its height. */
  async write(given: string, { x, y, width }: Place, style: Style = {}): Promise<number> {
    const text = spaced(given);
    const { size = 10.5, weight = 'regular', color = INK } = style;
    if (needsShaping(text)) {
      const drawn = await drawText(text, { size, weight, color, width });
      this.pdf.image(drawn.png, x, y, { width: drawn.width });
      return drawn.height + size * 0.3;
    }
    this.pdf.font(weight).fontSize(size).fillColor(color);
    const options = { width, lineGap: size * LINE_GAP };
    const height = this.pdf.heightOfString(text, options);
    this.pdf.text(text, x, y, options);
    return height;
  }

  /** A word or figure in one line, in the middle or at the end of its place. */
  async line(
    text: string,
    { x, y, width }: Place,
    style: Required<Omit<Style, 'weight'>> & Aligned,
  ): Promise<void> {
    const { size, color, align } = style;
    if (needsShaping(text)) {
      // wide enough for one line
      const drawn = await drawText(text, { size, weight: 'regular', color, width: width * 2 });
      const room = width - drawn.width;
      this.pdf.image(drawn.png, x + (align === 'right' ? room : room / 2), y, { width: drawn.width });
      return;
    }
    this.pdf.font('regular').fontSize(size).fillColor(color);
    this.pdf.text(text, x, y, { width, align, lineBreak: false });
  }

  /** As many whole words of a long text as fit into a height of this page's width. */
  async fitted(text: string, height: number, size = 10.5): Promise<string> {
    for (const letters of FITTED_LETTERS) {
      const short = shortened(text, letters);
      if ((await this.heightOf(short, size)) <= height) return short;
    }
    return '';
  }

  private async heightOf(text: string, size: number): Promise<number> {
    const look = { size, weight: 'regular', color: INK, width: this.width } as const;
    if (needsShaping(text)) return (await drawText(text, look)).height + size * 0.3;
    this.pdf.font('regular').fontSize(size);
    return this.pdf.heightOfString(text, { width: this.width, lineGap: size * LINE_GAP });
  }

  /** Writes below what stands already, over the whole width or a part of it. */
  async add(text: string, style: Style & { gap?: number; width?: number } = {}): Promise<void> {
    const { gap = 6, width = this.width } = style;
    this.y += (await this.write(text, { x: this.margin, y: this.y, width }, style)) + gap;
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
    const one = side / size;
    for (const [column, row] of dark) this.pdf.rect(x + column * one, y + row * one, one, one);
    this.pdf.fill('#000000');
  }

  async photo(image: ImageDto, x: number, y: number, width: number, height: number, isWhole = false) {
    const bytes = await printedPhoto(image, { width, height }, { isWhole });
    if (bytes) this.pdf.image(bytes, x, y, { width, height });
    return bytes !== undefined;
  }

  finish(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks))).on('error', reject);
      this.pdf.end();
    });
  }
}
