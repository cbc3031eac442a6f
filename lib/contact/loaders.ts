import 'server-only';
import { notFound } from 'next/navigation';
import { can } from '@/lib/auth/actor';
import { pageAdmin } from '@/lib/auth/page-guards';
import type { SearchParams } from '@/lib/list-url';
import { getContact, searchContacts } from './data';
import { contactSearchSchema } from './schema';

export async function loadDirectory(query: SearchParams) {
  const { actor } = await pageAdmin('/admin/contactlist', 'read');
  const search = contactSearchSchema.parse(query);
  const may = { change: can(actor, 'contacts'), export: can(actor, 'export') };
  return { search, list: await searchContacts(search), may };
}

/** One contact, for its form. */
export async function loadContact(id: string) {
  await pageAdmin(`/admin/contacts/${encodeURIComponent(id)}/edit`, 'contacts');
  return (await getContact(id)) ?? notFound();
}
