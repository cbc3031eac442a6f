import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { emailKeyOf, findUser } from '@/lib/accounts/users/data';
import type { SessionUser } from '@/lib/platform/auth/dto';
import { hashSecret, newToken } from '@/lib/platform/auth/session';
import type { AnySession } from '@/lib/platform/auth/types';
import { ownerOf, userOwner } from '@/lib/platform/auth/visitor';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import { DUPLICATE_KEY } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { addressKey } from '@/lib/platform/http/client-ip';
import { consume, countUninvitedMail } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { requestLanguage } from '@/lib/platform/language/of-request';
import { postMail } from '@/lib/platform/mail/queue';
import { EMAIL_MESSAGE } from '@/lib/platform/text/email';
import { DAY_MS } from '@/lib/platform/time/time';
import { AlertDigest } from '@/models/alerts/alert-digest';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { SavedSearch, type SavedSearchRow } from '@/models/alerts/saved-search';
import { SearchAlert } from '@/models/alerts/search-alert';
import { MAX_SEARCHES, UNCONFIRMED_DAYS } from './constants';
import {
  alertsUrl,
  alertTokenContext,
  findSubscriber,
  mailOwner,
  type StoredSearch,
  type Subscriber,
} from './data';
import type { SavedReply } from './dto';
import { searchSaved } from './events';
import { type LinkSubject, linkMail } from './mails';
import { parseStored, storedQuery } from './rules';
import type { SaveSearchInput, SearchChange } from './schema';

const FULL = messageWith('You have {max} saved searches already. Delete one first', { max: MAX_SEARCHES });
const EMPTY =
  'Choose a place, a budget or another filter first, because an alert for everything isn’t useful';

/** A person's row, created on first use, and only once even for simultaneous requests. */
async function ensureSubscriber(
  owner: string,
  given: { email?: string; language?: Language } = {},
): Promise<Subscriber> {
  const known = await findSubscriber({ owner });
  if (known) return known;
  const _id = new Types.ObjectId();
  const token = newToken();
  const secrets = { tokenHash: hashSecret(token), token: encrypt(token, alertTokenContext(_id)) };
  await AlertSubscriber.create({ _id, owner, ...given, ...secrets }).catch((error: { code?: number }) => {
    if (error.code !== DUPLICATE_KEY) throw error;
  });
  const row = await findSubscriber({ owner });
  if (!row) throw new Error('A subscriber that was stored is not there');
  return row;
}

const isFull = async (subscriber: Types.ObjectId) =>
  (await SavedSearch.countDocuments({ subscriber })) > MAX_SEARCHES;

type NewSearch = Pick<SavedSearchRow, 'query' | 'frequency'> & { confirmedAt?: Date; browser?: string };

/** Stores a search, or reopens the same one. Rejects with 'conflict' if there are too many. */
async function store(subscriber: Types.ObjectId, { query, ...facts }: NewSearch): Promise<StoredSearch> {
  const upsert = () =>
    SavedSearch.findOneAndUpdate(
      { subscriber, query },
      { $set: { ...facts, isPaused: false } },
      { upsert: true, returnDocument: 'after', runValidators: true },
    ).lean<StoredSearch>();
  const row = await upsert().catch((error: { code?: number }) => {
    if (error.code === DUPLICATE_KEY) return upsert();
    throw error;
  });
  if (!row) throw new Error('An upsert returned no row');
  // counted afterwards, so that two simultaneous requests may both fail but never both pass
  if (+row.createdAt === +row.updatedAt && (await isFull(subscriber))) {
    await SavedSearch.deleteOne({ _id: row._id });
    throw new AppError('conflict', FULL);
  }
  return row;
}

function queryOf({ query }: SaveSearchInput): string {
  const stored = storedQuery(parseStored(query));
  if (!stored) throw new AppError('invalid', EMPTY);
  return stored;
}

