import type { PropertyDto } from '@/lib/listings/dto';
import {
  type Category,
  HOME_CATEGORIES,
  LAND_CATEGORIES,
  LISTING_TYPE_LABELS,
} from '@/lib/listings/vocabulary/constants';
import type { Texts } from '@/lib/platform/language/translate';
import { formatNumber, formatRate } from '@/lib/platform/text/format';
import type { PricePosition } from './dto';

const nounOf = (category: Category) =>
  HOME_CATEGORIES.includes(category) ? 'home' : LAND_CATEGORIES.includes(category) ? 'plot' : 'property';

/** "₹5,266/sq ft; the middle of 14 similar homes is ₹5,900" */
export function positionText(
  { rate, middle, count }: PricePosition,
  { category }: Pick<PropertyDto, 'category'>,
  { t }: Texts<'listings/facts'>,
): string {
  return t(
    '{rate}; the middle of {count} similar {noun, select, home {homes} plot {plots} other {properties}} is {middle}',
    {
      rate: formatRate(rate, 1, t.language) ?? '',
      count,
      noun: nounOf(category),
      middle: `₹${formatNumber(middle)}`,
    },
  );
}

const MOST_BEDROOMS = 5;

/** What was compared: "Asking prices of 3 BHK for sale within 2 km, for each square foot of carpet area." */
export function positionNote(
  { km, basis }: PricePosition,
  property: Pick<PropertyDto, 'bedrooms' | 'type' | 'category' | 'locality'>,
  { t, label }: Texts<'listings/facts'>,
): string {
  const { bedrooms, type, category, locality } = property;
  const kind = label(LISTING_TYPE_LABELS[type]);
  const what = [
    label(category),
    bedrooms && t('{count} BHK', { count: bedrooms >= MOST_BEDROOMS ? `${MOST_BEDROOMS}+` : bedrooms }),
    // only English has small letters
    t.language === 'en' ? kind.toLowerCase() : kind,
  ]
    .filter(Boolean)
    .join(', ');
  if (km === undefined)
    return t(
      'Asking prices today in {locality}: {what}, for each square foot of {basis, select, carpetArea {carpet area} other {area}}{type, select, rent { and month} other {}}.',
      { locality: label(locality ?? ''), what, basis, type },
    );
  return t(
    'Asking prices today within {km} km: {what}, for each square foot of {basis, select, carpetArea {carpet area} other {area}}{type, select, rent { and month} other {}}.',
    { km, what, basis, type },
  );
}
