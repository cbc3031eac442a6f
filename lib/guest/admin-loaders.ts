import 'server-only';
import { notFound } from 'next/navigation';
import { dayBounds, indianDay } from '@/lib/admin/indian-day';
import { kept } from '@/lib/admin/kept';
import { pageOf } from '@/lib/admin/list-url';
import { pageAdmin } from '@/lib/auth/page-guards';
import {
  countGuests,
  getGuestHead,
  guestsById,
  listTrail,
  searchGuests,
  trailFigures,
  trailsBetween,
} from './admin-data';
import { analyticsSchema, GUESTS_PAGE_SIZE, guestDetailSchema, guestSearchSchema } from './admin-schema';
import { groupVisits } from './visits';

type Query = Record<string, string | string[] | undefined>;

export async function loadTracker(query: Query) {
  await pageAdmin('/admin/useguesttracker');
  const search = guestSearchSchema.parse(query);
  const [list, counts] = await Promise.all([searchGuests(search), countGuests(new Date())]);
  return { search, list, counts };
}

const WEEK_MS = 7 * 86_400_000;
/** The same view is read page by page; half a minute of age does not show in it. */
const trails = kept(30, (key: string) => trailsBetween(JSON.parse(key)));

/** Seed §9: the last 7 days unless the address says otherwise. */
export async function loadAnalytics(query: Query) {
  await pageAdmin('/admin/guestanalytics');
  const now = new Date();
  const given = analyticsSchema.parse(query);
  const to = given.to ?? indianDay(now);
  const from = given.from ?? indianDay(dayBounds(to).start.getTime() - WEEK_MS);
  const { activity } = given;
  const [all, counts] = await Promise.all([trails(JSON.stringify({ from, to, activity })), countGuests(now)]);
  const { page, pages, skip } = pageOf(all.length, given.page, GUESTS_PAGE_SIZE);
  const shown = all.slice(skip, skip + GUESTS_PAGE_SIZE);
  const guests = await guestsById(shown.map(({ guestID }) => guestID));
  const sum = all.reduce((total, { activities }) => total + activities, 0);
  const rows = shown.map(({ guestID, activities, last }) => ({
    guestID,
    activities,
    lastActive: last.toISOString(),
    guest: guests.get(guestID),
  }));
  const stats = {
    totalGuests: all.length,
    activeToday: counts.activeToday,
    avgActivities: (all.length === 0 ? 0 : sum / all.length).toFixed(1),
  };
  return { search: { from, to, activity }, stats, rows, page, pages, now: now.getTime() };
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
