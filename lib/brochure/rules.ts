import type { AgencyCosts, CostItem } from '@/lib/cost-sheet/dto';
import { commonLoan, purchaseSheet, rentSheet } from '@/lib/cost-sheet/rules';
import type { ImageDto, PropertyDto } from '@/lib/listing/dto';
import { isPhoto } from '@/lib/listing-media/rules';
import { LISTING_TYPE_LABELS } from '@/lib/listing-vocabulary/constants';
import { findCity, jurisdictionOf } from '@/lib/place/rules';
import { knowsRegion, type RateDto } from '@/lib/pricing/rules';

import type { Offer } from './dto';

export type PrintedCosts = { title: string; items: CostItem[]; total: CostItem };

/**
 * The costs that a brochure prints, for buyers who are not all women, with the loan that the lists compare by. Undefined where the
 * charges of the place are not known: a sum without them would be too low.
 */
export function printedCosts(
  property: PropertyDto,
  rates: readonly RateDto[],
  agency: AgencyCosts,
  on: Date,
): PrintedCosts | undefined {
  const region = findCity(property.citySlug)?.state ?? '';
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
  const known = [...sheet.base, ...sheet.onTop];
  const whole = isRent ? 'Total to move in' : 'All-in cost';
  const title = isRent ? 'What moving in costs' : 'What it costs in all';
  if (sheet.total !== undefined) {
    const label = sheet.estimated ? `${whole}, about` : whole;
    return { title, items: known, total: { key: 'total', label, rupees: sheet.total } };
  }
  // of a rent what is known besides the first month is most of it
  const sum = known.reduce((total, { rupees }) => total + (rupees ?? 0), 0);
  const total = isRent
    ? { label: 'Total of what is known', rupees: sum }
    : { label: 'Price and government charges', rupees: sheet.baseTotal };
  return { title, items: known, total: { key: 'total', ...total } };
}

/** Photographs, and the plan apart: it is shown whole and never as the cover. A 360° picture tells nothing on paper. */
export function picturesOf({ images }: Pick<PropertyDto, 'images'>): { photos: ImageDto[]; plan?: ImageDto } {
  const plan = images.find(({ room }) => room === 'floor-plan');
  return { photos: images.filter(isPhoto), ...(plan && { plan }) };
}

/** What a reader of a PDF shows of it. */
export const printInfo = ({ property, site }: Pick<Offer, 'property' | 'site'>) => ({
  Title: property.title,
  Author: site.name,
  Subject: LISTING_TYPE_LABELS[property.type],
});
