import 'server-only';
import { Counter } from '@/models/platform/counter';

/** The next number of a sequence, from 1. One taken by a process that then dies is missing from it. */
export async function nextInSequence(name: string): Promise<number> {
  const row = await Counter.findOneAndUpdate(
    { _id: name },
    { $inc: { value: 1 } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return row?.value ?? 1;
}
