import 'server-only';
import { DETAIL_STATUSES } from '@/lib/listings/fields/vocabulary';
import { op } from '@/lib/platform/db/operators';
import { Property } from '@/models/listings/property';
import { parsePropertyCode } from './rules';

/** The public listing with a typed code; undefined also for a text that is not a code. */
export async function findByCode(
  typed: string,
): Promise<{ id: string; title: string; code: string } | undefined> {
  const code = parsePropertyCode(typed);
  if (!code) return undefined;
  const row = await Property.findOne(
    { propertyCode: code, status: op.in(DETAIL_STATUSES) },
    { title: 1 },
  ).lean();
  return row ? { id: String(row._id), title: row.title, code } : undefined;
}
