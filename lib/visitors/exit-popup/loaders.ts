import 'server-only';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { searchAddresses } from './data';
import { addressSearchSchema } from './schema';

export async function loadAddresses(query: SearchParams) {
  const { actor } = await pageAdmin('/admin/addresses', 'read');
  const search = addressSearchSchema.parse(query);
  const may = {
    erase: can(actor, 'visitors'),
    export: can(actor, 'export'),
    add: can(actor, 'contacts'),
  };
  return { search, list: await searchAddresses(search), may };
}
