import 'server-only';
import { Types } from 'mongoose';
import { findUser, findUserById } from '@/lib/accounts/users/data';
import { findListing } from '@/lib/listings/data';
import { writeOwnerContact } from '@/lib/listings/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { hashSecret, newToken } from '@/lib/platform/auth/session';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, notFound } from '@/lib/platform/errors';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { LetterReceiver } from '@/models/brokers/letter-receiver';
import { OwnerLetter } from '@/models/brokers/owner-letter';
import { MAX_LETTER_HOMES, MAX_LETTER_LENGTH, MAX_SUBJECT_LENGTH } from './constants';
import {
  type Addressed,
  findReceiver,
  getHomeWeek,
  getOwner,
  type LetterLean,
  listAddressed,
  type ReceiverLean,
  receiverContext,
  receiverKey,
  receiverOf,
  toLetterDto,
} from './data';
import type { LetterDto, OwnerDto, StopDto } from './dto';
import { letterText } from './format';
import { lettersReadyMail, ownerLetterMail } from './mails';
import { addressOf, type Monday, mondayAt } from './rules';
import type { LetterChange, OwnerInput } from './schema';

const MISSING = 'Property not found';

const languageOf = async (id: unknown) =>
  (await findUserById(id, { language: 1 }))?.language ?? ('en' as const);

/** Saves the owner of a home, only for the account that listed it. Of two saves based on the same version the later is rejected. */
export async function updateOwner(actor: Actor, id: string, input: OwnerInput): Promise<OwnerDto> {
  const { name, phone, email, language, hasLetters, __v: version } = input;
  const mine = { _id: id, owner: new Types.ObjectId(actor.userId) };
  const row = await findListing(mine, { ownerContact: 1 });
  if (!row) throw notFound(MISSING);
  // other numbers of an imported row are kept after the first
  const others = (row.ownerContact?.phones ?? []).slice(1).filter((other) => other !== phone);
  const phones = phone ? [phone, ...others] : [];
  const fields = { name, phones, language, hasLetters };
  const current = () => getOwner(actor.userId, id, language);
  await writeOwnerContact(
    mine,
    { ...fields, email: email || undefined },
    { version, current, missing: MISSING },
  );
  const saved = await current();
  if (!saved) throw notFound(MISSING);
  return saved;
}

/** The owner as a receiver of this lister's letters; the link is made once. */
async function ensureReceiver(lister: Types.ObjectId, address: string): Promise<ReceiverLean> {
  const [_id, token] = [new Types.ObjectId(), newToken()];
  const row = await LetterReceiver.findOneAndUpdate(
    { lister, key: receiverKey(address) },
    { $setOnInsert: { _id, tokenHash: hashSecret(token), token: encrypt(token, receiverContext(_id)) } },
    { upsert: true, returnDocument: 'after' },
  ).lean<ReceiverLean>();
  return row as ReceiverLean;
}

/** Plans an owner's letter. Returns true if it is new. */
async function planLetter(
  homes: readonly Addressed[],
  { week, sendAt }: Monday,
  now: Date,
): Promise<boolean> {
  const [first] = homes;
  const address = first && addressOf(first.contact);
  if (!address) return false;
  const { lister, contact } = first;
  const receiver = await ensureReceiver(lister, address);
  if (receiver.stoppedAt) return false;
  const language = contact.language ?? (await languageOf(lister));
  const { upsertedCount } = await OwnerLetter.updateOne(
    { receiver: receiver._id, week },
    {
      $setOnInsert: {
        lister,
        name: contact.name ?? '',
        ...(contact.email && { email: contact.email }),
        ...(contact.phones?.[0] && { phone: contact.phones[0] }),
        language,
        properties: homes.slice(0, MAX_LETTER_HOMES).map(({ property }) => property),
        state: 'planned',
        sendAt,
        dueAt: now,
      },
    },
    { upsert: true },
  );
  return upsertedCount > 0;
}

