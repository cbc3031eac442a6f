import 'server-only';
import { notFound } from 'next/navigation';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { type SearchParams, timeListSchema } from '@/lib/platform/text/list-url';
import { getBulk, lastBulkOf, listBulkItems, listBulks } from './data';
import { bulkItemsSchema } from './schema';

export async function loadBulks(query: SearchParams) {
  await pageAdmin('/admin/properties/bulk', 'read');
  const search = timeListSchema.parse(query);
  return { search, list: await listBulks(search) };
}

/** The admin's own latest bulk decision, for the list it was started from. */
export async function loadLastBulk() {
  const session = await pageAdmin('/admin/properties', 'read');
  return lastBulkOf(session.user.id);
}

export async function loadBulk(id: string, query: SearchParams) {
  await pageAdmin(`/admin/properties/bulk/${encodeURIComponent(id)}`, 'read');
  const search = bulkItemsSchema.parse(query);
  const bulk = (await getBulk(id)) ?? notFound();
  return { bulk, search, list: await listBulkItems(id, search) };
}
