import 'server-only';
import { medianFirstAnswer, medianFrom } from '@/lib/enquiries/answer-time/data';
import { countEnquiries } from '@/lib/enquiries/inbox/data';
import { DAY_PATH } from '@/lib/office/day/constants';
import { getOfficeDay } from '@/lib/office/day/data';
import { daySearchSchema } from '@/lib/office/day/schema';
import { can } from '@/lib/platform/auth/actor';
import { pageAdmin } from '@/lib/platform/auth/page-guards';
import { remember } from '@/lib/platform/cache/remember';
import { texts } from '@/lib/platform/language/on-server';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { countGuests } from '@/lib/visitors/tracking/data';
import {
  compareWeeks,
  countAttention,
  countByStatus,
  countMonth,
  getDailyCounts,
  topListings,
  withViews,
} from './data';
import type { DashboardDto } from './dto';

/** cached under the totals, so that the days always add up to them */
const days = remember('daily counts', [], () => getDailyCounts(new Date()), { ms: 60_000, max: 2 });
const tops = remember('top listings', [], () => topListings(new Date()), { ms: 300_000 });

export async function loadDashboard(query: SearchParams): Promise<DashboardDto> {
  const { actor } = await pageAdmin(DAY_PATH, 'read');
  const search = daySearchSchema.parse(query);
  const now = new Date();
  const words = await texts('office/dashboard');
  const [day, weeks, listings, attention, enquiries, median, guests, month, top] = await Promise.all([
    getOfficeDay(actor, search, now, words),
    compareWeeks(now),
    countByStatus(),
    countAttention(),
    countEnquiries(now),
    medianFirstAnswer(now),
    countGuests(now),
    countMonth(now),
    tops.get().then((found) => withViews(found, now)),
  ]);
  const { activities, guests: fresh, enquiries: enquiryCount, listings: listed, from: first } = month;
  const sums = { first, activities, fresh, asked: enquiryCount, listed };
  const daily = await days.get(JSON.stringify(sums));
  const from = medianFrom(now);
  return {
    day,
    weeks,
    listings,
    attention,
    enquiries,
    median: median && { ...median, from },
    guests,
    month,
    daily,
    top,
    seesDeals: can(actor, 'earnings'),
    seesFigures: can(actor, 'listings'),
  };
}
