import 'server-only';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { Property } from '@/models/listings/property';

/** Maximum pages to purge one by one. Beyond that, all caches are purged. */
const MAX_TAGS = 200;

async function invalidateListings(filter: { owner: string } | { team: string }): Promise<void> {
  const rows = await Property.find(filter, { _id: 1 })
    .limit(MAX_TAGS + 1)
    .lean();
  if (rows.length === 0) return;
  await invalidate(rows.length > MAX_TAGS ? ['site'] : rows.map(({ _id }) => `property:${_id}` as const));
}

/** Purges pages after a change in what a person's listings show about their lister. */
export const invalidateListingsOf = (owner: string): Promise<void> => invalidateListings({ owner });

/** Call after a change of the name on a team's listings. */
export const invalidateListingsOfTeam = (team: string): Promise<void> => invalidateListings({ team });
