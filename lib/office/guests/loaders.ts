import 'server-only';
import { notFound } from 'next/navigation';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { pageOf, type SearchParams } from '@/lib/platform/text/list-url';
import { listActivity, withTitles } from '@/lib/visitors/guests/data';
import { getActivityStats, getGuestHead } from '@/lib/visitors/tracking/data';
import { groupVisits } from '@/lib/visitors/tracking/rules';
import { guestDetailSchema } from '@/lib/visitors/tracking/schema';
import { listGuestEnquiries } from './data';

const LOG_PAGE = 50;
/** Maximum entries of the session history. */
const VISIT_ENTRIES = 2000;

export async function loadGuestDetail(guestID: string, query: SearchParams) {
  await pageAdmin(`/admin/guestdetailsmodal/${encodeURIComponent(guestID)}`, 'read');
  const { tab, page: wanted } = guestDetailSchema.parse(query);
  const guest = await getGuestHead(guestID);
  if (!guest) notFound();
  const [stats, enquiries] = await Promise.all([getActivityStats(guestID), listGuestEnquiries(guestID)]);
  const { page, pages, skip } = pageOf(stats.stored, wanted, LOG_PAGE);
  const log = tab === 'log' ? await withTitles(await listActivity(guestID, skip, LOG_PAGE)) : [];
  const visits =
    tab === 'sessions' ? groupVisits(await withTitles(await listActivity(guestID, 0, VISIT_ENTRIES))) : [];
  return { guest, enquiries, stats, tab, log, page, pages, visits };
}