/** Plans one letter per owner and broker on Mondays. Idempotent. Returns the number of new letters. */
export async function planLetters(now = new Date()): Promise<number> {
  const monday = mondayAt(now);
  if (!monday) return 0;
  const byOwner = new Map<string, Addressed[]>();
  for (const home of await listAddressed()) {
    const key = `${home.lister} ${addressOf(home.contact)}`;
    byOwner.set(key, [...(byOwner.get(key) ?? []), home]);
  }
  const planned = new Map<string, number>();
  for (const homes of byOwner.values()) {
    const lister = String(homes[0]?.lister);
    if (await planLetter(homes, monday, now)) planned.set(lister, (planned.get(lister) ?? 0) + 1);
  }
  for (const [lister, count] of planned) {
    const user = await findUser({ _id: lister, deactivatedAt: null }, { name: 1, email: 1, language: 1 });
    if (user) await postMail(await lettersReadyMail(user, count, monday.sendAt));
  }
  return [...planned.values()].reduce((sum, count) => sum + count, 0);
}

/** Lease of a step, longer than one takes. */
export const SEND_LEASE_MS = 2 * MINUTE_MS;

export const acquireLetter = (now: Date, until: Date) =>
  OwnerLetter.findOneAndUpdate(
    { dueAt: op.lte(now) },
    { $set: { dueAt: until } },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  ).lean<LetterLean>();

const endIn = (row: LetterLean, state: LetterLean['state']) =>
  OwnerLetter.updateOne({ _id: row._id }, { $set: { state }, $unset: { dueAt: 1 } });

/** Writes the letter from the figures of the week. Deletes a letter without a home on offer. */
async function writeLetter(row: LetterLean, now: Date): Promise<void> {
  const { t } = textsIn(row.language, 'brokers/letters');
  const weeks = await Promise.all(row.properties.map((id) => getHomeWeek(id, row.week, row.language, now)));
  const homes = weeks.filter((home) => home !== undefined);
  const [first] = homes;
  if (!first) return void (await OwnerLetter.deleteOne({ _id: row._id }));
  const subject =
    homes.length === 1
      ? t('Your home’s week: {title}', { title: first.title })
      : t('Your {count} homes’ week', { count: homes.length });
  await OwnerLetter.updateOne(
    { _id: row._id, state: 'planned' },
    {
      $set: {
        subject: subject.slice(0, MAX_SUBJECT_LENGTH),
        text: letterText(homes, t, row.language).slice(0, MAX_LETTER_LENGTH),
        state: 'draft',
        // without an address the letter waits until the broker sends it by WhatsApp
        ...(row.email && { dueAt: row.sendAt }),
      },
      ...(!row.email && { $unset: { dueAt: 1 } }),
    },
  );
}

/** Sends the letter by mail. Returns how many mails that made. */
async function sendLetter(row: LetterLean, now: Date): Promise<number> {
  const [receiver, sender] = await Promise.all([
    receiverOf(row),
    findUser({ _id: row.lister, deactivatedAt: null }, { name: 1, email: 1 }),
  ]);
  if (!receiver || receiver.stoppedAt || !sender || !row.email) {
    await endIn(row, 'stopped');
    return 0;
  }
  await postMail(await ownerLetterMail(row, receiver, sender));
  await OwnerLetter.updateOne(
    { _id: row._id },
    { $set: { state: 'sent', sentAt: now }, $unset: { dueAt: 1 } },
  );
  return 1;
}

/** Takes a letter's next step: writing, then sending. */
export async function stepLetter(row: LetterLean, now = new Date()): Promise<number> {
  if (row.state === 'planned') await writeLetter(row, now);
  else if (row.state === 'draft' || row.state === 'sending') return sendLetter(row, now);
  else await endIn(row, row.state);
  return 0;
}

