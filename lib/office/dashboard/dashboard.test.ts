import { Types } from 'mongoose';
import { listPairs } from '@/lib/contacts/duplicates/data';
import { pairListSchema } from '@/lib/contacts/duplicates/schema';
import { getEarnings } from '@/lib/deals/earnings/data';
import { medianFirstAnswer } from '@/lib/enquiries/answer-time/data';
import { countEnquiries, searchEnquiries } from '@/lib/enquiries/inbox/data';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { searchAllListings } from '@/lib/moderation/data';
import { REPORT_REASONS } from '@/lib/moderation/reports/constants';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { DAY_SECTIONS } from '@/lib/office/day/constants';
import { getOfficeDay } from '@/lib/office/day/data';
import { comparedText, lastWeeks } from '@/lib/office/day/rules';
import { daySearchSchema } from '@/lib/office/day/schema';
import { createTask } from '@/lib/office/tasks/mutations';
import { adminActorOf } from '@/lib/platform/auth/actor';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import { op } from '@/lib/platform/db/operators';
import { textsIn } from '@/lib/platform/language/messages';
import { dayBounds, lastDays } from '@/lib/platform/time/indian-day';
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
import { Task } from '@/models/office/task';
import { User } from '@/models/platform/user';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import { ListingDay } from '@/models/visitors/listing-day';
import { VisitRecord } from '@/models/visitors/visit-record';
import { Visit } from '@/models/visits/visit';
import { testAdmin } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
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

