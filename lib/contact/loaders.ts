import 'server-only';
import { notFound } from 'next/navigation';
import { listStaff } from '@/lib/agency-team/data';
import { can } from '@/lib/auth/actor';
import { pageAdmin } from '@/lib/auth/page-guards';
import { listUndoable } from '@/lib/contact-bulk/data';
import type { SearchParams } from '@/lib/list-url';
import { getContact, listTags, searchContacts } from './data';
import { contactSearchSchema } from './schema';

export async function loadDirectory(query: SearchParams) {
  const { user, actor } = await pageAdmin('/admin/contactlist', 'read');
  const search = contactSearchSchema.parse(query);
  const may = { change: can(actor, 'contacts'), export: can(actor, 'export') };
  const [list, tags, staff, changes] = await Promise.all([
    searchContacts(search),
    listTags(),
    listStaff(),
    may.change ? listUndoable(new Date()) : [],
  ]);
  return { search, list, tags, staff, me: user.id, changes, may };
}

/** One contact, for its form. */
export async function loadContact(id: string) {
  await pageAdmin(`/admin/contacts/${encodeURIComponent(id)}/edit`, 'contacts');
  return { contact: (await getContact(id)) ?? notFound(), staff: await listStaff() };
}
