import 'server-only';
import { invalidate } from '@/lib/cache/invalidate';
import { connectDb } from '@/lib/db';
import { Property } from '@/models/property';

/** More pages than this are removed from caches with everything else. */
const MAX_TAGS = 200;

/** After a change of what a person's listings say about who offers them. */
export async function invalidateListingsOf(userId: string): Promise<void> {
  await connectDb();
  const rows = await Property.find({ owner: userId }, { _id: 1 })
    .limit(MAX_TAGS + 1)
    .lean();
  if (rows.length === 0) return;
  await invalidate(rows.length > MAX_TAGS ? ['site'] : rows.map(({ _id }) => `property:${_id}` as const));
}
