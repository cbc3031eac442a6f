import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { trusted } from 'mongoose';
import { type Actor, isAdmin } from '@/lib/auth/actor';
import { indianDay } from '@/lib/indian-day';
import { DETAIL_STATUSES } from '@/lib/listing-vocabulary/constants';
import { ListingDay } from '@/models/listing-day';
import { Property } from '@/models/property';
import { VIEW_GAP_MS } from './rules';

export type Viewer = { actor: Actor | null; ip: string; userAgent: string | undefined };

/** So many recent views are remembered, about 10 MB; beyond them the oldest are forgotten and may count again. */
const MAX_REMEMBERED = 100_000;

type Salt = { day: string; key: Buffer };
type Memory = { salts: Salt[]; counted: Map<string, number> };

/** Survives the module copies that Next makes per route. Never stored: with the process, all of it is gone. */
const globalForViews = globalThis as unknown as { saptamViews?: Memory };
globalForViews.saptamViews ??= { salts: [], counted: new Map() };
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
function forgetOld(now: number): void {
  for (const [key, at] of memory.counted) {
    if (now - at < VIEW_GAP_MS && memory.counted.size <= MAX_REMEMBERED) return;
    memory.counted.delete(key);
  }
}

const isRecent = (keys: string[], now: number) =>
  keys.some((key) => now - (memory.counted.get(key) ?? Number.NEGATIVE_INFINITY) < VIEW_GAP_MS);

/**
 * Counts a look at a public listing, once in half an hour for each visitor; not by its owner, by admins, or by programs.
 * False when it did not count. Each process remembers its own visitors.
 */
export async function recordListingView(id: string, viewer: Viewer, now = Date.now()): Promise<boolean> {
  const { actor, userAgent } = viewer;
  if (!userAgent || isbot(userAgent) || (actor && isAdmin(actor))) return false;
  forgetOld(now);
  const keys = visitorKeys(id, viewer, now);
  if (isRecent(keys, now)) return false;
  const filter = { _id: id, status: trusted({ $in: [...DETAIL_STATUSES] }) };
  const listing = await Property.findOne(filter, { owner: 1 }).lean();
  // a second view of the same visitor may have been counted meanwhile
  if (!listing || isRecent(keys, now) || (actor && String(listing.owner ?? '') === actor.userId))
    return false;
  memory.counted.set(keys[0]!, now);
  await ListingDay.updateOne(
    { day: indianDay(now), property: listing._id },
    { $inc: { views: 1 } },
    { upsert: true },
  );
  return true;
}
