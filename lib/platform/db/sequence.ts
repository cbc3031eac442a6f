import 'server-only';
import { Counter } from '@/models/platform/counter';

/** The next number of a sequence that starts at 1. A number is skipped if its process dies. */
export async function nextInSequence(name: string): Promise<number> {
  const row = await Counter.findOneAndUpdate(
    { _id: name },
    { $inc: { value: 1 } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return row?.value ?? 1;
}
