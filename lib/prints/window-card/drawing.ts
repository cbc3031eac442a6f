import 'server-only';
import { typedPath } from '@/lib/listings/codes/rules';
import { LISTING_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import { keyFacts } from '@/lib/listings/format';
import { MAHARERA_HOST, maharera } from '@/lib/listings/publish-gate/rules';
import { titleOf } from '@/lib/listings/title/format';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { capitalised, formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';
import { picturesOf, printInfo } from '@/lib/prints/brochure/rules';
import type { Offer } from '@/lib/prints/dto';
import { Sheet, SIZES, type Style } from '@/lib/prints/sheet/drawing';
import { INK, INK_SOFT, PITCH, printedUrl, shortened } from '@/lib/prints/sheet/rules';
import { PRINT_SOURCES } from '@/lib/visitors/views/constants';
import { type CardSize, QR_SIDE, SMALL_PHOTOS } from './constants';

/** Points on A4; A5 is the same card scaled down. */
const MARGIN = 34;
const GAP = 26;
const CONTACT_SIZE = 15;
/** No smaller than the advertiser's contact details (docs/spec/listing.md#rera). */
const RERA_SIZE = 15;
const FACTS = 6;
/** Minimum font size of facts and contact on paper, in points, because smaller ones cannot be read through a window. */
const SMALLEST = 10;
const FACE_SIDE = 52;
const STRIPE = 12;
const SAID_ABOVE = ['Type', 'Category', 'Status'];

const [CARD_WIDTH, CARD_HEIGHT] = SIZES.a4;

/** The frame with photos on the left and text beside them, which gets more room if its letters are larger. */
type Frame = { scale: number; photo: number; left: number; width: number };
function frameOf(scale: number): Frame {
  const photo = scale < 1 ? 330 : 440;
  const left = MARGIN + photo + GAP;
  return { scale, photo, left, width: CARD_WIDTH - MARGIN - left };
}

/** A font size for A4 that is at least 10 points on the card. */
const readable = (size: number, scale: number) => Math.max(size, SMALLEST / scale);

async function drawPictures(sheet: Sheet, offer: Offer, { photo }: Frame): Promise<void> {
  const [cover, ...others] = picturesOf(offer.property).photos;
  const whole = CARD_HEIGHT - 2 * MARGIN;
  if (!cover) return void sheet.pdf.rect(MARGIN, MARGIN, photo, whole).fill('#eeebe4');
  const gap = 8;
  const few = others.slice(0, SMALL_PHOTOS);
  const row = few.length > 0 ? 104 : 0;
  await sheet.photo(cover, MARGIN, MARGIN, photo, whole - (row && row + gap));
  const width = (photo - gap * (few.length - 1)) / few.length;
  for (const [i, image] of few.entries())
    await sheet.photo(image, MARGIN + i * (width + gap), MARGIN + whole - row, width, row);
}

/** Draws project number, MahaRERA's website and its QR code at the top right. */
async function drawRera(sheet: Sheet, number: string, { left, width }: Frame, language: Language) {
  const x = CARD_WIDTH - MARGIN - QR_SIDE;
  sheet.qr(maharera(number), x, MARGIN, QR_SIDE);
  const place = { x: left, width: width - QR_SIDE - 10 };
  await sheet.write(
    textsIn(language, 'prints').t('MahaRERA project'),
    { ...place, y: MARGIN },
    { size: 11, color: INK_SOFT },
  );
  await sheet.write(number, { ...place, y: MARGIN + 16 }, { size: RERA_SIZE, weight: 'bold' });
  await sheet.write(MAHARERA_HOST, { ...place, y: MARGIN + 36 }, { size: RERA_SIZE });
  sheet.y = MARGIN + QR_SIDE + 14;
}

async function drawOffer(
  sheet: Sheet,
  { property, language, letterhead }: Offer,
  { scale, left, width }: Frame,
  bottom: number,
): Promise<void> {
  const words = textsIn(language, 'listings/facts');
  const { t, label: say } = words;
  const add = async (
    text: string,
    size: number,
    style: { color?: string; bold?: true; gap?: number } = {},
  ) => {
    const { gap = 4, bold, color } = style;
    const look = { size, ...(color && { color }), ...(bold && { weight: 'bold' as const }) };
    sheet.y += (await sheet.write(text, { x: left, y: sheet.y, width }, look)) + gap;
  };
  await add(`${say(LISTING_TYPE_LABELS[property.type])} · ${say(property.category)}`, 14, {
    color: letterhead.color,
    gap: 0,
  });
  await add(formatRupeesShort(property.price, language), 58, {
    bold: true,
    color: letterhead.color,
    gap: 0,
  });
  const price = formatRupees(property.price);
  await add(property.type === 'rent' ? t('{price} a month', { price }) : price, 14, {
    color: INK_SOFT,
    gap: 8,
  });
  await add(shortened(titleOf(property, textsIn(language, 'listings/card')), 80), 21, { bold: true, gap: 2 });
  const place = [property.locality, property.city].flatMap((name) => (name ? [say(name)] : [])).join(', ');
  await add(place || shortened(property.location.address, 60), 15, { color: INK_SOFT, gap: 10 });
  const facts = keyFacts(property, words).filter(([label]) => !SAID_ABOVE.includes(label));
  const size = readable(12, scale);
  const style = { size, align: 'left', smallest: SMALLEST / scale / size } as const;
  for (const [label, value] of facts.slice(0, FACTS)) {
    if (sheet.y + size * PITCH > bottom) break;
    const { y } = sheet;
    await sheet.line(say(label), { x: left, y, width: 100 }, { ...style, color: INK_SOFT });
    await sheet.line(capitalised(value), { x: left + 108, y, width: width - 108 }, { ...style, color: INK });
    sheet.y += size * 1.65;
  }
}

/** Lines at the bottom of the card: the number to call and the address for typing. */
function contactLines({ property, site, letterhead, language }: Offer, scale: number): [string, Style][] {
  const { name, person, phone, agentNumber, line, color } = letterhead;
  const small = readable(10, scale);
  const lines: [string, Style][] = [
    [name, { size: 18, weight: 'bold', color }],
    [person ?? '', { size: readable(12, scale) }],
    [formatPhone(phone), { size: CONTACT_SIZE, weight: 'bold' }],
    [
      new URL(site.url).host + typedPath(property),
      { size: Math.min(readable(11, scale), CONTACT_SIZE), color: INK_SOFT },
    ],
    [
      agentNumber ? textsIn(language, 'prints').t('MahaRERA agent {number}', { number: agentNumber }) : '',
      { size: small, color: INK_SOFT },
    ],
    [line ?? '', { size: small, color: INK_SOFT }],
  ];
  return lines.filter(([text]) => text);
}

/** Draws the lines of the foot from `y` on and returns their lower end. */
async function drawLines(sheet: Sheet, offer: Offer, { scale, left }: Frame, y: number): Promise<number> {
  const { face } = offer;
  if (face) sheet.circle(face, left, y, FACE_SIDE);
  const x = left + (face ? FACE_SIDE + 10 : 0);
  let below = y;
  for (const [text, style] of contactLines(offer, scale)) {
    const width = CARD_WIDTH - MARGIN - QR_SIDE - 12 - x;
    below += (await sheet.write(text, { x, y: below, width }, style)) + 1;
  }
  return below;
}

/** Draws the number to call and the code of the listing's page for people at the window. */
async function drawContact(sheet: Sheet, offer: Offer, frame: Frame, top: number): Promise<void> {
  const { property, site, language } = offer;
  sheet.y = top - 12;
  sheet.rule(frame.left, frame.width);
  const url = site.url + localPath(language, `/properties/${property._id}`);
  sheet.qr(printedUrl(url, PRINT_SOURCES[1]), CARD_WIDTH - MARGIN - QR_SIDE, top, QR_SIDE);
  await drawLines(sheet, offer, frame, top);
}

/** A card for a shop window with a large price, a photo, and a code that opens the listing. */
export async function windowCardPdf(offer: Offer, size: CardSize): Promise<Buffer> {
  const options = { language: offer.language, size, margin: MARGIN, info: printInfo(offer) };
  const sheet = new Sheet(options);
  const scale = SIZES[size][0] / CARD_WIDTH;
  const frame = frameOf(scale);
  sheet.pdf.scale(scale);
  const foot = Math.max(QR_SIDE, await drawLines(new Sheet(options), offer, frame, 0));
  const top = CARD_HEIGHT - MARGIN - foot;
  sheet.pdf.rect(0, 0, CARD_WIDTH, STRIPE).fill(offer.letterhead.secondColor);
  await drawPictures(sheet, offer, frame);
  const { reraNumber } = offer.property;
  if (reraNumber) await drawRera(sheet, reraNumber, frame, offer.language);
  await drawOffer(sheet, offer, frame, top - 14);
  await drawContact(sheet, offer, frame, top);
  return sheet.finish();
}
