import { formatArea } from '@/lib/format';
import type { PropertyCardDto } from '@/lib/listing/dto';
import { HOME_CATEGORIES, SUB_TYPE_LABELS } from '@/lib/listing-vocabulary/constants';
import { formatAreaOf } from '@/lib/listing-vocabulary/format';

const NOUNS: Record<PropertyCardDto['category'], string> = {
  Residential: 'flat',
  Commercial: 'Commercial space',
  Plots: 'Plot',
  Villas: 'villa',
  'Farm Houses': 'farm house',
  Industrial: 'Industrial property',
  Agricultural: 'Agricultural land',
};

/** "3 BHK flat", "Plot", "Commercial space": what a listing is, in the words people use. */
export function whatItIs({
  category,
  subType,
  bedrooms,
}: Pick<PropertyCardDto, 'category' | 'subType' | 'bedrooms'>): string {
  const label = subType && SUB_TYPE_LABELS[subType];
  if (label && !HOME_CATEGORIES.includes(category)) return label;
  const noun = label ? label.toLowerCase() : NOUNS[category];
  if (!HOME_CATEGORIES.includes(category)) return noun;
  return bedrooms ? `${bedrooms} BHK ${noun}` : noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** "Dharampeth, Nagpur" */
export function whereItIs({ locality, city }: Pick<PropertyCardDto, 'locality' | 'city'>): string {
  return [locality, city].filter(Boolean).join(', ');
}

/** The honest area first: carpet where it is known (RERA), else the area that was given. */
export function howLarge(property: Pick<PropertyCardDto, 'carpetArea' | 'area' | 'category'>): string {
  return property.carpetArea ? `${formatArea(property.carpetArea)} carpet` : formatAreaOf(property);
}
