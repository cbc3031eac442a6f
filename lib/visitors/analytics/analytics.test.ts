import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { pageRequest } from '@/test/page-request';
import { signedIn } from '@/test/people';
import { type AnalyticsPage, activityBetween, analyticsOrder, analyticsPage, sinceFilter } from './data';
import { loadAnalytics } from './loaders';
import { rebuildCounters } from './mutations';
import { ANALYTICS_FILTERS, analyticsSchema } from './schema';

describe('data', () => {
  useTestDb();

  const now = Date.now();
  const HOUR = 3_600_000;
  const day = (ms: number) => new Date(ms + 5.5 * HOUR).toISOString().slice(0, 10);
  const range = { from: day(now - 24 * HOUR), to: day(now) };
  const viewOf = (query: object) => ({ ...analyticsSchema.parse(query), ...range });

  /** Their orders by id, first sight, last activity, device and activities all differ. */
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

  test('analytics up to now and in the past tell the same', async () => {
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
    // of the guests of the view, never of others
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
  ])('in the order by %s, up to now and in the past', async (by, expected) => {
    const read = async (dir: string, today: string) =>
      (await analyticsPage(viewOf({ by, dir }), today)).rows.map(({ guestID }) => guestID.slice(6)).join('');
    const backwards = [...expected].reverse().join('');
    for (const today of [day(now), '2999-01-01']) {
      expect(await read('asc', today)).toBe(expected);
      expect(await read('desc', today)).toBe(backwards);
    }
  });

  test('no scan and no sort of many: every order of every action is read along an index', async () => {
    for (const activity of ANALYTICS_FILTERS.map(([key]) => key))
      for (const by of ['guestID', 'firstSeen', 'lastActive', 'device'] as const) {
        const view = viewOf({ activity, by });
        const filter = Guest.find(sinceFilter(view)).cast(Guest) as Record<string, unknown>;
        const plan = await planOf({ find: 'guests', filter, ...analyticsOrder(view, 100_000), limit: 10 });
        expect([activity, by, plan]).toEqual([activity, by, expect.arrayContaining(['IXSCAN'])]);
        expect(plan).not.toContain('SORT');
        // few are sorted, but found through an index all the same
        const few = await planOf({ find: 'guests', filter, ...analyticsOrder(view, 100), limit: 10 });
        expect(few).toContain('IXSCAN');
      }
  });

  test('days that are over and the order by activities are read through the days', async () => {
    const filter = { day: { $gte: range.from, $lte: range.to } };
    expect(await planOf({ find: 'guestdays', filter })).toContain('IXSCAN');
    expect(await planOf({ find: 'guestdays', filter: { guestID: 'guest_a' } })).toContain('IXSCAN');
  });

  test('no scan for what is counted', async () => {
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

  test('analytics counts guests and their activities between two days', async () => {
    expect(await activityBetween(viewOf({ activity: 'search' }))).toMatchObject([
      { guestID: 'guest_b', activities: 1 },
    ]);
    expect(await activityBetween(viewOf({ activity: 'add_to_cart' }))).toEqual([]);
  });
});

describe('loaders', () => {
  useTestDb();

  test('rows per page and chosen columns of the analytics stay in their links', async () => {
    const { browser } = await signedIn('admin');
    pageRequest({ browser });
    const { search } = await loadAnalytics({ size: '50', columns: 'device', activity: 'search' });
    expect(search).toMatchObject({ page: 1, size: 50, columns: ['device'], activity: 'search' });
  });
});
