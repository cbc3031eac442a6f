import 'server-only';
import type { Types } from 'mongoose';
import { findUsers } from '@/lib/accounts/users/data';
import { accountOf, type StoredSearch, type Subscriber } from '@/lib/alerts/saved-searches/data';
import { listPath, parseStored, searchTitle } from '@/lib/alerts/saved-searches/rules';
import { mapPublicCards } from '@/lib/listings/data';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Texts } from '@/lib/platform/language/translate';
import { mapHidden } from '@/lib/shortlists/data';
import { AlertSubscriber } from '@/models/alerts/alert-subscriber';
import { SavedSearch } from '@/models/alerts/saved-search';
import { SearchAlert, type SearchAlertRow } from '@/models/alerts/search-alert';
import type { AlertHome, AlertMessage } from './dto';
import { settle } from './rules';

export type Alert = Omit<SearchAlertRow, 'searches' | 'priceBefore'> & {
  _id: Types.ObjectId;
  searches: Types.ObjectId[];
  priceBefore?: number;
};

/** The content for one person, and the pending alerts it settles. */
export type Letter = {
  subscriber: Subscriber;
  /** undefined if the person can no longer be contacted */
  to: string | undefined;
  language: Language;
  /** the recipient of instant alerts (lib/platform/auth/visitor.ts) */
  owner: string | undefined;
  isInstant: boolean;
  message: AlertMessage;
  sent: Alert[];
  dropped: Alert[];
};

type Digest = { _id: Types.ObjectId; subscriber: Types.ObjectId };

const within = (ids: readonly Types.ObjectId[]) => op.in(ids);

type Address = { email?: string | null | undefined; language?: Language | null | undefined };

/** Addresses of accounts that can be contacted. */
async function mapAddresses(accounts: string[]): Promise<Map<string, Address>> {
  const rows = await findUsers(
    { _id: op.in(accounts), isVerified: true, deactivatedAt: null, erasureRequestedAt: null },
    { email: 1, language: 1 },
  );
  return new Map(rows.map(({ _id, email, language }) => [String(_id), { email, language }]));
}

function groupBy<T>(rows: readonly T[], key: (row: T) => unknown): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(String(key(row))) ?? [];
    groups.set(String(key(row)), group);
    group.push(row);
  }
  return groups;
}

const REASON_ORDER = ['new', 'price', 'back', 'gone'];

/** Content of these mails, read with a handful of queries for all. */
export async function readLetters(digests: readonly Digest[], now: Date): Promise<Map<string, Letter>> {
  const people = digests.map(({ subscriber }) => subscriber);
  const ids = digests.map(({ _id }) => _id);
  const [subscribers, searches, due, begun] = await Promise.all([
    AlertSubscriber.find({ _id: within(people) }).lean<Subscriber[]>(),
    SavedSearch.find({
      subscriber: within(people),
      isPaused: false,
      confirmedAt: op.not(null),
    }).lean<StoredSearch[]>(),
    SearchAlert.find({ subscriber: within(people), dueAt: op.lte(now) }).lean<Alert[]>(),
    SearchAlert.find({ digest: within(ids) }).lean<Alert[]>(),
  ]);
  const alerts = [...begun, ...due];
  const accounts = subscribers.flatMap((row) => accountOf(row) ?? []);
  const browsers = searches.flatMap(({ browser }) => browser ?? []);
  const [addresses, cards, hidden] = await Promise.all([
    mapAddresses(accounts),
    mapPublicCards(alerts.map(({ property }) => property)),
    mapHidden([...subscribers.map(({ owner }) => owner), ...browsers]),
  ]);
  const waiting = groupBy(alerts, ({ subscriber }) => subscriber);
  const own = groupBy(searches, ({ subscriber }) => subscriber);
  const letterOf = (subscriber: Subscriber): Letter => {
    const account = accountOf(subscriber);
    const active = own.get(String(subscriber._id)) ?? [];
    const owners = [subscriber.owner, ...active.flatMap(({ browser }) => browser ?? [])];
    const isHidden = (id: string) => owners.some((owner) => hidden.get(owner)?.has(id));
    const { email, language }: Address = (account ? addresses.get(account) : subscriber) ?? {};
    const words = textsIn(language ?? 'en', 'search/applied');
    const chosen = chooseHomes(waiting.get(String(subscriber._id)) ?? [], active, isHidden, cards, words);
    return {
      subscriber,
      to: subscriber.stoppedAt ? undefined : (email ?? undefined),
      language: language ?? 'en',
      owner: account ? subscriber.owner : owners[1],
      ...chosen,
    };
  };
  return new Map(subscribers.map((row) => [String(row._id), letterOf(row)]));
}

type Cards = Awaited<ReturnType<typeof mapPublicCards>>;

const isListed = (status: string | undefined) => status !== undefined && isPublicStatus(status);

function chooseHomes(
  alerts: readonly Alert[],
  active: readonly StoredSearch[],
  isHidden: (id: string) => boolean,
  cards: Cards,
  words: Texts<'search/applied'>,
): Pick<Letter, 'message' | 'sent' | 'dropped' | 'isInstant'> {
  const known = new Map(active.map((search) => [String(search._id), search]));
  const homes: AlertHome[] = [];
  const sent: Alert[] = [];
  for (const [id, waiting] of groupBy(alerts, ({ property }) => property)) {
    const card = cards.get(id)?.card;
    const wanted = waiting.filter(({ searches }) => searches.some((search) => known.has(String(search))));
    const alert = isHidden(id) ? undefined : settle(wanted, isListed(card?.status) ? card?.price : undefined);
    if (!alert) continue;
    sent.push(alert);
    const { reason, priceBefore, searches } = alert;
    homes.push({
      id,
      reason,
      card,
      priceBefore,
      searches: searches.map(String).filter((value) => known.has(value)),
    });
  }
  homes.sort((a, b) => REASON_ORDER.indexOf(a.reason) - REASON_ORDER.indexOf(b.reason));
  const named = [...new Set(homes.flatMap(({ searches }) => searches))];
  const frequencyOf = (id: string) => known.get(id)?.frequency;
  return {
    message: { homes, searches: named.map((id) => summaryOf(known.get(id)!, words)) },
    sent,
    dropped: alerts.filter((alert) => !sent.includes(alert)),
    isInstant: homes.every(({ searches }) => searches.some((id) => frequencyOf(id) === 'instant')),
  };
}

function summaryOf(
  { _id, query }: StoredSearch,
  words: Texts<'search/applied'>,
): AlertMessage['searches'][number] {
  const search = parseStored(query);
  return { id: String(_id), title: searchTitle(search, words), path: listPath(search) };
}
