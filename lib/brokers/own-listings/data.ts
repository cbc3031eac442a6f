import 'server-only';
import type { QueryFilter } from 'mongoose';
import { BIN_DAYS } from '@/lib/listings/bin/constants';
import {
  aggregateListings,
  countListings,
  findListingById,
  findListings,
  withWords,
} from '@/lib/listings/data';
import { CARD_PROJECTION, toOwnCardDto, toPropertyDto } from '@/lib/listings/dto';
import { listSharedPhotos } from '@/lib/listings/duplicates/data';
import { MISSING_FACTS, type PropertyStatus, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import {
  hiddenBy,
  isConfirmable,
  isPublicStatus,
  isStale,
  lifecycleOf,
  missingOf,
} from '@/lib/listings/lifecycle';
import { listingQuality } from '@/lib/listings/quality.rules';
import type { SessionUser } from '@/lib/platform/auth/dto';
import type { UserRole } from '@/lib/platform/auth/roles';
import { op } from '@/lib/platform/db/operators';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { DAY_MS } from '@/lib/platform/time/time';
import { teamScope } from '@/lib/teams/data';
import { type Member, may } from '@/lib/teams/rules';
import type { Who } from '@/lib/teams/schema';
import type { PropertyRow } from '@/models/listings/property';
import { OWN_PAGE_SIZE, OWN_STATES, type OwnChange, type OwnSort, type OwnState } from './constants';
import type { BinListing, OwnCounts, OwnListing, SavedListing } from './dto';
import type { OwnListingsSearch } from './schema';

const MAX_IN_BIN = 100;
const MAX_ADVICE = 3;

/** Filter for the listings of a person, or of the team. */
const inScope = (member: Member, who: Who, inBin: boolean) =>
  ({
    ...teamScope(member, who),
    'lifecycle.blockedBy': inBin ? 'bin' : op.not('bin'),
  }) as QueryFilter<PropertyRow>;

/** Deleted listings that a person or team can restore, newest first. */
export async function listBin(member: Member): Promise<BinListing[]> {
  const rows = await findListings(inScope(member, 'all', true), CARD_PROJECTION)
    .sort({ createdAt: -1 })
    .limit(MAX_IN_BIN);
  return rows.map((row) => ({
    ...toOwnCardDto(row),
    removedAt: new Date(
      (lifecycleOf(row).binnedAt ?? new Date()).getTime() + BIN_DAYS * DAY_MS,
    ).toISOString(),
  }));
}

const STATES: Record<OwnState, object> = {
  live: { status: op.in(PUBLIC_STATUSES) },
  waiting: { 'lifecycle.blockedBy': op.raw({ $in: [...MISSING_FACTS], $ne: 'bin' }) },
  paused: { status: 'paused', 'lifecycle.blockedBy': op.notIn([...MISSING_FACTS, 'bin']) },
  draft: { status: 'draft' },
  closed: { status: op.in(['sold', 'rented']) },
  expired: { status: 'expired' },
  refused: { 'review.state': 'rejected' },
};

/** A listing's state apart from its review. A rejected one counts in this state and among the rejected. */
function stateOf(listing: { status: PropertyStatus; lifecycle?: object | null }): OwnState {
  const { status } = listing;
  if (isPublicStatus(status)) return 'live';
  if (status === 'paused') return missingOf(lifecycleOf(listing)).length > 0 ? 'waiting' : 'paused';
  return status === 'draft' || status === 'expired' ? status : 'closed';
}

const ORDERS: Record<OwnSort, Record<string, 1 | -1>> = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  'price-asc': { price: 1, _id: 1 },
  'price-desc': { price: -1, _id: -1 },
  stale: { confirmedAt: 1, _id: 1 },
};

function changedSince(changed: OwnChange, since: string | undefined): object {
  const after = since && op.gt(new Date(since));
  if (changed === 'stale')
    return {
      status: 'paused',
      'lifecycle.blockedBy': op.raw({ $eq: 'stale', $ne: 'bin' }),
      ...(after && { updatedAt: after }),
    };
  return { 'review.state': changed, ...(after && { 'review.since': after }) };
}

/** Filter for the table and its export: matching listings of the person or team. */
export function ownFilter(
  member: Member,
  { search, state, changed, since, type, category, who }: Omit<OwnListingsSearch, 'page' | 'sort'>,
): Promise<QueryFilter<PropertyRow>> {
  const filter = {
    ...inScope(member, who, false),
    ...(state && STATES[state]),
    ...(changed && changedSince(changed, since)),
    ...(type && { type }),
    ...(category && { category }),
  } as QueryFilter<PropertyRow>;
  return withWords(filter, search);
}

