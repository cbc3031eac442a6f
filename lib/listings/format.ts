import type { FieldValues } from '@/lib/listings/fields/dto';
import { formatAreaOf, verifiedOn } from '@/lib/listings/fields/format';
import { FIELDS, fieldNames, hasField, STORED_NAMES } from '@/lib/listings/fields/rules';
import {
  AMENITY_LABELS,
  LAND_CATEGORIES,
  LISTING_TYPE_LABELS,
  STATUS_LABELS,
} from '@/lib/listings/fields/vocabulary';
import { MISSING_LABELS } from '@/lib/listings/publish-gate/constants';
import { TOWN_QUESTION } from '@/lib/places/constants';
import { isAreaPoint } from '@/lib/places/rules';
import type { Language } from '@/lib/platform/language/languages';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { inBrief } from '@/lib/platform/language/page-head';
import type { Label, Shown, Texts } from '@/lib/platform/language/translate';
import {
  ACRE_SQ_FT,
  formatArea,
  formatAreaIn,
  formatDate,
  formatLength,
  formatRate,
  formatRupees,
  formatRupeesShort,
  sentences,
} from '@/lib/platform/text/format';
import type { OwnPropertyDto, PropertyDto } from './dto';
import { EMPTY_FORM, type PropertyFormValues } from './schema';

/** One sentence for search results and share previews, at most 160 characters, with the owner's words if they are in the page's language. */
export function propertyDescription(property: PropertyDto, { t, label }: Texts<'listings/facts'>): string {
  const { bedrooms, carpetArea, locality, city, price, type, description, amenities } = property;
  const { language } = t;
  const facts = [
    bedrooms && t('{count} BHK', { count: bedrooms }),
    carpetArea ? formatArea(carpetArea, language) : formatAreaOf(property, language),
    locality && label(locality),
    city && label(city),
  ].filter(Boolean);
  const short = formatRupeesShort(price, language);
  const priceText = type === 'rent' ? t('{price} a month', { price: short }) : short;
  const isRead = language === 'en' || !ownWordsLang(description, language);
  const more = isRead ? description : amenities.map((amenity) => label(AMENITY_LABELS[amenity])).join(', ');
  return inBrief(sentences([facts.join(', '), priceText, more], language));
}

type Placed = Pick<PropertyDto, 'placeShown' | 'location' | 'locality' | 'pinCode'>;

/** True for a pin whose owner shows only the area, unlike the centre of a locality. */
const showsAreaOnly = ({ placeShown, location }: Placed): boolean =>
  placeShown === 'area' && isAreaPoint(location.coordinates);

/** The known part of an `approximate` place. */
export function approximateText(property: Placed, { t, label }: Texts<'listings/facts'>): string {
  if (showsAreaOnly(property))
    return t('Approximate: within 200 m. The owner keeps the exact place private.');
  const { locality, pinCode = '' } = property;
  return locality
    ? t('Approximate: the centre of {locality}. The owner hasn’t given the exact place.', {
        locality: label(locality),
      })
    : t('Approximate: the centre of PIN code {pin}. The owner hasn’t given the exact place.', {
        pin: pinCode,
      });
}

/** Notices about missing facts, for the person who saved the listing. */
export function noticesOf({ citySlug, awaiting = [] }: PropertyDto): string[] {
  const missing = awaiting.map((value) => MISSING_LABELS[value]);
  return [
    ...(missing.length > 0 ? [`Saved. It goes public once you ${missing.join(', and ')}`] : []),
    ...(citySlug
      ? []
      : [
          `${TOWN_QUESTION} The address doesn’t say, so the listing can’t be shown on a map or in a town’s list`,
        ]),
  ];
}

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
    // the centre of a locality follows from the address
    ...(isPinned && { longitude: String(longitude), latitude: String(latitude) }),
  };
}

type Said = { t: { language: Language }; label: Label };
const IN_ENGLISH: Said = { t: { language: 'en' }, label: (english) => english as Shown };

/** A field's value in words; undefined if it is empty. */
export function formatField(
  name: keyof FieldValues,
  property: PropertyDto,
  { t: { language }, label }: Said = IN_ENGLISH,
): string | undefined {
  const value = property[name];
  if (value === undefined || value === '') return undefined;
  const { kind, labels } = FIELDS[name];
  const labelOf = (value: string) => label(labels?.[value] ?? value);
  if (Array.isArray(value)) return value.map(labelOf).join(', ');
  if (typeof value === 'number') {
    if (kind === 'area') return formatArea(value, language);
    if (kind === 'length') return formatLength(value, language);
    return kind === 'rupees' ? formatRupees(value) : String(value);
  }
  // typed text is a name or a number
  if (kind === 'text') return TRANSLATED_NAMES.has(name) ? label(value) : value;
  return kind === 'date' ? formatDate(value, language) : labelOf(value);
}

