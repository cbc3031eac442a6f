import 'server-only';
import { Types } from 'mongoose';
import { findUserById } from '@/lib/accounts/users/data';
import { getDemand } from '@/lib/brokers/demand/data';
import { countAll, findSimilar } from '@/lib/brokers/figures/data';
import { seriesOf } from '@/lib/brokers/figures/rules';
import { countListings, findListing, findListingById, findListings } from '@/lib/listings/data';
import { getStoredProperty } from '@/lib/listings/departures/data';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { getTitle } from '@/lib/listings/title/data';
import { hashSecret } from '@/lib/platform/auth/session';
import { decrypt, type Encrypted } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { siteUrl } from '@/lib/platform/site';
import { chatNumber } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { findVisits } from '@/lib/visits/data';
import { LetterReceiver, type LetterReceiverRow } from '@/models/brokers/letter-receiver';
import { OwnerLetter, type OwnerLetterRow } from '@/models/brokers/owner-letter';
import { ANSWER_DAYS, SHOWN_LETTERS } from './constants';
import type { HomeWeek, LetterDto, OwnerDto, StopDto } from './dto';
import { addressOf, weeksBefore } from './rules';

export type LetterLean = OwnerLetterRow & { _id: Types.ObjectId; __v?: number };
export type ReceiverLean = LetterReceiverRow & { _id: Types.ObjectId };

export const receiverContext = (id: unknown) => `letter receiver:${String(id)}`;
/** Key of a link's receiver, as a hash because only the listing stores the address. */
export const receiverKey = (address: string) => hashSecret(`owner letter:${address}`);

const tokenOf = ({ _id, token }: Pick<ReceiverLean, '_id' | 'token'>) =>
  decrypt(token as Encrypted, receiverContext(_id));
export const stopUrl = (receiver: Pick<ReceiverLean, '_id' | 'token'>, language: Language): string =>
  siteUrl() + localPath(language, `/letters/${tokenOf(receiver)}`);
export const unsubscribeUrl = (receiver: Pick<ReceiverLean, '_id' | 'token'>): string =>
  `${siteUrl()}/api/letters/link/${tokenOf(receiver)}/unsubscribe`;

/** Counts a week's visits, upcoming visits, and the answers that visitors share. */
async function countVisits(property: Types.ObjectId, start: Date, end: Date, now: Date) {
  const since = op.gte(new Date(start.getTime() - ANSWER_DAYS * DAY_MS));
  const rows = await findVisits({ property, until: since, status: 'confirmed' }, { start: 1, feedback: 1 });
  const said = { yes: 0, maybe: 0, no: 0 };
  let [visits, ahead] = [0, 0];
  for (const { start: at, feedback } of rows) {
    if (at && at >= start && at < end) visits++;
    if (at && at >= now) ahead++;
    if (feedback?.isShared && feedback.at >= start && feedback.at < now) said[feedback.verdict]++;
  }
  return { visits, ahead, said };
}

/** Counts a week's changes of similar homes: lower prices, and homes of the same place and kind sold or let. */
async function countChanges(id: Types.ObjectId, similar: readonly Types.ObjectId[], start: Date, end: Date) {
  const home = await findListingById(id, { citySlug: 1, localitySlug: 1, category: 1, type: 1 });
  if (!home) return { lowered: 0, closed: 0 };
  const { citySlug, localitySlug, category, type } = home;
  const [rows, closed] = await Promise.all([
    findListings({ _id: op.in(similar) }, { priceHistory: 1, price: 1 }),
    countListings({
      _id: op.not(id),
      citySlug,
      ...(localitySlug && { localitySlug }),
      category,
      type,
      status: type === 'sale' ? 'sold' : 'rented',
      'closing.on': op.range({ gte: start, lt: end }),
    }),
  ]);
  const lowered = rows.filter(({ priceHistory }) =>
    priceHistory.some(({ price, at }, i) => {
      const earlier = priceHistory[i - 1]?.price;
      return earlier !== undefined && price < earlier && at >= start && at < end;
    }),
  );
  return { lowered: lowered.length, closed };
}

/** A home's week before a Monday, as its owner reads it; undefined when the home is no longer on offer. */
export async function getHomeWeek(
  id: Types.ObjectId,
  monday: string,
  language: Language,
  now = new Date(),
): Promise<HomeWeek | undefined> {
  const property = await getStoredProperty(String(id));
  if (!property || !isPublicStatus(property.status)) return undefined;
  const { days, before } = weeksBefore(monday);
  const { start } = dayBounds(days[0] ?? monday);
  const { start: end } = dayBounds(monday);
  const similar = (await findSimilar(property, end, language))?.ids ?? [];
  const [counts, visited, changes, demand, title] = await Promise.all([
    countAll([id, ...similar], before[0] ?? monday),
    countVisits(id, start, end, now),
    countChanges(id, similar, start, end),
    getDemand(property._id, now),
    getTitle(id, property.title, language),
  ]);
  const total = (figure: keyof typeof counts, group: readonly string[]) =>
    seriesOf(counts[figure].get(property._id), [], group, 7).total;
  const { median } = seriesOf(
    undefined,
    similar.map((other) => counts.opened.get(String(other))),
    days,
    7,
  );
  const lower = demand.best ?? demand.points.findLast(({ price }) => price < property.price);
  return {
    title,
    type: property.type,
    price: property.price,
    shown: total('seen', days),
    opened: total('opened', days),
    openedBefore: total('opened', before),
    asked: total('contacted', days),
    askedBefore: total('contacted', before),
    ...visited,
    like: { count: similar.length, ...(median !== undefined && { opened: median }), ...changes },
    buyers: demand.buyers,
    ...(lower && { lower: { price: lower.price, buyers: lower.buyers } }),
  };
}

