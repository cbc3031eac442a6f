import 'server-only';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/browser/list-url';
import { indianDay } from '@/lib/platform/time/indian-day';
import { getEarnings } from './data';
import { yearStart } from './rules';
import { earningSearchSchema } from './schema';

/** Of this financial year unless dates are chosen. */
export async function loadEarnings(query: SearchParams) {
  const { actor } = await pageAdmin('/admin/earnings', 'earnings');
  const requested = earningSearchSchema.parse(query);
  const from = requested.from ?? (requested.to ? undefined : yearStart(indianDay(Date.now())));
  const search = { ...requested, from };
  // a deal itself can be opened by its team and by the office's full admins
  return { search, earnings: await getEarnings(search, actor), mayOpen: can(actor, 'staff') };
}
