import 'server-only';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { searchActivities } from './data';
import { activitySearchSchema } from './schema';

export async function loadActivities(query: SearchParams) {
  const { actor } = await pageAdmin('/admin/activities', 'read');
  const search = activitySearchSchema.parse(query);
  return { search, list: await searchActivities(search), maySeeUsers: can(actor, 'staff') };
}
