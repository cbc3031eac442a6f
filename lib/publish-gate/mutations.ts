import 'server-only';
import { Types } from 'mongoose';
import { invalidate } from '@/lib/cache/invalidate';
import { connectDb } from '@/lib/db';
import { Property } from '@/models/property';
import { User } from '@/models/user';

/**
 * Publishes what waits for nothing but the confirmation of its owner's e-mail address, if that is confirmed. Called with the
 * confirmation, and after a listing was stored, which may have crossed it.
 */
export async function releaseConfirmed(owner: string): Promise<void> {
  await connectDb();
  if (!(await User.exists({ _id: owner, isVerified: true }))) return;
  const waiting = { owner: new Types.ObjectId(owner), 'awaiting.for': 'confirmation' as const };
  const rows = await Property.find(waiting, { awaiting: 1, __v: 1 }).lean();
  for (const { _id, __v, awaiting } of rows) {
    const left = awaiting?.for.filter((one) => one !== 'confirmation') ?? [];
    const release = { $set: { status: awaiting?.status }, $unset: { awaiting: 1 } };
    const change = left.length > 0 ? { $set: { 'awaiting.for': left } } : release;
    await Property.updateOne({ _id, __v }, change as object);
    await invalidate([`property:${_id}`, 'lists']);
  }
}
