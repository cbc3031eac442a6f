import { amenitiesLeft } from '@/lib/listings/amenities/rules';
import { evidenceAfter } from '@/lib/listings/evidence/rules';
import type { FieldName } from '@/lib/listings/fields/dto';
import { FIELD_NAMES, FIELDS, hasField } from '@/lib/listings/fields/rules';
import type { PropertyStatus, ReviewState } from '@/lib/listings/fields/vocabulary';
import { confirmation } from '@/lib/listings/freshness/rules';
import { type Lifecycle, type LifecycleEvent, lifecycleOf, transition } from '@/lib/listings/lifecycle';
import { placeOf } from '@/lib/places/rules';
import { isPermitted, type OfficeMember } from '@/lib/platform/auth/permissions';
import { fieldError } from '@/lib/platform/errors';
import { changesBetween, diff } from '@/lib/platform/text/diff';
import { isInScope, type Member, type Owned } from '@/lib/teams/rules';
import { type PropertyDto, toPropertyDto } from './dto';
import { EMPTY_FORM, OPTIONAL_FIELDS, type PropertyFormValues } from './schema';

export type Review = {
  state: ReviewState;
  /** when this state began */
  since: Date;
  /** the reason of a rejection, for its owner */
  reason?: string;
  /** last reviewed version, while a later one is pending; its pictures may no longer exist */
  before?: PropertyDto;
};

type Edit = { isModerator: boolean; review: Review | undefined; before: PropertyDto; after: PropertyDto };

/** Changes invisible to readers of the advertisement, or reserved for admins. */
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
 * An edit's effect on the review; undefined for none. A pending one keeps its place in the queue and its comparison version. A rejected one becomes pending
 * when its owner publishes it again.
 */
function reviewAfterEdit({ isModerator, review, before, after }: Edit): Review | undefined {
  if (isModerator || review?.state === 'pending') return undefined;
  const published = before.status !== after.status && review?.state === 'rejected';
  if (diff(before, after).every((name) => NOT_REVIEWED.includes(name)) && !published) return undefined;
  return { state: 'pending', since: new Date(), before };
}

/** Verified fields besides price, photos and videos. */
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
 * True if an edit changes what a verification covers. The price is compared with the verified one, so that small changes add up. The order of photos does not
 * count.
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

type EditedRow = Parameters<typeof toPropertyDto>[0] & { review?: Review };

/** The remaining evidence. Inspections and measurements were about the earlier facts, so a changed fact loses them. */
function evidenceLeft(row: EditedRow, changed: readonly string[]) {
  const checks = (row.checks ?? []) as { check: string }[];
  const sources = (row.sources ?? []) as { field: string }[];
  return checks.length + sources.length > 0 ? evidenceAfter({ checks, sources }, changed) : {};
}

type EditEffects = {
  /** with the verification that remains */
  state: Lifecycle;
  /** undefined if unchanged */
  review: Review | undefined;
  /** the remaining inspections and measurements; absent if there were none */
  evidence: ReturnType<typeof evidenceLeft>;
};

/**
 * Side effects of editing a stored row. A lister's edit ends the verification if it changes verified content or follows a rejection; a moderator's never does.
 */
export function effectsOfEdit(isModerator: boolean, row: EditedRow, changes: object): EditEffects {
  const lifecycle = lifecycleOf(row);
  // missing facts are not part of the advertisement
  const plain = { ...row, lifecycle: transition(lifecycle, { name: 'checked', missing: [] }) };
  const [before, edited] = [toPropertyDto(plain), toPropertyDto({ ...plain, ...changes })];
  const { verification } = lifecycle;
  const isContradicted = row.review?.state === 'rejected' || changesVerified(before, edited);
  const isEnding = verification?.state === 'unverified' || (!isModerator && isContradicted);
  return {
    state: isEnding ? transition(lifecycle, { name: 'verification ended', at: new Date() }) : lifecycle,
    evidence: evidenceLeft(row, diff(before, edited)),
    review: reviewAfterEdit({ isModerator, review: row.review, before, after: edited }),
  };
}

/** Written or removed by every save. */
const DERIVED = ['homeKey', 'confirmedPrice', 'closing'];

