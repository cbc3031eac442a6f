import 'server-only';
import { listTags, searchContacts } from '@/lib/contacts/data';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { pageLanguage } from '@/lib/platform/language/on-server';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { listStaff } from '@/lib/teams/staff/data';
import { contactBulk } from './jobs';

export async function loadDirectory(query: SearchParams) {
  const { user, actor } = await pageAdmin('/admin/contactlist', 'read');
  const search = contactSearchSchema.parse(query);
  const may = { change: can(actor, 'contacts'), export: can(actor, 'export') };
  const [list, tags, staff, changes] = await Promise.all([
    searchContacts(search),
    listTags(),
    listStaff(),
    may.change ? contactBulk.list(user.id, await pageLanguage()) : { undoable: [] },
  ]);
  return { search, list, tags, staff, me: user.id, changes, may };
}
