import fc from 'fast-check';
import { Types } from 'mongoose';
import { invalidate } from '@/lib/platform/cache/invalidate';
import { connectDb } from '@/lib/platform/db/connect';
import { toAppError } from '@/lib/platform/http/error-reply';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { listForApi, loadHome, loadMembersList, suggestLocations } from '@/lib/search/loaders';
import type { ListingIndex } from '@/lib/search/memory/listing-index';
import { memoryEngine } from '@/lib/search/memory/memory-engine';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { InvalidationLog } from '@/models/platform/invalidation-log';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { listedForSearch } from '@/test/listing-form';
import { LiveIndex } from './running.data';

describe('running a search', () => {
  afterAll(() => jest.restoreAllMocks());

  useTestDb();
  beforeEach(async () => {
    await connectDb();
    await clearTestDb();
  });

  /** Behaves like a separate process for the index. */
  const start = () => new LiveIndex();

  const row = (n: number, more: object = {}) => ({
    _id: new Types.ObjectId(n.toString(16).padStart(24, '0')),
    title: `Flat ${n} word${n % 13}x`,
    price: (n * 7919) % 101,
    area: 500 + n,
    type: n % 3 ? 'sale' : 'rent',
    category: 'Residential',
    status: n % 5 ? 'active' : 'verified',
    city: 'Nagpur',
    citySlug: 'nagpur',
    localitySlug: `place-${n % 7}`,
    address: `Tower ${n % 11}, Besa`,
    amenities: n % 2 ? ['lift'] : ['lift', 'gym'],
    propertyCode: `SG-NAG-${1000 + n}`,
    createdAt: new Date(1_700_000_000_000 + n),
    updatedAt: new Date(1_700_000_000_000 + n),
    ...more,
  });
  const insert = (from: number, to: number, more: object = {}) =>
    Property.collection.insertMany(
      Array.from({ length: to - from }, (_, i) => row(from + i, more)) as never[],
    );

  /** All data of an index, whatever the order of its slots. */
  async function contents(index: ListingIndex) {
    const engine = memoryEngine(async () => index);
    const statuses = ['active', 'verified', 'sold'];
    const ask = (search: object) =>
      engine.search({
        search: { sort: 'newest', page: 1, ...search },
        statuses,
        pageSize: 1000,
        facets: true,
      });
    const asked = [
      {},
      { sort: 'price-asc' },
      { sort: 'area-desc', q: 'word5' },
      { q: '1007' },
      { maxPrice: 40 },
    ];
    return {
      found: await Promise.all(asked.map(ask)),
      listed: [...(await engine.listAll(statuses))],
      locations: await engine.countLocations(
        { search: { sort: 'newest', page: 1 }, statuses },
        { starts: '', limit: 50 },
      ),
    };
  }
  /** Data of an index that has read every row. */
  const expected = async () => contents(await new LiveIndex().fresh());
  const rowReads = () => jest.spyOn(Property.collection, 'find');

  const change = fc.record({
    kind: fc.constantFrom('insert', 'edit', 'remove', 'restore old'),
    n: fc.integer({ min: 1, max: 60 }),
  });

  test('finds the same listings as a full read after additions, changes, removals and restorations', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), fc.nat(12), async (changes, seenAfter) => {
        await clearTestDb();
        await insert(1, 40);
        const live = new LiveIndex();
        await live.fresh();
        let clock = Date.now();
        const apply = async ({ kind, n }: { kind: string; n: number }) => {
          const { _id } = row(n);
          const old = kind === 'restore old';
          const updatedAt = old ? new Date(5) : new Date(clock++);
          if (kind === 'remove') return Property.collection.deleteOne({ _id });
          const { _id: _, ...fields } = row(n, {
            updatedAt,
            // one content per time of change, so that a restored row is always the same
            price: old ? n : clock % 97,
            status: old ? 'sold' : 'active',
          });
          const written = await Property.collection.updateOne({ _id }, { $set: fields }, { upsert: true });
          // restored rows are marked as changed
          if (old) await invalidate([`property:${_id}`]);
          return written;
        };
        for (const change of changes.slice(0, seenAfter)) await apply(change);
        await live.fresh();
        for (const change of changes.slice(seenAfter)) await apply(change);
        expect(await contents(await live.fresh())).toEqual(await expected());
      }),
      { numRuns: 10 },
    );
  });

  test('reads no unchanged row again', async () => {
    await insert(1, 200);
    const live = new LiveIndex();
    await live.fresh();
    await Property.collection.updateOne(
      { _id: row(7)._id },
      { $set: { price: 5000, updatedAt: new Date() } },
    );
    const reads = rowReads();
    await live.fresh();
    await live.fresh();
    const rows = reads.mock.calls.map(([filter]) => filter as Record<string, { $in?: unknown[] }>);
    reads.mockRestore();
    expect(rows.map((filter) => filter._id?.$in?.length ?? Object.keys(filter).join())).toEqual([
      'updatedAt',
      1,
      'updatedAt',
    ]);
  });

  test('reads rows that an import writes between two counts once, without comparing all others', async () => {
    await insert(1, 200);
    const live = new LiveIndex();
    await live.fresh();
    await insert(300, 340, { updatedAt: new Date() });
    // counted while the first rows were being written
    jest.spyOn(Property.collection, 'estimatedDocumentCount').mockResolvedValueOnce(210);
    const reads = rowReads();
    const seen = await contents(await live.fresh());
    const filters = reads.mock.calls.map(([filter]) => Object.keys(filter as object).join());
    reads.mockRestore();
    expect(filters.slice(0, 2)).toEqual(['updatedAt', '_id']);
    expect(filters.slice(2)).toEqual([]);
    expect(seen).toEqual(await expected());
  });

  test('reads the many rows of an import into a small index only once', async () => {
    await insert(1, 50);
    const live = new LiveIndex();
    await live.fresh();
    const reads = rowReads();
    await insert(100, 1300, { updatedAt: new Date() });
    await live.fresh();
    await insert(1300, 2600, { updatedAt: new Date() });
    const seen = await contents(await live.fresh());
    const read = reads.mock.calls.map(([filter]) => (filter as { _id?: { $in: unknown[] } })._id?.$in.length);
    reads.mockRestore();
    expect(read).toEqual([undefined, 1200, undefined, 1300]);
    expect(seen).toEqual(await expected());
  });

  test('reads changed rows in one sweep if they are most of the rows', async () => {
    await insert(1, 1200);
    const live = new LiveIndex();
    await live.fresh();
    await Property.collection.updateMany({}, { $set: { price: 5000, updatedAt: new Date() } });
    const reads = rowReads();
    const seen = await contents(await live.fresh());
    const filters = reads.mock.calls.map(([filter]) => Object.keys(filter as object).join());
    reads.mockRestore();
    expect(filters.slice(0, 2)).toEqual(['updatedAt', '']);
    expect(seen).toEqual(await expected());
  });

  const HOUR_MS = 3_600_000;

  test.each([
    ['hours behind', new Date(Date.now() - 2 * HOUR_MS), new Date()],
    ['days behind', new Date(5), new Date()],
    ['right again after it was ahead', new Date(), new Date(Date.now() + 2 * HOUR_MS)],
  ])(
    'finds an edit by a clock that is %s in the next search of every process',
    async (_, updatedAt, newest) => {
      await insert(1, 50, { updatedAt: newest });
      const processes = [start(), start()];
      for (const process of processes) await process.fresh();
      const edit = async (n: number) => {
        const { _id } = row(n);
        await Property.collection.updateOne({ _id }, { $set: { price: 5000 + n, updatedAt } });
        await invalidate([`property:${_id}`, 'lists']);
      };
      for (const n of [7, 8]) {
        await edit(n);
        const wanted = await expected();
        for (const process of processes) expect(await contents(await process.fresh())).toEqual(wanted);
      }
    },
  );

  test.each([
    // the log no longer contains all recent entries after that many
    ['more have changed than the log names', { $inc: { seq: 1000 } }],
    ['everything may have changed', { $inc: { seq: 1 }, $push: { recent: ['site'] } }],
  ])('finds an edit by a slow clock when %s', async (_, entry) => {
    await insert(1, 50, { updatedAt: new Date() });
    const live = start();
    await live.fresh();
    const updatedAt = new Date(Date.now() - 2 * HOUR_MS);
    await Property.collection.updateOne({ _id: row(7)._id }, { $set: { price: 5000, updatedAt } });
    await InvalidationLog.updateOne({ _id: 'site' }, entry, { upsert: true });
    expect(await contents(await live.fresh())).toEqual(await expected());
  });
});