/** Saves for a signed-in person. Alerts begin at once or when the address is confirmed. */
async function saveForUser(user: SessionUser, input: SaveSearchInput): Promise<SavedReply> {
  const query = queryOf(input);
  const subscriber = await ensureSubscriber(userOwner(user.id));
  const facts = { query, frequency: input.frequency, confirmedAt: new Date() };
  const { _id } = await store(subscriber._id, facts);
  await AlertSubscriber.updateOne({ _id: subscriber._id }, { $unset: { stoppedAt: 1 } });
  await searchSaved.emit({ userId: user.id, agreedWords: input.agreedWords });
  const message = user.isVerified
    ? 'Saved. Alerts go to the email address of your account'
    : 'Saved. Alerts begin when you confirm your email address with the link that we sent at sign-up';
  return { id: String(_id), message };
}

async function mailLinkTo(subscriber: Subscriber, subject: LinkSubject): Promise<void> {
  const { email: to } = subscriber;
  const language = subscriber.language ?? 'en';
  if (to) await postMail(await linkMail(to, alertsUrl(subscriber, language), subject, language));
}

const CHECK_MAIL = 'We’ve emailed you a link. Alerts start when you open it and say yes';

/** Saves a search for a bare email address, with a constant reply and a confirmation mail. `browser` is the one whose hidden homes count. */
async function saveForEmail(
  given: { email: string; language: Language },
  browser: string | undefined,
  input: SaveSearchInput,
): Promise<SavedReply> {
  const query = queryOf(input);
  inBackground('alert confirmation', async () => {
    const subscriber = await ensureSubscriber(mailOwner(emailKeyOf(given.email)), given);
    const known = await SavedSearch.findOne({ subscriber: subscriber._id, query }).lean();
    const facts = { query, frequency: known?.frequency ?? input.frequency, ...(browser && { browser }) };
    // a form with a foreign address must not change its owner's confirmed searches
    const search = known ?? (await store(subscriber._id, facts).catch(() => undefined));
    await mailLinkTo(subscriber, search && { query, isConfirmed: Boolean(search.confirmedAt) });
  });
  return { message: CHECK_MAIL };
}

type Caller = { ip: string; headers: Headers };

/** Saves a search for the session's account, else for the given address. */
export async function saveSearch(
  session: AnySession | null,
  input: SaveSearchInput,
  { ip, headers }: Caller,
): Promise<SavedReply> {
  if (session?.kind === 'user') return saveForUser(session.user, input);
  const { email } = input;
  if (!email) throw fieldError('invalid', 'email', EMAIL_MESSAGE);
  await consume('mailAddress', addressKey(ip));
  await countUninvitedMail(emailKeyOf(email));
  return saveForEmail({ email, language: requestLanguage(headers) }, ownerOf(session, headers), input);
}

/** Mails a person the link to all their alerts, if any. The reply is the same without any. */
export function requestLink(email: string): void {
  inBackground('link to alerts', async () => {
    const subscriber = await findSubscriber({ owner: mailOwner(emailKeyOf(email)) });
    if (subscriber) await mailLinkTo(subscriber, null);
  });
}

async function requireSubscriber(by: { owner: string } | { token: string }): Promise<Subscriber> {
  const row = await findSubscriber(by);
  if (!row) throw notFound();
  return row;
}

type Owner = Parameters<typeof requireSubscriber>[0];

export async function changeSearch(by: Owner, id: string, change: SearchChange): Promise<void> {
  const { _id: subscriber } = await requireSubscriber(by);
  const { frequency, paused, confirmed } = change;
  const row = await SavedSearch.findOneAndUpdate(
    { _id: id, subscriber },
    {
      $set: {
        ...(frequency && { frequency }),
        ...(paused !== undefined && { isPaused: paused }),
        ...(confirmed && { confirmedAt: new Date() }),
      },
    },
  ).lean();
  if (!row) throw notFound('Search not found');
  // a request for alerts restarts them, even after all were stopped
  if (confirmed) await setStopped(by, false);
}

