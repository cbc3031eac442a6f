import { listPairs } from '@/lib/contacts/duplicates/data';
import { pairListSchema } from '@/lib/contacts/duplicates/schema';
import { getEarnings } from '@/lib/deals/earnings/data';
import { medianFirstAnswer } from '@/lib/enquiries/answer-time/data';
import { countEnquiries, searchEnquiries } from '@/lib/enquiries/inbox/data';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { searchAllListings } from '@/lib/moderation/data';
import { REPORT_REASONS } from '@/lib/moderation/reports/constants';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { searchActivities } from '@/lib/visitors/activities/data';
import { activitySearchSchema } from '@/lib/visitors/activities/schema';
import { flushActivity, recordActivity } from '@/lib/visitors/activity/mutations';
import { rebuildCounters } from '@/lib/visitors/analytics/mutations';
import { searchAddresses } from '@/lib/visitors/exit-popup/data';
import { addressSearchSchema } from '@/lib/visitors/exit-popup/schema';
import { recordGuestEnquiry } from '@/lib/visitors/guests/mutations';
import { countGuests, searchGuests } from '@/lib/visitors/tracking/data';
import { guestSearchSchema } from '@/lib/visitors/tracking/schema';
import { recordListingView } from '@/lib/visitors/views/mutations';
import { Contact } from '@/models/contacts/contact';
import { ContactPair } from '@/models/contacts/contact-pair';
import { Deal } from '@/models/deals/deal';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Report } from '@/models/moderation/report';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import { ListingDay } from '@/models/visitors/listing-day';
import { VisitRecord } from '@/models/visitors/visit-record';
import { testAdmin } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import {
  compareWeeks,
  countAttention,
  countByStatus,
  countMonth,
  getDailyCounts,
  monthFrom,
  topListings,
  withViews,
} from './data';

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

const figures = async () => {
  const { visitors, viewers, enquiries } = await countMonth(now);
  return { visits: { visitors, viewers, enquiries }, top: await withViews(await topListings(now), now) };
};
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