/** Places, which have a name in each language. */
const TRANSLATED_NAMES: ReadonlySet<string> = new Set(['city', 'locality']);

const isLand = ({ category }: PropertyDto) => LAND_CATEGORIES.includes(category);
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

const withRate =
  (name: 'area' | 'carpetArea' | 'builtUpArea' | 'superBuiltUpArea'): Fact =>
  (p, { t: { language } }) =>
    p[name] && joined(formatArea(p[name], language), formatRate(p.price, p[name], language));

type Fact = (p: PropertyDto, words: Texts<'listings/facts'>) => string | undefined | 0;

/** Key facts that say more than their field's value. */
const FACTS: Partial<Record<keyof FieldValues, Fact>> = {
  carpetArea: withRate('carpetArea'),
  builtUpArea: withRate('builtUpArea'),
  superBuiltUpArea: withRate('superBuiltUpArea'),
  area: (p, { t: { language } }) => {
    const inUnit = formatAreaIn(p.area, p.areaUnit, language);
    if (isLand(p)) return joined(formatAreaOf(p, language), inUnit, formatRate(p.price, p.area, language));
    // the advertised area, unless it repeats one of the named areas
    return [p.carpetArea, p.builtUpArea, p.superBuiltUpArea].includes(p.area)
      ? undefined
      : joined(formatArea(p.area, language), inUnit, formatRate(p.price, p.area, language));
  },
  bedrooms: (p) => p.bedrooms && String(p.bedrooms),
  floor: ({ floor, totalFloors: floors }, { t }) => {
    if (floor === undefined) return floors && t('{count} in the building', { count: floors });
    const name = floor === 0 ? t('Ground') : String(floor);
    return floors ? t('{floor} of {floors}', { floor: name, floors }) : name;
  },
  noticeMonths: ({ noticeMonths: count }, { t }) =>
    count && t('{count, plural, one {# month} other {# months}}', { count }),
  // "For Sale" is not true of a home that is sold
  type: ({ status, type }, { label }) =>
    status === 'sold' || status === 'rented' ? undefined : label(LISTING_TYPE_LABELS[type]),
  status: ({ status }, { label }) => label(STATUS_LABELS[status]),
  ageYears: ({ ageYears: count }, { t }) =>
    count === undefined ? undefined : t('{count, plural, =0 {New} one {# year} other {# years}}', { count }),
};

/** A field as shown in key facts and comparisons; undefined if there is nothing to show. */
export function formatFact(
  name: keyof FieldValues,
  property: PropertyDto,
  words: Texts<'listings/facts'>,
): string | undefined {
  if (!hasField(name, property)) return undefined;
  const special = FACTS[name];
  if (special) return special(property, words) || undefined;
  return property[name] === 0 ? undefined : formatField(name, property, words);
}

const FACT_NAMES = fieldNames(({ fact }) => fact?.at !== undefined).sort(
  (a, b) => (FIELDS[a].fact?.at ?? 0) - (FIELDS[b].fact?.at ?? 0),
) as (keyof FieldValues)[];

/** All facts of this listing in the order people ask for them, with the English label as key and the value in the page's language. */
export function keyFacts(p: PropertyDto, words: Texts<'listings/facts'>): [label: string, value: string][] {
  const facts = FACT_NAMES.flatMap((name): [string, string | undefined][] => {
    const { label, fact } = FIELDS[name];
    if (name !== 'area' || !isLand(p)) return [[fact?.label ?? label, formatFact(name, p, words)]];
    // farmland is compared per acre
    const isFarm = p.category === 'Agricultural' && p.type === 'sale';
    const acre = isFarm ? formatRupeesShort((p.price / p.area) * ACRE_SQ_FT, words.t.language) : undefined;
    return [
      ['Land area', formatFact(name, p, words)],
      ['Price per acre', acre],
    ];
  });
  return [...facts, ['Verified on', verifiedOn(p, words.t)] as const].flatMap(([label, value]) =>
    value ? [[label, value]] : [],
  );
}
