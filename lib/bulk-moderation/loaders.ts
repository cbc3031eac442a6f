import 'server-only';
import { notFound } from 'next/navigation';
import { pageAdmin } from '@/lib/auth/page-guards';
import { getBulk, listBulks } from '@/lib/bulk-moderation/data';
import { type SearchParams, timeListSchema } from '@/lib/list-url';

export async function loadBulks(query: SearchParams) {
  await pageAdmin('/admin/properties/bulk');
  const search = timeListSchema.parse(query);
  return { search, list: await listBulks(search) };
}

export async function loadBulk(id: string) {
  await pageAdmin(`/admin/properties/bulk/${encodeURIComponent(id)}`);
  return (await getBulk(id)) ?? notFound();
}