/** Number of listings per state; refused ones count in their state too. */
export async function countStates(member: Member, who: Who = 'all'): Promise<OwnCounts> {
  const groups = await aggregateListings<{
    _id: { status: PropertyStatus; lifecycle: object; review?: string };
    n: number;
  }>([
    { $match: { ...teamScope(member, who), 'lifecycle.blockedBy': { $ne: 'bin' } } },
    {
      $group: {
        _id: { status: '$status', lifecycle: { blockedBy: '$lifecycle.blockedBy' }, review: '$review.state' },
        n: { $sum: 1 },
      },
    },
  ]);
  const counts = { all: 0, ...Object.fromEntries(OWN_STATES.map((state) => [state, 0])) } as OwnCounts;
  for (const { _id, n } of groups) {
    counts.all += n;
    counts[stateOf(_id)] += n;
    if (_id.review === 'rejected') counts.refused += n;
  }
  return counts;
}

const EVERYTHING: OwnListingsSearch = {
  search: undefined,
  state: undefined,
  type: undefined,
  category: undefined,
  who: 'all',
  sort: 'newest',
  page: 1,
};

/** One page of a person's or team's listings, including drafts but not the bin. */
export async function listOwn(
  member: Member,
  given: Partial<OwnListingsSearch> = {},
): Promise<Page<OwnListing>> {
  const search = { ...EVERYTHING, ...given };
  const filter = await ownFilter(member, search);
  const total = await countListings(filter);
  const { page, pages, skip } = pageOf(total, search.page, OWN_PAGE_SIZE);
  const rows = await findListings(filter)
    .select('+review')
    .sort(ORDERS[search.sort])
    .skip(skip)
    .limit(OWN_PAGE_SIZE);
  const samePhotos = await listSharedPhotos(rows.map(({ _id }) => String(_id)));
  return {
    rows: rows.map((row) => toOwnListing(row, samePhotos.get(String(row._id))?.length ?? 0)),
    total,
    page,
    pages,
  };
}

function toOwnListing(row: PropertyRow & { _id: unknown }, samePhotos: number): OwnListing {
  const property = toPropertyDto(row);
  const lifecycle = lifecycleOf(row);
  const { __v, awaiting, propertyCode, images, videos } = property;
  const { score, advice } = listingQuality({ ...property, images: images.length, videos: videos.length });
  const { state, reason } = row.review ?? {};
  return {
    ...toOwnCardDto(row),
    __v,
    // kept even while data is missing, because the owner chose it
    status: property.status,
    ...(awaiting && { awaiting }),
    ...(propertyCode && { propertyCode }),
    state: stateOf(row),
    quality: { score, advice: advice.slice(0, MAX_ADVICE) },
    samePhotos,
    ...(hiddenBy(lifecycle) && { isHidden: true as const }),
    isConfirmable: isConfirmable(lifecycle),
    isStale: isStale(lifecycle),
    goneCount: row.goneCount ?? 0,
    ...(state && { review: { state, ...(reason && { reason }) } }),
    ...(row.closing && {
      closing: { on: row.closing.on.toISOString(), ...(row.closing.price && { price: row.closing.price }) },
    }),
  };
}

/** A listing just saved by this person, a member of the same team or an admin; undefined for any other id. */
export async function getSavedListing(
  user: Pick<SessionUser, 'id' | 'role' | 'office' | 'isVerified' | 'team'>,
  id: string,
): Promise<SavedListing | undefined> {
  if (!isObjectIdHex(id)) return undefined;
  const role = user.role.toLowerCase() as UserRole;
  const fields = { title: 1, propertyCode: 1, status: 1, lifecycle: 1, owner: 1, team: 1 };
  const row = await findListingById(id, fields);
  if (!row || !may({ userId: user.id, role, office: user.office, team: user.team }, 'read', row))
    return undefined;
  const { title, propertyCode, status } = row;
  const hidden = hiddenBy(lifecycleOf(row));
  return {
    _id: String(row._id),
    title,
    ...(propertyCode && { propertyCode }),
    status,
    ...(hidden && { hidden }),
    waitsForEmail: role !== 'admin' && !user.isVerified,
    owner: String(row.owner ?? user.id),
  };
}
