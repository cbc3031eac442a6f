import { Types } from 'mongoose';
import { GET as figures } from '@/app/api/property/[id]/figures/route';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import type { ActivityAction } from '@/lib/visitors/activity/constants';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Property } from '@/models/listings/property';
import { Activity } from '@/models/visitors/activity';
import { ListingDay } from '@/models/visitors/listing-day';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { listing, shortlistsOf } from '@/test/shortlists';
import type { ListingFiguresDto } from './dto';
import { bucketsOf, countWishes, medianOf, seriesOf, wishesOf } from './rules';

describe('figures api', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const flat = { bedrooms: 2, localitySlug: 'dharampeth', locality: 'Dharampeth' };

  /** Of a listing that has been there for a while. */
  async function listed(more: Record<string, unknown> = {}, age = 60): Promise<string> {
    const id = await listing({ ...flat, ...more });
    await Property.collection.updateOne(
      { title: { $exists: true }, _id: (await Property.findById(id))!._id },
      {
        $set: { createdAt: daysAgo(age) },
      },
    );
    return id;
  }
  const look = (property: string, days: number, views: number, more: object = {}) =>
    ListingDay.create({ property, day: indianDay(daysAgo(days)), views, ...more });
  const enquire = (property: string) =>
    Enquiry.create({ name: 'Asha', phone: '+919800000001', message: 'Is it free?', property });

  async function read(person: Person, id: string, days = 30): Promise<ListingFiguresDto> {
    const reply = await person.browser.call(figures, `/x?days=${days}`, { params: { id } });
    if (reply.status !== 200) throw new Error(`not read: ${reply.status} ${reply.text}`);
    return reply.json.data as ListingFiguresDto;
  }
  const totals = ({ figures: all }: ListingFiguresDto) =>
    Object.fromEntries(all.map(({ figure, total, median }) => [figure, [total, median]]));

  test('what a listing brought, beside the median of five that are like it', async () => {
    const owner = await signedIn('broker');
    const id = await listed({ owner: owner.id });
    await look(id, 0, 3, { seen: 40, sources: { list: 2, print: 1 } });
    await look(id, 2, 1, { seen: 2, sources: { list: 1 } });
    await look(id, 45, 9, { seen: 9 });
    await enquire(id);
    const now = new Date();
    const sources = ['enquiry', 'call', 'whatsapp'].map((kind) => ({ kind, ref: kind, at: now }));
    await Lead.collection.insertOne({
      key: 'x',
      property: new Types.ObjectId(id),
      lastAt: now,
      sources,
    } as never);
    for (const views of [10, 20, 30, 40, 50]) await look(await listed(), 1, views);
    await shortlistsOf(new Browser()).save(id);
    await shortlistsOf(new Browser('203.0.113.8')).hide(id);
    const link = () => ({ hash: String(Math.random()), token: { v: 1, iv: 'a', tag: 'b', data: 'c' } });
    const soon = daysAgo(-2);
    await Visit.collection.insertOne({
      property: (await Property.findById(id))!._id,
      until: soon,
      createdAt: new Date(),
      visitorLink: link(),
      hostLink: link(),
    });
    const read30 = await read(owner, id);
    expect(totals(read30)).toEqual({
      seen: [42, 0],
      opened: [4, 30],
      contacted: [3, 0],
      favourites: [1, 0],
      visits: [1, 0],
    });
    expect(read30.similar?.count).toBe(5);
    expect(read30.similar?.what).toContain('Dharampeth');
    expect(read30.sources).toEqual([
      { source: 'list', count: 3 },
      { source: 'print', count: 1 },
    ]);
    const opened = read30.figures[1]!.points;
    expect(opened).toHaveLength(30);
    expect(opened.at(-1)).toEqual({ day: indianDay(new Date()), value: 3, median: 0 });
    expect(opened.at(-2)).toMatchObject({ value: 0, median: 30 });
    // weeks, and what is older than a month
    const read90 = await read(owner, id, 90);
    expect(totals(read90).opened).toEqual([13, 30]);
  });

  test('a contact on a day without a recorded opening is an opening too', async () => {
    const owner = await signedIn('seller');
    const id = await listed({ owner: owner.id });
    await enquire(id);
    expect(totals(await read(owner, id))).toMatchObject({
      opened: [1, undefined],
      contacted: [1, undefined],
    });
    await look(id, 0, 3);
    expect(totals(await read(owner, id)).opened).toEqual([3, undefined]);
  });

  test('with four similar listings there is no median, and of a new listing only its own days count', async () => {
    const owner = await signedIn('seller');
    const id = await listed({ owner: owner.id }, 3);
    for (const views of [1, 2, 3, 4]) await look(await listed(), 10, views);
    // a fifth is younger than the listing: it had fewer days to be looked at
    await look(await listed({}, 1), 0, 5);
    const seen = await read(owner, id);
    expect(seen.similar).toBeUndefined();
    expect(seen.figures.every(({ median }) => median === undefined)).toBe(true);
    expect(seen.since).toBe(indianDay(daysAgo(3)));
    expect(seen.figures[1]!.points).toHaveLength(4);
  });

  test('what its readers searched is shown from five people and more, and not of fewer', async () => {
    const owner = await signedIn('seller');
    const id = await listed({ owner: owner.id });
    const entry = (who: object, action: ActivityAction, metadata: object) =>
      Activity.create({ ...who, action, metadata, timestamp: daysAgo(1) });
    const page = `/properties/${id}`;
    for (const n of [1, 2, 3, 4, 5]) {
      const who = { guestID: `guest_${n}` };
      await entry(who, 'product_view', { page });
      await entry(who, 'search', { filters: 'bedrooms=2', found: 3 });
      // four of them only
      if (n < 5) await entry(who, 'search', { filters: 'bedrooms=3', found: 3 });
      // the same person again is one person
      await entry({ guestID: 'guest_1' }, 'search', { ask: 'near airport' });
    }
    // five who did not open it
    for (const n of [6, 7, 8, 9, 10])
      await entry({ guestID: `guest_${n}` }, 'search', { filters: 'furnishing=furnished' });
    // its owner is no reader
    await entry({ user: owner.id }, 'product_view', { page });
    const { readers, searches } = await read(owner, id);
    expect(readers).toBe(5);
    expect(searches).toEqual([{ label: '2 BHK', people: 5 }]);
  });

  test('its figures are for who may edit it; periods are 30 and 90 days', async () => {
    const [owner, stranger, admin] = [
      await signedIn('seller'),
      await signedIn('broker'),
      await signedIn('admin'),
    ];
    const id = await listed({ owner: owner.id });
    const call = (person: Person, query = '', of = id) =>
      person.browser.call(figures, `/x${query}`, { params: { id: of } });
    expect((await call(admin)).status).toBe(200);
    const foreign = await call(stranger);
    const unknown = await call(owner, '', 'f'.repeat(24));
    expect([foreign.status, foreign.json.message]).toEqual([unknown.status, unknown.json.message]);
    expect(foreign.status).toBe(404);
    expect((await new Browser().call(figures, '/x', { params: { id } })).status).toBe(401);
    expect((await call(owner, '?days=7')).status).toBe(400);
  });

  test('every read uses an index', async () => {
    const id = (await Property.findById(await listed()))!._id;
    const since = daysAgo(30);
    const reads = [
      { find: 'listingdays', filter: { property: { $in: [id] }, day: { $gte: indianDay(since) } } },
      { find: 'enquiries', filter: { property: { $in: [id] }, createdAt: { $gte: since } } },
      { find: 'leads', filter: { property: { $in: [id] }, lastAt: { $gte: since } } },
      { find: 'shortlists', filter: { 'homes.property': { $in: [id] }, slot: { $ne: 'hidden' } } },
      { find: 'visits', filter: { property: { $in: [id] }, until: { $gte: since } } },
      {
        find: 'activities',
        filter: { action: 'product_view', 'metadata.page': `/properties/${id}`, timestamp: { $gte: since } },
      },
      {
        find: 'activities',
        filter: { guestID: { $in: ['guest_1'] }, action: 'search', timestamp: { $gte: since } },
      },
    ];
    for (const command of reads) expect(await planOf(command)).not.toContain('COLLSCAN');
  });
});