type StoredContact = {
  name?: string | null | undefined;
  email?: string | null | undefined;
  phones?: string[];
  language?: Language | null | undefined;
  hasLetters?: boolean | null | undefined;
  version?: number | null | undefined;
};

/** A home's owner, only for the account that listed the home. */
export async function getOwner(
  lister: string,
  id: string,
  fallback: Language,
): Promise<OwnerDto | undefined> {
  const row = await findListing({ _id: id, owner: new Types.ObjectId(lister) }, { ownerContact: 1 });
  if (!row) return undefined;
  const contact: StoredContact = row.ownerContact ?? {};
  const address = addressOf(contact);
  const receiver = address
    ? await LetterReceiver.findOne({ lister, key: receiverKey(address) }, { stoppedAt: 1 }).lean()
    : null;
  return {
    name: contact.name ?? '',
    phone: contact.phones?.[0] ?? '',
    email: contact.email ?? '',
    language: contact.language ?? fallback,
    hasLetters: contact.hasLetters ?? true,
    isStopped: Boolean(receiver?.stoppedAt),
    __v: contact.version ?? 0,
  };
}

export type Addressed = { lister: Types.ObjectId; property: Types.ObjectId; contact: StoredContact };

/** Public homes whose owners can get letters, with their listers. */
export async function listAddressed(): Promise<Addressed[]> {
  const fields = { owner: 1, status: 1, ownerContact: 1 };
  const named = [{ 'ownerContact.phones': op.gte('') }, { 'ownerContact.email': op.gte('') }];
  const rows = (await Promise.all(named.map((filter) => findListings(filter, fields)))).flat();
  const homes = new Map(rows.map((row) => [String(row._id), row]));
  return [...homes.values()].flatMap(({ _id, owner, status, ownerContact }) => {
    const contact: StoredContact = ownerContact ?? {};
    if (!owner || !isPublicStatus(status) || contact.hasLetters === false) return [];
    return [{ lister: owner as Types.ObjectId, property: _id, contact }];
  });
}

export const findReceiver = (token: string) =>
  LetterReceiver.findOne({ tokenHash: hashSecret(token) }).lean<ReceiverLean>();

/** Opens the link of a letter; undefined for unknown links. */
export async function getStop(token: string): Promise<StopDto | undefined> {
  const row = await findReceiver(token);
  if (!row) return undefined;
  const user = await findUserById(row.lister, { name: 1 });
  return { broker: user?.name ?? '', isStopped: Boolean(row.stoppedAt) };
}

/** A letter's WhatsApp text with the link that stops the letters. */
function whatsappOf(row: LetterLean, receiver: ReceiverLean | undefined): string | undefined {
  const number = chatNumber(row.phone ?? '');
  if (!number || !row.text || !receiver || row.state === 'stopped') return undefined;
  const { t } = textsIn(row.language, 'brokers/letters');
  const stop = t('Stop these letters: {url}', { url: stopUrl(receiver, row.language) });
  return whatsappUrl(number, `*${row.subject}*\n\n${row.text}\n\n${stop}`);
}

export function toLetterDto(row: LetterLean, receiver: ReceiverLean | undefined): LetterDto {
  const whatsapp = whatsappOf(row, receiver);
  return {
    id: String(row._id),
    week: row.week,
    name: row.name,
    email: row.email ?? '',
    language: row.language,
    homes: row.properties.length,
    state: row.state,
    subject: row.subject ?? '',
    text: row.text ?? '',
    __v: row.__v ?? 0,
    sendAt: row.sendAt.toISOString(),
    ...(row.sentAt && { sentAt: row.sentAt.toISOString() }),
    ...(row.sharedAt && { sharedAt: row.sharedAt.toISOString() }),
    ...(whatsapp && { whatsapp }),
  };
}

export async function receiverOf({ receiver }: Pick<LetterLean, 'receiver'>) {
  return (await LetterReceiver.findById(receiver).lean<ReceiverLean>()) ?? undefined;
}

/** A broker's letters, the latest Monday first. */
export async function listLetters(lister: string): Promise<LetterDto[]> {
  const rows = await OwnerLetter.find({ lister })
    .sort({ week: -1, _id: 1 })
    .limit(SHOWN_LETTERS)
    .lean<LetterLean[]>();
  const ids = op.in(rows.map(({ receiver }) => receiver));
  const receivers = await LetterReceiver.find({ _id: ids }).lean<ReceiverLean[]>();
  const byId = new Map(receivers.map((receiver) => [String(receiver._id), receiver]));
  return rows.map((row) => toLetterDto(row, byId.get(String(row.receiver))));
}

export const exportLetters = (lister: string) =>
  OwnerLetter.find(
    { lister },
    { _id: 0, week: 1, name: 1, email: 1, phone: 1, subject: 1, text: 1, state: 1, sentAt: 1 },
  ).lean();
