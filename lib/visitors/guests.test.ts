import fc from 'fast-check';
import { DELETE as erase } from '@/app/api/admin/addresses/[id]/route';
import { GET as exportCsv } from '@/app/api/admin/addresses/route';
import { POST as leave } from '@/app/api/email-visit-data/route';
import { GET as readGuest } from '@/app/api/guest/[guestID]/route';
import { POST as record } from '@/app/api/guest/guest-activity/route';
import { GET as listGuests } from '@/app/api/guest/guests/route';
import { POST as guestLogin } from '@/app/api/guest/login/route';
import { POST as view } from '@/app/api/property/[id]/view/route';
import { POST as login } from '@/app/api/user/login/route';
import { GET as me } from '@/app/api/user/me/route';
import { PUT as setRecording } from '@/app/api/user/recording/route';
import { POST as recordUser } from '@/app/api/user/useractivity/route';
import { getEarnings } from '@/lib/deals/earnings/data';
import { yearStart } from '@/lib/deals/earnings/rules';
import { indianDay } from '@/lib/platform/time/indian-day';
import { EXIT_TEXT } from '@/lib/settings/constants';
import { Deal } from '@/models/deals/deal';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import { SourceDay } from '@/models/visitors/source-day';
import { VisitRecord } from '@/models/visitors/visit-record';
import { testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { pageRequest } from '@/test/page-request';
import { guest, PASSWORD, type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { flushActivity, recordActivity } from './activity/mutations';
import {
  type AnalyticsPage,
  activityBetween,
  analyticsOrder,
  analyticsPage,
  sinceFilter,
} from './analytics/data';
import { loadAnalytics } from './analytics/loaders';
import { rebuildCounters } from './analytics/mutations';
import { ANALYTICS_FILTERS, analyticsSchema } from './analytics/schema';
import { addressFilter, searchAddresses } from './exit-popup/data';
import { addressSearchSchema, visitRecordSchema } from './exit-popup/schema';
import { guestTerms, idPart, termsOfGuest } from './guests/rules';
import { getSources } from './sources/data';
import { countGuests, getActivityStats } from './tracking/data';

describe('guest api', () => {
  useTestDb();

  const view = (browser: Browser, guestID: string, page: string, extra: object = {}) =>
    browser.call(record, '/api/guest/guest-activity', {
      body: { guestID, action: 'page_view', metadata: { page }, ...extra },
    });

  test('returns the guestID, and sets its cookie and a session', async () => {
    const browser = new Browser('198.51.100.23');
    const reply = await browser.call(guestLogin, '/api/guest/login', { body: { name: ' Asha ' } });
    expect(reply.json).toEqual({ guestID: expect.stringMatching(/^guest_[0-9a-f]{24}$/) });
    expect(browser.cookies.get('guestID')).toBe(reply.json.guestID);
    expect((await browser.call(me, '/api/user/me')).json).toEqual({
      kind: 'guest',
      guestID: reply.json.guestID,
    });
    expect(await Guest.findOne({ guestID: String(reply.json.guestID) }).lean()).toMatchObject({
      name: 'Asha',
      ip: '198.51.100.23',
      userAgent: 'Mozilla/5.0 Chrome/140',
      deviceFingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const again = await browser.call(guestLogin, '/api/guest/login', { body: {} });
    expect(again.json).toEqual(reply.json);
    const person = await signedIn('buyer');
    expect((await person.browser.call(guestLogin, '/x', { body: {} })).status).toBe(409);
  });

  test('writes activity in batches with the server’s values, whatever the client claims', async () => {
    const { guestID, browser } = await guest();
    const forged = { userAgent: 'forged', ip: '6.6.6.6', timestamp: '2001-01-01' };
    expect((await view(browser, guestID, '/a', forged)).json).toEqual({ recorded: true });
    await view(browser, guestID, '/b');
    expect(await Activity.countDocuments({ guestID })).toBe(0);
    expect(await GuestDay.countDocuments({ guestID })).toBe(0);
    await flushActivity();
    const entries = await Activity.find({ guestID }).sort({ timestamp: 1 }).lean();
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0 Chrome/140',
      metadata: { page: '/a' },
    });
    expect(entries[0]?.timestamp.getFullYear()).toBeGreaterThan(2020);
    expect(await Guest.findOne({ guestID }).lean()).toMatchObject({ activityCount: 2 });
  });

  test.each([
    [{ action: 'hack' }],
    [{ metadata: { $where: 1 } }],
    [{ metadata: { 'a.b': 1 } }],
    [{ metadata: { deep: { er: 1 } } }],
    [{ metadata: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, 1])) }],
    [{ metadata: { page: 'x'.repeat(501) } }],
  ])('refuses %j', async (change) => {
    const { guestID, browser } = await guest();
    expect((await view(browser, guestID, '/a', change)).status).toBe(400);
  });

  test('stores nothing of a refused recording, which costs the guest nothing else', async () => {
    const browser = new Browser();
    const reply = await browser.call(guestLogin, '/api/guest/login', { body: { recordActivity: false } });
    const guestID = String(reply.json.guestID);
    expect((await view(browser, guestID, '/a')).json).toEqual({ recorded: false });
    const stored = await Guest.findOne({ guestID }).lean();
    expect([stored?.ip, stored?.userAgent, stored?.deviceFingerprint]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const options = { method: 'PUT', body: { recordActivity: true } };
    expect((await browser.call(setRecording, '/api/user/recording', options)).status).toBe(200);
    expect((await view(browser, guestID, '/a')).json).toEqual({ recorded: true });
  });

  test('lets a user write only their own activity log, and refuse it', async () => {
    const [mine, other] = [await signedIn('buyer'), await signedIn('buyer')];
    const send = (userid: string) =>
      mine.browser.call(recordUser, '/api/user/useractivity', {
        body: { userid, action: 'page_view', metadata: { page: '/buy' } },
      });
    expect((await send(other.id)).status).toBe(403);
    expect((await send(mine.id)).json).toEqual({ recorded: true });
    await mine.browser.call(setRecording, '/api/user/recording', {
      method: 'PUT',
      body: { recordActivity: false },
    });
    expect((await send(mine.id)).json).toEqual({ recorded: false });
    await flushActivity();
    expect(await Activity.countDocuments({ user: mine.id })).toBe(1);
  });

  test('moves a guest’s activity to the account at sign-in, and ends the guest session', async () => {
    const { guestID, browser } = await guest();
    await view(browser, guestID, '/properties/1');
    await flushActivity();
    const person = await signedIn('buyer');
    await browser.call(login, '/api/user/login', { body: { email: person.email, password: PASSWORD } });
    await flushActivity();
    expect(await Activity.countDocuments({ user: person.id })).toBe(1);
    expect(await Activity.countDocuments({ guestID })).toBe(0);
    // the tracker still shows them, with equal counts in list and detail
    const admin = await signedIn('admin');
    const list = await admin.browser.call(listGuests, '/api/guest/guests');
    expect(list.json.guests).toContainEqual(expect.objectContaining({ guestID, activityCount: 1 }));
    const reply = await admin.browser.call(readGuest, '/x', { params: { guestID } });
    expect(reply.json).toMatchObject({
      activityCount: 1,
      activityLog: [{ metadata: { page: '/properties/1' } }],
    });
    expect(await getActivityStats(guestID)).toEqual({ stored: 1, pages: 1 });
    expect(await Session.countDocuments({ guestID })).toBe(0);
    expect(browser.cookies.has('guestID')).toBe(false);
    const adopted = await Guest.findOne({ guestID }).select('+lastOf').lean();
    expect(adopted).toMatchObject({ adoptedBy: expect.anything() });
    expect(adopted).not.toHaveProperty('lastOf');
  });

  test('carries a refusal over to a new account, and leaves an older account unchanged', async () => {
    const records = async (id: string) => (await User.findById(id).lean())?.recordActivity;
    const refuse = async () => {
      const { browser } = await guest();
      const options = { method: 'PUT', body: { recordActivity: false } };
      await browser.call(setRecording, '/api/user/recording', options);
      return browser;
    };
    const enter = async (email: string) =>
      (await refuse()).call(login, '/api/user/login', { body: { email, password: PASSWORD } });
    const [older, fresh] = [await signedIn('buyer'), await signedIn('buyer')];
    await User.updateOne({ _id: fresh.id }, { $unset: { lastLoginAt: 1 } });
    await enter(older.email);
    await enter(fresh.email);
    expect([await records(older.id), await records(fresh.id)]).toEqual([true, false]);
  });

  test('lets admins list guests and read one with its log', async () => {
    const [admin, visitor] = [await signedIn('admin'), await guest('Ravi')];
    await view(visitor.browser, visitor.guestID, '/a');
    await flushActivity();
    const list = await admin.browser.call(listGuests, '/api/guest/guests');
    expect(list.json.guests).toContainEqual(
      expect.objectContaining({ guestID: visitor.guestID, name: 'Ravi' }),
    );
    const reply = await admin.browser.call(readGuest, '/x', { params: { guestID: visitor.guestID } });
    expect(reply.json.activityLog).toEqual([
      {
        _id: expect.any(String),
        action: 'page_view',
        timestamp: expect.any(String),
        metadata: { page: '/a' },
      },
    ]);
    const none = await admin.browser.call(readGuest, '/x', { params: { guestID: 'guest_nobody' } });
    expect(none).toMatchObject({ status: 404, json: { message: 'Guest not found' } });
    const stats = await countGuests(new Date());
    expect(stats.totalGuests).toBe(await Guest.countDocuments({}));
    expect(stats.activeToday).toBe(stats.totalGuests);
  });

  test('never fails the caller when the database is down, and bounds memory', async () => {
    const entry = {
      subject: { guestID: 'guest_x' },
      action: 'other' as const,
      metadata: {},
      userAgent: undefined,
      ip: '1.2.3.4',
    };
    const insert = jest.spyOn(Activity, 'insertMany').mockRejectedValue(new Error('away'));
    for (let i = 0; i < 150; i++) expect(recordActivity(entry)).toBe(true);
    await expect(flushActivity()).resolves.toBeUndefined();
    insert.mockRestore();
  });
});

