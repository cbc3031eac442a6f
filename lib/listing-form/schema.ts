import { HOME_CATEGORIES, LAND_CATEGORIES } from '@/lib/listing/constants';
import type { PropertyDto } from '@/lib/listing/dto';
import { type PropertyFormValues, STEP_FIELDS } from '@/lib/listing/schema';

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

export const EMPTY_FORM: PropertyFormValues = {
  title: '',
  description: '',
  price: '',
  category: '',
  type: '',
  address: '',
  bedrooms: '',
  area: '',
  status: '',
  city: '',
  locality: '',
  project: '',
  pinCode: '',
  latitude: '',
  longitude: '',
  bathrooms: '',
  balconies: '',
  carpetArea: '',
  builtUpArea: '',
  superBuiltUpArea: '',
  floor: '',
  totalFloors: '',
  facing: '',
  furnishing: '',
  possession: '',
  possessionDate: '',
  ageYears: '',
  parking: '',
  amenities: [],
  reraNumber: '',
  reraExemption: '',
  maintenance: '',
  deposit: '',
};

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

/** A stored listing as the text of its form fields. */
export function toFormValues(property: PropertyDto): PropertyFormValues {
  const [longitude, latitude] = property.location.coordinates;
  const values = { ...EMPTY_FORM };
  for (const key of Object.keys(EMPTY_FORM) as (keyof PropertyFormValues)[]) {
    if (key === 'amenities' || key === 'latitude' || key === 'longitude') continue;
    const value = property[key];
    if (value !== undefined) values[key] = String(value);
  }
  values.amenities = [...property.amenities];
  values.possessionDate = property.possessionDate?.slice(0, 10) ?? '';
  // 0,0 means unknown; the spot itself is in the Atlantic
  if (longitude !== 0 || latitude !== 0) {
    values.longitude = String(longitude);
    values.latitude = String(latitude);
  }
  return values;
}

/**
 * The stored values under the given ones. A new address without a point or neighbourhood of its own must not keep
 * those of the old one.
 */
export function overlay(stored: PropertyFormValues, given: Record<string, unknown>): Record<string, unknown> {
  const moved = given.address !== undefined && given.address !== stored.address;
  const base = moved
    ? { ...stored, latitude: '', longitude: '', locality: '', city: '', pinCode: '' }
    : stored;
  const known = Object.entries(given).filter(([key, value]) => key in EMPTY_FORM && value !== undefined);
  return { ...base, ...Object.fromEntries(known) };
}
