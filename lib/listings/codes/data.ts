import 'server-only';
import { DETAIL_STATUSES, type PropertyStatus } from '@/lib/listings/fields/vocabulary';
import { op } from '@/lib/platform/db/operators';
import { Property } from '@/models/listings/property';
import { parsePropertyCode } from './rules';

/** The visible listing with a typed code; undefined for unknown codes and other text. */
export async function findByCode(
  typed: string,
  statuses: readonly PropertyStatus[] = DETAIL_STATUSES,
): Promise<{ id: string; title: string; code: string } | undefined> {
  const code = parsePropertyCode(typed);
  if (!code) return undefined;
  const row = await Property.findOne({ propertyCode: code, status: op.in(statuses) }, { title: 1 }).lean();
  return row ? { id: String(row._id), title: row.title, code } : undefined;
}