async function requireLetter(actor: Actor, id: string): Promise<LetterLean> {
  const row = await OwnerLetter.findOne({ _id: id, lister: actor.userId }).lean<LetterLean>();
  if (!row) throw notFound('Letter not found');
  return row;
}

const ENDED = 'This letter has been sent or stopped';

const isOpen = ({ state }: LetterLean) => state === 'draft' || state === 'held';

/** Changes the text of a letter, or holds it, until it is sent. Of two saves based on the same text, the later is rejected. */
export async function updateLetter(actor: Actor, id: string, change: LetterChange): Promise<LetterDto> {
  const { email, sendAt } = await requireLetter(actor, id);
  const { isHeld, __v: version, ...words } = change;
  const wait =
    isHeld === undefined
      ? {}
      : {
          state: isHeld ? ('held' as const) : ('draft' as const),
          ...(!isHeld && email && { dueAt: sendAt }),
        };
  const current = async () => {
    const row = await requireLetter(actor, id);
    if (!isOpen(row)) throw new AppError('conflict', ENDED);
    return toLetterDto(row, await receiverOf(row));
  };
  await writeVersion(
    OwnerLetter,
    { _id: id, lister: actor.userId, state: op.in(['draft', 'held']) },
    { $set: { ...words, ...wait }, ...(isHeld && { $unset: { dueAt: 1 } }) },
    { version, current },
  );
  const row = await requireLetter(actor, id);
  return toLetterDto(row, await receiverOf(row));
}

/** Sends the letter now, ahead of its schedule. */
export async function sendLetterNow(actor: Actor, id: string, now = new Date()): Promise<LetterDto> {
  const { email } = await requireLetter(actor, id);
  if (!email) throw new AppError('conflict', 'There’s no email address for this owner. Send it by WhatsApp');
  // only one of two presses sends it; if the process dies, the job sends it
  const row = await OwnerLetter.findOneAndUpdate(
    { _id: id, lister: actor.userId, state: op.in(['draft', 'held']) },
    { $set: { state: 'sending', dueAt: new Date(now.getTime() + SEND_LEASE_MS) } },
    { returnDocument: 'after' },
  ).lean<LetterLean>();
  if (!row) throw new AppError('conflict', ENDED);
  await sendLetter(row, now);
  const sent = await requireLetter(actor, id);
  return toLetterDto(sent, await receiverOf(sent));
}

/** Records that the broker opened the WhatsApp text. */
export async function recordShared(actor: Actor, id: string, now = new Date()): Promise<LetterDto> {
  const { state } = await requireLetter(actor, id);
  if (state === 'planned' || state === 'stopped') throw new AppError('conflict', ENDED);
  await OwnerLetter.updateOne({ _id: id }, { $set: { sharedAt: now } });
  const row = await requireLetter(actor, id);
  return toLetterDto(row, await receiverOf(row));
}

/** Stops the letters, or allows them again, for the owner. Idempotent. Pending letters are not sent. */
export async function setLettersStopped(token: string, isStopped: boolean): Promise<StopDto> {
  const receiver = await findReceiver(token);
  if (!receiver) throw notFound();
  const { _id, lister } = receiver;
  await LetterReceiver.updateOne(
    { _id },
    isStopped ? { $set: { stoppedAt: new Date() } } : { $unset: { stoppedAt: 1 } },
  );
  if (isStopped)
    await OwnerLetter.updateMany(
      { receiver: _id, state: op.in(['planned', 'draft', 'held']) },
      { $set: { state: 'stopped' }, $unset: { dueAt: 1 } },
    );
  const user = await findUserById(lister, { name: 1 });
  return { broker: user?.name ?? '', isStopped };
}

export async function eraseLetters(lister: string): Promise<void> {
  await OwnerLetter.deleteMany({ lister });
  await LetterReceiver.deleteMany({ lister });
}

export async function removeOldLetters(before: Date): Promise<number> {
  return (await OwnerLetter.deleteMany({ createdAt: op.lt(before) })).deletedCount;
}