export async function deleteSearch(by: Owner, id: string): Promise<void> {
  const { _id: subscriber } = await requireSubscriber(by);
  const { deletedCount } = await SavedSearch.deleteOne({ _id: id, subscriber });
  if (deletedCount === 0) throw notFound('Search not found');
}

/** Stops or resumes all of a person's alerts. Idempotent. */
export async function setStopped(by: Owner, isStopped: boolean): Promise<void> {
  const { _id } = await requireSubscriber(by);
  const change = isStopped
    ? { $set: { stoppedAt: new Date() } }
    : { $unset: { stoppedAt: 1 as const }, $set: { refusals: 0 } };
  await AlertSubscriber.updateOne({ _id }, change);
}

async function removeSubscribers(
  filter: QueryFilter<{ owner: string; _id: Types.ObjectId }>,
): Promise<number> {
  const rows = await AlertSubscriber.find(filter as object, { _id: 1 }).lean();
  const theirs = { subscriber: op.in(rows.map(({ _id }) => _id)) };
  await SavedSearch.deleteMany(theirs);
  await SearchAlert.deleteMany(theirs);
  await AlertDigest.deleteMany(theirs);
  await AlertSubscriber.deleteMany({ _id: op.in(rows.map(({ _id }) => _id)) });
  return rows.length;
}

/** Deletes the link and everything behind it. */
export async function deleteAllSearches(token: string): Promise<void> {
  const { _id } = await requireSubscriber({ token });
  await removeSubscribers({ _id });
}

/** Deletes an account's searches, and those of its address if confirmed as the person's. */
export async function eraseSavedSearches(owner: string, email: string | undefined): Promise<void> {
  const owners = [owner, ...(email ? [mailOwner(emailKeyOf(email))] : [])];
  await removeSubscribers({ owner: op.in(owners) });
}

/** Makes the browser's searches use the account's hidden homes from sign-in on. */
export async function adoptBrowser(from: string, to: string): Promise<void> {
  await SavedSearch.updateMany({ browser: from }, { $set: { browser: to } });
}

/** Moves searches saved with only an account's address to the account once the address is confirmed. */
export async function adoptMailSearches(userId: string): Promise<void> {
  const user = await findUser({ _id: userId, isVerified: true }, { emailKey: 1 });
  const subscriber = user && (await findSubscriber({ owner: mailOwner(user.emailKey) }));
  if (!subscriber) return;
  const own = await findSubscriber({ owner: userOwner(userId) });
  if (!own) {
    const change = { $set: { owner: userOwner(userId) }, $unset: { email: 1 as const } };
    await AlertSubscriber.updateOne({ _id: subscriber._id }, change);
    return;
  }
  // the old link stays without searches, because old mails still point to it
  for (const { _id, query } of await SavedSearch.find({ subscriber: subscriber._id }).lean()) {
    if (await SavedSearch.exists({ subscriber: own._id, query })) await SavedSearch.deleteOne({ _id });
    else await SavedSearch.updateOne({ _id }, { $set: { subscriber: own._id } });
  }
}

/** Deletes unconfirmed searches, subscribers without searches, and news sent before `before`. */
export async function removeOldSearches(before: Date, now: Date): Promise<number> {
  const unconfirmed = {
    confirmedAt: null,
    createdAt: op.lt(new Date(+now - UNCONFIRMED_DAYS * DAY_MS)),
  };
  const { deletedCount } = await SavedSearch.deleteMany(unconfirmed);
  const old = { createdAt: op.lt(before) };
  const alerts = await SearchAlert.deleteMany({ ...old, dueAt: null });
  await AlertDigest.deleteMany({ ...old, state: op.not('open') });
  const idle = { owner: op.raw({ $regex: /^mail:/ }), updatedAt: op.lt(before) };
  const people = await AlertSubscriber.find(idle, { _id: 1 }).lean();
  const ids: Types.ObjectId[] = [];
  for (const { _id } of people) if (!(await SavedSearch.exists({ subscriber: _id }))) ids.push(_id);
  await removeSubscribers({ _id: op.in(ids) });
  return deletedCount + alerts.deletedCount;
}
