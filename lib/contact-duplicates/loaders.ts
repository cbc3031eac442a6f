import 'server-only';
import { notFound } from 'next/navigation';
import { pageAdmin } from '@/lib/auth/page-guards';
import { pageParam, type SearchParams } from '@/lib/list-url';
import { getPair, listPairs } from './data';

const PATH = '/admin/contacts/duplicates';

export async function loadPairs(query: SearchParams) {
  await pageAdmin(PATH, 'read');
  return listPairs(pageParam.parse(query.page));
}

export async function loadPair(id: string) {
  await pageAdmin(`${PATH}/${encodeURIComponent(id)}`, 'contacts');
  return (await getPair(id)) ?? notFound();
}
