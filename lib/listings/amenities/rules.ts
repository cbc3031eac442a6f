import { AMENITIES, type Amenity, type Category, type SubType } from '@/lib/listings/fields/vocabulary';
import { AMENITY_CATEGORIES } from './constants';

/** Sub-types that lack one of their category's amenities, such as a loading dock. */
const NOT_OF: Partial<Record<Amenity, readonly SubType[]>> = {
  'loading-dock': ['shop', 'office'],
};

/** True if such a property can have the amenity; always true before a category is chosen. */
export function canHave(
  amenity: Amenity,
  { category, subType }: { category: string; subType?: string },
): boolean {
  if (NOT_OF[amenity]?.some((value) => value === subType)) return false;
  return category === '' || AMENITY_CATEGORIES[amenity].includes(category as Category);
}

/** The chosen amenities that the property can have. */
export const amenitiesLeft = (
  chosen: readonly string[],
  kind: { category: string; subType?: string },
): string[] => chosen.filter((value) => AMENITIES.some((name) => name === value && canHave(name, kind)));
