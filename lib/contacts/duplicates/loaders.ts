import 'server-only';
import { notFound } from 'next/navigation';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { type SearchParams, timeListSchema } from '@/lib/platform/browser/list-url';
import { getPair, listPairs } from './data';

const PATH = '/admin/contacts/duplicates';

export async function loadPairs(query: SearchParams) {
  const { actor } = await pageAdmin(PATH, 'read');
  const { page, size } = timeListSchema.parse(query);
  return { search: { page, size }, list: await listPairs(page, size), mayDismiss: can(actor, 'contacts') };
}

export async function loadPair(id: string) {
  await pageAdmin(`${PATH}/${encodeURIComponent(id)}`, 'contacts');
  return (await getPair(id)) ?? notFound();
}
