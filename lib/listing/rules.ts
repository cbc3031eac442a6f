import type { FieldName } from '@/lib/listing-field/dto';
import { FIELD_NAMES, hasField } from '@/lib/listing-field/rules';
import {
  LAND_CATEGORIES,
  type PropertyStatus,
  PUBLIC_STATUSES,
  type ReviewState,
} from '@/lib/listing-vocabulary/constants';
import { findCity, placeOf } from '@/lib/place/rules';
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

/** The message for the field that prevents publishing, or null. Drafts are never checked. */
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
  /** when this state began */
  since: Date;
  /** why it was rejected, for its owner */
  reason?: string;
  /** the version that was last reviewed, while a later one is pending. Pictures may be gone from the store. */
  before?: PropertyDto;
};

type Edit = { isAdmin: boolean; review: Review | undefined; before: PropertyDto; after: PropertyDto };

/** DTO fields that differ between two versions of a listing. */
export function diff(before: PropertyDto, after: PropertyDto): (keyof PropertyDto)[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof PropertyDto)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** Changes that no reader of the advertisement sees, or that only an admin can make. */
const NOT_REVIEWED = [
  'status',
  'updatedAt',
  'createdAt',
  'priceHistory',
  'verifiedAt',
  'unverifiedSince',
  '__v',
  '_id',
];

/**
 * What an edit does to the review: undefined leaves it as it is. A pending one keeps its place in the queue and the
 * version it is compared with; a rejected one that its owner publishes again becomes pending.
 */
export function reviewAfterEdit({ isAdmin, review, before, after }: Edit): Review | undefined {
  if (isAdmin || review?.state === 'pending') return undefined;
  const published = before.status !== after.status && review?.state === 'rejected';
  if (diff(before, after).every((name) => NOT_REVIEWED.includes(name)) && !published) return undefined;
  return { state: 'pending', since: new Date(), before };
}

/** Besides the price, photographs and videos. */
const VERIFIED_NAMES: readonly string[] = [
  'title',
  'description',
  'type',
  'category',
  'subType',
  'area',
  'carpetArea',
  'builtUpArea',
  'superBuiltUpArea',
  'bedrooms',
  'bathrooms',
  'balconies',
  'floor',
  'totalFloors',
  'address',
  'locality',
  'city',
  'pinCode',
  'project',
  'reraNumber',
  'location',
] satisfies (FieldName | 'location')[];
const PRICE_TOLERANCE = 0.1;

/**
 * Does an edit change what a verification covers? The price is compared with the one that was verified, so that small
 * changes add up; the order of the photographs does not count.
 */
function changesVerified(before: PropertyDto, after: PropertyDto): boolean {
  const mediaOf = ({ images, videos }: PropertyDto) =>
    [...images.map(({ public_id }) => public_id), ...videos.map(({ url }) => url)].sort().join();
  const verifiedPrice =
    before.priceHistory.findLast(({ at }) => at <= (before.verifiedAt ?? ''))?.price ?? before.price;
  return (
    Math.abs(after.price - verifiedPrice) > verifiedPrice * PRICE_TOLERANCE ||
    mediaOf(before) !== mediaOf(after) ||
    diff(before, after).some((name) => VERIFIED_NAMES.includes(name))
  );
}

export const isPublicStatus = (status: string): boolean =>
  (PUBLIC_STATUSES as readonly string[]).includes(status);

type Verification = {
  isAdmin: boolean;
  /** true when an admin gives the status now, also one that the listing has already */
  decided: boolean;
  review: Review | undefined;
  before: PropertyDto;
  /** with the status that was chosen */
  after: PropertyDto;
};

/** The status that is stored, when it was verified, and since when its owner has changed what was. */
export type Standing = { status: PropertyStatus; verifiedAt?: Date; unverifiedSince?: Date };

/**
 * Only an admin's decision verifies, dates or ends a verification. What an owner publishes gets the status that the last
 * decision left: verified, unverified once a verified fact was changed, active when there was none.
 */
export function standingAfter({ isAdmin, decided, review, before, after }: Verification): Standing {
  const [{ status }, now] = [after, new Date()];
  if (decided && status === 'verified') return { status, verifiedAt: now };
  if (decided && status === 'unverified') return { status, unverifiedSince: now };
  if (decided && status === 'active') return { status };
  const verifiedAt = before.verifiedAt ? new Date(before.verifiedAt) : undefined;
  const ends =
    before.status === 'unverified' ||
    (verifiedAt && !isAdmin && (review?.state === 'rejected' || changesVerified(before, after)));
  const unverifiedSince = before.unverifiedSince ? new Date(before.unverifiedSince) : ends ? now : undefined;
  const left = unverifiedSince ? 'unverified' : verifiedAt ? 'verified' : 'active';
  return {
    status: isPublicStatus(status) && !isAdmin ? left : status,
    ...(verifiedAt && { verifiedAt }),
    ...(unverifiedSince && { unverifiedSince }),
  };
}

/**
 * The values without those of fields that this kind of listing does not have: a flat that becomes a plot loses its
 * bathrooms, and a field that is not shown cannot be wrong. While the kind stays the same, everything stored stays.
 */
export function withoutHidden(values: PropertyFormValues, stored?: PropertyFormValues): PropertyFormValues {
  if (stored && stored.category === values.category && stored.type === values.type) return values;
  const hidden = FIELD_NAMES.filter((name) => !hasField(name, values));
  return { ...values, ...Object.fromEntries(hidden.map((name) => [name, ''])) };
}

const PLACE_NAMES = ['latitude', 'longitude', 'locality', 'city', 'pinCode'] as const;

/**
 * The stored values overlaid with the given ones. A new address does not keep the point, the town and the neighbourhood of
 * the old one, also when a form sends them unchanged; only a town that no address says stays.
 */
export function overlay(stored: PropertyFormValues, given: Record<string, unknown>): Record<string, unknown> {
  const known = Object.entries(given).filter(([key, value]) => key in EMPTY_FORM && value !== undefined);
  const values: Record<string, unknown> = { ...stored, ...Object.fromEntries(known) };
  if (values.address === stored.address) return values;
  const left = PLACE_NAMES.filter((name) => values[name] === stored[name]);
  const fresh: Record<string, unknown> = { ...values, ...Object.fromEntries(left.map((name) => [name, ''])) };
  const pinCode = fresh.pinCode ? String(fresh.pinCode) : undefined;
  const isSaid = placeOf({ address: String(values.address), pinCode }).city;
  return isSaid ? fresh : { ...fresh, city: values.city };
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
  const changed = diff(before, after).filter((name) => !NOT_RECORDED.includes(name));
  return Object.fromEntries(
    changed.map((field) => [field, `${asRecord(before[field])} → ${asRecord(after[field])}`]),
  );
}
