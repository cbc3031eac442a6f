import { formatArea, formatDate, formatRupees, formatRupeesShort } from '@/lib/format';
import type { FieldValues } from '@/lib/listing-field/dto';
import { FIELDS, STORED_NAMES } from '@/lib/listing-field/rules';
import { formatAreaOf } from '@/lib/listing-vocabulary/format';
import { inBrief } from '@/lib/page-head';
import { TOWN_QUESTION } from '@/lib/place/constants';
import { AWAITED_LABELS } from '@/lib/publish-gate/constants';
import type { PropertyDto } from './dto';
import { EMPTY_FORM, type PropertyFormValues } from './schema';

/** One sentence for search results and share previews, at most 160 characters. */
export function propertyDescription(property: PropertyDto): string {
  const rooms = property.bedrooms ? `${property.bedrooms} BHK, ` : '';
  const place = [property.locality, property.city].filter(Boolean).join(', ');
  const facts = `${rooms}${property.carpetArea ? formatArea(property.carpetArea) : formatAreaOf(property)}${place && `, ${place}`}. ${formatRupeesShort(property.price)}${property.type === 'rent' ? ' a month' : ''}.`;
  return inBrief(`${facts} ${property.description}`);
}

type Verified = Pick<PropertyDto, 'status' | 'verifiedAt' | 'unverifiedSince' | 'createdAt'>;

/** "3 Nov 2026" or "3 Nov 2026, edited since"; undefined when nobody has verified it. */
export function verifiedOn({ verifiedAt, unverifiedSince }: Verified): string | undefined {
  return verifiedAt && `${formatDate(verifiedAt)}${unverifiedSince ? ', edited since' : ''}`;
}

/** Who says what a status says, about what, and when; undefined for those that explain themselves. */
export function statusMeaning(listing: Verified): string | undefined {
  const { status, createdAt } = listing;
  if (status === 'active')
    return `Published by its owner on ${formatDate(createdAt)}. Our team has not verified it: see the place and the papers before you pay.`;
  const on = verifiedOn(listing);
  if (status === 'verified')
    return `Verified by our team on ${on}: we compared title, description, price, place, size and photographs with evidence. Since then its owner has changed none of them, and the price by a tenth at most.`;
  if (status !== 'unverified') return undefined;
  return on
    ? `Verified on ${on}: its owner has changed something that our team had checked, and we have not checked it again yet.`
    : 'Our team could not verify this listing: see the place and the papers before you pay.';
}

/** What the person who saved should know: what the listing lacks. */
export function noticesOf({ citySlug, awaiting = [] }: PropertyDto): string[] {
  const lacks = awaiting.map((one) => AWAITED_LABELS[one]);
  return [
    ...(lacks.length > 0 ? [`Stored. It becomes public as soon as you ${lacks.join(', and ')}`] : []),
    ...(citySlug
      ? []
      : [`${TOWN_QUESTION} The address does not say it: the listing is on no map and in no town's list`]),
  ];
}

/** A stored listing as the text of its form fields. */
export function toFormValues(property: PropertyDto): PropertyFormValues {
  const [longitude, latitude] = property.location.coordinates;
  const texts = STORED_NAMES.flatMap((name) => {
    const value = property[name as keyof FieldValues];
    if (value === undefined || Array.isArray(value)) return [];
    return [[name, FIELDS[name].kind === 'date' ? String(value).slice(0, 10) : String(value)]];
  });
  return {
    ...EMPTY_FORM,
    ...Object.fromEntries(texts),
    amenities: [...property.amenities],
    // the middle of a locality follows from the address
    ...(property.placePrecision === 'exact' && { longitude: String(longitude), latitude: String(latitude) }),
  };
}

/** The value of a field as people read it; undefined when the listing has none. */
export function formatField(name: keyof FieldValues, property: PropertyDto): string | undefined {
  const value = property[name];
  if (value === undefined || value === '') return undefined;
  const { kind, labels } = FIELDS[name];
  if (Array.isArray(value)) return value.map((one) => labels?.[one] ?? one).join(', ');
  if (typeof value === 'number') {
    if (kind === 'area') return formatArea(value);
    return kind === 'rupees' ? formatRupees(value) : String(value);
  }
  return kind === 'date' ? formatDate(value) : (labels?.[value] ?? value);
}
