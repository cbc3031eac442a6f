import 'server-only';
import { mongo, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { JobLease } from '@/models/job-lease';

const DUPLICATE_KEY = 11000;

/** True when the lease was free: the update takes it, and the unique name lets one of two first-comers win. */
export async function takeLease(name: string, holder: string, now: Date, until: Date): Promise<boolean> {
  await connectDb();
  try {
    const row = await JobLease.findOneAndUpdate(
      { name, until: trusted({ $lte: now }) },
      { $set: { holder, until, lastRunAt: now } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
    return row?.holder === holder;
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY) return false;
    throw error;
  }
}
