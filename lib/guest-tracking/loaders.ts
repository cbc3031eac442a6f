import 'server-only';
import { notFound } from 'next/navigation';
import { pageAdmin } from '@/lib/auth/page-guards';
import { listActivity, withTitles } from '@/lib/guest/data';
import { pageOf, type SearchParams } from '@/lib/list-url';
import { countGuests, getActivityStats, getGuestHead, listGuestEnquiries, searchGuests } from './data';
import { groupVisits } from './rules';
import { guestDetailSchema, guestSearchSchema } from './schema';

export async function loadTracker(query: SearchParams) {
  await pageAdmin('/admin/useguesttracker', 'read');
  const search = guestSearchSchema.parse(query);
  const [list, counts] = await Promise.all([searchGuests(search), countGuests(new Date())]);
  return { search, list, counts };
}

const LOG_PAGE = 50;
/** Entries that Session History reads. */
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