test('counted again from the activity log: the same of guests, and of views what was recorded', async () => {
  const written = await guestDays();
  const recount = async () => {
    await Guest.updateMany({}, { $unset: { lastOf: 1 } });
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

/** All rows of a list, page by page: what a person who clicks a number counts. */
async function rowsOf<T>(read: (page: number) => Promise<{ rows: T[]; pages: number }>): Promise<number> {
  let count = 0;
  for (let page = 1; ; page++) {
    const { rows, pages } = await read(page);
    count += rows.length;
    if (page >= pages) return count;
  }
}

const enquiriesOf = (query: object) =>
  rowsOf((page) => searchEnquiries(enquirySearchSchema.parse({ ...query, page }), now));
const guestsOf = (query: object) =>
  rowsOf((page) => searchGuests(guestSearchSchema.parse({ ...query, page }), now));
const listingsOf = (query: object) =>
  rowsOf((page) => searchAllListings(moderationSearchSchema.parse({ ...query, page })));
const activitiesOf = (query: object) =>
  rowsOf((page) => searchActivities(activitySearchSchema.parse({ ...query, page })));

test('each number leads to exactly the rows that it counts', async () => {
  const from = monthFrom(now);
  const before = new Date(dayBounds(from).start.getTime() - 1);
  const first = dayBounds(from).start;
  // a guest of whom nothing was recorded, one who came again, and one of the moment before the days
  await Guest.insertMany([
    { guestID: 'quiet', lastActive: now },
    { guestID: 'back', lastActive: now, createdAt: before },
    { guestID: 'gone', lastActive: before, createdAt: before },
  ]);
  const ask = (createdAt: Date, more: object = {}) => ({
    name: 'A',
    phone: '1',
    message: 'm',
    createdAt,
    ...more,
  });
  const hours = (n: number) => new Date(now.getTime() - n * 3_600_000);
  await Enquiry.insertMany([
    ask(before, { status: 'contacted', firstAnsweredAt: now }),
    ask(first, { status: 'contacted', sender: 'guest:g1' }),
    // a guest whose visits show no listing, and an account
    ask(first, { status: 'lost', sender: 'guest:quiet' }),
    ask(first, { status: 'lost', sender: `user:${'c'.repeat(24)}` }),
    ask(hours(30), { status: 'won', firstAnsweredAt: hours(28) }),
    ask(hours(1)),
    ask(hours(25)),
    ask(hours(3), { status: 'negotiating', nextAt: hours(2), firstAnsweredAt: hours(1) }),
  ]);
  // the mark that a sent enquiry leaves
  for (const [guestID, at] of [
    ['g1', first],
    ['quiet', first],
  ] as const)
    await recordGuestEnquiry(guestID, at);
  // two people report one listing
  await Report.insertMany(
    [1, 2].map(() => ({ property: LISTING, reason: REPORT_REASONS[0], status: 'open' })),
  );
  const { median, ...counts } = { ...(await countEnquiries(now)), median: await medianFirstAnswer(now) };
  expect(counts).toEqual({ fresh: 2, overdue: 2, answered: 3 });
  expect(median?.of).toBe(2);
  const { totalGuests, activeToday } = await countGuests(now);
  expect([totalGuests, activeToday]).toEqual([5, 4]);
  const people = ['Asha', 'Ashaa', 'Ravi'].map((firstName) => ({ firstName, nameKey: firstName }));
  const [a, b, c] = (await Contact.insertMany(people)).map(({ _id }) => _id);
  const pair = (item: unknown, other: unknown, dismissed: boolean) => ({
    ...{ a: item, b: other, reasons: ['phone'], strength: 1, dismissed },
  });
  await ContactPair.insertMany([pair(a, b, false), pair(a, c, true)] as never);
  await VisitRecord.insertMany(
    [first, hours(1), before].map((createdAt, i) => ({ email: `v${i}@x.example`, createdAt })),
  );
  const sold = { title: 'Sold', kind: 'resale', stage: 'registered', stageSince: now };
  await Deal.insertMany([
    { ...sold, closedOn: from },
    { ...sold, closedOn: '2020-01-01' },
    { ...sold, stage: 'token' },
  ] as never);
  const { reports, duplicates, waiting, contacts } = await countAttention();
  const month = await countMonth(now);
  const byStatus = await countByStatus();
  const clicked: [number, Promise<number>][] = [
    [month.activities, activitiesOf({ from })],
    [month.guests, guestsOf({ which: 'new', from })],
    [month.enquiries, enquiriesOf({ from })],
    [month.listings, listingsOf({ from })],
    [month.visitors, guestsOf({ which: 'active', from })],
    [month.viewers, guestsOf({ which: 'listing', from })],
    [month.askers, guestsOf({ which: 'asked', from })],
    [counts.fresh, enquiriesOf({ status: 'new' })],
    [counts.overdue, enquiriesOf({ status: 'overdue' })],
    [counts.answered, enquiriesOf({ status: 'answered' })],
    [median?.of ?? 0, enquiriesOf({ status: 'answered', from })],
    [totalGuests, guestsOf({})],
    [activeToday, guestsOf({ which: 'today' })],
    [reports, listingsOf({ view: 'reported' })],
    [duplicates, listingsOf({ view: 'duplicates' })],
    [waiting, listingsOf({ view: 'queue' })],
    [contacts, rowsOf((page) => listPairs(pairListSchema.parse({ page })))],
    [month.addresses, rowsOf((page) => searchAddresses(addressSearchSchema.parse({ from, page })))],
    [month.deals, getEarnings({ from }, testAdmin()).then(({ rows }) => rows.length)],
    [byStatus.active, listingsOf({ status: 'active' })],
  ];
  // each step of the funnel is part of the one before
  expect([month.visitors, month.viewers, month.askers]).toEqual([4, 1, 1]);
  for (const week of await compareWeeks(now))
    for (const [number, href] of [
      [week.now, week.href],
      [week.before, week.hrefBefore],
    ] as const) {
      const [path = '', query = ''] = href.split('?');
      const search = Object.fromEntries(new URLSearchParams(query));
      const lists: Record<string, (query: object) => Promise<number>> = {
        '/admin/enquiries': enquiriesOf,
        '/admin/properties': listingsOf,
        '/admin/useguesttracker': guestsOf,
      };
      expect([href, await lists[path]?.(search)]).toEqual([href, number]);
    }
  for (const [at, [number, rows]] of clicked.entries()) expect([at, await rows]).toEqual([at, number]);
  const days = await getDailyCounts(now);
  for (const key of ['activities', 'guests', 'enquiries', 'listings'] as const)
    expect([key, days.reduce((sum, day) => sum + day[key], 0)]).toEqual([key, month[key]]);
});

test('every figure of the dashboard is a range of an index', async () => {
  const since = { $gte: new Date(0) };
  const counts: [string, Record<string, unknown>][] = [
    ['guests', { lastActive: since }],
    ['guests', { createdAt: since }],
    ['guests', { 'lastOf.listing': since }],
    ['guests', { askedAt: since, 'lastOf.listing': since }],
    ['activities', { timestamp: since }],
    ['enquiries', { createdAt: since }],
    ['enquiries', { status: 'new', createdAt: since }],
    ['enquiries', { nextAt: since }],
    ['enquiries', { firstAnsweredAt: { $exists: true } }],
    ['visitrecords', { createdAt: since }],
    ['contactpairs', { dismissed: false }],
    ['deals', { stage: 'registered', closedOn: { $gte: '2026-01-01' } }],
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
