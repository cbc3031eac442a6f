import 'server-only';
import { notFound } from 'next/navigation';
import { pageAdmin } from '@/lib/auth/page-guards';
import type { SearchParams } from '@/lib/list-url';
import { getContact, searchContacts } from './data';
import { contactSearchSchema } from './schema';

export async function loadDirectory(query: SearchParams) {
  await pageAdmin('/admin/contactlist');
  const search = contactSearchSchema.parse(query);
  return { search, list: await searchContacts(search) };
}

/** One contact for the page at `from`, which sign-in leads back to. */
export async function loadContact(id: string, from = `/admin/contacts/${encodeURIComponent(id)}`) {
  await pageAdmin(from);
  return (await getContact(id)) ?? notFound();
}
