import 'server-only';
import { senderKeys } from '@/lib/contact/rules';
import { connectDb } from '@/lib/db';
import { VisitRecord } from '@/models/visit-record';
import type { VisitRecordInput } from './schema';

/** Stores what the exit popup sent. */
export async function recordVisit(input: VisitRecordInput): Promise<string> {
  await connectDb();
  const row = await VisitRecord.create({ ...input, matchKeys: senderKeys(input) });
  return String(row._id);
}
