import 'server-only';
import { Types } from 'mongoose';
import { parseStored } from '@/lib/alerts/saved-searches/rules';
import { mapClientNames } from '@/lib/clients/data';
import type { StoredRequirement } from '@/lib/clients/requirements/data';
import { reasonsIn } from '@/lib/clients/requirements/format';
import { widened } from '@/lib/clients/requirements/rules';
import { findListings, listingCollection, mapPublicCards } from '@/lib/listings/data';
import type { PropertyCardDto } from '@/lib/listings/dto';
import type { Actor } from '@/lib/platform/auth/actor';
import { connectDb } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { type ListedRow, ROW_PROJECTION, toIndexed } from '@/lib/search/columns/search-row';
import type { Requirements } from '@/lib/search/engine/requirements';
import { freshIndex } from '@/lib/search/requirements.data';
import { teamScope } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/providers';
import { ClientMatch, type ClientMatchRow } from '@/models/clients/client-match';
import { Requirement } from '@/models/clients/requirement';
import type { ClientMatchDto, MatchingClientDto } from './dto';
import { fitOf, isListed, type Seen } from './rules';

export type StoredMatch = ClientMatchRow & { _id: Types.ObjectId };

/** Suffix of the index entry for the wider search of a requirement that includes near misses. */
export const NEAR = '~';

/** All clients' requirements, as current as the database; near misses under the requirement's id plus NEAR. */
export const freshClientRequirements = (): Promise<Requirements> =>
  freshIndex<StoredRequirement>({
    name: 'requirements',
    read: (since) =>
      Requirement.find(since, { query: 1, isPaused: 1, nearMisses: 1, updatedAt: 1 })
        .lean<StoredRequirement[]>()
        .cursor({ batchSize: 2000 }) as unknown as AsyncIterable<StoredRequirement>,
    searchesOf({ _id, query, isPaused, nearMisses }) {
      const search = isPaused ? undefined : parseStored(query);
      const near = search && nearMisses ? widened(search) : undefined;
      return [
        { id: String(_id), search },
        { id: `${_id}${NEAR}`, search: near },
      ];
    },
  });

/** These listings in their current state, including removed ones. */
export async function readSeen(ids: readonly Types.ObjectId[]): Promise<Map<string, Seen>> {
  await connectDb();
  const _id = { $in: [...ids] };
  const [rows, titles] = await Promise.all([
    listingCollection.find<ListedRow>({ _id }, { projection: ROW_PROJECTION }).toArray(),
    findListings({ _id: op.raw(_id) }, { title: 1, status: 1 }),
  ]);
  const listed = new Map(rows.map(toIndexed).map((row) => [row.id, row]));
  const known = new Map(titles.map((row) => [String(row._id), row]));
  return new Map(
    ids.map(String).map((property): [string, Seen] => {
      const listing = listed.get(property);
      const { title = '', status } = known.get(property) ?? {};
      return [
        property,
        {
          property,
          title,
          ...(status && { status }),
          ...(listing && isListed(listing) && { listing }),
        },
      ];
    }),
  );
}

function toMatchDto(
  row: StoredMatch,
  card: PropertyCardDto | undefined,
  fit: number,
  say: (reason: string) => string,
): ClientMatchDto {
  return {
    id: String(row._id),
    requirement: String(row.requirement),
    property: String(row.property),
    ...(card && { card }),
    title: card?.title ?? row.title,
    reasons: row.reasons.map(say),
    ...(fit >= 0 && { fit: Math.round(fit) }),
    isNear: row.isNear,
    isNew: row.isUnseen,
    foundAt: row.foundAt.toISOString(),
    ended: row.endedAt ? { reason: say(row.ended ?? ''), at: row.endedAt.toISOString() } : null,
  };
}

const SHOWN = 400;

/** A client's matches, best first. The caller has checked access to the client. */
export async function listMatches(client: string, language: Language = 'en'): Promise<ClientMatchDto[]> {
  const [rows, requirements] = await Promise.all([
    ClientMatch.find({ client }).sort({ foundAt: -1 }).limit(SHOWN).lean<StoredMatch[]>(),
    Requirement.find({ client }, { query: 1 }).lean(),
  ]);
  const searches = new Map(requirements.map(({ _id, query }) => [String(_id), parseStored(query)]));
  const cards = await mapPublicCards(rows.map(({ property }) => property));
  return rows
    .map((row) => {
      const card = cards.get(String(row.property))?.card;
      const search = searches.get(String(row.requirement));
      const fit = card && search && !row.endedAt ? fitOf(search, card) : -1;
      return { fit, match: toMatchDto(row, card, fit, reasonsIn(language)) };
    })
    .sort((a, b) => b.fit - a.fit || b.match.foundAt.localeCompare(a.match.foundAt))
    .map(({ match }) => match);
}

/** The actor's clients that match a listing now, each once, exact matches first. */
export async function listMatchingClients(
  actor: Actor,
  property: string,
  language: Language,
): Promise<MatchingClientDto[]> {
  const filter = { ...teamScope(actor), property: new Types.ObjectId(property), endedAt: null };
  const rows = await ClientMatch.find(filter)
    .sort({ isNear: 1, foundAt: -1 })
    .limit(SHOWN)
    .lean<StoredMatch[]>();
  const names = await mapClientNames(
    actor,
    rows.map(({ client }) => String(client)),
  );
  const seen = new Set<string>();
  return rows.flatMap(({ client, reasons, isNear }) => {
    const id = String(client);
    const name = names.get(id);
    if (name === undefined || seen.has(id)) return [];
    seen.add(id);
    return [{ id, name, reasons: reasons.map(reasonsIn(language)), isNear }];
  });
}

export const exportMatches = (owner: string) =>
  ClientMatch.find(
    { owner, team: null },
    { _id: 0, client: 1, property: 1, reasons: 1, foundAt: 1, endedAt: 1 },
  )
    .limit(20_000)
    .lean();

export const SHARED_MATCHES: SharedRecords = { collection: ClientMatch.collection, names: ['owner'] };
