import { flushActivity, recordActivity } from '@/lib/activity/mutations';
import { recordListingView } from '@/lib/listing-view/mutations';
import { lacksCounters, rebuildCounters } from '@/lib/migration/mutations';
import { useTestDb } from '@/lib/testing/db';
import { planOf } from '@/lib/testing/explain';
import { Guest } from '@/models/guest';
import { GuestDay } from '@/models/guest-day';
import { ListingDay } from '@/models/listing-day';
import { Property } from '@/models/property';
import { getDailyCounts, monthOfVisits, topListings } from './data';

useTestDb();

const LISTING = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);
const now = new Date();

beforeAll(async () => {
  const of = (_id: string, title: string) => ({
    _id,
    title,
    description: 'd',
    price: 1,
    area: 1,
    status: 'active',
  });
  const where = { type: 'sale', category: 'Plots', address: 'a', city: 'Nagpur', citySlug: 'nagpur' };
  await Property.insertMany([
    { ...of(LISTING, 'Seen'), ...where },
    { ...of(OTHER, 'Hidden'), ...where },
  ] as never);
  await Guest.insertMany(['g1', 'g2'].map((guestID) => ({ guestID, lastActive: now })));
  const see = (subject: { guestID: string } | { user: string }, page: string) =>
    recordActivity({ subject, action: 'page_view', metadata: { page }, userAgent: undefined, ip: '::1' });
  see({ guestID: 'g1' }, `/properties/${LISTING}`);
  see({ guestID: 'g1' }, `/properties/${LISTING}`);
  see({ user: 'c'.repeat(24) }, `/properties/${OTHER}`);
  see({ guestID: 'g2' }, '/properties/new');
  await flushActivity();
  const viewer = (n: number) => ({ actor: null, ip: `192.0.2.${n}`, userAgent: 'Mozilla/5.0 Chrome/140' });
  for (const [id, n] of [
    [LISTING, 1],
    [LISTING, 2],
    [OTHER, 1],
  ] as const)
    await recordListingView(id, viewer(n), now.getTime());
});

const figures = async () => ({ visits: await monthOfVisits(now), top: await topListings(now) });
const guestDays = () => GuestDay.find({}, { _id: 0 }).sort({ guestID: 1 }).lean();
const expected = {
  visits: { visitors: 2, viewers: 1, enquiries: 0 },
  top: [
    { id: LISTING, title: 'Seen', views: 2 },
    { id: OTHER, title: 'Hidden', views: 1 },
  ],
};

test('looks at listings are counted as browsers report them', async () => {
  expect(await figures()).toEqual(expected);
  const days = await getDailyCounts(now);
  expect([days.length, days.at(-1)]).toEqual([30, expect.objectContaining({ activities: 4, guests: 2 })]);
});

test('counted anew from the activity log: the same of guests, and of views what was recorded', async () => {
  expect(await lacksCounters()).toBe(false);
  const written = await guestDays();
  const recount = async () => {
    await Guest.updateMany({}, { $unset: { lastOf: 1 } });
    expect(await lacksCounters()).toBe(true);
    await rebuildCounters();
    expect(await guestDays()).toEqual(written);
    return figures();
  };
  await GuestDay.deleteMany({});
  // what browsers reported stays
  expect(await recount()).toEqual(expected);
  await ListingDay.deleteMany({});
  const [seen, hidden] = expected.top;
  // the guest who looked twice within half an hour counts once
  expect(await recount()).toEqual({ ...expected, top: [{ ...seen, views: 1 }, hidden] });
});

test('every figure of the dashboard is a range of an index', async () => {
  const since = { $gte: new Date(0) };
  const counts: [string, Record<string, unknown>][] = [
    ['guests', { lastActive: since }],
    ['guests', { createdAt: since }],
    ['guests', { 'lastOf.listing': since }],
    ['activities', { timestamp: since }],
    ['enquiries', { createdAt: since }],
    ['enquiries', { status: 'new', createdAt: since }],
    ['properties', { createdAt: since }],
    ['properties', { status: 'active' }],
    ['properties', { duplicateCandidates: { $exists: true } }],
    ['properties', { 'review.state': 'pending', status: { $in: ['active', 'verified'] } }],
    ['listingdays', { day: { $gte: '2026-01-01' } }],
  ];
  for (const [find, filter] of counts) {
    const plan = await planOf({ find, filter });
    expect([filter, plan]).toEqual([filter, expect.arrayContaining(['IXSCAN'])]);
    expect(plan).not.toContain('COLLSCAN');
  }
});
