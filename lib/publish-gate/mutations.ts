import 'server-only';
import { Types, trusted } from 'mongoose';
import { invalidate } from '@/lib/cache/invalidate';
import { connectDb } from '@/lib/db';
import { Property } from '@/models/property';
import { User } from '@/models/user';
import type { Awaited } from './constants';
import { lacksAgentNumber } from './data';

/** What a listing awaits of its owner's account, not of itself. */
const OF_ACCOUNT = ['confirmation', 'agentNumber'] as const satisfies Awaited[];

type Waiting = { for: readonly string[] } | null | undefined;

/**
 * Publishes what waits for nothing but its owner's account: a confirmed e-mail address, a broker's agent number. Called when
 * either is given.
 */
export async function releaseWaiting(owner: string): Promise<void> {
  await connectDb();
  const given: readonly Awaited[] = [
    ...((await User.exists({ _id: owner, isVerified: true })) ? (['confirmation'] as const) : []),
    ...((await lacksAgentNumber(owner)) ? [] : (['agentNumber'] as const)),
  ];
  const waiting = { owner: new Types.ObjectId(owner), 'awaiting.for': trusted({ $in: [...given] }) };
  const rows = await Property.find(waiting as object, { awaiting: 1, __v: 1 }).lean();
  for (const { _id, __v, awaiting } of rows) {
    const left = awaiting?.for.filter((one) => !given.includes(one)) ?? [];
    const release = { $set: { status: awaiting?.status }, $unset: { awaiting: 1 } };
    const change = left.length > 0 ? { $set: { 'awaiting.for': left } } : release;
    await Property.updateOne({ _id, __v }, change as object);
    await invalidate([`property:${_id}`, 'lists']);
  }
}

/** After a listing was stored, which may have crossed what it waits for. */
export async function releaseStored(owner: string, awaiting: Waiting): Promise<void> {
  if (OF_ACCOUNT.some((one) => awaiting?.for.includes(one))) await releaseWaiting(owner);
}
