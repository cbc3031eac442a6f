import 'server-only';
import type { Types } from 'mongoose';
import { findUser } from '@/lib/accounts/users/data';
import { hashSecret } from '@/lib/platform/auth/session';
import { decrypt, type Encrypted } from '@/lib/platform/crypto/encrypt';
import { op } from '@/lib/platform/db/operators';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Texts } from '@/lib/platform/language/translate';
import { siteUrl } from '@/lib/platform/site';
import { AlertDigest } from '@/models/alerts/alert-digest';
import { AlertSubscriber, type AlertSubscriberRow } from '@/models/alerts/alert-subscriber';
import { SavedSearch, type SavedSearchRow } from '@/models/alerts/saved-search';
import { SearchAlert } from '@/models/alerts/search-alert';
import type { OwnSearchesDto, SavedSearchDto } from './dto';
import { listPath, parseStored, searchTitle } from './rules';

export type Subscriber = AlertSubscriberRow & { _id: Types.ObjectId };
export type StoredSearch = SavedSearchRow & { _id: Types.ObjectId };

/** Encrypts a link's token with its row as additional data. */
export const alertTokenContext = (id: unknown) => `alerts:${String(id)}`;

export const mailOwner = (emailKey: string) => `mail:${emailKey}`;

const ACCOUNT = /^user:([0-9a-f]{24})$/;

/** A subscriber's account; undefined for a bare email address. */
export const accountOf = ({ owner }: Pick<AlertSubscriberRow, 'owner'>): string | undefined =>
  ACCOUNT.exec(owner)?.[1];

/** The one link to all of a person's alerts. */
export const alertsUrl = ({ _id, token }: Pick<Subscriber, '_id' | 'token'>, language: Language): string =>
  siteUrl() + localPath(language, `/searches/${decrypt(token as Encrypted, alertTokenContext(_id))}`);

/** The address for one-click unsubscription by mail programs (RFC 8058). */
export const unsubscribeUrl = ({ _id, token }: Pick<Subscriber, '_id' | 'token'>): string =>
  `${siteUrl()}/api/alerts/${decrypt(token as Encrypted, alertTokenContext(_id))}/unsubscribe`;

export async function findSubscriber(by: { owner: string } | { token: string }): Promise<Subscriber | null> {
  const filter = 'owner' in by ? by : { tokenHash: hashSecret(by.token) };
  return AlertSubscriber.findOne(filter).lean<Subscriber>();
}

function toSavedSearchDto(row: StoredSearch, words: Texts<'search/applied'>): SavedSearchDto {
  const search = parseStored(row.query);
  return {
    id: String(row._id),
    title: searchTitle(search, words),
    path: listPath(search),
    frequency: row.frequency,
    isPaused: row.isPaused,
    isConfirmed: Boolean(row.confirmedAt),
    createdAt: row.createdAt.toISOString(),
  };
}

/** All searches of one person, newest first. */
export async function readSearches(
  subscriber: Subscriber | null,
  language: Language,
): Promise<OwnSearchesDto> {
  if (!subscriber) return { searches: [], isStopped: false, awaitsConfirmation: false };
  const account = accountOf(subscriber);
  const words = textsIn(language, 'search/applied');
  const [rows, unconfirmed] = await Promise.all([
    SavedSearch.find({ subscriber: subscriber._id }).sort({ createdAt: -1 }).lean<StoredSearch[]>(),
    account ? findUser({ _id: account, isVerified: false }, { _id: 1 }) : null,
  ]);
  return {
    searches: rows.map((row) => toSavedSearchDto(row, words)),
    isStopped: Boolean(subscriber.stoppedAt),
    awaitsConfirmation: unconfirmed !== null,
  };
}

/** An account's searches for its export. `email` only if it is confirmed as the person's. */
export async function exportSavedSearches(owner: string, emailKey: string | undefined) {
  const owners = [owner, ...(emailKey ? [mailOwner(emailKey)] : [])];
  const subscribers = await AlertSubscriber.find({ owner: op.in(owners) }, { _id: 1 }).lean();
  const theirs = { subscriber: op.in(subscribers.map(({ _id }) => _id)) };
  const [searches, alerts, mails] = await Promise.all([
    SavedSearch.find(theirs, { _id: 0, subscriber: 0, browser: 0, __v: 0 }).lean(),
    SearchAlert.find(theirs, { _id: 0, property: 1, reason: 1, createdAt: 1 }).lean(),
    AlertDigest.find(theirs, { _id: 0, state: 1, homes: 1, sentAt: 1 }).lean(),
  ]);
  return { searches, alerts, mails };
}
