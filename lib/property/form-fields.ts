import { HOME_CATEGORIES, LAND_CATEGORIES } from './constants';
import { type PropertyFormValues, STEP_FIELDS } from './form-schema';
import { EMPTY_FORM } from './form-values';

type Name = keyof PropertyFormValues;
type Kind = Pick<PropertyFormValues, 'category' | 'type'>;

const isHome = ({ category }: Kind) => HOME_CATEGORIES.some((home) => home === category);
const isBuilt = ({ category }: Kind) => !LAND_CATEGORIES.some((land) => land === category);
const isSale = ({ type }: Kind) => type !== 'rent';

/** Optional fields that not every listing has. */
const ONLY: Partial<Record<Name, (kind: Kind) => boolean>> = {
  bathrooms: isHome,
  balconies: isHome,
  carpetArea: isBuilt,
  builtUpArea: isBuilt,
  superBuiltUpArea: isBuilt,
  floor: isBuilt,
  totalFloors: isBuilt,
  furnishing: isBuilt,
  ageYears: isBuilt,
  parking: isBuilt,
  possession: isSale,
  possessionDate: isSale,
  reraNumber: isSale,
  reraExemption: isSale,
  deposit: (kind) => !isSale(kind),
};

/** Does the form of such a listing have this field? */
export const hasField = (name: Name, kind: Kind): boolean => ONLY[name]?.(kind) ?? true;

const STEPS: ReadonlySet<string> = new Set([...STEP_FIELDS.flat(), 'status', 'latitude', 'longitude']);
/** What stands under "More details". */
export const DETAIL_FIELDS = (Object.keys(EMPTY_FORM) as Name[]).filter((name) => !STEPS.has(name));

/**
 * The values without those of fields that this kind of listing does not have: a flat that becomes a plot leaves no
 * bathrooms behind, and nobody is stopped by a field that is not there. What is stored of a listing whose kind stays the same
 * stays too, shown or not.
 */
export function withoutHidden(values: PropertyFormValues, stored?: PropertyFormValues): PropertyFormValues {
  if (stored && stored.category === values.category && stored.type === values.type) return values;
  const hidden = Object.keys(ONLY).filter((name) => !hasField(name as Name, values));
  return { ...values, ...Object.fromEntries(hidden.map((name) => [name, ''])) };
}
