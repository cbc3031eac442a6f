import 'server-only';
import { trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { DETAIL_STATUSES } from '@/lib/listing-vocabulary/constants';
import { Property } from '@/models/property';
import { parsePropertyCode } from './rules';

/** The public listing whose code a person typed; undefined also for a text that is not a code. */
export async function findByCode(
  typed: string,
): Promise<{ id: string; title: string; code: string } | undefined> {
  const code = parsePropertyCode(typed);
  if (!code) return undefined;
  await connectDb();
  const row = await Property.findOne(
    { propertyCode: code, status: trusted({ $in: [...DETAIL_STATUSES] }) },
    { title: 1 },
  ).lean();
  return row ? { id: String(row._id), title: row.title, code } : undefined;
}