describe('guest rules', () => {
  const isFound = (terms: string[], text: string) => terms.some((term) => term.startsWith(text));

  test('finds a guest by any part of the name and the id', () => {
    const terms = termsOfGuest('guest_k3x9', 'Asha Rao');
    for (const text of ['asha rao', 'rao', 'ha r', 'o'])
      expect([text, isFound(terms, text)]).toEqual([text, true]);
    for (const text of ['k3x', 'x9', 'est_k']) {
      const part = idPart(text);
      expect([text, part !== undefined && isFound(terms, part)]).toEqual([text, text.length >= 3]);
    }
    expect(isFound(terms, 'k3x')).toBe(false);
  });

  test('does not match part of an id as a name, or fewer than three letters of an id', () => {
    expect(idPart('ab')).toBeUndefined();
    expect(idPart('asha rao')).toBeUndefined();
    expect(idPart('ABC')).toBeUndefined();
    expect(idPart('g_1')).toBe('#g_1');
  });

  test('finds every part of a name up to forty letters, without empty or repeated terms', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zA-Z ]{1,60}$/),
        fc.nat(59),
        fc.integer({ min: 1, max: 40 }),
        (name, at, length) => {
          const terms = guestTerms(name);
          expect(terms).not.toContain('');
          expect(new Set(terms).size).toBe(terms.length);
          const part = name
            .toLowerCase()
            .trim()
            .slice(at, at + length)
            .trim();
          if (part) expect(isFound(terms, part)).toBe(true);
        },
      ),
    );
  });

  test('gives a guest without a name only an id', () => {
    expect(termsOfGuest('guest_1')).toEqual(['#guest_1', '#uest_1', '#est_1', '#st_1', '#t_1']);
  });
});

