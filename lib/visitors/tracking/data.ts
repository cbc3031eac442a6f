import 'server-only';
import type { QueryFilter } from 'mongoose';
import { beginsWith, hasTerm } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { daysRange } from '@/lib/platform/time/indian-day';
import { ACTIVE_TODAY_MS } from '@/lib/visitors/activity/constants';
import { activityOfGuest, type GuestRowLean, toGuestDto } from '@/lib/visitors/guests/data';
import type { GuestDto } from '@/lib/visitors/guests/dto';
import { idPart, typedKey } from '@/lib/visitors/guests/rules';
import { Activity } from '@/models/visitors/activity';
import { Guest, type GuestRow } from '@/models/visitors/guest';
import { GUESTS_PAGE_SIZE, type GuestSearch } from './schema';

type GuestGroup = Partial<Pick<GuestSearch, 'which' | 'from' | 'to'>>;

/** A group of guests, both for its list and for the figure that links to it. */
function groupFilter({ which = 'all', from, to }: GuestGroup, now: Date): QueryFilter<GuestRow> {
  if (which === 'today') return { lastActive: op.gte(new Date(now.getTime() - ACTIVE_TODAY_MS)) };
  const days = daysRange(from, which === 'new' ? to : undefined);
  if (which === 'all' || !days) return {};
  if (which === 'asked') return { 'lastOf.listing': op.raw(days), askedAt: op.raw(days) };
  const field = { new: 'createdAt', active: 'lastActive', listing: 'lastOf.listing' }[which];
  return { [field]: op.raw(days) };
}

export async function countGroup(group: GuestGroup, now: Date): Promise<number> {
  return Guest.countDocuments(groupFilter(group, now));
}

/** Matches anywhere in a name or id, but two letters of an id only at its start. The text never becomes a pattern. */
export function guestFilter(search: string | undefined): QueryFilter<GuestRow> {
  if (!search) return {};
  const text = search.toLowerCase();
  const part = idPart(text);
  const key = typedKey(search);
  return {
    $or: [
      hasTerm(text),
      ...(part ? [hasTerm(part)] : []),
      ...(key ? [hasTerm(key)] : []),
      { guestID: beginsWith(text) },
      { guestID: beginsWith(`guest_${text}`) },
    ],
  };
}

const ORDERS = {
  name: 'nameKey',
  guestID: 'guestID',
  lastActive: 'lastActive',
  activities: 'activityCount',
} as const;
/** as models/visitors/guest.ts declares them */
const INDEXES = {
  name: { nameKey: 1, _id: 1 },
  guestID: { guestID: 1 },
  lastActive: { lastActive: -1, _id: -1 },
  activities: { activityCount: -1, _id: -1 },
} as const;

export function guestOrder({ by, dir }: Pick<GuestSearch, 'by' | 'dir'>): Record<string, 1 | -1> {
  const turn = dir === 'asc' ? 1 : -1;
  // ids are unique
  return { [ORDERS[by]]: turn, ...(by !== 'guestID' && { _id: turn }) };
}

/** Maximum guests to count in a search. Beyond that, people type another letter rather than turn pages. */
const COUNT_LIMIT = 2000;

/**
 * One page of the tracker. With few matches, reads them through the index of search terms. With more than COUNT_LIMIT, walks the index of the order and stops
 * counting there (`isMore`).
 */
export async function searchGuests(
  search: GuestSearch,
  now = new Date(),
): Promise<Page<GuestDto> & { isMore: boolean }> {
  const group = groupFilter(search, now);
  const isGroup = Object.keys(group).length > 0;
  const filter = isGroup ? { $and: [group, guestFilter(search.search)] } : guestFilter(search.search);
  const total = search.search
    ? await Guest.countDocuments(filter, { limit: COUNT_LIMIT })
    : await (isGroup ? Guest.countDocuments(group) : Guest.estimatedDocumentCount());
  const isMore = Boolean(search.search) && total === COUNT_LIMIT;
  const { page, pages, skip } = pageOf(total, search.page, search.size ?? GUESTS_PAGE_SIZE);
  const query = Guest.find(filter);
  if (isMore) query.hint(INDEXES[search.by]);
  const rows = await query
    .sort(guestOrder(search))
    .skip(skip)
    .limit(search.size ?? GUESTS_PAGE_SIZE)
    .lean<GuestRowLean[]>();
  return { rows: rows.map(toGuestDto), total, page, pages, isMore };
}

/** All guests and those of the last 24 hours, without reading the collection. */
export async function countGuests(now: Date): Promise<{ totalGuests: number; activeToday: number }> {
  // counted in this order, so that the total includes guests arriving in between
  const activeToday = await countGroup({ which: 'today' }, now);
  return { activeToday, totalGuests: await Guest.estimatedDocumentCount() };
}

export async function getGuestHead(guestID: string): Promise<GuestDto | undefined> {
  const row = await Guest.findOne({ guestID }).lean<GuestRowLean>();
  return row ? toGuestDto(row) : undefined;
}

/** Number of a guest's stored activities and distinct pages. Old ones are removed (docs/spec/privacy.md). */
export async function getActivityStats(guestID: string): Promise<{ stored: number; pages: number }> {
  const theirs = activityOfGuest(guestID);
  const [stored, pages] = await Promise.all([
    Activity.countDocuments(theirs),
    Activity.aggregate<{ n: number }>([
      { $match: { ...theirs, action: 'page_view' } },
      { $group: { _id: '$metadata.page' } },
      { $count: 'n' },
    ]),
  ]);
  return { stored, pages: pages[0]?.n ?? 0 };
}
