import fc from 'fast-check';
import { Types } from 'mongoose';
import { POST as view } from '@/app/api/property/[id]/view/route';
import { POST as seen } from '@/app/api/property/seen/route';
import { createProperty } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import { listGuestEnquiries } from '@/lib/office/guests/data';
import { browserName } from '@/lib/platform/text/browser-name';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { ListingDay } from '@/models/visitors/listing-day';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { guest, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { searchActivities } from './activities/data';
import { activitySearchSchema } from './activities/schema';
import { pageName } from './activity/format';
import { ActivityCounters, listingOf, marksOf, type Seen } from './activity/rules';
import { listActivity, withTitles } from './guests/data';
import { guestTerms, termsOfGuest } from './guests/rules';
import { getActivityStats, guestFilter, guestOrder, searchGuests } from './tracking/data';
import { groupVisits, VISIT_GAP_MS } from './tracking/rules';
import { guestSearchSchema } from './tracking/schema';
import { viewsByDay } from './views/data';
import { recordCardsSeen, recordListingView } from './views/mutations';
import { ListingViewCounts, originOf, sourceOf, VIEW_GAP_MS } from './views/rules';

describe('activity rules', () => {
  const LISTING = 'a'.repeat(24);
  const at = (time: string) => new Date(time);
  const view = (page: unknown, timestamp = at('2026-11-21T10:00:00Z')): Seen => ({
    action: 'page_view',
    page,
    timestamp,
  });

  test.each([
    [`/properties/${LISTING}`, LISTING],
    [`/properties/${LISTING}/edit`, undefined],
    [`/properties/${LISTING.slice(1)}`, undefined],
    ['/properties', undefined],
    [{ $ne: '' }, undefined],
    [undefined, undefined],
  ])('a view of %p is of listing %p', (page, expected) => {
    expect(listingOf(view(page))).toBe(expected);
  });

  test('assigns only views to a listing', () => {
    const page = `/properties/${LISTING}`;
    expect(listingOf({ ...view(page), action: 'product_view' })).toBe(LISTING);
    expect(listingOf({ ...view(page), action: 'other' })).toBeUndefined();
  });

  test('updates the latest time of any activity, of its action, and of a listing', () => {
    expect(marksOf(view(`/properties/${LISTING}`))).toEqual(expect.arrayContaining(['all', 'listing']));
    expect(marksOf(view('/about'))).not.toContain('listing');
    expect(marksOf({ ...view('/about'), action: 'other' })).toContain('all');
  });

  describe('counters', () => {
    test('count each guest in any order of the entries', () => {
      const counters = new ActivityCounters();
      counters.add(view('/b', at('2026-11-21T12:00:00Z')), 'guest_1');
      counters.add(view('/a', at('2026-11-21T11:00:00Z')), 'guest_1');
      counters.add(view('/a'), 'guest_2');
      counters.add(view('/a'), undefined);
      expect(counters.guests.get('guest_1')).toMatchObject({
        count: 2,
        last: at('2026-11-21T12:00:00Z'),
        lastOf: { all: at('2026-11-21T12:00:00Z') },
      });
      expect([...counters.guests.keys()]).toEqual(['guest_1', 'guest_2']);
    });

    test('use Indian days, so 18:30 in Greenwich is the next day', () => {
      const counters = new ActivityCounters();
      counters.add(view('/a', at('2026-11-21T18:29:00Z')), 'guest_1');
      counters.add(view('/a', at('2026-11-21T18:31:00Z')), 'guest_1');
      expect(counters.takeGuestDays().map(({ day, counts }) => [day, counts.all])).toEqual([
        ['2026-11-21', 1],
        ['2026-11-22', 1],
      ]);
    });

    test('hand over each entry only once', () => {
      const counters = new ActivityCounters();
      counters.add(view('/a'), 'guest_1');
      expect(counters.takeGuestDays()).toHaveLength(1);
      expect(counters.takeGuestDays()).toEqual([]);
      counters.add(view('/a'), 'guest_1');
      expect(counters.takeGuestDays()[0]?.counts.all).toBe(1);
      expect(counters.guests.get('guest_1')?.count).toBe(2);
    });
  });
});

describe('tracked data', () => {
  useTestDb();

  const now = Date.now();
  const HOUR = 3_600_000;

  beforeAll(async () => {
    const names = ['Asha Rao', 'Natasha Iyer', undefined, 'Bala'];
    await Guest.insertMany(
      names.map((name, i) => ({
        guestID: `guest_${'abcd'[i]}00${i}`,
        ...(name && { name, nameKey: name.toLowerCase() }),
        terms: termsOfGuest(`guest_${'abcd'[i]}00${i}`, name),
        lastActive: new Date(now - i * HOUR),
        activityCount: 10 - i,
      })),
    );
    await Activity.insertMany([
      ...['/a', '/a', '/b'].map((page, i) => ({
        guestID: 'guest_a000',
        action: 'page_view',
        metadata: { page },
        timestamp: new Date(now - i * 1000),
      })),
      { guestID: 'guest_b001', action: 'search', metadata: {}, timestamp: new Date(now - HOUR) },
      { guestID: 'guest_b001', action: 'search', metadata: {}, timestamp: new Date(now - 400 * 24 * HOUR) },
      { user: '64b000000000000000000001', action: 'page_view', metadata: {}, timestamp: new Date(now) },
    ]);
  });

  const found = async (query: Record<string, string>) =>
    (await searchGuests(guestSearchSchema.parse(query))).rows
      .map(({ guestID }) => guestID.slice(6, 7))
      .join('');

  test.each([
    [{}, 'abcd'],
    [{ search: 'ASHA' }, 'ab'],
    [{ search: 'guest_C0' }, 'c'],
    [{ search: 'd003' }, 'd'],
    [{ search: '003' }, 'd'],
    [{ search: 'UEST_B0' }, 'b'],
    [{ search: '00' }, ''],
    [{ search: 'a r' }, 'a'],
    [{ search: '.*' }, ''],
    [{ search: '$ne' }, ''],
    [{ by: 'activities', dir: 'asc' }, 'dcba'],
    [{ by: 'lastActive', dir: 'asc' }, 'dcba'],
    [{ by: 'guestID', dir: 'desc' }, 'dcba'],
    [{ by: 'nonsense', page: '-3' }, 'abcd'],
  ])('finds %j in the tracker', async (query, expected) => {
    expect(await found(query)).toBe(expected);
  });

  test('reads a search with very many matches along the order, and says that there are more', async () => {
    const crowd = Array.from({ length: 2001 }, (_, i) => {
      const guestID = `guest_${String(i).padStart(8, '0')}z`;
      return {
        guestID,
        terms: termsOfGuest(guestID),
        lastActive: new Date(now - 900 * HOUR - i),
        createdAt: new Date(now),
        activityCount: 0,
      };
    });
    await Guest.collection.insertMany(crowd as never);
    const page = async (query: object) =>
      searchGuests(guestSearchSchema.parse({ search: 'UEST_0', ...query }));
    const first = await page({});
    expect(first).toMatchObject({ isMore: true, total: 2000, pages: 200 });
    expect(first.rows.map(({ guestID }) => guestID)).toEqual(
      crowd.slice(0, 10).map(({ guestID }) => guestID),
    );
    expect((await page({ page: '2' })).rows[0]?.guestID).toBe(crowd[10]?.guestID);
    expect(await page({ search: '00001999z' })).toMatchObject({ isMore: false, total: 1 });
    await Guest.deleteMany({ activityCount: 0 });
  });

  test.each([
    ['search', { search: 'asha' }],
    ['everybody', {}],
    ['by activities', { by: 'activities' }],
    ['by name', { by: 'name' }],
    ['by id', { by: 'guestID' }],
  ])('does not scan: %s', async (_, query) => {
    const search = guestSearchSchema.parse(query);
    const filter = Guest.find(guestFilter(search.search)).cast(Guest) as Record<string, unknown>;
    const plan = await planOf({ find: 'guests', filter, sort: guestOrder(search), limit: 10 });
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('COLLSCAN');
  });

  test('counts and pages one activity log', async () => {
    expect(await getActivityStats('guest_a000')).toEqual({ stored: 3, pages: 2 });
  });

  test('keeps one order of simultaneous entries on all pages', async () => {
    const ids = Array.from({ length: 120 }, () => String(new Types.ObjectId()));
    const [timestamp, action, guestID] = [
      new Date('2026-03-01T05:00:00Z'),
      'page_view',
      'guest_tied',
    ] as const;
    // inserted in an order different from the ids
    await Activity.insertMany(
      ids
        .toSorted((a, b) => a.slice(-1).localeCompare(b.slice(-1)))
        .map((_id) => ({ _id, guestID, action, timestamp })),
    );
    const search = (page: number, dir?: 'asc') =>
      searchActivities(activitySearchSchema.parse({ from: '2026-03-01', to: '2026-03-01', page, dir }));
    for (const dir of ['asc', undefined] as const) {
      const pages = await Promise.all([1, 2, 3].map((page) => search(page, dir)));
      expect(pages.flatMap(({ rows }) => rows.map(({ _id }) => _id))).toEqual(dir ? ids : ids.toReversed());
    }
  });

  test('names pages and listings in the log, and links a guest’s enquiry, also after the sign-in', async () => {
    const { _id } = await Property.create({
      title: 'Flat in Besa',
      description: 'Bright',
      price: 1,
      type: 'sale',
      category: 'Residential',
      address: 'Besa',
      area: 1,
      city: 'Nagpur',
      citySlug: 'nagpur',
    });
    await Activity.create({
      guestID: 'guest_c002',
      action: 'page_view',
      metadata: { page: `/properties/${_id}` },
      timestamp: new Date(now),
    });
    expect((await withTitles(await listActivity('guest_c002'))).map(({ title }) => title)).toEqual([
      'Flat in Besa',
    ]);
    expect((await withTitles(await listActivity('guest_a000'))).some(({ title }) => title)).toBe(false);
    expect([`/properties/${_id}`, '/', '/buy/nagpur/manish-nagar?q=x', '/contactform'].map(pageName)).toEqual(
      ['A listing', 'Home', 'Buy · Nagpur · Manish nagar', 'Enquiry form'],
    );
    const sent = { name: 'Chitra', phone: '9822012345', message: 'Hello', dueAt: new Date() };
    const account = '64b0000000000000000000aa';
    await Enquiry.create([
      { ...sent, sender: 'guest:guest_c002', propertyTitle: 'Flat in Besa' },
      { ...sent, name: 'Other', sender: 'guest:guest_d003' },
    ]);
    const linked = [expect.objectContaining({ name: 'Chitra', about: 'Flat in Besa' })];
    expect(await listGuestEnquiries('guest_c002')).toEqual(linked);
    await Enquiry.updateMany({ sender: 'guest:guest_c002' }, { sender: `user:${account}` });
    await Guest.updateOne({ guestID: 'guest_c002' }, { adoptedBy: account });
    expect(await listGuestEnquiries('guest_c002')).toEqual(linked);
    const find = { find: 'enquiries', filter: { sender: { $in: ['guest:x'] } }, sort: { createdAt: -1 } };
    expect(await planOf(find)).not.toContain('COLLSCAN');
  });
});

describe('tracking rules', () => {
  const at = (minutes: number) => ({
    timestamp: new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString(),
  });

  test('ends a visit after thirty minutes of silence but not before', () => {
    const visits = groupVisits([at(100), at(0), at(29), at(59), at(70)]);
    expect(visits.map(({ entries }) => entries.length)).toEqual([1, 2, 2]);
    expect(visits[2]).toMatchObject({ startedAt: at(0).timestamp, endedAt: at(29).timestamp });
    expect(groupVisits([])).toEqual([]);
  });

  test('puts every entry into exactly one visit, with gaps between visits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 })), (minutes) => {
        const visits = groupVisits(minutes.map(at)).reverse();
        expect(visits.reduce((sum, { entries }) => sum + entries.length, 0)).toBe(minutes.length);
        for (const [i, visit] of visits.entries()) {
          const before = visits[i - 1];
          if (before)
            expect(Date.parse(visit.startedAt) - Date.parse(before.endedAt)).toBeGreaterThanOrEqual(
              VISIT_GAP_MS,
            );
        }
      }),
    );
  });

  test.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', 'Chrome'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1', 'Safari'],
    ['Mozilla/5.0 (X11; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox'],
    ['PostmanRuntime/7.49.1', 'API Client'],
    ['', 'Unknown'],
  ])('names the browser of user agent "%s" as %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });

  test('finds a guest by any part of the name', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30 }), fc.nat(), fc.nat(), (raw, a, b) => {
        const name = raw.toLowerCase().trim();
        const part = name
          .slice(a % (name.length || 1))
          .slice(0, 1 + (b % 10))
          .trim();
        if (!part) return;
        expect(guestTerms(raw).some((term) => term.startsWith(part))).toBe(true);
      }),
    );
  });
});

