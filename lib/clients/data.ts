import 'server-only';
import type { QueryFilter, Types } from 'mongoose';
import { contactTermConditions } from '@/lib/contacts/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { databaseCollation } from '@/lib/platform/language/collation';
import type { Language } from '@/lib/platform/language/languages';
import { type Page, pageOf } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { teamScope } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/providers';
import { Client, type ClientRow } from '@/models/clients/client';
import { CLIENTS_PAGE_SIZE, NO_CLIENT } from './constants';
import { type ClientDto, type SamePhoneDto, toClientDto } from './dto';
import type { ClientSearch } from './schema';

/** Maximum number of recent replies to search for new ones. */
const MAX_REACTED = 500;

const MAX_CHOICES = 5000;

export type ClientLean = ClientRow & { _id: Types.ObjectId; __v: number };

/** The stored client; foreign, unknown and malformed ids are rejected alike. */
export async function requireClient(actor: Actor, id: string): Promise<ClientLean> {
  if (!isObjectIdHex(id)) throw notFound(NO_CLIENT);
  const row = await Client.findOne({ ...teamScope(actor), _id: id }).lean<ClientLean>();
  if (!row) throw notFound(NO_CLIENT);
  return row;
}

/** Names by id of clients that the actor can see. */
export async function mapClientNames(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  const filter = { ...teamScope(actor), _id: op.in(ids.filter(isObjectIdHex)) };
  const rows = await Client.find(filter, { name: 1 }).lean();
  return new Map(rows.map(({ _id, name }) => [String(_id), name]));
}

/** Sorts by name in the collation order of a language. */
function inOrder(language: Language) {
  const collation = databaseCollation(language);
  return { sort: { nameKey: 1, _id: 1 } as const, ...(collation && { collation }) };
}

/** Choices of a form: the actor's or team's first clients by name, and the requested client. */
export async function listClientChoices(actor: Actor, language: Language, chosen?: string) {
  const scope = teamScope(actor);
  const [first, rows] = await Promise.all([
    chosen ? Client.findOne({ ...scope, _id: chosen }, { name: 1 }).lean() : null,
    Client.find({ ...scope, isArchived: false }, { name: 1 }, inOrder(language))
      .limit(MAX_CHOICES)
      .lean(),
  ]);
  const others = rows.filter(({ _id }) => String(_id) !== String(first?._id));
  return [...(first ? [first] : []), ...others].map(({ _id, name }) => ({ id: String(_id), name }));
}

export function clientFilter(
  actor: Actor,
  { search, who, view, tag }: Pick<ClientSearch, 'search' | 'who'> & Partial<ClientSearch>,
): QueryFilter<ClientRow> {
  const conditions = contactTermConditions(search ?? '');
  return {
    ...teamScope(actor, who),
    isArchived: view === 'archived',
    ...(tag && { tags: tag.toLowerCase() }),
    ...(conditions.length > 0 && { $and: conditions }),
  };
}

/** Sort order of the list. Names sort by the language's collation. */
function orderOf(sort: ClientSearch['sort'], language: Language) {
  if (sort === 'name') return inOrder(language);
  const first = ({ news: { newsAt: -1 }, contact: { contactedAt: 1 }, step: { nextAt: 1 } } as const)[sort];
  return { ...inOrder(language), sort: { ...first, nameKey: 1, _id: 1 } as const };
}

const MAX_SHOWN_TAGS = 100;

export async function listTags(actor: Actor): Promise<string[]> {
  const tags = await Client.distinct('tags', { ...teamScope(actor), isArchived: false });
  return tags.filter(Boolean).sort().slice(0, MAX_SHOWN_TAGS);
}

/** One page of a person's clients in the requested order, filtered by `only`. */
export async function listClients(
  actor: Actor,
  search: ClientSearch,
  { language, only }: { language: Language; only?: readonly string[] | undefined },
): Promise<Page<ClientDto & { hasReacted: boolean }>> {
  const filter = { ...clientFilter(actor, search), ...(only && { _id: op.in(only) }) };
  const total = await Client.countDocuments(filter);
  const { page, pages, skip } = pageOf(total, search.page, CLIENTS_PAGE_SIZE);
  const rows = await Client.find(filter, null, orderOf(search.sort, language))
    .skip(skip)
    .limit(CLIENTS_PAGE_SIZE)
    .lean<ClientLean[]>();
  return {
    rows: rows.map((row) => ({ ...toClientDto(row), hasReacted: hasReacted(row) })),
    total,
    page,
    pages,
  };
}

/** True if the client has replied to a list since a colleague last looked at the client. */
export const hasReacted = ({ reactedAt, seenAt }: Pick<ClientRow, 'reactedAt' | 'seenAt'>): boolean =>
  Boolean(reactedAt && (!seenAt || reactedAt > seenAt));

/** Clients who have replied since they were last viewed, latest first. */
export async function listReacted(actor: Actor): Promise<{ id: string; name: string; at: string }[]> {
  const filter = { ...teamScope(actor), reactedAt: op.not(null) };
  const rows = await Client.find(filter, { name: 1, reactedAt: 1, seenAt: 1 })
    .sort({ reactedAt: -1 })
    .limit(MAX_REACTED)
    .lean<ClientLean[]>();
  return rows
    .filter(hasReacted)
    .map(({ _id, name, reactedAt }) => ({ id: String(_id), name, at: (reactedAt as Date).toISOString() }));
}

/** Other clients of the same owner or team with one of these phones. */
export async function listSamePhone(
  actor: Actor,
  phones: readonly string[],
  except?: string,
): Promise<SamePhoneDto[]> {
  if (phones.length === 0) return [];
  const filter = { ...teamScope(actor), phones: op.in(phones) };
  const rows = await Client.find(filter, { name: 1, phones: 1 }).sort({ _id: 1 }).limit(20).lean();
  return rows
    .filter(({ _id }) => String(_id) !== except)
    .map(({ _id, name, phones: theirs }) => ({
      id: String(_id),
      name,
      phone: theirs.find((phone) => phones.includes(phone)) ?? '',
    }));
}

export const SHARED_CLIENTS: SharedRecords = { collection: Client.collection, names: ['owner'] };
