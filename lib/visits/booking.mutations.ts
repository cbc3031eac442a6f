import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { type HydratedDocument, Types } from 'mongoose';
import { recordRelease } from '@/lib/accounts/number-release/mutations';
import { AGENCY } from '@/lib/accounts/number-release/rules';
import { senderKeys } from '@/lib/contacts/rules';
import { hashSecret, newToken } from '@/lib/platform/auth/session';
import { userOwner } from '@/lib/platform/auth/visitor';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { createOnce } from '@/lib/platform/db/create-once';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { MAX_OPEN_VISITS, type Side } from '@/lib/visits/constants';
import { freeHalfDays, getBookable, linkContext, linkUrl, type VisitLean } from '@/lib/visits/data';
import { visitRecorded } from '@/lib/visits/events';
import { shownHalfDays } from '@/lib/visits/hours/rules';
import { tellOfBooking } from '@/lib/visits/mails';
import { linksUntil, untilOf } from '@/lib/visits/rules';
import type { NewVisit } from '@/lib/visits/schema';
import { Visit, type VisitRow } from '@/models/visits/visit';

const NOT_SHOWN = 'This home cannot be visited at the moment';
const TOO_MANY = messageWith('You have {max} open visits already. Cancel one of them first', {
  max: MAX_OPEN_VISITS,
});
const ASKED_ALREADY = 'You’ve already asked to visit this home. See My visits';
const NOT_FREE = 'One of these half-days is no longer free. Please choose again';

export function newLink(id: Types.ObjectId, side: Side) {
  const token = newToken();
  return { hash: hashSecret(token), token: encrypt(token, linkContext(id, side)) };
}

/** States of an open visit, until its time has passed. */
const OPEN_STATES = ['proposed' as const, 'confirmed' as const];

const openOf = (owner: string, now: Date) => ({
  owner,
  status: op.in(OPEN_STATES),
  until: op.gt(now),
});

export async function assertOffered(
  visit: Pick<VisitLean, 'property' | 'host'>,
  keys: readonly string[],
  now: Date,
) {
  const free = shownHalfDays(await freeHalfDays(visit, now)).map(({ key }) => key);
  if (!keys.every((key) => free.includes(key))) throw new AppError('conflict', NOT_FREE);
}

/**
 * Keys unique among open visits, so that a visitor or phone number can request one visit per home. A unique index decides, because simultaneous requests don't
 * see each other.
 */
const openKeysOf = (property: Types.ObjectId, owner: string, phone: string) => [
  `${property}|${owner}`,
  `${property}|${phone}`,
];

/** Releases the keys of visits whose time has passed without another step. */
const freeKeys = (keys: readonly string[], now: Date) =>
  Visit.updateMany(
    { openKeys: op.in(keys), until: op.lte(now) },
    { $unset: { openKeys: 1 } },
    { timestamps: false },
  );

/** Creates a visit with these keys unless an open visit already has one of them. */
async function createWithKeys<T>(keys: readonly string[], now: Date, create: () => Promise<T>): Promise<T> {
  try {
    return await create();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  await freeKeys(keys, now);
  return create().catch((error: unknown) => {
    throw isDuplicateKey(error) ? new AppError('conflict', ASKED_ALREADY) : error;
  });
}

/** Records that the host received the visitor's number. */
export async function recordVisitRelease(visit: VisitLean, at: Date): Promise<void> {
  const { _id, owner: giver, host, property, propertyTitle } = visit;
  const receiver = host ? userOwner(String(host)) : AGENCY;
  await recordRelease({ giver, receiver, reason: 'visit', visit: _id, property, propertyTitle }, at);
}

type Asked = { _id?: Types.ObjectId; language: Language; now: Date; tour?: NonNullable<VisitLean['tour']> };

/** Validates a requested visit without storing it. */
export async function prepareVisit(owner: string, input: NewVisit, asked: Asked) {
  const { _id = new Types.ObjectId(), language, now, tour } = asked;
  const home = await getBookable(input.propertyId);
  if (!home) throw notFound(NOT_SHOWN);
  const { title, ...of } = home;
  const { halfDays: proposed, name, phone, email, withFamily, word } = input;
  await assertOffered(of, proposed, now);
  const until = untilOf({ status: 'proposed', proposed });
  return {
    _id,
    ...of,
    propertyTitle: title,
    owner,
    openKeys: openKeysOf(of.property, owner, phone),
    name,
    phone,
    ...(email && { email }),
    language,
    withFamily,
    ...(tour && { tour }),
    matchKeys: senderKeys({ email, phone }),
    status: 'proposed' as const,
    proposed,
    rounds: 1,
    words: word ? [{ by: 'visitor' as const, text: word, at: now }] : [],
    visitorLink: newLink(_id, 'visitor'),
    hostLink: newLink(_id, 'host'),
    until,
    linksUntil: linksUntil(until),
  };
}
type Prepared = Awaited<ReturnType<typeof prepareVisit>>;

const assertFewOpen = async (owner: string, now: Date, more: number) => {
  if ((await Visit.countDocuments(openOf(owner, now))) + more > MAX_OPEN_VISITS) throw tooMany();
};

const tooMany = () => new AppError('conflict', TOO_MANY);

/** Stores all visits or none. */
export async function storeVisits(
  owner: string,
  visits: readonly Prepared[],
  now: Date,
): Promise<HydratedDocument<VisitRow>[]> {
  await assertFewOpen(owner, now, visits.length);
  const stored: HydratedDocument<VisitRow>[] = [];
  try {
    for (const visit of visits) {
      const row = await insertWithin({
        max: MAX_OPEN_VISITS,
        model: Visit,
        among: openOf(owner, now),
        insert: () => createWithKeys(visit.openKeys, now, () => Visit.create(visit)),
        full: tooMany,
      });
      stored.push(row);
    }
  } catch (error) {
    await Visit.deleteMany({ _id: op.in(stored.map(({ _id }) => _id)) });
    throw error;
  }
  return stored;
}

/** Creates a stored visit's lead, number release and mails. */
export async function announceVisit(
  visit: VisitLean,
  { agreedWords }: Pick<NewVisit, 'agreedWords'>,
  now: Date,
): Promise<void> {
  await recordVisitRelease(visit, now);
  const { phone, owner } = visit;
  await visitRecorded.emit({ id: String(visit._id), phone, owner, agreedWords });
  tellOfBooking(visit);
}

/** Requests a visit. Returns the visitor's link, which needs no account. */
export async function createVisit(
  owner: string,
  input: NewVisit,
  language: Language = 'en',
  now = new Date(),
): Promise<{ id: string; url: string }> {
  const { website, fillMs, ...sent } = input;
  // on a first visit, a resent form finds no lasting browser id yet
  const { row, isNew } = await createOnce(Visit, '', sent, async (_id) => {
    await assertFewOpen(owner, now, 1);
    const prepared = await prepareVisit(owner, input, { _id, language, now });
    const [stored] = await storeVisits(owner, [prepared], now);
    if (!stored) throw new Error('One visit was stored');
    return stored;
  });
  const visit = row.toObject() as unknown as VisitLean;
  if (isNew) await announceVisit(visit, input, now);
  return { id: String(visit._id), url: linkUrl(visit, 'visitor') };
}
