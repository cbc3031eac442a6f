import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { CALLER } from '@/lib/accounts/number-release/constants';
import { recordRelease } from '@/lib/accounts/number-release/mutations';
import { recordTapLead } from '@/lib/enquiries/lead-sources/mutations';
import { findListing } from '@/lib/listings/data';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { callsReach } from '@/lib/listings/listers/rules';
import type { AnySession } from '@/lib/platform/auth/types';
import { guestOwner, userOwner } from '@/lib/platform/auth/visitor';
import { op } from '@/lib/platform/db/operators';
import { isAutomated } from '@/lib/platform/http/automated';
import { addressKey } from '@/lib/platform/http/client-ip';
import { indianDay } from '@/lib/platform/time/indian-day';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { Guest } from '@/models/visitors/guest';
import type { TapWay } from './schema';

/** A second tap within this time belongs to the same call. */
const TAP_GAP_MS = 30 * MINUTE_MS;

type Caller = { session: AnySession | null; ip: string; userAgent: string | undefined };

/** Lives as long as the process, so that nobody can later trace a reference to its address. */
const salt = randomBytes(32);

/** An account or guest that allows recording. */
async function personOf(session: AnySession | null): Promise<string | undefined> {
  if (session?.kind === 'user') return session.recordActivity ? userOwner(session.user.id) : undefined;
  if (session?.kind !== 'guest') return undefined;
  const isRefused = await Guest.exists({ guestID: session.guestID, recordActivity: false });
  return isRefused ? undefined : guestOwner(session.guestID);
}

/**
 * Records a tap on a listing's number or chat, once in half an hour per person, but never by bots, the lister or admins. Unknown people create one lead a day.
 * Returns false if it did not count.
 */
export async function recordContactTap(
  property: string,
  way: TapWay,
  { session, ip, userAgent }: Caller,
  now = new Date(),
): Promise<boolean> {
  if (isAutomated(userAgent)) return false;
  const listed = { _id: property, status: op.in(PUBLIC_STATUSES) };
  const listing = await findListing(listed, { owner: 1, title: 1, contactRoute: 1 });
  if (!listing) return false;
  const user = session?.kind === 'user' ? session.user : undefined;
  if (user && (user.role.toLowerCase() === 'admin' || user.id === String(listing.owner ?? ''))) return false;
  const person = await personOf(session);
  // without the browser, because one person can claim any name for it
  const unknown = () =>
    createHmac('sha256', salt)
      .update(`${property}\n${addressKey(ip)}`)
      .digest('base64url')
      .slice(0, 22);
  const slot = Math.floor(now.getTime() / TAP_GAP_MS);
  await recordTapLead(property, {
    kind: way,
    who: person ?? `unknown:${indianDay(now)}`,
    person,
    ref: `${way}:${person ?? unknown()}:${slot}`,
    at: now,
  });
  const { _id, owner, title, contactRoute } = listing;
  if (owner && callsReach(contactRoute).lister) {
    const about = { property: _id, propertyTitle: title, giver: userOwner(String(owner)), to: CALLER };
    await recordRelease({ ...about, receiver: person ?? `unknown:${indianDay(now)}`, reason: 'call' }, now);
  }
  return true;
}
