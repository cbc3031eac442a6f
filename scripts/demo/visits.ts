import 'server-only';
import { randomBytes } from 'node:crypto';
import { Types, trusted } from 'mongoose';
import { hashSecret } from '@/lib/auth/session';
import { userOwner } from '@/lib/auth/visitor';
import { senderKeys } from '@/lib/contact/rules';
import { encrypt } from '@/lib/crypto/encrypt';
import { dayBounds, indianDay } from '@/lib/indian-day';
import { PUBLIC_STATUSES } from '@/lib/listing-vocabulary/constants';
import { DAY_MS, HOUR_MS } from '@/lib/time';
import type { Side } from '@/lib/visit/constants';
import { linkContext } from '@/lib/visit/data';
import { linksUntil, untilOf } from '@/lib/visit/rules';
import { Property } from '@/models/property';
import { Visit } from '@/models/visit';
import type { UserRecord } from '@/packages/demo-data/src/people';

const TOKEN_BYTES = 24;

function newLink(id: Types.ObjectId, side: Side) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { hash: hashSecret(token), token: encrypt(token, linkContext(id, side)) };
}

/** Days from now: of a visit that waits for its host, one that is confirmed, and one that is over. */
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

/** Visits to the listings of these hosts by buyers of the set. No mail is sent for them. */
export async function seedVisits(
  hosts: readonly Host[],
  buyers: readonly UserRecord[],
  now: Date,
): Promise<number> {
  const rows: object[] = [];
  for (const [nth, { id, team }] of hosts.entries()) {
    const host = new Types.ObjectId(id);
    const shown = { owner: host, demo: true, status: trusted({ $in: [...PUBLIC_STATUSES] }) };
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
  if (rows.length > 0) await Visit.insertMany(rows);
  return rows.length;
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