describe('dashboard', () => {
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

  test('counts views of listings as browsers report them', async () => {
    expect(await figures()).toEqual(expected);
    const days = await getDailyCounts(now);
    expect([days.length, days.at(-1)]).toEqual([30, expect.objectContaining({ activities: 4, guests: 2 })]);
  });

  test('recounts guests and views from the activity log', async () => {
    const written = await guestDays();
    const recount = async () => {
      await Guest.updateMany({}, { $unset: { lastOf: 1 } });
      await rebuildCounters();
      expect(await guestDays()).toEqual(written);
      return figures();
    };
    await GuestDay.deleteMany({});
    // reported views stay
    expect(await recount()).toEqual(expected);
    await ListingDay.deleteMany({});
    const [seen, hidden] = expected.top;
    // a guest who views it twice within half an hour counts once
    expect(await recount()).toEqual({ ...expected, top: [{ ...seen, views: 1 }, hidden] });
  });

  /** Reads all rows of a list page by page, as a person who follows a number would count them. */
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

  test('links each number to exactly the rows that it counts', async () => {
    const from = monthFrom(now);
    const before = new Date(dayBounds(from).start.getTime() - 1);
    const first = dayBounds(from).start;
    // a guest without recorded activity, one who came back, and one from just before the period
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
      // a guest whose visits include no listing, and an account
      ask(first, { status: 'lost', sender: 'guest:quiet' }),
      ask(first, { status: 'lost', sender: `user:${'c'.repeat(24)}` }),
      ask(hours(30), { status: 'won', firstAnsweredAt: hours(28) }),
      ask(hours(1)),
      ask(hours(25)),
      ask(hours(3), { status: 'negotiating', nextAt: hours(2), firstAnsweredAt: hours(1) }),
    ]);
    // the record left by a sent enquiry
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
    // each step of the funnel is a subset of the one before
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

  test('reads every dashboard figure through an index range', async () => {
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
});

describe('office day', () => {
  useTestDb();

  /** Ten in the morning in Nagpur. */
  const NOW = new Date('2026-11-26T04:30:00Z');
  const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);

  let sunita: Person;
  let shailesh: Person;
  beforeEach(async () => {
    await clearTestDb();
    [sunita, shailesh] = await Promise.all([signedIn('admin'), signedIn('admin', { name: 'Shailesh' })]);
  });

  const actorOf = async ({ id }: Person, office: OfficeRole = 'admin') => {
    const row = await User.findById(id).lean();
    const user = {
      id,
      name: row?.name ?? '',
      email: '',
      phone: '',
      role: 'admin' as const,
      isVerified: true,
      office,
    };
    const session = {
      kind: 'user' as const,
      id: 's',
      via: 'cookie' as const,
      xsrf: '',
      recordActivity: false,
    };
    return adminActorOf({ ...session, user, secondFactor: { isSet: true } }, undefined, 'read');
  };

  async function day(who = 'mine', { as = sunita, office = 'admin' as OfficeRole, only = '' } = {}) {
    const search = daySearchSchema.parse({ who, only });
    const { sections } = await getOfficeDay(await actorOf(as, office), search, NOW);
    return Object.fromEntries(sections.map(({ section, items, total }) => [section, { items, total }]));
  }

  const texts = async (...args: Parameters<typeof day>) =>
    Object.fromEntries(
      Object.entries(await day(...args)).map(([section, { items }]) => [
        section,
        items.map(({ text }) => text),
      ]),
    );

  const ask = (name: string, createdAt: Date, more: object = {}) =>
    Enquiry.create({ name, phone: '1', message: 'm', createdAt, ...more });

  const listing = (title: string, since: Date, more: object = {}) =>
    Property.create({
      ...{ title, description: 'd', price: 1, area: 1, type: 'sale', category: 'Plots', address: 'a' },
      ...{ city: 'Nagpur', citySlug: 'nagpur', status: 'active', review: { state: 'pending', since } },
      ...more,
    } as never);

  async function fill() {
    await ask('Old', hours(-30));
    await ask('Fresh', hours(-2));
    await ask('Promised', hours(-50), { status: 'contacted', nextAt: hours(-1) });
    await ask('Later today', hours(-50), { status: 'contacted', nextAt: hours(5) });
    await ask('Next week', hours(-50), { status: 'negotiating', nextAt: hours(100) });
    await ask('Answered', hours(-50), { status: 'contacted' });
    await ask('Ended', hours(-50), { status: 'won' });
    await ask('New with a date', hours(-2), { nextAt: hours(3) });
    await listing('Plot A', hours(-40));
    await listing('Plot B', hours(-1));
    await listing('Plot C', hours(-1), {
      status: 'paused',
      review: { state: 'rejected', since: hours(-1), reason: 'Blurred' },
    });
    const [{ _id: property } = {}] = await Property.find({ title: 'Plot A' }).lean();
    await Report.create({ property, reason: 'sold', status: 'open', createdAt: hours(-3) });
    await Report.create({ property, reason: 'sold', status: 'settled', createdAt: hours(-3) });
    const task = { text: 'Call the society', time: '09:00', assignee: sunita.id };
    await Task.create([
      { ...task, text: 'Renew the lease', day: '2026-11-24' },
      { ...task, day: '2026-11-26' },
      { ...task, text: 'Tomorrow', day: '2026-11-27' },
      { ...task, text: 'Done', day: '2026-11-24', isDone: true },
    ] as never);
  }

  test('puts each item into one of late, due, new and waiting, in the order of dates', async () => {
    await fill();
    expect(await texts()).toEqual({
      late: ['Renew the lease', 'Review Plot A', 'Answer Old', 'Continue with Promised'],
      due: ['Call the society', 'Answer New with a date', 'Continue with Later today'],
      new: ['Plot A: Already sold or let', 'Answer Fresh', 'Review Plot B'],
      waiting: ['Continue with Answered', 'Plot C: the owner needs to correct it', 'Continue with Next week'],
    });
    const shown = Object.values(await day()).flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(shown).size).toBe(shown.length);
    const open = await Enquiry.countDocuments({ status: op.not('won') });
    const enquiries = Object.values(await day()).flatMap(({ items }) =>
      items.filter(({ kind }) => kind === 'enquiry'),
    );
    expect(enquiries).toHaveLength(open);
  });

  test('shows the sections in this order', async () => {
    expect(Object.keys(await day())).toEqual([...DAY_SECTIONS]);
    expect(Object.keys(await day('mine', { only: 'new' }))).toEqual(['new']);
  });

  test('shows own and unassigned work in one’s own day, only theirs in a colleague’s, and all in the office’s', async () => {
    await ask('Mine', hours(-2), { assignee: sunita.id });
    await ask('His', hours(-2), { assignee: shailesh.id });
    await ask('Nobody’s', hours(-2));
    await ask('Left', hours(-2), { assignee: (await signedIn('admin', { deactivatedAt: NOW })).id });
    await listing('Plot', hours(-1));
    const fresh = async (who: string) => (await texts(who)).new?.toSorted();
    expect(await fresh('mine')).toEqual(['Answer Left', 'Answer Mine', 'Answer Nobody’s', 'Review Plot']);
    expect(await fresh(shailesh.id)).toEqual(['Answer His']);
    expect(await fresh('all')).toEqual([
      'Answer His',
      'Answer Left',
      'Answer Mine',
      'Answer Nobody’s',
      'Review Plot',
    ]);
    expect((await day('all')).new?.items.find(({ text }) => text === 'Answer His')?.who).toBe('Shailesh');
  });

  test('shows listings to review in the office’s day but not in an agent’s', async () => {
    await listing('Plot', hours(-1));
    expect((await texts('mine', { office: 'agent' })).new).toEqual([]);
    expect((await texts('all', { office: 'agent' })).new).toEqual(['Review Plot']);
    expect((await texts('mine', { office: 'moderator' })).new).toEqual(['Review Plot']);
  });

  test('shows eight items of a section with the full count, and all of them when it is alone', async () => {
    for (let i = 0; i < 11; i++) await ask(`Asha ${i}`, hours(-i / 2));
    const { new: some } = await day();
    expect([some?.items.length, some?.total]).toEqual([8, 11]);
    expect((await day('mine', { only: 'new' })).new?.items).toHaveLength(11);
  });

  test('shows a task in the assigned colleague’s day', async () => {
    const input = { text: 'Measure the plot', day: '2026-11-26', time: '', assignee: shailesh.id };
    await createTask((await actorOf(sunita)) as never, input);
    expect((await texts(shailesh.id)).due).toEqual(['Measure the plot']);
    expect((await texts('mine')).due).toEqual([]);
  });

  test('sorts the agency’s visits by state: requests as new, after a day late, today’s due, offered times waiting', async () => {
    const visit = { host: null, name: 'Asha', until: hours(72), proposed: [], updatedAt: hours(-1) };
    await Visit.collection.insertMany(
      [
        { propertyTitle: 'Asked', status: 'proposed', proposed: ['2026-11-28-am'] },
        {
          propertyTitle: 'Asked long ago',
          status: 'proposed',
          proposed: ['2026-11-28-am'],
          updatedAt: hours(-30),
        },
        { propertyTitle: 'Offered', status: 'proposed', offered: hours(30) },
        { propertyTitle: 'Today', status: 'confirmed', start: hours(4) },
        { propertyTitle: 'Tomorrow', status: 'confirmed', start: hours(28) },
        {
          propertyTitle: 'A member’s',
          host: new Types.ObjectId(),
          status: 'proposed',
          proposed: ['2026-11-28-am'],
        },
      ].map((row, i) => ({
        ...visit,
        visitorLink: { hash: `v${i}` },
        hostLink: { hash: `h${i}` },
        ...row,
      })) as never,
    );
    expect(await texts()).toEqual({
      late: ['Visit of Asha, Asked long ago'],
      due: ['Show Today to Asha'],
      new: ['Visit of Asha, Asked'],
      waiting: ['Visit of Asha, Offered'],
    });
  });

  test('reads every section through indexes', async () => {
    const [now, end] = [NOW, hours(14)];
    const filters: [string, Record<string, unknown>][] = [
      [
        'enquiries',
        { $or: [{ status: 'new', nextAt: null, createdAt: { $lt: now } }, { nextAt: { $lt: now } }] },
      ],
      ['enquiries', { nextAt: { $gte: now, $lt: end } }],
      ['enquiries', { $or: [{ nextAt: { $gte: end } }, { status: { $in: ['contacted'] }, nextAt: null }] }],
      ['tasks', { isDone: false, day: { $lt: '2026-11-26' } }],
      ['tasks', { assignee: new Types.ObjectId(), isDone: false, day: '2026-11-26' }],
      ['visits', { host: null, until: { $gt: now } }],
      [
        'properties',
        { 'review.state': 'pending', status: { $in: ['active'] }, 'review.since': { $lt: now } },
      ],
      ['reports', { status: 'open', createdAt: { $lt: now } }],
    ];
    for (const [find, filter] of filters) {
      const plan = await planOf({ find, filter });
      expect([filter, plan]).toEqual([filter, expect.arrayContaining(['IXSCAN'])]);
      expect(plan).not.toContain('COLLSCAN');
    }
  });

  test('compares whole weeks in words', () => {
    expect(lastWeeks(lastDays(15, NOW))).toEqual({
      week: { from: '2026-11-19', to: '2026-11-25' },
      before: { from: '2026-11-12', to: '2026-11-18' },
    });
    const { t } = textsIn('en', 'office/dashboard');
    expect([comparedText(t, 12, 9), comparedText(t, 1, 4), comparedText(t, 2, 2)]).toEqual([
      '3 more than the week before',
      '3 fewer than the week before',
      'same as the week before',
    ]);
  });

  test('counts a task without a time as due on its day instead of at 23:59', async () => {
    await Task.create([{ text: 'Whenever', day: '2026-11-26', assignee: sunita.id }] as never);
    expect((await day()).due?.items).toMatchObject([{ text: 'Whenever', isAllDay: true }]);
  });
});
