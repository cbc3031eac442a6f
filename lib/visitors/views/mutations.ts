import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import { findListing, findListings } from '@/lib/listings/data';
import { DETAIL_STATUSES, PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { type Actor, can } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { isAutomated } from '@/lib/platform/http/automated';
import { addressKey } from '@/lib/platform/http/client-ip';
import { indianDay } from '@/lib/platform/time/indian-day';
import { isInScope, type Owned } from '@/lib/teams/rules';
import { ListingDay } from '@/models/visitors/listing-day';
import { SourceDay } from '@/models/visitors/source-day';
import { MAX_ORIGINS, ORIGIN_KINDS, type OriginKind, type ReaderSource } from './constants';
import { type Origin, VIEW_GAP_MS } from './rules';

export type Viewer = { actor: Actor | null; ip: string; userAgent: string | undefined };

/** Maximum keys of recent views in memory, two per view, about 20 MB. Beyond that, the oldest are dropped and may count again. */
const MAX_REMEMBERED = 200_000;

type Salt = { day: string; key: Buffer };
/** Time of the last count by pseudonym of visitor and listing. */
type Counted = Map<string, number>;
type Memory = { salts: Salt[]; counted: Counted; shown: Counted };

/** Survives the module copies that Next makes per route. Never stored, so it ends with the process. */
const globalForViews = globalThis as unknown as { saptamViews?: Memory };
globalForViews.saptamViews ??= { salts: [], counted: new Map(), shown: new Map() };
const memory = globalForViews.saptamViews;

/** Today's salt, then yesterday's for views around midnight. Drops older ones. */
function saltsAt(now: number): Salt[] {
  const day = indianDay(now);
  if (memory.salts[0]?.day !== day)
    memory.salts = [{ day, key: randomBytes(32) }, ...memory.salts].slice(0, 2);
  return memory.salts;
}

/** Maximum visitors per address that count for a listing in half an hour, because families and offices share one. Counted per process. */
const VISITORS_OF_ADDRESS = 5;

/**
 * A pseudonym of a visitor and a listing, one per salt: a hash of network address and browser that can't be reproduced once the day's salt is gone. It needs no
 * cookie or id, so guests and people who refused recording count too.
 */
const keysOf = (salts: Salt[], what: readonly string[]): string[] =>
  salts.map(({ key }) => createHmac('sha256', key).update(what.join('\n')).digest('base64').slice(0, 22));

/**
 * Keys under which this visitor counts now. Undefined if this browser, or the maximum for its address, has already counted. The address decides, because a
 * browser can claim any name.
 */
function countableKeys(counted: Counted, id: string, viewer: Viewer, now: number): string[] | undefined {
  const salts = saltsAt(now);
  const { ip, userAgent = '' } = viewer;
  const browser = keysOf(salts, [id, ip, userAgent]);
  if (isRecent(counted, browser, now)) return undefined;
  for (let place = 1; place <= VISITORS_OF_ADDRESS; place++) {
    const keys = keysOf(salts, ['address', id, addressKey(ip), String(place)]);
    if (!isRecent(counted, keys, now)) return [browser[0]!, keys[0]!];
  }
  return undefined;
}

function remember(counted: Counted, keys: readonly string[], now: number): void {
  for (const key of keys) counted.set(key, now);
}

/** Drops entries that may count again, oldest first. */
function forgetOld(counted: Counted, now: number): void {
  for (const [key, at] of counted) {
    if (now - at < VIEW_GAP_MS && counted.size <= MAX_REMEMBERED) return;
    counted.delete(key);
  }
}

const isRecent = (counted: Counted, keys: string[], now: number) =>
  keys.some((key) => now - (counted.get(key) ?? Number.NEGATIVE_INFINITY) < VIEW_GAP_MS);

/** Bots and admins never count. */
const isCountable = ({ actor, userAgent }: Viewer) => !isAutomated(userAgent) && !can(actor, 'read');

const isOwner = (listing: Owned, actor: Actor | null) => actor !== null && isInScope(actor, listing);

/**
 * Counts a view of a public listing once in half an hour per visitor. Owners, their team, admins and bots do not count. Returns false if the view did not
 * count. Each process tracks its own visitors.
 */
export async function recordListingView(
  id: string,
  viewer: Viewer,
  now = Date.now(),
  source?: ReaderSource,
  origin: Origin = {},
): Promise<boolean> {
  const { counted } = memory;
  if (!isCountable(viewer)) return false;
  forgetOld(counted, now);
  if (!countableKeys(counted, id, viewer, now)) return false;
  const filter = { _id: id, status: op.in(DETAIL_STATUSES) };
  const listing = await findListing(filter, { owner: 1, team: 1 });
  // another view by this visitor may have been counted meanwhile
  const keys = countableKeys(counted, id, viewer, now);
  if (!listing || !keys || isOwner(listing, viewer.actor)) return false;
  remember(counted, keys, now);
  await ListingDay.updateOne(
    { day: indianDay(now), property: listing._id },
    { $inc: { views: 1, ...(source && { [`sources.${source}`]: 1 }) } },
    { upsert: true },
  );
  for (const kind of ORIGIN_KINDS) await countOrigin(listing._id, indianDay(now), kind, origin[kind]);
  return true;
}

async function countOrigin(
  property: Types.ObjectId,
  day: string,
  kind: OriginKind,
  name: string | undefined,
) {
  if (!name) return;
  const of = { day, property, kind };
  const more = { $inc: { views: 1 } };
  const { matchedCount } = await SourceDay.updateOne({ ...of, name }, more);
  if (matchedCount === 0 && (await SourceDay.countDocuments(of, { limit: MAX_ORIGINS })) < MAX_ORIGINS)
    await SourceDay.updateOne({ ...of, name }, more, { upsert: true });
}

/** Counts listings whose cards appeared on a visitor's screen, by the rule for views. Returns the number counted. */
export async function recordCardsSeen(
  ids: readonly string[],
  viewer: Viewer,
  now = Date.now(),
): Promise<number> {
  const { shown } = memory;
  if (!isCountable(viewer)) return 0;
  forgetOld(shown, now);
  const requested = new Set(ids.map((id) => id.toLowerCase()));
  const fresh = [...requested].filter((id) => countableKeys(shown, id, viewer, now));
  if (fresh.length === 0) return 0;
  const filter = { _id: op.in(fresh), status: op.in(PUBLIC_STATUSES) };
  const rows = await findListings(filter, { owner: 1, team: 1 });
  const writes = rows.flatMap(({ _id, owner, team }) => {
    const keys = countableKeys(shown, String(_id), viewer, now);
    if (isOwner({ owner, team }, viewer.actor) || !keys) return [];
    remember(shown, keys, now);
    const update = { $inc: { seen: 1, views: 0 } };
    return [{ updateOne: { filter: { day: indianDay(now), property: _id }, update, upsert: true } }];
  });
  if (writes.length > 0) await ListingDay.bulkWrite(writes, { ordered: false });
  return writes.length;
}
