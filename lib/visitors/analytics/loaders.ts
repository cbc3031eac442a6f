import 'server-only';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { analyticsPage } from './data';
import { analyticsSchema } from './schema';

const WEEK_MS = 7 * DAY_MS;

/** Covers the last 7 days unless the address says otherwise. */
export async function loadAnalytics(query: SearchParams) {
  await pageAdmin('/admin/guestanalytics', 'read');
  const now = new Date();
  const given = analyticsSchema.parse(query);
  const to = given.to ?? indianDay(now);
  const from = given.from ?? indianDay(dayBounds(to).start.getTime() - WEEK_MS);
  const search = { ...given, from, to };
  const found = await analyticsPage(search, indianDay(now), now);
  const { guests, activeToday, activities, page, pages } = found;
  const rows = found.rows.map(({ last, ...row }) => ({ ...row, lastActive: last.toISOString() }));
  const stats = {
    totalGuests: guests,
    activeToday,
    avgActivities: (guests === 0 ? 0 : activities / guests).toFixed(1),
  };
  return { search, stats, rows, page, pages, now: now.getTime() };
}
