import 'server-only';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { pageOf, type SearchParams } from '@/lib/platform/text/list-url';
import { indianDay } from '@/lib/platform/time/indian-day';
import { getEarnings } from './data';
import { yearStart } from './rules';
import { earningSearchSchema } from './schema';

const PAGE_SIZE = 50;

/** Covers this financial year unless dates are chosen. */
export async function loadEarnings(query: SearchParams) {
  const { actor } = await pageAdmin('/admin/earnings', 'earnings');
  const requested = earningSearchSchema.parse(query);
  const from = requested.from ?? (requested.to ? undefined : yearStart(indianDay(Date.now())));
  const search = { ...requested, from };
  const earnings = await getEarnings(search, actor);
  const size = search.size ?? PAGE_SIZE;
  const { page, pages, skip } = pageOf(earnings.rows.length, search.page, size);
  const rows = earnings.rows.slice(skip, skip + size);
  // only the deal's team and the office's full admins can open the deal itself
  return { search, earnings: { ...earnings, rows }, list: { page, pages }, mayOpen: can(actor, 'staff') };
}
