import { AMENITIES, type Amenity, type Category, type SubType } from '@/lib/listings/fields/vocabulary';
import { AMENITY_CATEGORIES } from './constants';

/** A shop or an office has no dock, whatever its category has. */
const NOT_OF: Partial<Record<Amenity, readonly SubType[]>> = {
  'loading-dock': ['shop', 'office'],
};

/** Can such a property have it? Before a category is chosen everything can. */
export function canHave(
  amenity: Amenity,
  { category, subType }: { category: string; subType?: string },
): boolean {
  if (NOT_OF[amenity]?.some((value) => value === subType)) return false;
  return category === '' || AMENITY_CATEGORIES[amenity].includes(category as Category);
}

/** Of chosen amenities those that the property can have. */
export const amenitiesLeft = (
  chosen: readonly string[],
  kind: { category: string; subType?: string },
): string[] => chosen.filter((value) => AMENITIES.some((name) => name === value && canHave(name, kind)));
