import 'server-only';
import { Types } from 'mongoose';
import { listPath, parseStored, searchTitle } from '@/lib/alerts/saved-searches/rules';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { teamScope } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/events';
import { Requirement, type RequirementRow } from '@/models/clients/requirement';
import type { RequirementDto } from './dto';

export type StoredRequirement = RequirementRow & { _id: Types.ObjectId };

function toRequirementDto(row: StoredRequirement, language: Language = 'en'): RequirementDto {
  const search = parseStored(row.query);
  return {
    id: String(row._id),
    title: searchTitle(search, textsIn(language, 'search/applied')),
    path: listPath(search),
    query: row.query,
    isPaused: row.isPaused,
    nearMisses: row.nearMisses,
  };
}

/** What one client looks for, the oldest first. The caller has checked that the client may be seen. */
export async function listRequirements(client: string, language: Language): Promise<RequirementDto[]> {
  const rows = await Requirement.find({ client }).sort({ _id: 1 }).lean<StoredRequirement[]>();
  return rows.map((row) => toRequirementDto(row, language));
}

/** How many each of these clients has that are not paused. */
export async function countRequirements(clients: readonly string[]): Promise<Map<string, number>> {
  const rows = await Requirement.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { client: { $in: clients.map((id) => new Types.ObjectId(id)) }, isPaused: false } },
    { $group: { _id: '$client', count: { $sum: 1 } } },
  ]);
  return new Map(rows.map(({ _id, count }) => [String(_id), count]));
}

/** The stored requirement; those of clients that the actor may not see reject like unknown ones. */
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

/** What the export of an account contains of it. */
export async function exportRequirements(owner: string) {
  return Requirement.find(
    { owner, team: null },
    { client: 1, query: 1, isPaused: 1, nearMisses: 1, createdAt: 1 },
  )
    .limit(20_000)
    .lean();
}

export const SHARED_REQUIREMENTS: SharedRecords = { collection: Requirement.collection, names: ['owner'] };
