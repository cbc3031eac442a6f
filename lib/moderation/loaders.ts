import 'server-only';
import { notFound } from 'next/navigation';
import { searchAudit } from '@/lib/audit/data';
import { auditSearchSchema } from '@/lib/audit/schema';
import { pageAdmin } from '@/lib/auth/page-guards';
import type { SearchParams } from '@/lib/list-url';
import { getPropertyFor } from '@/lib/listing/data';
import { countWaiting, reviewFor, searchAllListings, suspicionsOf } from './data';
import { deskSearchSchema } from './schema';

export async function loadDeskListings(query: SearchParams) {
  await pageAdmin('/admin/properties');
  const search = deskSearchSchema.parse(query);
  const [list, waiting] = await Promise.all([searchAllListings(search), countWaiting()]);
  return { search, list, waiting };
}

/** A listing with what speaks against it and all that was done with it. */
export async function loadDeskListing(id: string) {
  const session = await pageAdmin(`/admin/properties/${encodeURIComponent(id)}`);
  const found = (await getPropertyFor(session.actor, id)) ?? notFound();
  const [suspicions, review, history] = await Promise.all([
    suspicionsOf(id),
    reviewFor(id),
    searchAudit(auditSearchSchema.parse({ target: id })),
  ]);
  return { property: found.property, suspicions, review, history: history.rows };
}
