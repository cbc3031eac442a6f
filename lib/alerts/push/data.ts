import 'server-only';
import type { Types } from 'mongoose';
import { getLiveSessionIds } from '@/lib/platform/auth/data';
import { decrypt, type Encrypted } from '@/lib/platform/crypto/encrypt';
import { PushSubscription, type PushSubscriptionRow } from '@/models/alerts/push-subscription';
import type { SubscriptionInput } from './schema';

export type StoredSubscription = { id: Types.ObjectId; target: SubscriptionInput };

/** The endpoint is encrypted with its row as additional data. */
export const targetContext = (endpointHash: string) => `push:${endpointHash}`;

export const readTarget = (row: Pick<PushSubscriptionRow, 'target' | 'endpointHash'>) =>
  JSON.parse(decrypt(row.target as Encrypted, targetContext(row.endpointHash))) as SubscriptionInput;

/** The owner's browsers that currently receive messages, without signed-out ones. */
export async function listSubscriptions(owner: string): Promise<StoredSubscription[]> {
  const rows = await PushSubscription.find({ owner }).sort({ createdAt: 1 }).lean();
  const live = await getLiveSessionIds(rows.flatMap(({ session }) => (session ? [session] : [])));
  return rows
    .filter(({ session }) => !session || live.has(String(session)))
    .map((row) => ({ id: row._id, target: readTarget(row) }));
}

export async function exportSubscriptions(owner: string) {
  return PushSubscription.find({ owner }, { _id: 0, userAgent: 1, createdAt: 1 })
    .sort({ createdAt: 1 })
    .lean();
}
