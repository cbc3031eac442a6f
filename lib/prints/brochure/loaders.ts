import 'server-only';
import { typedPath } from '@/lib/listings/codes/rules';
import type { ImageDto } from '@/lib/listings/dto';
import { keyFacts } from '@/lib/listings/format';
import { MAHARERA_HOST, maharera } from '@/lib/listings/publish-gate/rules';
import { titleOf } from '@/lib/listings/title/format';
import { LISTING_TYPE_LABELS } from '@/lib/listings/vocabulary/constants';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { capitalised, formatDate, formatRupees } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';
import { Sheet, type Style } from '@/lib/prints/sheet/loaders';
import { ACCENT, INK_SOFT, printedUrl, shortened } from '@/lib/prints/sheet/rules';
import { drawSketch } from '@/lib/prints/sketch/loaders';
import { PRINT_SOURCES } from '@/lib/visitors/views/constants';
import type { Offer } from './dto';
import { picturesOf, printedCosts, printInfo } from './rules';

const MARGIN = 40;
/** MahaRERA: its number and website are set no smaller than any way to reach the advertiser (docs/spec.md#rera). */
const CONTACT_SIZE = 12;
const RERA_SIZE = 13;
const QR_SIDE = 62;
const PLACES_HEIGHT = 170;
/** of the heading above, whose letters have signs below */
const PLACES_HEAD = 25;

/** Who advertises on the left; project number, MahaRERA's website and its QR code at the top right. */
async function drawHead(sheet: Sheet, { property, site, language }: Offer): Promise<void> {
  const { t } = textsIn(language, 'prints');
  const number = property.reraNumber;
  await sheet.write(
    site.name,
    { x: MARGIN, y: MARGIN, width: 220 },
    { size: 20, weight: 'bold', color: ACCENT },
  );
  await sheet.write(
    textsIn(language).label(site.tagline),
    { x: MARGIN, y: MARGIN + 26, width: 220 },
    { size: 10, color: INK_SOFT },
  );
  sheet.y = MARGIN + 50;
  if (!number) return;
  const side = QR_SIDE;
  const x = MARGIN + sheet.width - side;
  sheet.qr(maharera(number), x, MARGIN, side);
  const place = { x: x - 240, width: 230 };
  await sheet.write(t('MahaRERA project'), { ...place, y: MARGIN }, { color: INK_SOFT });
  await sheet.write(number, { ...place, y: MARGIN + 14 }, { size: RERA_SIZE, weight: 'bold' });
  await sheet.write(MAHARERA_HOST, { ...place, y: MARGIN + 32 }, { size: RERA_SIZE });
  sheet.y = MARGIN + side + 10;
}

async function drawFacts(sheet: Sheet, { property, language }: Offer): Promise<void> {
  const words = textsIn(language, 'listings/facts');
  // left out: the verification may change after printing
  const facts = keyFacts(property, words)
    .filter(([label]) => label !== 'Status')
    .slice(0, 16);
  const column = sheet.width / 2;
  for (let row = 0; row < facts.length; row += 2) {
    let height = 0;
    for (const [i, [label, value]] of facts.slice(row, row + 2).entries()) {
      const x = MARGIN + i * column;
      const labelled = await sheet.write(
        words.label(label),
        { x, y: sheet.y, width: 100 },
        { color: INK_SOFT },
      );
      const written = await sheet.write(capitalised(value), { x: x + 104, y: sheet.y, width: column - 116 });
      height = Math.max(height, labelled, written);
    }
    sheet.y += height + 3;
  }
}

/** How to reach us and the page of the listing, at the foot of a page. */
async function drawFoot(sheet: Sheet, { property, site, lister, language }: Offer): Promise<void> {
  const { t } = textsIn(language, 'prints');
  const url = site.url + localPath(language, `/properties/${property._id}`);
  const side = QR_SIDE;
  sheet.y = sheet.bottom - side - 10;
  sheet.rule();
  const top = sheet.y;
  sheet.qr(printedUrl(url, PRINT_SOURCES[0]), MARGIN + sheet.width - side, top, side);
  const width = sheet.width - side - 20;
  const by =
    lister && lister.kind !== 'agency'
      ? t('Listed by {name} ({role, select, owner {owner} other {broker}})', {
          name: lister.name,
          role: lister.kind,
        })
      : '';
  const agent = lister?.kind === 'broker' ? lister.reraAgentNumber : site.reraAgentNumber;
  const lines: [string, Style][] = [
    [`${formatPhone(site.phone)} · ${site.email}`, { size: CONTACT_SIZE, weight: 'bold' }],
    [site.url + typedPath(property), { size: 10 }],
    [
      [by, agent && t('MahaRERA agent {number}', { number: agent })].filter(Boolean).join(' · '),
      { size: 9.5 },
    ],
    [
      `${property.propertyCode ? `${property.propertyCode} · ` : ''}${t('Made on {date}: the page says what has changed since.', { date: formatDate(new Date().toISOString(), language) })}`,
      { size: 9.5, color: INK_SOFT },
    ],
  ];
  for (const [text, style] of lines)
    if (text) sheet.y += (await sheet.write(text, { x: MARGIN, y: sheet.y, width }, style)) + 1;
}