describe('rules', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`);

  test('a median is given of five or more, and is the middle of them', () => {
    expect(medianOf([1, 2, 3, 4])).toBeUndefined();
    expect(medianOf([9, 1, 4, 0, 2])).toBe(2);
    expect(medianOf([9, 1, 4, 0, 2, 3])).toBe(2.5);
  });

  test('weeks are counted from the end, so that the last one is whole', () => {
    expect(bucketsOf(days(10), 7).map((bucket) => bucket.length)).toEqual([3, 7]);
    expect(bucketsOf(days(3), 1)).toHaveLength(3);
  });

  test('a course has the listing’s own numbers beside the median of others, theirs without a row counting as none', () => {
    const own = new Map([
      ['2026-11-01', 4],
      ['2026-11-03', 1],
    ]);
    const busy = new Map([['2026-11-01', 8]]);
    const others = [busy, busy, busy, undefined, undefined];
    expect(seriesOf(own, others, days(3), 1)).toEqual({
      total: 5,
      median: 8,
      points: [
        { day: '2026-11-01', value: 4, median: 8 },
        { day: '2026-11-02', value: 0, median: 0 },
        { day: '2026-11-03', value: 1, median: 0 },
      ],
    });
    expect(seriesOf(own, others.slice(1), days(3), 1).median).toBeUndefined();
  });

  test('a search is shown as single wishes, its budget rounded', () => {
    const filters = 'type=sale&city=nagpur&locality=dharampeth&bedrooms=3&maxPrice=6100000';
    expect(wishesOf({ filters, ask: ' 3 BHK near Metro ' })).toEqual([
      'Dharampeth',
      '3 BHK',
      'Up to ₹60 L',
      '“3 bhk near metro”',
    ]);
    expect(wishesOf({ filters: 7, ask: null })).toEqual([]);
  });

  test('a wish is shown when five different people had it, not when one had it five times', () => {
    const of = (person: string, filters: string) => ({ person, filters });
    const searches = [
      ...['a', 'b', 'c', 'd', 'e'].map((person) => of(person, 'bedrooms=3')),
      ...['a', 'b', 'c', 'd'].map((person) => of(person, 'bedrooms=2')),
      ...Array.from({ length: 9 }, () => of('a', 'furnishing=furnished')),
    ];
    expect(countWishes(searches)).toEqual([{ label: '3 BHK', people: 5 }]);
  });
});