describe('sources', () => {
  useTestDb();

  let admin: Person;
  beforeAll(async () => {
    admin = await signedIn('admin');
  });

  let visitors = 0;
  const visitor = () => new Browser(`198.51.101.${++visitors}`);
  const addresses = async (query: object = {}) =>
    (await searchAddresses(addressSearchSchema.parse(query))).rows;

  test('lists a popup address with the consent, and erases it with all its visits', async () => {
    const send = (body: object) => visitor().call(leave, '/x', { body });
    await send({ email: 'Asha@home.example', visitedPages: ['/buy'], consent: EXIT_TEXT });
    await send({ email: 'asha@HOME.example', visitedPages: ['/rent'], consent: 'You may do anything' });
    await send({ email: 'ravi@home.example', visitedPages: [] });
    expect((await addresses()).map(({ email, consent }) => [email, consent])).toEqual([
      ['ravi@home.example', undefined],
      ['asha@HOME.example', undefined],
      ['Asha@home.example', EXIT_TEXT],
    ]);
    expect(await addresses({ search: 'ASHA@' })).toHaveLength(2);
    expect(await addresses({ to: '2020-01-01' })).toEqual([]);
    const file = await admin.browser.call(exportCsv, '/x?search=asha');
    expect(file.text.trim().split('\r\n')).toHaveLength(3);
    const [address] = await addresses({ search: 'asha' });
    const agent = await signedIn('admin', { officeRole: 'agent' });
    const gone = { method: 'DELETE', params: { id: String(address?.id) } } as const;
    expect((await agent.browser.call(erase, '/x', gone)).status).toBe(403);
    expect((await admin.browser.call(erase, '/x', gone)).json).toMatchObject({ records: 2 });
    expect((await admin.browser.call(erase, '/x', gone)).status).toBe(404);
    expect(await VisitRecord.distinct('email')).toEqual(['ravi@home.example']);
    const entry = await AuditEntry.findOne({ action: 'visitor.erase' }).lean();
    expect(JSON.stringify(entry)).not.toMatch(/asha/i);
    const filter = VisitRecord.find(addressFilter({ search: 'asha' })).cast(VisitRecord) as object;
    expect(await planOf({ find: 'visitrecords', filter })).toContain('IXSCAN');
  });

  test('counts views by kind, website, campaign and lister, and stores only valid websites and tags', async () => {
    const seller = await signedIn('seller');
    const [mine, agencys] = [await listing({ owner: seller.id }), await listing()];
    const look = (id: string, body: object) => visitor().call(view, '/x', { params: { id }, body });
    await look(mine, { source: 'site', site: 'nagpurhomes.example' });
    await look(mine, { source: 'campaign', campaign: 'times / paper / diwali', site: 'nagpurhomes.example' });
    await look(agencys, { source: 'search', site: 'google.com' });
    await look(agencys, { site: 'http://secret.example/path', campaign: '<b>' });
    const day = indianDay(Date.now());
    const all = await getSources({ from: day, to: day });
    expect(all).toMatchObject({
      views: 4,
      unknown: 1,
      sites: [
        { name: 'nagpurhomes.example', views: 2 },
        { name: 'google.com', views: 1 },
      ],
      campaigns: [{ name: 'times / paper / diwali', views: 1 }],
    });
    expect(all.listers.map(({ id, listings, views }) => [id, listings, views])).toEqual(
      expect.arrayContaining([[seller.id, 1, 2]]),
    );
    const sources = await getSources({ from: day, owner: seller.id });
    expect([sources.views, sources.sites, sources.sources.length]).toEqual([
      2,
      [{ name: 'nagpurhomes.example', views: 2 }],
      2,
    ]);
    const rest = await getSources({ owner: 'agency' });
    expect(sources.views + rest.views).toBe(all.views);
    expect((await getSources({ to: '2020-01-01' })).views).toBe(0);
    // the number of stored made-up names is limited
    for (let i = 0; i < 60; i++)
      await SourceDay.updateOne(
        { day, property: mine, kind: 'campaign', name: `made ${i}` },
        { $set: { views: 1 } },
        { upsert: true },
      );
    await look(mine, { campaign: 'one more' });
    expect(await SourceDay.exists({ name: 'one more' })).toBeNull();
  });

  test('adds deals and commissions by period, month and person up to the rows', async () => {
    const [asha, ravi] = [await signedIn('broker'), await signedIn('broker')];
    const deal = (owner: Person, closedOn: string, more: object) =>
      Deal.create({
        owner: owner.id,
        title: 'A flat',
        kind: 'resale',
        stage: 'registered',
        stageSince: new Date(),
        closedOn,
        value: 5_000_000,
        commission: { share: 200 },
        ...more,
      } as never);
    await deal(asha, '2026-05-02', {});
    await deal(asha, '2026-06-30', {
      kind: 'rent',
      value: 20_000,
      commission: { rupees: 20_000 },
    });
    await deal(ravi, '2026-06-01', {});
    await deal(ravi, '2026-03-31', {});
    await deal(ravi, '', { stage: 'lost' });
    const { total, months, people, rows } = await getEarnings(
      { from: '2026-04-01', to: '2026-06-30' },
      testAdmin(),
    );
    expect(rows.map(({ day }) => day)).toEqual(['2026-06-30', '2026-06-01', '2026-05-02']);
    expect(total).toMatchObject({ deals: 3, value: 10_000_000, rent: 20_000, commission: 220_000 });
    expect(months.map(({ month, deals }) => [month, deals])).toEqual([
      ['2026-06', 2],
      ['2026-05', 1],
    ]);
    expect(people.map(({ id, commission }) => [id, commission])).toEqual([
      [asha.id, 120_000],
      [ravi.id, 100_000],
    ]);
    for (const sums of [months, people])
      expect(sums.reduce((sum, { commission, gst }) => sum + commission + gst, 0)).toBe(
        total.commission + total.gst,
      );
    expect((await getEarnings({ from: '2026-01-01', owner: ravi.id }, testAdmin())).total.deals).toBe(2);
    expect([yearStart('2026-03-31'), yearStart('2026-04-01')]).toEqual(['2025-04-01', '2026-04-01']);
    const ordered = await getEarnings({ by: 'commission', dir: 'asc' }, testAdmin());
    const earned = ordered.rows.map(({ commission }) => commission);
    expect(earned).toEqual(earned.toSorted((a, b) => a - b));
    expect(ordered.months[0]?.month).toBe('2026-06');
    const filter = { stage: 'registered', closedOn: { $gte: '2026-04-01' } };
    expect(await planOf({ find: 'deals', filter, sort: { closedOn: -1, _id: -1 } })).not.toContain(
      'COLLSCAN',
    );
  });
});

