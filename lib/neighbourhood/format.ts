import { formatNumber } from '@/lib/format';
import type { PropertyDto } from '@/lib/listing/dto';
import { LISTING_TYPE_LABELS } from '@/lib/listing-vocabulary/constants';
import { listNoun } from '@/lib/public-list/format';
import { bedroomsLabel } from '@/lib/search/format';
import type { PricePosition } from './dto';

const NOUNS = { home: 'homes', plot: 'plots', property: 'properties' } as const;

/** "₹5,266/sq ft; the middle of 14 similar homes is ₹5,900" */
export function positionText(
  { rate, middle, count }: PricePosition,
  property: Pick<PropertyDto, 'category'>,
): string {
  const many = NOUNS[listNoun(property, {})];
  return `₹${formatNumber(rate)}/sq ft; the middle of ${count} similar ${many} is ₹${formatNumber(middle)}`;
}

/** What was compared: "Asking prices of 3 BHK for sale within 2 km, for each square foot of carpet area." */
export function positionNote(
  { km, basis }: PricePosition,
  { bedrooms, type, category, locality }: Pick<PropertyDto, 'bedrooms' | 'type' | 'category' | 'locality'>,
): string {
  const what = bedrooms ? `${category}, ${bedroomsLabel(Math.min(bedrooms, 5))}` : category;
  const where = km === undefined ? `in ${locality}` : `within ${km} km`;
  const area = basis === 'carpetArea' ? 'carpet area' : 'area';
  return `Asking prices today ${where}: ${what}, ${LISTING_TYPE_LABELS[type].toLowerCase()}, for each square foot of ${area}${type === 'rent' ? ' and month' : ''}.`;
}
