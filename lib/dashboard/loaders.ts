import 'server-only';
import { pageAdmin } from '@/lib/auth/page-guards';
import { countEnquiries, medianFirstAnswer } from '@/lib/enquiry-inbox/data';
import { countGuests } from '@/lib/guest-tracking/data';
import { memoizeFor } from '@/lib/memoize';
import { countAttention, countListings, getDailyCounts, monthOfVisits, topListings } from './data';
import type { DashboardDto } from './dto';

const days = memoizeFor(60, () => getDailyCounts(new Date()));
const months = memoizeFor(60, () => monthOfVisits(new Date()));
const medians = memoizeFor(60, () => medianFirstAnswer(new Date()));
const tops = memoizeFor(300, () => topListings(new Date()));

export async function loadDashboard(): Promise<DashboardDto> {
  await pageAdmin('/admin/admindashboard', 'read');
  const now = new Date();
  const [listings, attention, enquiries, median, guests, daily, visits, top] = await Promise.all([
    countListings(),
    countAttention(),
    countEnquiries(now),
    medians(),
    countGuests(now),
    days(),
    months(),
    tops(),
  ]);
  return { listings, attention, enquiries, median, guests, daily, views: { ...visits, top } };
}