describe('analytics', () => {
  useTestDb();

  const now = Date.now();
  const HOUR = 3_600_000;
  const day = (ms: number) => new Date(ms + 5.5 * HOUR).toISOString().slice(0, 10);
  const range = { from: day(now - 24 * HOUR), to: day(now) };
  const viewOf = (query: object) => ({ ...analyticsSchema.parse(query), ...range });

  /** Guests whose orders by id, first visit, last activity, device and activity count all differ. */
  const GUESTS = [
    { id: 'a', seen: 3, device: 'ff', views: 2, last: 2 },
    { id: 'b', seen: 1, device: 'dd', views: 3, last: 3 },
    { id: 'c', seen: 4, device: 'ee', views: 1, last: 1 },
  ];

  beforeAll(async () => {
    await Guest.insertMany(
      GUESTS.map(({ id, seen, device, last }) => ({
        guestID: `guest_${id}`,
        deviceFingerprint: device,
        createdAt: new Date(now - seen * 100 * HOUR),
        lastActive: new Date(now - last * 60_000),
      })),
    );
    const activity = (id: string, action: string, ago: number) => ({
      guestID: `guest_${id}`,
      action,
      metadata: {},
      timestamp: new Date(now - ago),
    });
    await Activity.insertMany([
      ...GUESTS.flatMap(({ id, views, last }) =>
        Array.from({ length: views }, (_, i) => activity(id, 'page_view', last * 60_000 + i * 1000)),
      ),
      activity('b', 'search', HOUR),
      activity('b', 'search', 400 * 24 * HOUR),
      { user: '64b000000000000000000001', action: 'page_view', metadata: {}, timestamp: new Date(now) },
    ]);
    await rebuildCounters();
  });

  test('report the same up to now as for past periods', async () => {
    for (const activity of ['all', 'page_view', 'search', 'add_to_cart']) {
      const search = viewOf({ activity });
      const [open, past] = [await analyticsPage(search, day(now)), await analyticsPage(search, '2999-01-01')];
      const plain = ({ rows, ...rest }: AnalyticsPage) => ({
        ...rest,
        rows: rows.map(({ guestID, activities, last }) => ({ guestID, activities, last })),
      });
      expect(plain(open)).toEqual(plain(past));
    }
    expect(await analyticsPage(viewOf({}), day(now))).toMatchObject({ guests: 3, activities: 7 });
    // only guests of the view
    for (const activity of ['all', 'search', 'add_to_cart']) {
      const { guests, activeToday } = await analyticsPage(viewOf({ activity }), day(now));
      expect(activeToday).toBeLessThanOrEqual(guests);
    }
  });

  test.each([
    ['guestID', 'abc'],
    ['firstSeen', 'cab'],
    ['lastActive', 'bac'],
    ['device', 'bca'],
    ['activities', 'cab'],
  ])('sorts guests by %s in both directions, today and on a later day', async (by, expected) => {
    const read = async (dir: string, today: string) =>
      (await analyticsPage(viewOf({ by, dir }), today)).rows.map(({ guestID }) => guestID.slice(6)).join('');
    const backwards = [...expected].reverse().join('');
    for (const today of [day(now), '2999-01-01']) {
      expect(await read('asc', today)).toBe(expected);
      expect(await read('desc', today)).toBe(backwards);
    }
  });

  test('reads every order of every action along an index, without scanning or sorting many', async () => {
    for (const activity of ANALYTICS_FILTERS.map(([key]) => key))
      for (const by of ['guestID', 'firstSeen', 'lastActive', 'device'] as const) {
        const view = viewOf({ activity, by });
        const filter = Guest.find(sinceFilter(view)).cast(Guest) as Record<string, unknown>;
        const plan = await planOf({ find: 'guests', filter, ...analyticsOrder(view, 100_000), limit: 10 });
        expect([activity, by, plan]).toEqual([activity, by, expect.arrayContaining(['IXSCAN'])]);
        expect(plan).not.toContain('SORT');
        // few are sorted, but still found through an index
        const few = await planOf({ find: 'guests', filter, ...analyticsOrder(view, 100), limit: 10 });
        expect(few).toContain('IXSCAN');
      }
  });

  test('reads past days and the order by activities through the daily counts', async () => {
    const filter = { day: { $gte: range.from, $lte: range.to } };
    expect(await planOf({ find: 'guestdays', filter })).toContain('IXSCAN');
    expect(await planOf({ find: 'guestdays', filter: { guestID: 'guest_a' } })).toContain('IXSCAN');
  });

  test('counts without a scan', async () => {
    const ofUsers = { user: { $exists: true }, timestamp: { $gte: new Date(0) } };
    const between = { timestamp: { $gte: new Date(now - 7 * 24 * HOUR), $lt: new Date(now) } };
    for (const filter of [
      ofUsers,
      { ...ofUsers, action: 'search' },
      between,
      { ...between, action: 'search' },
    ])
      expect(await planOf({ find: 'activities', filter })).toContain('IXSCAN');
  });

  test('counts guests and their activities between two days', async () => {
    expect(await activityBetween(viewOf({ activity: 'search' }))).toMatchObject([
      { guestID: 'guest_b', activities: 1 },
    ]);
    expect(await activityBetween(viewOf({ activity: 'add_to_cart' }))).toEqual([]);
  });
});

