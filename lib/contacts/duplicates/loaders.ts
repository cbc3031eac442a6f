import 'server-only';
import { notFound } from 'next/navigation';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { getPair, listPairs } from './data';
import { pairListSchema } from './schema';

const PATH = '/admin/contacts/duplicates';

export async function loadPairs(query: SearchParams) {
  const { actor } = await pageAdmin(PATH, 'read');
  const search = pairListSchema.parse(query);
  return { search, list: await listPairs(search), mayDismiss: can(actor, 'contacts') };
}

export async function loadPair(id: string) {
  await pageAdmin(`${PATH}/${encodeURIComponent(id)}`, 'contacts');
  return (await getPair(id)) ?? notFound();
}
