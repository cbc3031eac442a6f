import 'server-only';
import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { senderKeys } from '@/lib/contacts/rules';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { hashSecret } from '@/lib/platform/auth/session';
import { userOwner } from '@/lib/platform/auth/visitor';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS, HOUR_MS } from '@/lib/platform/time/time';
import { recordVisitRelease } from '@/lib/visits/booking.mutations';
import type { Side } from '@/lib/visits/constants';
import { linkContext, type VisitLean } from '@/lib/visits/data';
import { linksUntil, untilOf } from '@/lib/visits/rules';
import { NumberRelease } from '@/models/accounts/number-release';
import { Property } from '@/models/listings/property';
import { Visit } from '@/models/visits/visit';
import type { UserRecord } from '@/packages/demo-data/src/people';

const TOKEN_BYTES = 24;

function newLink(id: Types.ObjectId, side: Side) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { hash: hashSecret(token), token: encrypt(token, linkContext(id, side)) };
}

/** Days from now of three visits: waiting for the host, confirmed, and past. */
const PLANS = [
  { status: 'proposed', asked: 1, word: 'We could also come after five on a weekday.' },
  { status: 'confirmed', asked: 3, day: 5, hour: 11, word: 'My parents come along.' },
  { status: 'confirmed', asked: 9, day: -4, hour: 16, verdict: 'maybe' },
  { status: 'confirmed', asked: 12, day: -8, hour: 12, verdict: 'no' },
] as const;

/** The half-days of the next working days, which a host can still confirm. */
function halfDays(now: Date): string[] {
  const days = [3, 4, 6].map((ahead) => +now + ahead * DAY_MS);
  return days.slice(0, 2).map((at) => `${indianDay(at)}-afternoon`);
}

type Host = { id: string; team?: Types.ObjectId | undefined };
type Listed = { _id: Types.ObjectId; title: string };

/** Visits to the listings of these hosts by buyers of the set. Sends no mail. */
export async function seedVisits(
  hosts: readonly Host[],
  buyers: readonly UserRecord[],
  now: Date,
): Promise<number> {
  const rows: object[] = [];
  for (const [nth, { id, team }] of hosts.entries()) {
    const host = new Types.ObjectId(id);
    const shown = { owner: host, demo: true, status: op.in(PUBLIC_STATUSES) };
    const listings = await Property.find(shown as object, { title: 1 })
      .sort({ createdAt: 1 })
      .limit(PLANS.length)
      .lean<Listed[]>();
    for (const [i, listing] of listings.entries()) {
      const buyer = buyers[(nth * PLANS.length + i) % buyers.length];
      const plan = PLANS[i];
      if (buyer && plan) rows.push(visitRow(plan, listing, { host, team }, buyer, now));
    }
  }
  const visits = await Visit.insertMany(rows);
  for (const visit of visits) await recordVisitRelease(visit as unknown as VisitLean, visit.createdAt);
  return rows.length;
}

/** Removes these visits' entries in the ledger of numbers, before the visits themselves. */
export async function removeVisitReleases(): Promise<void> {
  const rows = await Visit.find({ demo: true } as object, { _id: 1 }).lean();
  await NumberRelease.deleteMany({ visit: op.in(rows.map(({ _id }) => _id)) });
}

type Whose = { host: Types.ObjectId; team?: Types.ObjectId | undefined };

function visitRow(plan: (typeof PLANS)[number], home: Listed, whose: Whose, buyer: UserRecord, now: Date) {
  const _id = new Types.ObjectId();
  const { name, phone, email } = buyer;
  const isConfirmed = plan.status === 'confirmed';
  const midnight = isConfirmed ? +dayBounds(indianDay(+now + plan.day * DAY_MS)).start : 0;
  const start = isConfirmed ? new Date(midnight + plan.hour * HOUR_MS) : undefined;
  const proposed = isConfirmed ? [] : halfDays(now);
  const createdAt = new Date(+now - plan.asked * DAY_MS);
  const until = untilOf({ status: plan.status, proposed, start });
  const verdict = 'verdict' in plan ? plan.verdict : undefined;
  return {
    _id,
    property: home._id,
    propertyTitle: home.title,
    host: whose.host,
    ...(whose.team && { team: whose.team }),
    owner: userOwner(buyer.id),
    name,
    phone,
    email,
    withFamily: true,
    matchKeys: senderKeys({ email, phone }),
    status: plan.status,
    proposed,
    rounds: 1,
    ...(start && { start, slotKey: `${home._id}:${start.toISOString()}`, sequence: 0, revision: 1 }),
    words: 'word' in plan ? [{ by: 'visitor', text: plan.word, at: createdAt }] : [],
    ...(verdict &&
      start && { feedback: { verdict, note: '', isShared: true, at: new Date(+start + DAY_MS) } }),
    visitorLink: newLink(_id, 'visitor'),
    hostLink: newLink(_id, 'host'),
    until,
    linksUntil: linksUntil(until),
    demo: true,
    createdAt,
    updatedAt: createdAt,
  };
}
