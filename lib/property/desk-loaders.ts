import 'server-only';
import { notFound } from 'next/navigation';
import { searchAudit } from '@/lib/audit/data';
import { auditSearchSchema } from '@/lib/audit/schema';
import { pageAdmin } from '@/lib/auth/page-guards';
import { timeListSchema } from '@/lib/list-url';
import { getBulk, lastBulkOf, listBulks } from './bulk-data';
import { getPropertyFor } from './data';
import { countWaiting, reviewFor, searchAllListings, suspicionsOf } from './desk-data';
import { deskSearchSchema } from './desk-schema';

export async function loadDeskListings(query: Record<string, string | string[] | undefined>) {
  const session = await pageAdmin('/admin/properties');
  const search = deskSearchSchema.parse(query);
  const [list, waiting, last] = await Promise.all([
    searchAllListings(search),
    countWaiting(),
    lastBulkOf(session.user.id),
  ]);
  return { search, list, waiting, last };
}

export async function loadBulks(query: Record<string, string | string[] | undefined>) {
  await pageAdmin('/admin/properties/bulk');
  const search = timeListSchema.parse(query);
  return { search, list: await listBulks(search) };
}

export async function loadBulk(id: string) {
  await pageAdmin(`/admin/properties/bulk/${encodeURIComponent(id)}`);
  return (await getBulk(id)) ?? notFound();
}

/** A listing with what speaks against it and all that was done with it. */
export async function loadDeskListing(id: string) {
  const session = await pageAdmin(`/admin/properties/${encodeURIComponent(id)}`);
  const found = (await getPropertyFor({ id: session.user.id, isAdmin: true }, id)) ?? notFound();
  const [suspicions, review, history] = await Promise.all([
    suspicionsOf(id),
    reviewFor(id),
    searchAudit(auditSearchSchema.parse({ target: id })),
  ]);
  return { property: found.property, suspicions, review, history: history.rows };
}