async function drawFirstPage(sheet: Sheet, offer: Offer): Promise<void> {
  const { property, language } = offer;
  const { label } = textsIn(language);
  await drawHead(sheet, offer);
  const [cover] = picturesOf(property).photos;
  const height = 262;
  if (cover && (await sheet.photo(cover, MARGIN, sheet.y, sheet.width, height))) sheet.y += height + 12;
  const price = formatRupees(property.price);
  const priceText =
    property.type === 'rent' ? textsIn(language, 'prints').t('{price} a month', { price }) : price;
  await sheet.add(`${label(LISTING_TYPE_LABELS[property.type])} · ${label(property.category)}`, {
    color: ACCENT,
    gap: 2,
  });
  await sheet.add(shortened(titleOf(property, textsIn(language, 'listings/card')), 120), {
    size: 20,
    weight: 'bold',
    gap: 2,
  });
  await sheet.add(property.location.address, { color: INK_SOFT, gap: 6 });
  await sheet.add(priceText, { size: 22, weight: 'bold', gap: 8 });
  sheet.rule();
  await drawFacts(sheet, offer);
  await drawFoot(sheet, offer);
}

/** Up to three photographs in a row; returns how many there were. */
async function drawPhotos(sheet: Sheet, images: readonly ImageDto[]): Promise<void> {
  const gap = 8;
  const width = (sheet.width - 2 * gap) / 3;
  const height = width * 0.72;
  for (let row = 0; row < images.length; row += 3) {
    for (const [i, image] of images.slice(row, row + 3).entries())
      await sheet.photo(image, MARGIN + i * (width + gap), sheet.y, width, height);
    sheet.y += height + gap;
  }
  if (images.length > 0) sheet.y += 6;
}

const COST_ROW = 15;
const COSTS_HEAD = 24;

const costsOf = ({ property, rates, site, language }: Offer) =>
  printedCosts(property, rates, site.costs ?? {}, new Date(), language);

async function drawCosts(sheet: Sheet, offer: Offer): Promise<void> {
  const { t } = textsIn(offer.language, 'prints');
  const costs = costsOf(offer);
  if (!costs) return;
  await sheet.write(costs.title, { x: MARGIN, y: sheet.y, width: sheet.width }, { size: 14, weight: 'bold' });
  sheet.y += COSTS_HEAD;
  for (const item of [...costs.items, costs.total]) {
    const style = { weight: item === costs.total ? 'bold' : 'regular', size: 10 } as const;
    const amount = item.rupees === undefined ? t('not known') : formatRupees(item.rupees);
    const label = item.estimated ? t('{label} (estimate)', { label: item.label }) : item.label;
    await sheet.write(shortened(label, 70), { x: MARGIN, y: sheet.y, width: sheet.width - 130 }, style);
    await sheet.write(amount, { x: MARGIN + sheet.width - 120, y: sheet.y, width: 120 }, style);
    sheet.y += COST_ROW;
  }
}

/** What is below the description, so that the description gets what is left. */
function heightBelow(offer: Offer): number {
  const costs = costsOf(offer);
  const places = offer.sketch || picturesOf(offer.property).plan ? PLACES_HEIGHT + PLACES_HEAD + 24 : 0;
  return places + (costs ? COSTS_HEAD + (costs.items.length + 1) * COST_ROW : 0);
}

/** The plan and the drawn map side by side, or the one that there is over the whole width. */
async function drawPlaces(sheet: Sheet, offer: Offer): Promise<void> {
  const { plan } = picturesOf(offer.property);
  const { sketch, language } = offer;
  const { t } = textsIn(language, 'prints');
  if (!plan && !sketch) return;
  const gap = 16;
  const width = plan && sketch ? (sheet.width - gap) / 2 : sheet.width;
  const top = sheet.y;
  let height = 0;
  if (plan) {
    await sheet.write(t('Floor plan'), { x: MARGIN, y: top, width }, { size: 14, weight: 'bold' });
    if (await sheet.photo(plan, MARGIN, top + PLACES_HEAD, width, PLACES_HEIGHT, true))
      height = PLACES_HEIGHT + PLACES_HEAD;
  }
  if (sketch) {
    const x = MARGIN + sheet.width - width;
    await sheet.write(t('What is around it'), { x, y: top, width }, { size: 14, weight: 'bold' });
    await drawSketch(sheet, sketch, language, { x, y: top + PLACES_HEAD, width, height: PLACES_HEIGHT });
    height = PLACES_HEIGHT + PLACES_HEAD;
  }
  sheet.y = top + height + 12;
}

async function drawSecondPage(sheet: Sheet, offer: Offer): Promise<void> {
  const { property } = offer;
  sheet.pdf.addPage();
  await drawHead(sheet, offer);
  const hasPlaces = Boolean(offer.sketch ?? picturesOf(property).plan);
  await drawPhotos(sheet, picturesOf(property).photos.slice(1, hasPlaces ? 4 : 7));
  const left = sheet.bottom - QR_SIDE - 30 - sheet.y - 30 - heightBelow(offer);
  const text = await sheet.fitted(property.description, left);
  if (text) {
    await sheet.add(textsIn(offer.language, 'prints').t('Description'), { size: 14, weight: 'bold' });
    await sheet.add(text, { gap: 10 });
  }
  await drawPlaces(sheet, offer);
  await drawCosts(sheet, offer);
  await drawFoot(sheet, offer);
}

/** The brochure of a listing on one or two pages of A4. */
export async function brochurePdf(offer: Offer, pages: number): Promise<Buffer> {
  const sheet = new Sheet({
    language: offer.language,
    size: 'portrait',
    margin: MARGIN,
    info: printInfo(offer),
  });
  await drawFirstPage(sheet, offer);
  if (pages === 2) await drawSecondPage(sheet, offer);
  return sheet.finish();
}