describe('views', () => {
  describe('rules', () => {
    const NOW = Date.parse('2026-11-22T12:00:00Z');

    test('counts a viewer once in half an hour, however often the page is opened', () => {
      const counts = new ListingViewCounts();
      // newest first, as in the log
      for (const minutesAgo of [0, 10, 29, 45, 60, 80])
        counts.add('flat', 'asha', '2026-11-22', NOW - minutesAgo * 60_000);
      expect(counts.rows()).toEqual([{ day: '2026-11-22', property: 'flat', views: 3 }]);
    });

    test('counts another view exactly half an hour later', () => {
      const counts = new ListingViewCounts();
      counts.add('flat', 'asha', '2026-11-22', NOW);
      counts.add('flat', 'asha', '2026-11-22', NOW - VIEW_GAP_MS + 1);
      counts.add('flat', 'asha', '2026-11-22', NOW - VIEW_GAP_MS);
      expect(counts.rows()[0]?.views).toBe(2);
    });

    test('counts viewers, listings and days separately', () => {
      const counts = new ListingViewCounts();
      counts.add('flat', 'asha', '2026-11-22', NOW);
      counts.add('flat', 'ravi', '2026-11-22', NOW);
      counts.add('shop', 'asha', '2026-11-22', NOW);
      counts.add('flat', 'asha', '2026-11-21', NOW - 86_400_000);
      expect(counts.rows()).toEqual([
        { day: '2026-11-22', property: 'flat', views: 2 },
        { day: '2026-11-22', property: 'shop', views: 1 },
        { day: '2026-11-21', property: 'flat', views: 1 },
      ]);
    });
  });

  describe('seen api', () => {
    useTestDb();
    beforeEach(clearTestDb);

    let visitors = 0;
    const newVisitor = () => new Browser(`198.51.100.${++visitors}`);
    const show = (browser: Browser, ids: string[], headers: Record<string, string> = {}) =>
      browser.call(seen, '/x', { body: { ids }, headers });
    const seenOf = async (property: string) =>
      (await ListingDay.find({ property }, { seen: 1 }).lean()).reduce(
        (sum, row) => sum + (row.seen ?? 0),
        0,
      );

    test('counts a card on a screen once per visitor in half an hour, and not as a view', async () => {
      const [value, other] = [await listing(), await listing()];
      const visitor = newVisitor();
      expect(await show(visitor, [value, value, other])).toMatchObject({ status: 202, json: { counted: 2 } });
      expect((await show(visitor, [value])).json).toEqual({ counted: 0 });
      await show(newVisitor(), [value]);
      expect([await seenOf(value), await seenOf(other)]).toEqual([2, 1]);
      expect(await ListingDay.find({}, { _id: 0, views: 1 }).lean()).toEqual([{ views: 0 }, { views: 0 }]);
      // counts again later
      const viewer = { actor: null, ip: visitor.ip, userAgent: 'Mozilla/5.0 Chrome/140' };
      expect(await recordCardsSeen([value], viewer, Date.now() + 30 * 60_000)).toBe(1);
    });

    test('ignores its owner, admins, bots and listings that are not public', async () => {
      const [owner, admin] = [await signedIn('seller'), await signedIn('admin')];
      const id = await listing({ owner: owner.id });
      const hidden = await listing({ status: 'paused' });
      expect((await show(owner.browser, [id])).json).toEqual({ counted: 0 });
      expect((await show(admin.browser, [id])).json).toEqual({ counted: 0 });
      expect((await show(newVisitor(), [id], { 'user-agent': 'curl/8.5.0' })).json).toEqual({ counted: 0 });
      expect((await show(newVisitor(), [hidden, 'f'.repeat(24)])).json).toEqual({ counted: 0 });
      expect(await ListingDay.countDocuments()).toBe(0);
      expect((await show(newVisitor(), [])).status).toBe(400);
      expect((await show(newVisitor(), ['nonsense'])).status).toBe(400);
      expect((await show(newVisitor(), new Array(61).fill(id))).status).toBe(400);
    });

    test('stores only the kind of the view’s source', async () => {
      const id = await listing();
      const viewer = (n: number) => ({
        actor: null,
        ip: `192.0.2.${n}`,
        userAgent: 'Mozilla/5.0 Chrome/140',
      });
      const now = Date.now();
      await recordListingView(id, viewer(1), now, 'search');
      await recordListingView(id, viewer(2), now, 'search');
      await recordListingView(id, viewer(3), now, 'print');
      await recordListingView(id, viewer(4), now);
      const row = await ListingDay.findOne({}).lean();
      expect(row).toMatchObject({ views: 4, sources: { search: 2, print: 1 } });
      expect(Object.keys(row!).sort()).toEqual(['_id', 'day', 'property', 'sources', 'views']);
    });
  });

  describe('sources', () => {
    const HERE = `https://saptam.example/properties/${'a'.repeat(24)}`;

    test.each([
      ['', HERE, 'direct'],
      ['not an address', HERE, 'direct'],
      ['https://saptam.example/', HERE, 'home'],
      ['https://saptam.example/buy/nagpur?bedrooms=3', HERE, 'list'],
      ['https://saptam.example/mr/rent', HERE, 'list'],
      ['https://saptam.example/hi', HERE, 'home'],
      ['https://saptam.example/properties', HERE, 'list'],
      [`https://saptam.example/properties/${'b'.repeat(24)}`, HERE, 'listing'],
      ['https://saptam.example/shortlist/a-secret-link', HERE, 'saved'],
      ['https://saptam.example/about', HERE, 'page'],
      ['https://www.google.co.in/', HERE, 'search'],
      ['https://duckduckgo.com/', HERE, 'search'],
      ['https://l.facebook.com/', HERE, 'social'],
      ['https://t.co/xyz', HERE, 'social'],
      ['https://mail.google.com/', HERE, 'mail'],
      ['https://not-google.example/', HERE, 'site'],
      ['https://www.google.com/', `${HERE}?utm_source=brochure`, 'print'],
      ['', `${HERE}?utm_source=window-card`, 'print'],
      ['', `${HERE}?utm_source=whatsapp-picture`, 'message'],
      ['', `${HERE}?utm_source=alerts&utm_medium=email`, 'mail'],
      ['', `${HERE}?utm_source=Facebook&utm_campaign=diwali`, 'social'],
      ['', `${HERE}?utm_source=times-of-nagpur`, 'campaign'],
    ])('opened from %p at %p are %p', (referrer, page, expected) => {
      expect(sourceOf(referrer, page)).toBe(expected);
    });

    test.each([
      ['https://www.nagpurhomes.example/a/secret?q=1', HERE, { site: 'nagpurhomes.example' }],
      ['https://saptam.example/shortlist/a-secret-link', HERE, {}],
      ['http://192.168.1.7/router', HERE, {}],
      ['http://intranet/', HERE, {}],
      [
        '',
        `${HERE}?utm_source=Facebook&utm_medium=Paid&utm_campaign=diwali`,
        { campaign: 'facebook / paid / diwali' },
      ],
      ['', `${HERE}?utm_source=%3Cscript%3E`, {}],
    ])('reports of %p at %p only %p', (referrer, page, expected) => {
      expect(originOf(referrer, page)).toEqual(expected);
    });
  });

  describe('views api', () => {
    useTestDb();

    let visitors = 0;
    const newVisitor = () => new Browser(`198.51.100.${++visitors}`);

    async function addListing(owner?: string, extra: object = {}): Promise<string> {
      const fields = {
        title: 'Flat',
        description: 'A bright flat with two balconies',
        price: '45 lakh',
        category: 'Residential',
        type: 'sale',
        address: `Plot ${++visitors}, Dharampeth, Nagpur`,
        area: '900',
        possession: 'ready',
      };
      const { property } = await createProperty(testActor(owner), propertyFormSchema.parse(fields), []);
      await Property.updateOne({ _id: property._id }, { status: 'active', ...extra });
      return property._id;
    }
    const see = (browser: Browser, id: string, headers: Record<string, string> = {}) =>
      browser.call(view, '/x', { method: 'POST', params: { id }, headers });
    const views = async (id: string) => (await viewsByDay([id], [indianDay(Date.now())])).get(id)?.[0];

    test('counts every visitor once without an id, as a guest or signed in', async () => {
      const id = await addListing();
      const visitor = newVisitor();
      expect(await see(visitor, id)).toMatchObject({ status: 202, json: { counted: true } });
      expect((await see(visitor, id)).json).toEqual({ counted: false });
      await see(newVisitor(), id);
      // another browser behind the same address
      await see(new Browser(visitor.ip), id, { 'user-agent': 'Mozilla/5.0 Firefox/145.0' });
      await see((await guest()).browser, id);
      expect(await views(id)).toBe(4);
      // another listing counts as a separate view
      const other = await addListing();
      await see(visitor, other);
      expect(await views(other)).toBe(1);
    });

    test('counts an address that changes its browser as a few visitors, and another address separately', async () => {
      const id = await addListing();
      const ip = `198.51.100.${++visitors}`;
      const counted = [];
      for (let i = 0; i < 30; i++) {
        const viewer = { actor: null, ip, userAgent: `Mozilla/5.0 Chrome/${100 + i}` };
        counted.push(await recordListingView(id, viewer, Date.now()));
      }
      expect(counted.filter(Boolean)).toHaveLength(5);
      // an IPv6 holder has very many addresses
      for (let i = 1; i < 20; i++) {
        const viewer = { actor: null, ip: `2001:db8::${i}`, userAgent: 'Mozilla/5.0 Chrome/140' };
        await recordListingView(id, viewer, Date.now());
      }
      await see(newVisitor(), id);
      expect(await views(id)).toBe(5 + 5 + 1);
    });

    test('ignores the owner, admins and bots', async () => {
      const [owner, admin, buyer] = [
        await signedIn('seller'),
        await signedIn('admin'),
        await signedIn('buyer'),
      ];
      const id = await addListing(owner.id);
      await see(owner.browser, id, { 'x-forwarded-for': '192.0.2.1' });
      await see(admin.browser, id, { 'x-forwarded-for': '192.0.2.2' });
      for (const agent of [
        'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
        'curl/8.5.0',
        '',
      ])
        await see(newVisitor(), id, { 'user-agent': agent });
      expect(await views(id)).toBe(0);
      await see(buyer.browser, id, { 'x-forwarded-for': '192.0.2.3' });
      expect(await views(id)).toBe(1);
    });

    test('counts the visitor again after half an hour, also across midnight', async () => {
      const id = await addListing();
      const viewer = { actor: null, ip: '192.0.2.9', userAgent: 'Mozilla/5.0 Chrome/140' };
      // five minutes before an Indian midnight
      const evening = Date.parse('2026-11-21T23:55:00+05:30');
      const minutes = [0, 10, 29, 30, 59, 60];
      const counted = [];
      for (const minute of minutes)
        counted.push(await recordListingView(id, viewer, evening + minute * 60_000));
      expect(counted).toEqual([true, false, false, true, false, true]);
      const rows = await ListingDay.find({ property: id }, { _id: 0, day: 1, views: 1 })
        .sort({ day: 1 })
        .lean();
      expect(rows).toEqual([
        { day: '2026-11-21', views: 1 },
        { day: '2026-11-22', views: 2 },
      ]);
    });

    test('counts simultaneous views once, and ignores hidden and unknown listings', async () => {
      const id = await addListing();
      const visitor = newVisitor();
      await Promise.all(Array.from({ length: 5 }, () => see(visitor, id)));
      expect(await views(id)).toBe(1);
      const hidden = await addListing(undefined, { status: 'paused' });
      for (const unseen of [hidden, 'f'.repeat(24)])
        expect((await see(newVisitor(), unseen)).json).toEqual({ counted: false });
      expect(await ListingDay.countDocuments({ property: hidden })).toBe(0);
      expect((await see(newVisitor(), 'nonsense')).status).toBe(404);
    });

    test('stores nothing about a visitor', async () => {
      const row = await ListingDay.findOne({}).lean();
      expect(Object.keys(row!).sort()).toEqual(['_id', 'day', 'property', 'views']);
    });

    test('counts a log by the same rule', () => {
      const counts = new ListingViewCounts();
      const at = (minute: number) => Date.UTC(2026, 10, 21, 12, minute);
      for (const minute of [59, 40, 31, 29, 0]) counts.add('flat', 'asha', '2026-11-21', at(minute));
      counts.add('flat', 'ravi', '2026-11-21', at(0));
      expect(counts.rows()).toEqual([{ day: '2026-11-21', property: 'flat', views: 3 }]);
    });
  });
});
