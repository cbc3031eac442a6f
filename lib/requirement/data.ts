import 'server-only';
import { Types } from 'mongoose';
import type { Actor } from '@/lib/auth/actor';
import { connectDb } from '@/lib/db';
import { notFound } from '@/lib/errors';
import type { Language } from '@/lib/language/languages';
import { wordsIn } from '@/lib/language/messages';
import { listPath, parseStored, searchTitle } from '@/lib/saved-search/rules';
import { teamScope } from '@/lib/team/data';
import { Requirement, type RequirementRow } from '@/models/requirement';
import type { RequirementDto } from './dto';

export type StoredRequirement = RequirementRow & { _id: Types.ObjectId };

export function toRequirementDto(row: StoredRequirement, language: Language = 'en'): RequirementDto {
  const search = parseStored(row.query);
  return {
    id: String(row._id),
    title: searchTitle(search, wordsIn(language, 'chips')),
    path: listPath(search),
    query: row.query,
    isPaused: row.isPaused,
    nearMisses: row.nearMisses,
  };
}

/** What one client looks for, the oldest first. The caller has checked that the client may be seen. */
export async function listRequirements(client: string, language: Language): Promise<RequirementDto[]> {
  await connectDb();
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
  await connectDb();
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
