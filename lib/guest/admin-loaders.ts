import 'server-only';
import { notFound } from 'next/navigation';
import { pageAdmin } from '@/lib/auth/page-guards';
import { dayBounds, indianDay } from '@/lib/indian-day';
import { pageOf } from '@/lib/list-url';
import { countGuests, getGuestHead, listTrail, searchGuests, trailFigures } from './admin-data';
import { analyticsSchema, guestDetailSchema, guestSearchSchema } from './admin-schema';
import { analyticsPage } from './analytics-data';
import { groupVisits } from './visits';

type Query = Record<string, string | string[] | undefined>;

export async function loadTracker(query: Query) {
  await pageAdmin('/admin/useguesttracker');
  const search = guestSearchSchema.parse(query);
  const [list, counts] = await Promise.all([searchGuests(search), countGuests(new Date())]);
  return { search, list, counts };
}

const WEEK_MS = 7 * 86_400_000;
/** Seed §9: the last 7 days unless the address says otherwise. */
export async function loadAnalytics(query: Query) {
  await pageAdmin('/admin/guestanalytics');
  const now = new Date();
  const given = analyticsSchema.parse(query);
  const to = given.to ?? indianDay(now);
  const from = given.from ?? indianDay(dayBounds(to).start.getTime() - WEEK_MS);
  const { activity, by, dir } = given;
  const [found, counts] = await Promise.all([
    analyticsPage({ ...given, from, to }, indianDay(now)),
    countGuests(now),
  ]);
  const { guests, activities, page, pages } = found;
  const rows = found.rows.map(({ last, ...row }) => ({ ...row, lastActive: last.toISOString() }));
  const stats = {
    totalGuests: guests,
    activeToday: counts.activeToday,
    avgActivities: (guests === 0 ? 0 : activities / guests).toFixed(1),
  };
  return { search: { from, to, activity, by, dir }, stats, rows, page, pages, now: now.getTime() };
}

const LOG_PAGE = 50;
/** Session History looks at this much of a trail. */
const VISIT_ENTRIES = 2000;

export async function loadGuestDetail(guestID: string, query: Query) {
  await pageAdmin(`/admin/guestdetailsmodal/${encodeURIComponent(guestID)}`);
  const { tab, page: wanted } = guestDetailSchema.parse(query);
  const guest = await getGuestHead(guestID);
  if (!guest) notFound();
  const figures = await trailFigures(guestID);
  const { page, pages, skip } = pageOf(figures.total, wanted, LOG_PAGE);
  const log = tab === 'log' ? await listTrail(guestID, skip, LOG_PAGE) : [];
  const visits = tab === 'sessions' ? groupVisits(await listTrail(guestID, 0, VISIT_ENTRIES)) : [];
  return { guest, figures, tab, log, page, pages, visits };
}
