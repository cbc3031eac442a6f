import 'server-only';
import { Types } from 'mongoose';
import { listPath, parseStored, searchTitle } from '@/lib/alerts/saved-searches/rules';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { teamScope } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/providers';
import { Requirement, type RequirementRow } from '@/models/clients/requirement';
import type { RequirementDto } from './dto';

export type StoredRequirement = RequirementRow & { _id: Types.ObjectId; __v?: number };

export function toRequirementDto(row: StoredRequirement, language: Language = 'en'): RequirementDto {
  const search = parseStored(row.query);
  return {
    id: String(row._id),
    title: searchTitle(search, textsIn(language, 'search/applied')),
    path: listPath(search),
    query: row.query,
    isPaused: row.isPaused,
    nearMisses: row.nearMisses,
    __v: row.__v ?? 0,
  };
}

/** A client's requirements, oldest first. The caller has checked that the client may be seen. */
export async function listRequirements(client: string, language: Language): Promise<RequirementDto[]> {
  const rows = await Requirement.find({ client }).sort({ _id: 1 }).lean<StoredRequirement[]>();
  return rows.map((row) => toRequirementDto(row, language));
}

/** Titles of each client's active requirements, oldest first. */
export async function mapWishes(
  clients: readonly string[],
  language: Language,
): Promise<Map<string, string[]>> {
  const client = op.in(clients.map((id) => new Types.ObjectId(id)));
  const rows = await Requirement.find({ client, isPaused: false }, { client: 1, query: 1 })
    .sort({ _id: 1 })
    .lean();
  const texts = textsIn(language, 'search/applied');
  const wishes = new Map<string, string[]>();
  for (const { client: id, query } of rows)
    wishes.set(String(id), [...(wishes.get(String(id)) ?? []), searchTitle(parseStored(query), texts)]);
  return wishes;
}

/** The stored requirement. Rejects foreign and unknown clients alike. */
export async function requireRequirement(
  actor: Actor,
  client: string,
  id: string,
): Promise<StoredRequirement> {
  const filter = { ...teamScope(actor), _id: id, client };
  const row = await Requirement.findOne(filter).lean<StoredRequirement>();
  if (!row) throw notFound('Requirement not found');
  return row;
}

export async function exportRequirements(owner: string) {
  return Requirement.find(
    { owner, team: null },
    { client: 1, query: 1, isPaused: 1, nearMisses: 1, createdAt: 1 },
  )
    .limit(20_000)
    .lean();
}

export const SHARED_REQUIREMENTS: SharedRecords = { collection: Requirement.collection, names: ['owner'] };
