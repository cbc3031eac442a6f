import { formatArea } from '@/lib/format';
import type { PropertyCardDto } from '@/lib/listing/dto';
import { HOME_CATEGORIES } from '@/lib/listing-vocabulary/constants';

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
export function whatItIs({ category, bedrooms }: Pick<PropertyCardDto, 'category' | 'bedrooms'>): string {
  const noun = NOUNS[category];
  if (!HOME_CATEGORIES.includes(category)) return noun;
  return bedrooms ? `${bedrooms} BHK ${noun}` : noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** "Dharampeth, Nagpur" */
export function whereItIs({ locality, city }: Pick<PropertyCardDto, 'locality' | 'city'>): string {
  return [locality, city].filter(Boolean).join(', ');
}

/** The honest area first: carpet where it is known (RERA), else the area that was given. */
export function howLarge({ carpetArea, area }: Pick<PropertyCardDto, 'carpetArea' | 'area'>): string {
  return carpetArea ? `${formatArea(carpetArea)} carpet` : formatArea(area);
}
