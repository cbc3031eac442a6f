import 'server-only';
import PDFDocument from 'pdfkit';
import { formatDate, formatRupees } from '@/lib/format';
import type { ListerDto } from '@/lib/lister/dto';
import type { ImageDto, PropertyDto } from '@/lib/listing/dto';
import { keyFacts } from '@/lib/listing/format';
import { LISTING_TYPE_LABELS } from '@/lib/listing-vocabulary/constants';
import { formatPhone } from '@/lib/phone';
import type { RateDto } from '@/lib/pricing/rules';
import type { Site } from '@/lib/settings/dto';
import { drawText, FONT_FILES, printedPhoto, qrSquares, type Weight } from './data';
import { needsShaping, printedCosts, shortened } from './rules';

type Offer = { property: PropertyDto; site: Site; lister: ListerDto | undefined; rates: readonly RateDto[] };
type Place = { x: number; y: number; width: number };
type Style = { size?: number; weight?: Weight; color?: string };

const MARGIN = 40;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const INK = '#17191c';
const INK_SOFT = '#4e4f4c';
const ACCENT = '#b8480a';
const LINE = '#d8d3c8';
const MAHARERA = 'https://maharera.maharashtra.gov.in';
/** MahaRERA: its number and website are set no smaller than any way to reach the advertiser (docs/spec.md#rera). */
const CONTACT_SIZE = 12;
const RERA_SIZE = 13;