describe('loaders', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const seller = testActor();
  const add = (more: Record<string, unknown> = {}) => listedForSearch(seller, more);

  test('returns everything without a query, and pages with one', async () => {
    for (let i = 0; i < 8; i++) await add({ title: `N${i}`, bedrooms: String(i % 3) });
    const bare = await listForApi(new URLSearchParams());
    expect(bare).toMatchObject({ total: 8 });
    expect(bare.data.map(({ title }) => title)[0]).toBe('N7');
    const page = await listForApi(new URLSearchParams('sort=newest&limit=3'));
    expect(page).toMatchObject({ total: 8, page: 1, pages: 3, next: expect.any(String) });
    expect(page.data[0]).toMatchObject({
      title: 'N7',
      description: 'Bright',
      images: [expect.objectContaining({ width: 200 })],
    });
    const next = await listForApi(
      new URLSearchParams({ limit: '3', after: String('next' in page && page.next) }),
    );
    expect(next.data.map(({ title }) => title)).toEqual(['N4', 'N3', 'N2']);
  });

  test.each([
    'type=steal',
    'category=castles',
    'minPrice=abc',
    'maxArea=-5',
    'bedrooms=2,99',
    'amenities=lift,$ne',
    'status=draft',
    'bbox=1,2,3',
    'bbox=80,21,79,22',
    'city[]=nagpur',
    'page[$gt]=1',
    'near=nowhere',
    'within=999',
    'shape=abc',
    'sort=$where',
    'page=0',
    'after=garbage',
    'limit=0',
    'limit=1000',
    `q=${'long '.repeat(40)}`,
  ])('rejects the unreadable query %s instead of returning everything', async (query) => {
    const [path] = query.split('=');
    const refused = await listForApi(new URLSearchParams(query)).catch(toAppError);
    expect(refused).toMatchObject({ code: 'invalid', message: expect.stringContaining(path!) });
  });

  test('accepts empty fields and unknown keys that a form sends', async () => {
    await add({ bedrooms: '2', type: 'rent' });
    const read = async (query: string) => (await listForApi(new URLSearchParams(query))).total;
    expect(await read('type=&minPrice=&q=&category=Residential&utm_source=x')).toBe(1);
    expect(await read('bedrooms=2&bedrooms=2,3&type=rent&locality=dharampeth,Dharampeth,besa&page=1')).toBe(
      1,
    );
  });

  test('offers every first segment of an address as a location with its count', async () => {
    await add({ title: 'First', address: 'Tower 0, Besa, Nagpur' });
    const { _id, propertyCode, ...first } = (await Property.findOne().lean())!;
    const others = Array.from({ length: 21 }, (_, i) => ({
      ...first,
      address: `Tower ${i + 1}, Besa, Nagpur`,
    }));
    await Property.collection.insertMany(others as never);
    await add({ title: 'Twin', address: 'tower 7, Wadi, Nagpur' });
    await add({ title: 'Rented', type: 'rent', address: 'Tower 7, Besa, Nagpur' });
    await add({ title: 'Draft', status: 'draft', address: 'Hidden House, Besa, Nagpur' });
    const { locations, moreLocations, list } = await loadMembersList(parseSearch({ location: 'Tower 7' }));
    expect([locations.length, moreLocations, list.total]).toEqual([22, 0, 3]);
    expect(locations).toContainEqual({ label: 'Tower 7', count: 3 });
    const both = await loadMembersList(parseSearch({ location: 'Tower 7, tower 8' }));
    expect(both.list.total).toBe(4);
    await add({ title: 'Near', address: 'Manish Nagar, Nagpur' });
    const near = await loadMembersList(parseSearch({ location: 'Somalwada' }));
    expect(near.nearbyLocations).toEqual([{ label: 'Manish Nagar', km: expect.closeTo(1, 1) }]);
    const counts = await loadMembersList(parseSearch({ type: 'sale' }));
    expect(counts.locations).toContainEqual({ label: 'Tower 7', count: 2 });
    const { locations: suggested, more } = await suggestLocations(parseSearch({}), 'tow');
    expect([suggested.length, more]).toEqual([20, 2]);
    expect((await listForApi(new URLSearchParams({ location: 'Tower 21' }))).total).toBe(1);
    expect((await listForApi(new URLSearchParams({ location: 'tower' }))).total).toBe(24);
  });

  test("orders locations with equal counts by the language's alphabet", async () => {
    for (const [i, locality] of ['Besa', 'Dharampeth', 'Sadar'].entries())
      await add({ title: `At ${i}`, address: `${locality}, Nagpur` });
    const labels = async (language: Language) =>
      (await suggestLocations(parseSearch({}), '', textsIn(language))).locations
        .map(({ label }) => label)
        .filter((label) => ['Besa', 'Dharampeth', 'Sadar'].includes(label));
    expect(await labels('en')).toEqual(['Besa', 'Dharampeth', 'Sadar']);
    // धरमपेठ, बेसा, सदर
    expect(await labels('mr')).toEqual(['Dharampeth', 'Besa', 'Sadar']);
  });

  test('counts like its lists, shows no home twice, and gives medians only for five or more homes on the home page', async () => {
    const address = 'Besa, Nagpur';
    for (let i = 0; i < 12; i++)
      await add({
        bedrooms: String(2 + (i % 2)),
        possession: 'ready',
        address,
        ...(i < 5 && { carpetArea: '500' }),
      });
    for (let i = 0; i < 4; i++) await add({ type: 'rent', price: '12000' });
    await add({ category: 'Plots' });
    const { featured, families, starts, localities } = await loadHome();
    const homes = [...featured, ...families.homes, ...starts.map(({ home }) => home)].map(({ _id }) => _id);
    expect(new Set(homes).size).toBe(homes.length);
    expect(families.homes.length).toBeGreaterThan(0);
    expect(starts.map(({ name }) => name)).toContain('To rent');
    for (const { path, count } of [...starts, ...localities]) {
      const [, root, city, category] = new URL(path, 'http://x').pathname.split('/');
      const query = new URL(path, 'http://x').searchParams;
      const asked = { type: root === 'rent' ? 'rent' : 'sale', city, ...(category && { category }) };
      const list = await listForApi(
        new URLSearchParams([...Object.entries(asked as Record<string, string>), ...query]),
      );
      expect([path, list.total]).toEqual([path, count]);
    }
    expect(localities).toEqual([
      expect.objectContaining({ name: 'Besa', rate: { count: 5, middle: expect.any(Number) } }),
    ]);
  });
});
