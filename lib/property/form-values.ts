import type { PropertyDto } from './dto';
import type { PropertyFormValues } from './form-schema';

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
  // 0, 0 is the seed's "not known" (§3), a spot in the Atlantic
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
