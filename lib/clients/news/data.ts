import 'server-only';
import { Types } from 'mongoose';
import { hasReacted } from '@/lib/clients/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { teamScope } from '@/lib/teams/data';
import { Client } from '@/models/clients/client';
import { ClientMatch } from '@/models/clients/client-match';

export type Unseen = { matches: number; ended: number; latest: Date };

/** Counts homes that appeared or ended since each client was last viewed. */
export async function countUnseen(clients: readonly string[]): Promise<Map<string, Unseen>> {
  if (clients.length === 0) return new Map();
  const rows = await ClientMatch.aggregate<Unseen & { _id: Types.ObjectId }>([
    { $match: { client: { $in: clients.map((id) => new Types.ObjectId(id)) }, isUnseen: true } },
    {
      $group: {
        _id: '$client',
        matches: { $sum: { $cond: [{ $eq: ['$endedAt', null] }, 1, 0] } },
        ended: { $sum: { $cond: [{ $eq: ['$endedAt', null] }, 0, 1] } },
        latest: { $max: { $ifNull: ['$endedAt', '$foundAt'] } },
      },
    },
  ]);
  return new Map(rows.map(({ _id, ...counts }) => [String(_id), counts]));
}

/** Clients with the latest news for the Today page, read by index. */
export async function listNews(actor: Actor, limit: number) {
  const filter = { ...teamScope(actor), isArchived: false, newsAt: op.gt(new Date(0)) };
  const rows = await Client.find(filter, { name: 1, reactedAt: 1, seenAt: 1 })
    .sort({ newsAt: -1, nameKey: 1, _id: 1 })
    .limit(limit)
    .lean();
  const unseen = await countUnseen(rows.map(({ _id }) => String(_id)));
  return rows.map((row) => {
    const { matches = 0, ended = 0 } = unseen.get(String(row._id)) ?? {};
    const at = hasReacted(row) ? row.reactedAt?.toISOString() : undefined;
    return { id: String(row._id), name: row.name, matches, ended, ...(at && { reactedAt: at }) };
  });
}

/** Ids of the clients with homes not viewed yet. */
export async function listWithMatches(actor: Actor): Promise<string[]> {
  const ids = await ClientMatch.distinct('client', { ...teamScope(actor), isUnseen: true });
  return ids.map(String);
}
