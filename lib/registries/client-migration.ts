import 'server-only';
import { NO_STEP } from '@/lib/clients/constants';
import { refreshNews } from '@/lib/clients/news/mutations';
import { op } from '@/lib/platform/db/operators';
import { Client } from '@/models/clients/client';
import { ClientMatch } from '@/models/clients/client-match';
import { once } from './migrations';

const BATCH = 500;

/** Fills in the fields that the orders of the client list need, for clients of an older version. A second call does nothing. */
export async function fillClientOrders(): Promise<void> {
  await once('orders of clients', async () => {
    const isOld = { nextAt: { $exists: false } };
    await Client.collection.updateMany(isOld, { $set: { nextAt: NO_STEP, isArchived: false } });
    const reacted = await Client.distinct('_id', { reactedAt: op.not(null) });
    const matched = await ClientMatch.distinct('client', { isUnseen: true });
    const ids = [...new Set([...reacted, ...matched].map(String))];
    for (let from = 0; from < ids.length; from += BATCH) await refreshNews(ids.slice(from, from + BATCH));
  });
}