/** One A4 document that is drawn from the top down; `y` is where the next thing goes. */
class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  y = MARGIN;
  private readonly chunks: Buffer[] = [];

  constructor({ property, site }: Offer) {
    const info = { Title: property.title, Author: site.name, Subject: LISTING_TYPE_LABELS[property.type] };
    // with a font of its own, because pdfkit would load one from its folder
    // no margin below: pdfkit would begin a new page for the foot
    const margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 };
    this.pdf = new PDFDocument({ size: 'A4', margins, font: FONT_FILES.regular, lang: 'en-IN', info });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.pdf.registerFont('regular', FONT_FILES.regular).registerFont('bold', FONT_FILES.bold);
  }

  /** Writes a text at a place, wrapped, and returns its height. */
  async write(text: string, { x, y, width }: Place, style: Style = {}): Promise<number> {
    const { size = 10.5, weight = 'regular', color = INK } = style;
    if (needsShaping(text)) {
      const drawn = await drawText(text, { size, weight, color, width });
      this.pdf.image(drawn.png, x, y, { width: drawn.width });
      return drawn.height + size * 0.3;
    }
    this.pdf.font(weight).fontSize(size).fillColor(color);
    const options = { width, lineGap: size * 0.1 };
    const height = this.pdf.heightOfString(text, options);
    this.pdf.text(text, x, y, options);
    return height;
  }

  /** Writes below what stands already, over the whole width or a part of it. */
  async add(text: string, style: Style & { gap?: number; width?: number } = {}): Promise<void> {
    const { gap = 6, width = WIDTH } = style;
    this.y += (await this.write(text, { x: MARGIN, y: this.y, width }, style)) + gap;
  }

  rule(): void {
    this.pdf
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + WIDTH, this.y)
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

  async photo(image: ImageDto, x: number, y: number, width: number, height: number): Promise<boolean> {
    const bytes = await printedPhoto(image, { width, height });
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

/** Who advertises on the left; project number, MahaRERA's website and its QR code at the top right. */
async function drawHead(sheet: Sheet, { property, site }: Offer): Promise<void> {
  const number = property.reraNumber;
  await sheet.write(
    site.name,
    { x: MARGIN, y: MARGIN, width: 220 },
    { size: 20, weight: 'bold', color: ACCENT },
  );
  await sheet.write(site.tagline, { x: MARGIN, y: MARGIN + 26, width: 220 }, { size: 10, color: INK_SOFT });
  sheet.y = MARGIN + 46;
  if (!number) return;
  const side = 62;
  const x = MARGIN + WIDTH - side;
  sheet.qr(`${MAHARERA}/projects-search-result?project_name=${encodeURIComponent(number)}`, x, MARGIN, side);
  const place = { x: x - 240, width: 230 };
  await sheet.write('MahaRERA project', { ...place, y: MARGIN }, { color: INK_SOFT });
  await sheet.write(number, { ...place, y: MARGIN + 14 }, { size: RERA_SIZE, weight: 'bold' });
  await sheet.write(new URL(MAHARERA).host, { ...place, y: MARGIN + 32 }, { size: RERA_SIZE });
  sheet.y = MARGIN + side + 10;
}

async function drawFacts(sheet: Sheet, property: PropertyDto): Promise<void> {
  const facts = keyFacts(property).slice(0, 16);
  const column = WIDTH / 2;
  for (let row = 0; row < facts.length; row += 2) {
    let height = 0;
    for (const [i, [label, value]] of facts.slice(row, row + 2).entries()) {
      const x = MARGIN + i * column;
      const labelled = await sheet.write(label, { x, y: sheet.y, width: 100 }, { color: INK_SOFT });
      const said = await sheet.write(value, { x: x + 104, y: sheet.y, width: column - 116 });
      height = Math.max(height, labelled, said);
    }
    sheet.y += height + 3;
  }
}

/** How to reach us and the page of the listing, at the foot of a page. */
async function drawFoot(sheet: Sheet, { property, site, lister }: Offer): Promise<void> {
  const url = `${site.url}/properties/${property._id}`;
  const side = 62;
  sheet.y = BOTTOM - side - 10;
  sheet.rule();
  const top = sheet.y;
  sheet.qr(url, MARGIN + WIDTH - side, top, side);
  const width = WIDTH - side - 20;
  const by = lister && lister.kind !== 'agency' ? `Listed by ${lister.name} (${lister.kind})` : '';
  const agent = lister?.kind === 'broker' ? lister.reraAgentNumber : site.reraAgentNumber;
  const lines: [string, Style][] = [
    [`${formatPhone(site.phone)} · ${site.email}`, { size: CONTACT_SIZE, weight: 'bold' }],
    [url, { size: 9.5 }],
    [[by, agent && `MahaRERA agent ${agent}`].filter(Boolean).join(' · '), { size: 9.5 }],
    [
      `${property.propertyCode ? `${property.propertyCode} · ` : ''}Printed on ${formatDate(new Date().toISOString())}: the page says what has changed since.`,
      { size: 9.5, color: INK_SOFT },
    ],
  ];
  for (const [text, style] of lines)
    if (text) sheet.y += (await sheet.write(text, { x: MARGIN, y: sheet.y, width }, style)) + 1;
}

async function drawFirstPage(sheet: Sheet, offer: Offer): Promise<void> {
  const { property } = offer;
  await drawHead(sheet, offer);
  const [cover] = property.images;
  const height = 262;
  if (cover && (await sheet.photo(cover, MARGIN, sheet.y, WIDTH, height))) sheet.y += height + 12;
  const monthly = property.type === 'rent' ? ' a month' : '';
  await sheet.add(`${LISTING_TYPE_LABELS[property.type]} · ${property.category}`, { color: ACCENT, gap: 2 });
  await sheet.add(shortened(property.title, 120), { size: 20, weight: 'bold', gap: 2 });
  await sheet.add(property.location.address, { color: INK_SOFT, gap: 6 });
  await sheet.add(`${formatRupees(property.price)}${monthly}`, { size: 22, weight: 'bold', gap: 8 });
  sheet.rule();
  await drawFacts(sheet, property);
  await drawFoot(sheet, offer);
}

/** Up to three photographs in a row; returns how many there were. */
async function drawPhotos(sheet: Sheet, images: readonly ImageDto[]): Promise<void> {
  const gap = 8;
  const width = (WIDTH - 2 * gap) / 3;
  const height = width * 0.72;
  for (let row = 0; row < images.length; row += 3) {
    for (const [i, image] of images.slice(row, row + 3).entries())
      await sheet.photo(image, MARGIN + i * (width + gap), sheet.y, width, height);
    sheet.y += height + gap;
  }
  if (images.length > 0) sheet.y += 6;
}

async function drawCosts(sheet: Sheet, { property, rates, site }: Offer): Promise<void> {
  const costs = printedCosts(property, rates, site.costs ?? {}, new Date());
  if (!costs) return;
  await sheet.add(costs.title, { size: 14, weight: 'bold' });
  for (const item of [...costs.items, costs.total]) {
    const weight = item === costs.total ? 'bold' : 'regular';
    const amount = item.rupees === undefined ? 'not known' : formatRupees(item.rupees);
    const estimate = item.estimated ? ' (estimate)' : '';
    const height = await sheet.write(
      `${item.label}${estimate}`,
      { x: MARGIN, y: sheet.y, width: WIDTH - 130 },
      { weight },
    );
    await sheet.write(amount, { x: MARGIN + WIDTH - 120, y: sheet.y, width: 120 }, { weight });
    sheet.y += height + 3;
  }
}

async function drawSecondPage(sheet: Sheet, offer: Offer): Promise<void> {
  const { property } = offer;
  sheet.pdf.addPage();
  await drawHead(sheet, offer);
  await drawPhotos(sheet, property.images.slice(1, 7));
  await sheet.add('Description', { size: 14, weight: 'bold' });
  await sheet.add(shortened(property.description, 900), { gap: 12 });
  await drawCosts(sheet, offer);
  await drawFoot(sheet, offer);
}

/** The brochure of a listing on one or two pages of A4. */
export async function brochurePdf(offer: Offer, pages: number): Promise<Buffer> {
  const sheet = new Sheet(offer);
  await drawFirstPage(sheet, offer);
  if (pages === 2) await drawSecondPage(sheet, offer);
  return sheet.finish();
}
