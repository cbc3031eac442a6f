import {
  ACRE_SQ_FT,
  formatArea,
  formatAreaIn,
  formatDate,
  formatLength,
  formatRate,
  formatRupees,
  formatRupeesShort,
} from '@/lib/format';
import type { Text } from '@/lib/language/translate';
import type { FieldValues } from '@/lib/listing-field/dto';
import { FIELDS, fieldNames, hasField, STORED_NAMES } from '@/lib/listing-field/rules';
import { LAND_CATEGORIES } from '@/lib/listing-vocabulary/constants';
import { formatAreaOf } from '@/lib/listing-vocabulary/format';
import { inBrief } from '@/lib/page-head';
import { TOWN_QUESTION } from '@/lib/place/constants';
import { isAreaPoint } from '@/lib/place/rules';
import { AWAITED_LABELS } from '@/lib/publish-gate/constants';
import type { OwnPropertyDto, PropertyDto } from './dto';
import { EMPTY_FORM, type PropertyFormValues } from './schema';

/** One sentence for search results and share previews, at most 160 characters. */
export function propertyDescription(property: PropertyDto): string {
  const rooms = property.bedrooms ? `${property.bedrooms} BHK, ` : '';
  const place = [property.locality, property.city].filter(Boolean).join(', ');
  const facts = `${rooms}${property.carpetArea ? formatArea(property.carpetArea) : formatAreaOf(property)}${place && `, ${place}`}. ${formatRupeesShort(property.price)}${property.type === 'rent' ? ' a month' : ''}.`;
  return inBrief(`${facts} ${property.description}`);
}

type Placed = Pick<PropertyDto, 'placeShown' | 'location' | 'locality' | 'pinCode'>;

/** A pin of which its owner shows only the area, and not the middle of a locality. */
export const showsAreaOnly = ({ placeShown, location }: Placed): boolean =>
  placeShown === 'area' && isAreaPoint(location.coordinates);

/** What is known of a place that is `approximate`. */
export function approximateText(property: Placed): string {
  if (showsAreaOnly(property)) return 'Approximate: within 200 m. Its owner shows only the area.';
  const { locality, pinCode } = property;
  return locality
    ? `Approximate: the middle of ${locality}. Its owner has not given the exact place.`
    : `Approximate: the middle of the area of PIN code ${pinCode}. Its owner has not given the exact place.`;
}

type Verified = Pick<PropertyDto, 'status' | 'verifiedAt' | 'unverifiedSince' | 'createdAt'>;

/** "3 Nov 2026" or "3 Nov 2026, edited since"; undefined when nobody has verified it. */
export function verifiedOn({ verifiedAt, unverifiedSince }: Verified, t?: Text<'card'>): string | undefined {
  const date = verifiedAt && formatDate(verifiedAt, t?.language);
  if (!date || !unverifiedSince) return date;
  return t ? t('{date}, edited since', { date }) : `${date}, edited since`;
}

/** Who says what a status says, about what, and when; undefined for those that explain themselves. */
export function statusMeaning(listing: Verified, t: Text<'card'>): string | undefined {
  const { status, createdAt } = listing;
  if (status === 'active')
    return t(
      'Published by its owner on {date}. Our team has not verified it: see the place and the papers before you pay.',
      { date: formatDate(createdAt, t.language) },
    );
  const date = verifiedOn(listing, t) ?? '';
  if (status === 'verified')
    return t(
      'Verified by our team on {date}: we compared title, description, price, place, size and photographs with evidence. Since then its owner has changed none of them, and the price by a tenth at most.',
      { date },
    );
  if (status !== 'unverified') return undefined;
  return date
    ? t(
        'Verified on {date}: its owner has changed something that our team had checked, and we have not checked it again yet.',
        { date },
      )
    : t('Our team could not verify this listing: see the place and the papers before you pay.');
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
export function toFormValues(property: OwnPropertyDto): PropertyFormValues {
  const [longitude, latitude] = property.pin ?? property.location.coordinates;
  const isPinned = property.pin !== undefined || property.placePrecision === 'exact';
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
    ...(isPinned && { longitude: String(longitude), latitude: String(latitude) }),
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
    if (kind === 'length') return formatLength(value);
    return kind === 'rupees' ? formatRupees(value) : String(value);
  }
  return kind === 'date' ? formatDate(value) : (labels?.[value] ?? value);
}

const isLand = ({ category }: PropertyDto) => LAND_CATEGORIES.includes(category);
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');
const years = (count: number) => (count === 0 ? 'New' : `${count} ${count === 1 ? 'year' : 'years'}`);

const withRate = (name: 'area' | 'carpetArea' | 'builtUpArea' | 'superBuiltUpArea') => (p: PropertyDto) =>
  p[name] && joined(formatArea(p[name]), formatRate(p.price, p[name]));

/** Where a key fact says more than the value of its field. */
const FACTS: Partial<Record<keyof FieldValues, (p: PropertyDto) => string | undefined | 0>> = {
  carpetArea: withRate('carpetArea'),
  builtUpArea: withRate('builtUpArea'),
  superBuiltUpArea: withRate('superBuiltUpArea'),
  area: (p) => {
    const inUnit = formatAreaIn(p.area, p.areaUnit);
    if (isLand(p)) return joined(formatAreaOf(p), inUnit, formatRate(p.price, p.area));
    // the advertised area, unless it repeats one of the named areas
    return [p.carpetArea, p.builtUpArea, p.superBuiltUpArea].includes(p.area)
      ? undefined
      : joined(formatArea(p.area), inUnit, formatRate(p.price, p.area));
  },
  bedrooms: (p) => p.bedrooms && String(p.bedrooms),
  floor: ({ floor, totalFloors }) => {
    if (floor === undefined) return totalFloors && `${totalFloors} in the building`;
    const name = floor === 0 ? 'Ground' : String(floor);
    return totalFloors ? `${name} of ${totalFloors}` : name;
  },
  noticeMonths: ({ noticeMonths: months }) => months && `${months} ${months === 1 ? 'month' : 'months'}`,
  ageYears: ({ ageYears }) => (ageYears === undefined ? undefined : years(ageYears)),
};

/** A field as the key facts and the comparison say it; undefined when there is nothing to say. */
export function formatFact(name: keyof FieldValues, property: PropertyDto): string | undefined {
  if (!hasField(name, property)) return undefined;
  const special = FACTS[name];
  if (special) return special(property) || undefined;
  return property[name] === 0 ? undefined : formatField(name, property);
}

const FACT_NAMES = fieldNames(({ fact }) => fact?.at !== undefined).sort(
  (a, b) => (FIELDS[a].fact?.at ?? 0) - (FIELDS[b].fact?.at ?? 0),
) as (keyof FieldValues)[];

/** Label and value of every fact this listing has, in the order people ask for them. */
export function keyFacts(p: PropertyDto, t?: Text<'card'>): [label: string, value: string][] {
  const facts = FACT_NAMES.flatMap((name): [string, string | undefined][] => {
    const { label, fact } = FIELDS[name];
    if (name !== 'area' || !isLand(p)) return [[fact?.label ?? label, formatFact(name, p)]];
    // farmland is compared by the acre
    const isFarm = p.category === 'Agricultural' && p.type === 'sale';
    const acre = isFarm ? formatRupeesShort((p.price / p.area) * ACRE_SQ_FT) : undefined;
    return [
      ['Land area', formatFact(name, p)],
      ['Price of an acre', acre],
    ];
  });
  return [...facts, ['Verified on', verifiedOn(p, t)] as const].flatMap(([label, value]) =>
    value ? [[label, value]] : [],
  );
}
