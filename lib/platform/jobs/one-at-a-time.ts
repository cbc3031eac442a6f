import 'server-only';
import { ignoreExisting } from '@/lib/platform/db/connect';
import type { AppError } from '@/lib/platform/errors';
import { DAY_MS } from '@/lib/platform/time/time';
import { JobModel } from '@/models/platform/job';
import { acquire, HOLDER } from './lease';

type Turn = {
  name: string;
  /** Key of the turn, such as an account. */
  key: string;
  /** Milliseconds, longer than the work takes; a dead process blocks others for this time. */
  leaseMs: number;
  busy: () => AppError;
};

/** Does the work unless any process is already doing it for this key, in which case it throws the result of `busy`. */
export async function oneAtATime<T>({ name, key, leaseMs, busy }: Turn, work: () => Promise<T>): Promise<T> {
  await JobModel.updateOne(
    { name, key },
    { $setOnInsert: { leaseUntil: new Date(0), expiresAt: new Date(Date.now() + DAY_MS) } },
    { upsert: true },
  ).catch(ignoreExisting);
  const row = await acquire(JobModel, { name, key }, { leaseMs, longestMs: leaseMs });
  if (!row) throw busy();
  try {
    return await work();
  } finally {
    await JobModel.deleteOne({ _id: row._id, holder: HOLDER });
  }
}
