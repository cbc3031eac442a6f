import 'server-only';
import { Types } from 'mongoose';
import { hasReacted } from '@/lib/clients/data';
import { op } from '@/lib/platform/db/operators';
import { Client } from '@/models/clients/client';
import { countUnseen } from './data';

/** Updates the time of the clients' latest news, and clears it if all news has been seen. */
export async function refreshNews(clients: readonly string[]): Promise<void> {
  const ids = [...new Set(clients)];
  const [rows, unseen] = await Promise.all([
    Client.find({ _id: op.in(ids) }, { reactedAt: 1, seenAt: 1 }).lean(),
    countUnseen(ids),
  ]);
  const writes = rows.map((row) => {
    const times = [unseen.get(String(row._id))?.latest, hasReacted(row) ? row.reactedAt : undefined];
    const latest = Math.max(0, ...times.map((time) => time?.getTime() ?? 0));
    const update = latest > 0 ? { $set: { newsAt: new Date(latest) } } : { $unset: { newsAt: 1 as const } };
    return { updateOne: { filter: { _id: new Types.ObjectId(row._id) }, update } };
  });
  if (writes.length > 0) await Client.bulkWrite(writes, { ordered: false, timestamps: false });
}
