import { Types } from 'mongoose';
import { DAY_MS } from '@/lib/platform/time/time';
import { listMetadata, loadPublicList } from '@/lib/search/lists/loaders';
import { listUrls } from '@/lib/search/sitemap/data';
import { Property } from '@/models/listings/property';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { getLocality } from './data';
import { middleOf, middlesByBedrooms } from './rules';

useTestDb();
beforeEach(clearTestDb);

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const key = {
  type: 'sale',
  category: 'Residential',
  city: { slug: 'nagpur', name: 'Nagpur' },
  locality: 'dharampeth',
} as const;

/** Homes in Dharampeth of 1,000 square feet of carpet. */
async function put(rows: Record<string, unknown>[]) {
  await Property.collection.insertMany(
    rows.map((row, i) => ({
      _id: new Types.ObjectId(),
      title: `Flat ${i}`,
      price: 5_000_000 + i * 100_000,
      area: 1200,
      carpetArea: 1000,
      bedrooms: 2,
      type: 'sale',
      category: 'Residential',
      status: 'active',
      city: 'Nagpur',
      address: 'Dharampeth, Nagpur',
      location: { address: '', coordinates: [79.06, 21.14] },
      citySlug: 'nagpur',
      locality: 'Dharampeth',
      localitySlug: 'dharampeth',
      createdAt: daysAgo(10 + i),
      updatedAt: now,
      ...row,
    })),
  );
}
const some = (count: number, row: Record<string, unknown> = {}) => Array.from({ length: count }, () => row);
const page = (query: Record<string, string>) => ({
  type: 'sale' as const,
  params: Promise.resolve({ city: 'nagpur', category: 'residential' }),
  searchParams: Promise.resolve(query),
});

test('a middle is of five or more, and of no one else', () => {
  expect(middleOf([1, 2, 3, 4])).toBeUndefined();
  expect(middleOf([50, 10, 30, 20, 40])).toEqual({ middle: 30, count: 5 });
  expect(middleOf([1, 2, 3, 4, 5, 6])).toEqual({ middle: 4, count: 6 });
  const homes = [...some(5).map(() => ({ bedrooms: 2, rate: 10 })), { bedrooms: 3, rate: 99 }];
  expect(middlesByBedrooms(homes)).toEqual([{ bedrooms: 2, middle: 10, count: 5 }]);
});

test('a locality says what is asked, how long homes stay, and what is near', async () => {
  const ended = { status: 'sold', createdAt: daysAgo(100), closing: { on: daysAgo(60) } };
  await put([...some(5), { bedrooms: 3 }, ...some(5, ended)]);
  const locality = (await getLocality(key, now))!;
  expect(locality).toMatchObject({ name: 'Dharampeth', offered: 6, basis: 'carpetArea', quarters: [] });
  expect(locality.rate).toEqual({ middle: 5250, count: 6 });
  expect(locality.rates).toEqual([{ bedrooms: 2, middle: 5200, count: 5 }]);
  expect(locality.stayed).toEqual({ middle: 40, count: 5 });
  expect(locality.listedFor).toEqual({ middle: 13, count: 6 });
  expect(locality.around?.groups.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Metro', 'Schools']),
  );
});

test('of four homes no figure is given; of a place that is in no gazetteer nothing is said', async () => {
  const ended = { status: 'sold', createdAt: daysAgo(100), closing: { on: daysAgo(60) } };
  await put([...some(4), ...some(4, ended), ...some(6, { locality: 'Nowhere', localitySlug: 'nowhere' })]);
  expect(await getLocality(key, now)).toMatchObject({
    offered: 4,
    rate: undefined,
    rates: [],
    stayed: undefined,
    listedFor: undefined,
  });
  expect(await getLocality({ ...key, locality: 'nowhere' }, now)).toBeUndefined();
});

test('the page of one locality has an address of its own for search engines, with figures in its description', async () => {
  await put(some(5));
  expect((await loadPublicList(page({ locality: 'dharampeth' }))).locality?.offered).toBe(5);
  const head = await listMetadata(page({ locality: 'dharampeth' }));
  expect(head.alternates?.canonical).toBe('/buy/nagpur/residential?locality=dharampeth');
  expect(head.robots).toBeUndefined();
  expect(head.description).toBe(
    'Flats and houses in Dharampeth, Nagpur: 5 offered for sale today. Middle asked price: ₹5,200/sq ft of carpet area. Half of those that are offered now have been for 12 days or more.',
  );
  expect((await listUrls()).map(({ path }) => path)).toContain('/buy/nagpur/residential?locality=dharampeth');
  // another filter beside it has no page of its own
  const filtered = await listMetadata(page({ locality: 'dharampeth', bedrooms: '2' }));
  expect(filtered.robots).toEqual({ index: false, follow: true });
});

test('a locality with fewer than five homes is no page for search engines', async () => {
  await put(some(4));
  const head = await listMetadata(page({ locality: 'dharampeth' }));
  expect(head.robots).toEqual({ index: false, follow: true });
  expect((await listUrls()).map(({ path }) => path)).not.toContain(
    '/buy/nagpur/residential?locality=dharampeth',
  );
});

test('its homes are found by an index', async () => {
  const filter = {
    citySlug: 'nagpur',
    localitySlug: 'dharampeth',
    type: 'sale',
    category: 'Residential',
    status: { $in: ['active'] },
  };
  expect(await planOf({ find: 'properties', filter, sort: { createdAt: -1 } })).not.toContain('COLLSCAN');
});
