import 'server-only';
import { typedPath } from '@/lib/listings/codes/rules';
import { keyFacts } from '@/lib/listings/format';
import { MAHARERA_HOST, maharera } from '@/lib/listings/publish-gate/rules';
import { titleOf } from '@/lib/listings/title/format';
import { LISTING_TYPE_LABELS } from '@/lib/listings/vocabulary/constants';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { capitalised, formatRupees, formatRupeesShort } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';
import type { Offer } from '@/lib/prints/brochure/dto';
import { picturesOf, printInfo } from '@/lib/prints/brochure/rules';
import { Sheet, SIZES } from '@/lib/prints/sheet/loaders';
import { ACCENT, INK, INK_SOFT, printedUrl, shortened } from '@/lib/prints/sheet/rules';
import { PRINT_SOURCES } from '@/lib/visitors/views/constants';
import type { CardSize } from './constants';

/** Points on A4; A5 is the same card made smaller. */
const MARGIN = 34;
const PHOTO_WIDTH = 440;
const GAP = 26;
const CONTACT_SIZE = 15;
/** No smaller than any way to reach the advertiser (docs/spec.md#rera). */
const RERA_SIZE = 15;
const QR_SIDE = 84;
const FACTS = 6;
const FACT_ROW = 20;
const SAID_ABOVE = ['Type', 'Category', 'Status'];

const [CARD_WIDTH, CARD_HEIGHT] = SIZES.a4;
const LEFT = MARGIN + PHOTO_WIDTH + GAP;
const WIDTH = CARD_WIDTH - MARGIN - LEFT;

/** The first photograph large, three more below it. */
async function drawPictures(sheet: Sheet, offer: Offer): Promise<void> {
  const [cover, ...others] = picturesOf(offer.property).photos;
  const whole = CARD_HEIGHT - 2 * MARGIN;
  if (!cover) return void sheet.pdf.rect(MARGIN, MARGIN, PHOTO_WIDTH, whole).fill('#eeebe4');
  const gap = 8;
  const few = others.slice(0, 3);
  const row = few.length > 0 ? 104 : 0;
  await sheet.photo(cover, MARGIN, MARGIN, PHOTO_WIDTH, whole - (row && row + gap));
  const width = (PHOTO_WIDTH - gap * (few.length - 1)) / few.length;
  for (const [i, image] of few.entries())
    await sheet.photo(image, MARGIN + i * (width + gap), MARGIN + whole - row, width, row);
}

/** Project number, MahaRERA's website and its QR code at the top right. */
async function drawRera(sheet: Sheet, number: string, language: Language): Promise<void> {
  const x = CARD_WIDTH - MARGIN - QR_SIDE;
  sheet.qr(maharera(number), x, MARGIN, QR_SIDE);
  const place = { x: LEFT, width: WIDTH - QR_SIDE - 10 };
  await sheet.write(
    textsIn(language, 'prints').t('MahaRERA project'),
    { ...place, y: MARGIN },
    { size: 11, color: INK_SOFT },
  );
  await sheet.write(number, { ...place, y: MARGIN + 16 }, { size: RERA_SIZE, weight: 'bold' });
  await sheet.write(MAHARERA_HOST, { ...place, y: MARGIN + 36 }, { size: RERA_SIZE });
  sheet.y = MARGIN + QR_SIDE + 14;
}

async function drawOffer(sheet: Sheet, { property, language }: Offer): Promise<void> {
  const words = textsIn(language, 'listings/facts');
  const { t, label: say } = words;
  const add = async (
    text: string,
    size: number,
    style: { color?: string; bold?: true; gap?: number } = {},
  ) => {
    const { gap = 4, bold, color } = style;
    const look = { size, ...(color && { color }), ...(bold && { weight: 'bold' as const }) };
    sheet.y += (await sheet.write(text, { x: LEFT, y: sheet.y, width: WIDTH }, look)) + gap;
  };
  await add(`${say(LISTING_TYPE_LABELS[property.type])} · ${say(property.category)}`, 14, {
    color: ACCENT,
    gap: 0,
  });
  await add(formatRupeesShort(property.price, language), 58, { bold: true, gap: 0 });
  const price = formatRupees(property.price);
  await add(property.type === 'rent' ? t('{price} a month', { price }) : price, 14, {
    color: INK_SOFT,
    gap: 8,
  });
  await add(shortened(titleOf(property, textsIn(language, 'listings/card')), 80), 21, { bold: true, gap: 2 });
  const place = [property.locality, property.city].flatMap((name) => (name ? [say(name)] : [])).join(', ');
  await add(place || shortened(property.location.address, 60), 15, { color: INK_SOFT, gap: 10 });
  const bottom = CARD_HEIGHT - MARGIN - QR_SIDE - 34;
  const facts = keyFacts(property, words).filter(([label]) => !SAID_ABOVE.includes(label));
  for (const [label, value] of facts.slice(0, FACTS)) {
    if (sheet.y > bottom) break;
    const style = { size: 12, align: 'left' } as const;
    const { y } = sheet;
    await sheet.line(say(label), { x: LEFT, y, width: 100 }, { ...style, color: INK_SOFT });
    await sheet.line(capitalised(value), { x: LEFT + 108, y, width: WIDTH - 108 }, { ...style, color: INK });
    sheet.y += FACT_ROW;
  }
}

/** Whom to call, and the page of the listing for who is at the window. */
async function drawContact(sheet: Sheet, { property, site, lister, language }: Offer): Promise<void> {
  const top = CARD_HEIGHT - MARGIN - QR_SIDE;
  sheet.y = top - 12;
  sheet.rule(LEFT, WIDTH);
  const url = site.url + localPath(language, `/properties/${property._id}`);
  sheet.qr(printedUrl(url, PRINT_SOURCES[1]), CARD_WIDTH - MARGIN - QR_SIDE, top, QR_SIDE);
  const width = WIDTH - QR_SIDE - 12;
  const agent = lister?.kind === 'broker' ? lister.reraAgentNumber : site.reraAgentNumber;
  const lines = [
    [site.name, { size: 18, weight: 'bold', color: ACCENT }],
    [formatPhone(site.phone), { size: CONTACT_SIZE, weight: 'bold' }],
    [new URL(site.url).host + typedPath(property), { size: 11, color: INK_SOFT }],
    [
      agent ? textsIn(language, 'prints').t('MahaRERA agent {number}', { number: agent }) : '',
      { size: 9.5, color: INK_SOFT },
    ],
  ] as const;
  let y = top;
  for (const [text, style] of lines)
    if (text) y += (await sheet.write(text, { x: LEFT, y, width }, style)) + 1;
}

/** A card for a shop window: a large price, a photograph, and a code that opens the listing. */
export async function windowCardPdf(offer: Offer, size: CardSize): Promise<Buffer> {
  const sheet = new Sheet({ language: offer.language, size, margin: MARGIN, info: printInfo(offer) });
  const [width] = SIZES[size];
  sheet.pdf.scale(width / CARD_WIDTH);
  await drawPictures(sheet, offer);
  const { reraNumber } = offer.property;
  if (reraNumber) await drawRera(sheet, reraNumber, offer.language);
  await drawOffer(sheet, offer);
  await drawContact(sheet, offer);
  return sheet.finish();
}
