import 'server-only';
import { notFound } from 'next/navigation';
import { searchAudit } from '@/lib/audit/data';
import { auditSearchSchema } from '@/lib/audit/schema';
import { pageAdmin } from '@/lib/auth/page-guards';
import type { SearchParams } from '@/lib/list-url';
import { getPropertyFor } from '@/lib/listing/data';
import { countWaiting, getDuplicatesAndReports, reviewFor, searchAllListings } from './data';
import { moderationSearchSchema } from './schema';

export async function loadModerationList(query: SearchParams) {
  await pageAdmin('/admin/properties', 'read');
  const search = moderationSearchSchema.parse(query);
  const [list, waiting] = await Promise.all([searchAllListings(search), countWaiting()]);
  return { search, list, waiting };
}

/** A listing with its duplicate candidates, reports, review and audit log. */
export async function loadModerationDetail(id: string) {
  const session = await pageAdmin(`/admin/properties/${encodeURIComponent(id)}`, 'read');
  const found = (await getPropertyFor(session.actor, id)) ?? notFound();
  const [checks, review, history] = await Promise.all([
    getDuplicatesAndReports(id),
    reviewFor(id),
    searchAudit(auditSearchSchema.parse({ target: id })),
  ]);
  return { property: found.property, checks, review, history: history.rows };
}
