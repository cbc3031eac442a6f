import { knowsRegion, type RateDto } from '@/lib/costs/rates/rules';
import type { CostItem } from '@/lib/costs/sheet/dto';
import { commonLoan, purchaseSheet, rentSheet } from '@/lib/costs/sheet/rules';
import type { ImageDto, PropertyDto } from '@/lib/listings/dto';
import { LISTING_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import { isPhoto } from '@/lib/listings/media/rules';
import { titleOf } from '@/lib/listings/title/format';
import { findCity, jurisdictionOf } from '@/lib/places/rules';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Label } from '@/lib/platform/language/translate';
import type { Offer } from '@/lib/prints/dto';
import type { AgencyCosts } from '@/lib/settings/dto';

type PrintedCost = Pick<CostItem, 'key' | 'rupees' | 'estimated'> & { label: string };
export type PrintedCosts = { title: string; items: PrintedCost[]; total: PrintedCost };

const rateList = (rates: readonly RateDto[], label: Label) =>
  rates.map((rate) => ({ ...rate, label: label(rate.label) }));

/**
 * Costs printed in a brochure, with the standard loan and for buyers who are not all women. Undefined without local charges, because the total would be too
 * low.
 */
export function printedCosts(
  property: PropertyDto,
  given: readonly RateDto[],
  agency: AgencyCosts,
  on: Date,
  language: Language = 'en',
): PrintedCosts | undefined {
  const { t } = textsIn(language, 'costs/sheet');
  const rates = rateList(given, textsIn(language, 'listings/facts').label);
  const region = findCity(property.citySlug)?.state;
  const jurisdiction = jurisdictionOf(property);
  if (!jurisdiction || !knowsRegion(region, rates)) return undefined;
  const { price, category, citySlug, carpetArea, deposit, possession } = property;
  const place = { category, region, citySlug, jurisdiction, on };
  const isRent = property.type === 'rent';
  const underConstruction = possession === 'under-construction' || possession === 'new-launch';
  const sheet = isRent
    ? rentSheet({ ...place, rent: price, deposit }, rates, agency)
    : purchaseSheet(
        { ...place, price, carpetArea, women: false, underConstruction },
        rates,
        agency,
        commonLoan(price, category),
      );
  const known = [...sheet.base, ...sheet.onTop].map((item) => ({ ...item, label: item.label(t) }));
  const whole = isRent ? t('Total to move in') : t('All-in cost');
  const title = isRent ? t('Cost of moving in') : t('What it costs in all');
  if (sheet.total !== undefined) {
    const label = sheet.estimated ? t('{total}, about', { total: whole }) : whole;
    return { title, items: known, total: { key: 'total', label, rupees: sheet.total } };
  }
  // for a rental, the known costs beside the first month are most of the sum
  const sum = known.reduce((total, { rupees }) => total + (rupees ?? 0), 0);
  const total = isRent
    ? { label: t('Known total'), rupees: sum }
    : { label: t('Price and government charges'), rupees: sheet.baseTotal };
  return { title, items: known, total: { key: 'total', ...total } };
}

/** Splits pictures into photos and the plan, which is never cropped and never the cover. Leaves out 360° pictures. */
export function picturesOf({ images }: Pick<PropertyDto, 'images'>): { photos: ImageDto[]; plan?: ImageDto } {
  const plan = images.find(({ room }) => room === 'floor-plan');
  return { photos: images.filter(isPhoto), ...(plan && { plan }) };
}

/** Minimum height of photos in points. Lower ones show nothing. */
const LOWEST_ROW = 60;

/** Lays out photos in rows of equal height that leave the least space empty. */
export function photoRows(
  count: number,
  width: number,
  height: number,
  gap: number,
): { count: number; columns: number; each: number; height: number } {
  let best = { count: 0, columns: 0, each: 0, height: 0 };
  for (let columns = count; columns > 0; columns--) {
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns - 1)) / columns;
    const each = Math.min(height / rows - gap, wide * 0.8);
    // a lower photograph would be a strip
    if (each < wide * 0.4 || count % columns !== 0) continue;
    const used = rows * (each + gap);
    if (used > best.height) best = { count, columns, each, height: used };
  }
  if (best.count > 0 || height < LOWEST_ROW || count === 0) return best;
  // the height of a low row of three, whatever the number
  const each = Math.min(height - gap, ((width - 2 * gap) / 3) * 0.8);
  return { count: Math.min(count, 3), columns: 3, each, height: each + gap };
}

/** Metadata shown by a PDF reader. */
export const printInfo = ({ property, letterhead, language }: Offer) => ({
  Title: titleOf(property, textsIn(language, 'listings/card')),
  Author: letterhead.name,
  Subject: textsIn(language).label(LISTING_TYPE_LABELS[property.type]),
});
