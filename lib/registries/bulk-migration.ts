import 'server-only';
import type { Types } from 'mongoose';
import { connectDb } from '@/lib/platform/db/connect';
import { BulkDecision } from '@/models/moderation/bulk-decision';
import { BulkItem } from '@/models/moderation/bulk-item';

type OldItem = { _id: Types.ObjectId; outcome?: string };
type OldRow = { _id: Types.ObjectId; items: OldItem[]; expiresAt: Date };

/** Moves the listings of bulk decisions of older versions into rows of their own. A second call does nothing. */
export async function moveBulkItems(): Promise<void> {
  await connectDb();
  for await (const row of BulkDecision.collection.find<OldRow>({ items: { $exists: true } })) {
    const { _id: bulk, items, expiresAt } = row;
    await BulkItem.bulkWrite(
      items.map((item, position) => ({
        replaceOne: {
          filter: { _id: item._id },
          replacement: { ...item, bulk, position, expiresAt } as never,
          upsert: true,
        },
      })),
    );
    const count = (outcomes: string[]) =>
      items.filter(({ outcome }) => outcome && outcomes.includes(outcome)).length;
    await BulkDecision.collection.updateOne(
      { _id: bulk },
      {
        $set: { total: items.length, done: count(['done', 'undone']), failed: count(['failed', 'kept']) },
        $unset: { items: 1 },
      },
    );
  }
}
