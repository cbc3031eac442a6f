import 'server-only';
import type { ImageDto } from '@/lib/listings/dto';
import { LISTING_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import { keyFacts } from '@/lib/listings/format';
import { titleOf } from '@/lib/listings/title/format';
import { textsIn } from '@/lib/platform/language/messages';
import { capitalised, formatRupees } from '@/lib/platform/text/format';
import type { Offer } from '@/lib/prints/dto';
import { drawFoot, drawHead, footHeight } from '@/lib/prints/letterheads/drawing';
import { Sheet } from '@/lib/prints/sheet/drawing';
import { INK_SOFT, shortened } from '@/lib/prints/sheet/rules';
import { drawSketch } from '@/lib/prints/sketch/drawing';
import { photoRows, picturesOf, printedCosts, printInfo } from './rules';

const MARGIN = 40;
const GAP = 8;
const HEADING = 24;
const MAP_HEIGHT = 170;
/** Height of a floor plan, large enough to read its rooms' names and lengths. */
const PLAN_HEIGHT = { min: 230, max: 400 };
const MIN_COVER = 140;
const MAX_COVER = 480;
/** Minimum fill of a second page; less content is put onto the first. */
const FULL_PAGE = 0.55;

const newSheet = (offer: Offer) =>
  new Sheet({ language: offer.language, size: 'portrait', margin: MARGIN, info: printInfo(offer) });

/** Height of a drawing, measured on a sheet that is then discarded. */
async function measured(trial: Sheet, draw: () => Promise<void>): Promise<number> {
  trial.y = MARGIN;
  await draw();
  return trial.y - MARGIN;
}

async function drawFacts(sheet: Sheet, { property, language }: Offer): Promise<void> {
  const words = textsIn(language, 'listings/facts');
  // omits the verification, because it can change after printing
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

/** Draws the home, its place, its price and the facts. */
async function drawOffer(sheet: Sheet, offer: Offer): Promise<void> {
  const { property, language, letterhead } = offer;
  const { color } = letterhead;
  const { label } = textsIn(language);
  const price = formatRupees(property.price);
  const priceText =
    property.type === 'rent' ? textsIn(language, 'prints').t('{price} a month', { price }) : price;
  await sheet.add(`${label(LISTING_TYPE_LABELS[property.type])} · ${label(property.category)}`, {
    color,
    gap: 2,
  });
  await sheet.add(shortened(titleOf(property, textsIn(language, 'listings/card')), 120), {
    size: 20,
    weight: 'bold',
    gap: 2,
  });
  await sheet.add(property.location.address, { color: INK_SOFT, gap: 6 });
  await sheet.add(priceText, { size: 22, weight: 'bold', color, gap: 8 });
  sheet.rule();
  await drawFacts(sheet, offer);
}

/** Draws as much of the description as fits into a height. */
async function drawDescription(sheet: Sheet, { property, language }: Offer, height: number): Promise<void> {
  const text = await sheet.fitted(property.description, height - HEADING - 10);
  if (!text) return;
  const top = sheet.y;
  await sheet.add(textsIn(language, 'prints').t('Description'), { size: 14, weight: 'bold' });
  sheet.y = top + HEADING;
  await sheet.add(text, { gap: 10 });
}

const costsOf = ({ property, rates, site, language }: Offer) =>
  printedCosts(property, rates, site.costs ?? {}, new Date(), language);

/** Draws the costs across the full width, or half of it beside the map. */
async function drawCosts(sheet: Sheet, offer: Offer, width: number): Promise<void> {
  const { t } = textsIn(offer.language, 'prints');
  const costs = costsOf(offer);
  if (!costs) return;
  const x = MARGIN;
  await sheet.write(costs.title, { x, y: sheet.y, width }, { size: 14, weight: 'bold' });
  sheet.y += HEADING;
  const amounts = 82;
  for (const item of [...costs.items, costs.total]) {
    const style = { weight: item === costs.total ? 'bold' : 'regular', size: 10 } as const;
    const amount = item.rupees === undefined ? t('not known') : formatRupees(item.rupees);
    const label = item.estimated ? t('{label} (estimate)', { label: item.label }) : item.label;
    const { y } = sheet;
    const height = await sheet.write(shortened(label, 70), { x, y, width: width - amounts - 8 }, style);
    await sheet.write(amount, { x: x + width - amounts, y, width: amounts }, style);
    sheet.y += height + 1;
  }
  sheet.y += 6;
}

/** Draws the costs, the map, or both side by side. */
async function drawLast(sheet: Sheet, offer: Offer): Promise<void> {
  const { sketch, language } = offer;
  const half = (sheet.width - 2 * GAP) / 2;
  const top = sheet.y;
  await drawCosts(sheet, offer, sketch ? half : sheet.width);
  if (!sketch) return;
  const hasCosts = sheet.y > top;
  const width = hasCosts ? half : sheet.width;
  const x = MARGIN + sheet.width - width;
  const title = textsIn(language, 'prints').t('Nearby');
  await sheet.write(title, { x, y: top, width }, { size: 14, weight: 'bold' });
  await drawSketch(sheet, sketch, language, { x, y: top + HEADING, width, height: MAP_HEIGHT });
  sheet.y = Math.max(sheet.y, top + HEADING + MAP_HEIGHT + 6);
}

type Layout = {
  description: number;
  plan: number;
  photos: ReturnType<typeof photoRows>;
  /** the used part of the page, from 0 to 1 */
  share: number;
};

/** Divides the second page's height between plan, description and photos, which take the rest before the plan grows. */
async function layoutOf(trial: Sheet, offer: Offer, height: number, last: number): Promise<Layout> {
  const { photos, plan } = picturesOf(offer.property);
  const text = offer.property.description.trim();
  const whole = text ? HEADING + 10 + (await trial.heightOf(text)) : 0;
  const free = height - last - (plan ? PLAN_HEIGHT.min + HEADING : 0);
  const others = photos.slice(1, plan || offer.sketch ? 4 : 7);
  const description = Math.min(whole, others.length > 0 ? Math.max(free * 0.5, 60) : free);
  const rows = photoRows(others.length, trial.width, free - description, GAP);
  const left = free - description - rows.height;
  const planHeight = plan
    ? PLAN_HEIGHT.min + Math.min(Math.max(left, 0), PLAN_HEIGHT.max - PLAN_HEIGHT.min)
    : 0;
  const used = last + description + rows.height + (plan ? planHeight + HEADING : 0);
  return { description, plan: planHeight, photos: rows, share: used / height };
}

/** Draws photos in rows of equal height, or none without room. */
async function drawPhotos(sheet: Sheet, images: readonly ImageDto[], rows: Layout['photos']): Promise<void> {
  const { columns, each } = rows;
  if (columns === 0) return;
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  for (let row = 0; row < images.length; row += columns) {
    for (const [i, image] of images.slice(row, row + columns).entries())
      await sheet.photo(image, MARGIN + i * (width + GAP), sheet.y, width, each);
    sheet.y += each + GAP;
  }
}

/** Heights of the fixed parts, measured before the rest is divided among the pages. */
type Heights = { head: number; offer: number; last: number; foot: number };

async function heightsOf(trial: Sheet, offer: Offer): Promise<Heights> {
  return {
    head: await measured(trial, () => drawHead(trial, offer)),
    offer: await measured(trial, () => drawOffer(trial, offer)),
    last: await measured(trial, () => drawLast(trial, offer)),
    foot: await footHeight(trial, offer),
  };
}

/** A single page includes the description, and costs and map if they leave room for the cover. */
type Only = { text: number; last: number };

async function onlyOf(
  trial: Sheet,
  offer: Offer,
  { head, offer: facts, last, foot }: Heights,
): Promise<Only> {
  const text = HEADING + 12 + (await trial.heightOf(offer.property.description));
  const free = trial.bottom - MARGIN - head - facts - foot - 12;
  return { text, last: free - text - last >= MIN_COVER ? last : 0 };
}

async function drawFirstPage(sheet: Sheet, offer: Offer, heights: Heights, only?: Only): Promise<void> {
  const { text = 0, last = 0 } = only ?? {};
  await drawHead(sheet, offer);
  const [cover] = picturesOf(offer.property).photos;
  const free = sheet.bottom - heights.foot - sheet.y - heights.offer - last - 12;
  const height = Math.min(Math.max(free - text, MIN_COVER), MAX_COVER);
  if (cover && (await sheet.photo(cover, MARGIN, sheet.y, sheet.width, height))) sheet.y += height + 12;
  await drawOffer(sheet, offer);
  if (only) await drawDescription(sheet, offer, sheet.bottom - heights.foot - last - sheet.y);
  if (last > 0) await drawLast(sheet, offer);
  await drawFoot(sheet, offer, heights.foot);
}

async function drawSecondPage(sheet: Sheet, offer: Offer, foot: number, layout: Layout): Promise<void> {
  const { photos, plan } = picturesOf(offer.property);
  sheet.pdf.addPage();
  await drawHead(sheet, offer);
  await drawPhotos(sheet, photos.slice(1, 1 + layout.photos.count), layout.photos);
  if (layout.description > 0) await drawDescription(sheet, offer, layout.description);
  if (plan) {
    const top = sheet.y;
    const title = textsIn(offer.language, 'prints').t('Floor plan');
    await sheet.add(title, { size: 14, weight: 'bold' });
    await sheet.photo(plan, MARGIN, top + HEADING, sheet.width, layout.plan, true);
    sheet.y = top + HEADING + layout.plan + GAP;
  }
  await drawLast(sheet, offer);
  await drawFoot(sheet, offer, foot);
}

/** The brochure of a listing on one or two A4 pages. One page if the second would be half empty. */
export async function brochurePdf(offer: Offer, pages: number): Promise<Buffer> {
  const trial = newSheet(offer);
  const heights = await heightsOf(trial, offer);
  const { head, foot, last } = heights;
  const sheet = newSheet(offer);
  const layout = await layoutOf(trial, offer, sheet.bottom - MARGIN - head - foot - GAP, last);
  const isOnly = pages === 2 && layout.share < FULL_PAGE;
  await drawFirstPage(sheet, offer, heights, isOnly ? await onlyOf(trial, offer, heights) : undefined);
  if (pages === 2 && !isOnly) await drawSecondPage(sheet, offer, foot, layout);
  return sheet.finish();
}
