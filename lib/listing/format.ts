import { formatArea, formatRupeesShort } from '@/lib/format';
import { inBrief } from '@/lib/page-head';
import type { PropertyDto } from './dto';
import { EMPTY_FORM, type PropertyFormValues } from './schema';

/** One sentence for search results and share previews, at most 160 characters. */
export function propertyDescription(property: PropertyDto): string {
  const rooms = property.bedrooms ? `${property.bedrooms} BHK, ` : '';
  const place = [property.locality, property.city].filter(Boolean).join(', ');
  const facts = `${rooms}${formatArea(property.carpetArea ?? property.area)}, ${place}. ${formatRupeesShort(property.price)}${property.type === 'rent' ? ' a month' : ''}.`;
  return inBrief(`${facts} ${property.description}`);
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