/** Optional fields no longer among the values. */
export const emptied = (values: Record<string, unknown>): Record<string, 1> =>
  Object.fromEntries(
    [...OPTIONAL_FIELDS, ...DERIVED].flatMap((key) => (values[key] === undefined ? [[key, 1]] : [])),
  );

/** Converts days to stored dates, because as text they would look like an edit. */
export const datesOf = (input: object): Record<string, Date> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value && FIELDS[name as FieldName]?.kind === 'date' ? [[name, new Date(value)]] : [],
    ),
  );

export const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * The values without fields that this kind of listing does not have, so that a flat that becomes a plot loses its bathrooms and a hidden field can't be wrong.
 * While the kind is unchanged, everything stored stays.
 */
export function withoutHidden(values: PropertyFormValues, stored?: PropertyFormValues): PropertyFormValues {
  if (stored && stored.category === values.category && stored.type === values.type) return values;
  const hidden = FIELD_NAMES.filter((name) => !hasField(name, values));
  const amenities = amenitiesLeft(values.amenities, values);
  return { ...values, amenities, ...Object.fromEntries(hidden.map((name) => [name, ''])) };
}

const PLACE_NAMES = ['latitude', 'longitude', 'locality', 'city', 'pinCode'] as const;

/**
 * The stored values with the given ones on top. A new address drops the old point, town and neighbourhood, even if a form resends them, unless `isPlaceGiven`.
 * Only a town that is in neither address stays.
 */
export function overlay(
  stored: PropertyFormValues,
  given: Record<string, unknown>,
  isPlaceGiven = false,
): Record<string, unknown> {
  const known = Object.entries(given).filter(([key, value]) => key in EMPTY_FORM && value !== undefined);
  const values: Record<string, unknown> = { ...stored, ...Object.fromEntries(known) };
  if (values.address === stored.address) return values;
  const left = PLACE_NAMES.filter(
    (name) => values[name] === stored[name] && !(isPlaceGiven && given[name] !== undefined),
  );
  const fresh: Record<string, unknown> = { ...values, ...Object.fromEntries(left.map((name) => [name, ''])) };
  const pinCode = fresh.pinCode ? String(fresh.pinCode) : undefined;
  const isSaid = placeOf({ address: String(values.address), pinCode }).city;
  return isSaid ? fresh : { ...fresh, city: values.city };
}

/** Statuses that an owner can choose. Admins set `verified` and `unverified`. */
const OWNER_STATUSES: readonly PropertyStatus[] = ['active', 'draft', 'paused', 'sold', 'rented'];

export function chosenStatus(
  actor: OfficeMember,
  wanted: PropertyStatus | undefined,
  current: PropertyStatus,
): PropertyStatus {
  if (!wanted || wanted === current) return current;
  if (isPermitted(actor, 'moderate') || OWNER_STATUSES.includes(wanted)) return wanted;
  throw fieldError('forbidden', 'status', 'Only an admin can set this status');
}

/** The event for a given status, which is a decision if a moderator changes it. */
export const eventOf = (
  actor: OfficeMember,
  status: PropertyStatus,
  current: PropertyStatus,
): LifecycleEvent =>
  isPermitted(actor, 'moderate') && status !== current
    ? { name: 'decided', status, at: new Date() }
    : { name: 'chosen', status };

/** Confirms a listing when its lister saves it, but not when an admin edits another person's. */
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

/** An edit's effect on the listing's history. */
export const historyOf = (before: PropertyDto, after: PropertyDto): Record<string, string> =>
  changesBetween(before, after, NOT_RECORDED);

type Price = { price: number; at: Date };
/** A price replaced sooner was a typing error and leaves the history. */
const CORRECTION_MS = 3_600_000;

/** The price history after an edit, or nothing if the price is unchanged. The verified price is kept. */
export function pricesAfter(
  row: { price: number; priceHistory: readonly Price[]; verifiedAt?: Date | null | undefined },
  price: number,
  now: Date,
): { priceHistory?: Price[] } {
  if (price === row.price) return {};
  const since = Math.max(now.getTime() - CORRECTION_MS, row.verifiedAt?.getTime() ?? 0);
  const stood = row.priceHistory.filter(({ at }) => at.getTime() <= since);
  if (stood.at(-1)?.price === price) return { priceHistory: stood };
  const at = stood.length === 0 ? (row.priceHistory[0]?.at ?? now) : now;
  return { priceHistory: [...stood, { price, at }] };
}
