import { HOME_CATEGORIES, LAND_CATEGORIES, type ReviewState } from '@/lib/listing-vocabulary/constants';
import { findCity } from '@/lib/place/rules';
import type { PropertyDto } from './dto';
import { EMPTY_FORM, type PropertyFormValues, type PropertyInput } from './schema';

/** MahaRERA project numbers: `P` and 11 digits, since 2024 also `PR` and 13 digits. */
const MAHARERA = /^(?:P\d{11}|PR\d{13})$/;

type ReraFacts = Pick<
  PropertyInput,
  'type' | 'category' | 'possession' | 'reraNumber' | 'reraExemption' | 'citySlug'
>;

/** Is this something that may not be advertised without a project number? */
export function needsRera(facts: ReraFacts): boolean {
  if (facts.type !== 'sale' || facts.reraExemption || facts.category === 'Agricultural') return false;
  const unfinished = facts.possession === 'under-construction' || facts.possession === 'new-launch';
  // plots are never "under construction"; a layout that is launched new is a project all the same
  return LAND_CATEGORIES.includes(facts.category) ? facts.possession === 'new-launch' : unfinished;
}

/** What keeps the listing from being published, in words for the field, or null. Drafts are never checked. */
export function reraProblem(facts: ReraFacts): string | null {
  if (facts.reraNumber) {
    if (findCity(facts.citySlug)?.state !== 'Maharashtra') return null;
    if (MAHARERA.test(facts.reraNumber)) return null;
    return 'A MahaRERA project number is P and 11 digits, or PR and 13 digits, as on the certificate';
  }
  if (!needsRera(facts)) return null;
  return 'A project that is not finished needs its RERA number before it is advertised. Enter it, say why none is needed, or save a draft';
}

export type Review = {
  state: ReviewState;
  /** when it came to stand so */
  since: Date;
  /** why it was rejected, as its owner was told */
  reason?: string;
  /** the version that was last looked at, while a later one waits. Pictures may be gone from the store. */
  before?: PropertyDto;
};

type Edit = { isAdmin: boolean; review: Review | undefined; before: PropertyDto; after: PropertyDto };

/** What no reader of the advertisement sees, or what the desk decides itself. */
const NOT_LOOKED_AT = ['status', 'updatedAt', 'createdAt', 'priceHistory', 'verifiedAt', '__v', '_id'];

const facts = (property: PropertyDto) =>
  JSON.stringify(
    Object.entries(property)
      .filter(([key]) => !NOT_LOOKED_AT.includes(key))
      .sort(),
  );

/**
 * What an edit does to the review: undefined leaves it as it is. One that waits keeps its place in the queue and the
 * version it is compared with; a rejected one that its owner publishes again waits again.
 */
export function reviewAfterEdit({ isAdmin, review, before, after }: Edit): Review | undefined {
  if (isAdmin || review?.state === 'pending') return undefined;
  const published = before.status !== after.status && review?.state === 'rejected';
  if (facts(before) === facts(after) && !published) return undefined;
  return { state: 'pending', since: new Date(), before };
}

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

const NOT_RECORDED = [
  '_id',
  '__v',
  'createdAt',
  'updatedAt',
  'priceHistory',
  'location',
  'citySlug',
  'localitySlug',
];
const MAX_RECORDED_LENGTH = 300;

const asRecord = (value: unknown): string => {
  if (value === undefined || value === '') return '—';
  if (Array.isArray(value) && value.some((one) => typeof one === 'object')) return `${value.length}`;
  return (Array.isArray(value) ? value.join(', ') : String(value)).slice(0, MAX_RECORDED_LENGTH);
};

/** What an edit did, field by field, as "before → after", for the history of a listing. */
export function changesBetween(before: PropertyDto, after: PropertyDto): Record<string, string> {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof PropertyDto)[];
  const changed = fields.filter(
    (field) =>
      !NOT_RECORDED.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(
    changed.map((field) => [field, `${asRecord(before[field])} → ${asRecord(after[field])}`]),
  );
}
