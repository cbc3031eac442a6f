import { isPermitted, type OfficeMember } from '@/lib/auth/permissions';
import { changesBetween, diff } from '@/lib/diff';
import { fieldError } from '@/lib/errors';
import { evidenceAfter } from '@/lib/evidence/rules';
import { confirmation } from '@/lib/freshness/rules';
import type { FieldName } from '@/lib/listing-field/dto';
import { FIELD_NAMES, FIELDS, hasField } from '@/lib/listing-field/rules';
import {
  DETAIL_STATUSES,
  type PropertyStatus,
  PUBLIC_STATUSES,
  type ReviewState,
} from '@/lib/listing-vocabulary/constants';
import { placeOf } from '@/lib/place/rules';
import { isInScope, type Member, type Owned } from '@/lib/team/rules';
import { type PropertyDto, toPropertyDto } from './dto';
import { EMPTY_FORM, OPTIONAL_FIELDS, type PropertyFormValues } from './schema';

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

/** Changes that no reader of the advertisement sees, or that only an admin can make. */
const NOT_REVIEWED = [
  'status',
  'updatedAt',
  'createdAt',
  'priceHistory',
  'confirmedAt',
  'confirmedBy',
  'verifiedAt',
  'unverifiedSince',
  'awaiting',
  'evidence',
  '__v',
  '_id',
];

/**
 * What an edit does to the review: undefined leaves it as it is. A pending one keeps its place in the queue and the
 * version it is compared with; a rejected one that its owner publishes again becomes pending.
 */
function reviewAfterEdit({ isAdmin, review, before, after }: Edit): Review | undefined {
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
  'frontage',
  'roadWidth',
  'corner',
  'naOrder',
  'gatNumber',
  'landRecord',
  'ceilingHeight',
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

export const isVisible = (status: string): boolean => (DETAIL_STATUSES as readonly string[]).includes(status);

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
type Standing = { status: PropertyStatus; verifiedAt?: Date; unverifiedSince?: Date };

/**
 * Only an admin's decision verifies, dates or ends a verification. What an owner publishes gets the status that the last
 * decision left: verified, unverified once a verified fact was changed, active when there was none.
 */
function standingAfter({ isAdmin, decided, review, before, after }: Verification): Standing {
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

type EditedRow = Parameters<typeof toPropertyDto>[0] & { review?: Review };

/** What was seen or measured was what stood there before: a fact that changes loses it. */
function evidenceLeft(row: EditedRow, changed: readonly string[]) {
  const checks = (row.checks ?? []) as { check: string }[];
  const sources = (row.sources ?? []) as { field: string }[];
  return checks.length + sources.length > 0 ? evidenceAfter({ checks, sources }, changed) : {};
}

/** What an edit of a stored row does to verification and review; an undefined review stays as it is. */
export function verdictAfter(
  isAdmin: boolean,
  row: EditedRow,
  changes: object,
  decided = false,
): Standing & { review: Review | undefined } {
  const plain = { ...row, awaiting: undefined };
  const [before, after] = [toPropertyDto(plain), toPropertyDto({ ...plain, ...changes })];
  const edit = { isAdmin, review: row.review, before, after };
  return {
    ...standingAfter({ ...edit, decided }),
    ...evidenceLeft(row, diff(before, after)),
    review: reviewAfterEdit(edit),
  };
}

/** Written by every save, or removed by it. */
const DERIVED = [
  'verifiedAt',
  'unverifiedSince',
  'awaiting',
  'homeKey',
  'confirmedPrice',
  'pausedFrom',
  'closing',
];

/** Optional fields that are no longer among the values. */
export const emptied = (values: Record<string, unknown>): Record<string, 1> =>
  Object.fromEntries(
    [...OPTIONAL_FIELDS, ...DERIVED].flatMap((key) => (values[key] === undefined ? [[key, 1]] : [])),
  );

/** A day is stored as a date: compared as text it would look like an edit. */
export const datesOf = (input: object): Record<string, Date> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value && FIELDS[name as FieldName]?.kind === 'date' ? [[name, new Date(value)]] : [],
    ),
  );

export const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

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

/** Statuses that an owner may choose; `verified` and `unverified` are given by an admin. */
const OWNER_STATUSES: readonly PropertyStatus[] = ['active', 'draft', 'paused', 'sold', 'rented'];

export function chosenStatus(
  actor: OfficeMember,
  wanted: PropertyStatus | undefined,
  current: PropertyStatus,
): PropertyStatus {
  if (!wanted || wanted === current) return current;
  if (isPermitted(actor, 'moderate') || OWNER_STATUSES.includes(wanted)) return wanted;
  throw fieldError('forbidden', 'status', 'Only an admin may give this status');
}

/** A lister who saves a listing says that it is still there. An admin's edit of somebody else's says nothing. */
export function confirmationBy(actor: Member, listing: Owned) {
  const isOwn = !listing.owner || isInScope(actor, listing);
  return isOwn ? { ...confirmation(actor.role, new Date()), goneCount: 0 } : {};
}

const NOT_RECORDED = [
  '_id',
  '__v',
  'createdAt',
  'updatedAt',
  'priceHistory',
  'confirmedAt',
  'confirmedBy',
  'location',
  'citySlug',
  'localitySlug',
  'awaiting',
  'evidence',
];

/** What an edit did, for the history of a listing. */
export const historyOf = (before: PropertyDto, after: PropertyDto): Record<string, string> =>
  changesBetween(before, after, NOT_RECORDED);
