import 'server-only';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { countGuests, searchGuests } from './data';
import { guestSearchSchema } from './schema';

export async function loadTracker(query: SearchParams) {
  await pageAdmin('/admin/useguesttracker', 'read');
  const search = guestSearchSchema.parse(query);
  const [list, counts] = await Promise.all([searchGuests(search), countGuests(new Date())]);
  return { search, list, counts };
}
