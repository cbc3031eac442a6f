import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { type Types, trusted } from 'mongoose';
import { type Actor, can } from '@/lib/auth/actor';
import { indianDay } from '@/lib/indian-day';
import { DETAIL_STATUSES, PUBLIC_STATUSES } from '@/lib/listing-vocabulary/constants';
import { isInScope, type Owned } from '@/lib/team/rules';
import { ListingDay } from '@/models/listing-day';
import { Property } from '@/models/property';
import { SourceDay } from '@/models/source-day';
import { MAX_ORIGINS, ORIGIN_KINDS, type OriginKind, type ReaderSource } from './constants';
import { type Origin, VIEW_GAP_MS } from './rules';

export type Viewer = { actor: Actor | null; ip: string; userAgent: string | undefined };

/** So many recent views are remembered, about 10 MB; beyond them the oldest are forgotten and may count again. */
const MAX_REMEMBERED = 100_000;

type Salt = { day: string; key: Buffer };
/** When something was last counted, by what stands for the visitor and the listing. */
type Counted = Map<string, number>;
type Memory = { salts: Salt[]; counted: Counted; shown: Counted };

/** Survives the module copies that Next makes per route. Never stored: with the process, all of it is gone. */
const globalForViews = globalThis as unknown as { saptamViews?: Memory };
globalForViews.saptamViews ??= { salts: [], counted: new Map(), shown: new Map() };
const memory = globalForViews.saptamViews;

/** The salt of today first, then that of yesterday for views around midnight; older ones are thrown away. */
function saltsAt(now: number): Salt[] {
  const day = indianDay(now);
  if (memory.salts[0]?.day !== day)
    memory.salts = [{ day, key: randomBytes(32) }, ...memory.salts].slice(0, 2);
  return memory.salts;
}

/**
 * What stands for a visitor and a listing: a hash of network address and browser that nobody can make again once the salt
 * of the day is gone. No cookie and no id is needed, so guests and people who refused recording count too.
 */
function visitorKeys(id: string, { ip, userAgent = '' }: Viewer, now: number): string[] {
  return saltsAt(now).map(({ key }) =>
    createHmac('sha256', key).update(`${id}\n${ip}\n${userAgent}`).digest('base64').slice(0, 22),
  );
}

/** Forgets what may count again, the oldest first. */
function forgetOld(counted: Counted, now: number): void {
  for (const [key, at] of counted) {
    if (now - at < VIEW_GAP_MS && counted.size <= MAX_REMEMBERED) return;
    counted.delete(key);
  }
}

const isRecent = (counted: Counted, keys: string[], now: number) =>
  keys.some((key) => now - (counted.get(key) ?? Number.NEGATIVE_INFINITY) < VIEW_GAP_MS);

/** Programs and admins do not count anywhere. */
const isCountable = ({ actor, userAgent }: Viewer) =>
  Boolean(userAgent) && !isbot(userAgent) && !can(actor, 'read');

const isOwner = (listing: Owned, actor: Actor | null) => actor !== null && isInScope(actor, listing);

/**
 * Counts a look at a public listing, once in half an hour for each visitor; not by its owner or the owner's team, by admins, or by programs.
 * False when it did not count. Each process remembers its own visitors.
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
  const keys = visitorKeys(id, viewer, now);
  if (isRecent(counted, keys, now)) return false;
  const filter = { _id: id, status: trusted({ $in: [...DETAIL_STATUSES] }) };
  const listing = await Property.findOne(filter, { owner: 1, team: 1 }).lean();
  // a second view of the same visitor may have been counted meanwhile
  if (!listing || isRecent(counted, keys, now) || isOwner(listing, viewer.actor)) return false;
  counted.set(keys[0]!, now);
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

/** Counts listings whose cards were on a visitor's screen, by the rule of views. Returns how many counted. */
export async function recordCardsSeen(
  ids: readonly string[],
  viewer: Viewer,
  now = Date.now(),
): Promise<number> {
  const { shown } = memory;
  if (!isCountable(viewer)) return 0;
  forgetOld(shown, now);
  const keysOf = new Map([...new Set(ids)].map((id) => [id.toLowerCase(), visitorKeys(id, viewer, now)]));
  const fresh = [...keysOf].flatMap(([id, keys]) => (isRecent(shown, keys, now) ? [] : [id]));
  if (fresh.length === 0) return 0;
  const filter = { _id: trusted({ $in: fresh }), status: trusted({ $in: [...PUBLIC_STATUSES] }) };
  const rows = await Property.find(filter, { owner: 1, team: 1 }).lean();
  const writes = rows.flatMap(({ _id, owner, team }) => {
    const keys = keysOf.get(String(_id))!;
    if (isOwner({ owner, team }, viewer.actor) || isRecent(shown, keys, now)) return [];
    shown.set(keys[0]!, now);
    const update = { $inc: { seen: 1, views: 0 } };
    return [{ updateOne: { filter: { day: indianDay(now), property: _id }, update, upsert: true } }];
  });
  if (writes.length > 0) await ListingDay.bulkWrite(writes, { ordered: false });
  return writes.length;
}
