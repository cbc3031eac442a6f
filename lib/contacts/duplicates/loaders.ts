import 'server-only';
import { notFound } from 'next/navigation';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { pageParam, type SearchParams } from '@/lib/platform/browser/list-url';
import { getPair, listPairs } from './data';

const PATH = '/admin/contacts/duplicates';

export async function loadPairs(query: SearchParams) {
  const { actor } = await pageAdmin(PATH, 'read');
  return { list: await listPairs(pageParam.parse(query.page)), mayDismiss: can(actor, 'contacts') };
}

export async function loadPair(id: string) {
  await pageAdmin(`${PATH}/${encodeURIComponent(id)}`, 'contacts');
  return (await getPair(id)) ?? notFound();
}
