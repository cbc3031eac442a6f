import 'server-only';
import { can } from '@/lib/auth/actor';
import { pageAdmin } from '@/lib/auth/page-guards';
import { listTags, searchContacts } from '@/lib/contact/data';
import { contactSearchSchema } from '@/lib/contact/schema';
import type { SearchParams } from '@/lib/list-url';
import { listStaff } from '@/lib/office-staff/data';
import { listUndoable } from './data';

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