describe('analytics loaders', () => {
  useTestDb();

  test('keep rows per page and chosen columns in their links', async () => {
    const { browser } = await signedIn('admin');
    pageRequest({ browser });
    const { search } = await loadAnalytics({ size: '50', columns: 'device', activity: 'search' });
    expect(search).toMatchObject({ page: 1, size: 50, columns: ['device'], activity: 'search' });
  });
});

describe('exit popup', () => {
  test('keeps the newest hundred paths of this site, without queries', () => {
    const many = Array.from({ length: 150 }, (_, i) => `/properties/${i}`);
    const { visitedPages } = visitRecordSchema.parse({
      email: ' a@b.in ',
      visitedPages: [...many, '/buy?q=secret#x'],
    });
    expect(visitedPages).toHaveLength(100);
    expect(visitedPages.at(-1)).toBe('/buy');
  });

  test('drops entries that are not paths, and accepts a body that is not a list', () => {
    const parse = (visitedPages: unknown) =>
      visitRecordSchema.parse({ email: 'a@b.in', visitedPages }).visitedPages;
    expect(parse(['//evil.example', 'javascript:alert(1)', 7, null, '/ok'])).toEqual(['/ok']);
    expect(parse('nonsense')).toEqual([]);
    expect(parse(undefined)).toEqual([]);
  });

  test('requires an email address', () => {
    expect(visitRecordSchema.safeParse({ email: '', visitedPages: [] }).success).toBe(false);
  });
});
