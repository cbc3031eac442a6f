import fc from 'fast-check';
import { listGuestEnquiries } from '@/lib/office/guests/data';
import { browserName } from '@/lib/platform/text/browser-name';
import { pageName } from '@/lib/visitors/activity/format';
import { listActivity, withTitles } from '@/lib/visitors/guests/data';
import { guestTerms, termsOfGuest } from '@/lib/visitors/guests/rules';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { getActivityStats, guestFilter, guestOrder, searchGuests } from './data';
import { groupVisits, VISIT_GAP_MS } from './rules';
import { guestSearchSchema } from './schema';

describe('data', () => {
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
  ])('the tracker finds %j', async (query, expected) => {
    expect(await found(query)).toBe(expected);
  });

  test('a search that very many fit is read along the order, and says that there are more', async () => {
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
  ])('no scan: %s', async (_, query) => {
    const search = guestSearchSchema.parse(query);
    const filter = Guest.find(guestFilter(search.search)).cast(Guest) as Record<string, unknown>;
    const plan = await planOf({ find: 'guests', filter, sort: guestOrder(search), limit: 10 });
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('COLLSCAN');
  });

  test('one activity log: its length and its pages', async () => {
    expect(await getActivityStats('guest_a000')).toEqual({ stored: 3, pages: 2 });
  });

  test('the log names pages and listings; what a guest sent is linked, also after it became an account', async () => {
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

describe('rules', () => {
  const at = (minutes: number) => ({
    timestamp: new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString(),
  });

  test('thirty minutes of silence end a visit, a little less does not', () => {
    const visits = groupVisits([at(100), at(0), at(29), at(59), at(70)]);
    expect(visits.map(({ entries }) => entries.length)).toEqual([1, 2, 2]);
    expect(visits[2]).toMatchObject({ startedAt: at(0).timestamp, endedAt: at(29).timestamp });
    expect(groupVisits([])).toEqual([]);
  });

  test('every entry is in exactly one visit, and visits are apart', () => {
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
  ])('%s is %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });

  test('a guest is found by any part of the name', () => {
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
