import { GET } from '@/app/api/property/map/route';
import { writeShape } from '@/lib/places/areas/format';
import { mapStart } from '@/lib/search/map/data';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { searchListings } from './data';
import { fallbackSearches } from './rules';
import { parseSearch } from './schema';

useTestDb();

// AIIMS is at 21.0377, 79.0257: one kilometre is nearly 0.009 degrees of latitude
const HOMES = { 'Next door': '21.0386', 'A kilometre away': '21.0467', 'Ten kilometres away': '21.1276' };

beforeAll(async () => {
  await clearTestDb();
  const fields = {
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    city: 'Nagpur',
    area: '1600',
  };
  for (const [i, [title, latitude]] of Object.entries(HOMES).entries())
    await listPublicly(testActor(), {
      ...fields,
      title,
      address: `House ${i}, Mihan, Nagpur`,
      latitude,
      longitude: '79.0257',
    });
  await listPublicly(testActor(), { ...fields, title: 'Nobody knows where', address: 'Somewhere' });
});

const find = async (query: Record<string, string>) =>
  (await searchListings(parseSearch(query), { pageSize: 10, facets: true })).items;
const titles = async (query: Record<string, string>) => (await find(query)).map(({ title }) => title);

test('what is within so many kilometres of a place, the nearest first, with its distance', async () => {
  const found = await find({ near: 'aiims', within: '3', sort: 'distance' });
  expect(found.map(({ title }) => title)).toEqual(['Next door', 'A kilometre away']);
  expect(found[0]?.distance).toEqual({ km: expect.closeTo(0.1, 2), to: 'AIIMS' });
  expect(found[1]?.distance?.km).toBeCloseTo(1, 2);
  expect(await titles({ near: 'AIIMS Nagpur', within: '20', sort: 'distance' })).toEqual(Object.keys(HOMES));
  expect(await titles({ near: 'aiims', within: '0.5' })).toEqual(['Next door']);
});

test('a card names the nearest metro station within five kilometres, and none where its place is not known', async () => {
  const found = await find({});
  const metroOf = (name: string) => found.find(({ title }) => title === name)?.metro;
  expect(metroOf('Ten kilometres away')).toEqual({
    km: expect.any(Number),
    to: expect.stringMatching(/Metro/),
  });
  expect(metroOf('Ten kilometres away')!.km).toBeLessThanOrEqual(5);
  expect(metroOf('Nobody knows where')).toBeUndefined();
});

test('lists that are near to nothing say no distance, and order by it as by age', async () => {
  const found = await find({ sort: 'distance' });
  expect(found[0]).toMatchObject({ title: 'Nobody knows where' });
  expect(found.some(({ distance }) => distance)).toBe(false);
});

test('a part of the map and drawn areas', async () => {
  expect(await titles({ bbox: '79.02,21.03,79.03,21.04' })).toEqual(['Next door']);
  const around = (lat: number) =>
    writeShape([
      { lat: lat - 0.001, lng: 79.02 },
      { lat: lat - 0.001, lng: 79.03 },
      { lat: lat + 0.001, lng: 79.0257 },
    ]);
  expect(await titles({ shape: around(21.0467) })).toEqual(['A kilometre away']);
  expect((await titles({ shape: [around(21.0467), around(21.1276)].join(',') })).sort()).toEqual([
    'A kilometre away',
    'Ten kilometres away',
  ]);
});

test('without results twice as far is tried before the place is given up', () => {
  const steps = fallbackSearches(parseSearch({ near: 'aiims', within: '2', sort: 'distance' }));
  expect(steps.map(({ search: { near, within, sort } }) => [near, within, sort]).slice(0, 2)).toEqual([
    ['aiims', 4, 'distance'],
    [undefined, undefined, 'newest'],
  ]);
});

test('a map gets marks for its box with the filters of the list, and an error for a box that is not one', async () => {
  const ask = async (query: string) => {
    const reply = await new Browser().call(GET, `/api/property/map?${query}`);
    return [reply.status, reply.json] as const;
  };
  const [status, { marks, total }] = await ask('bbox=79,21,79.1,21.2&zoom=14&type=sale');
  expect([status, total]).toEqual([200, 3]);
  expect(marks).toContainEqual({
    lng: 79.0257,
    lat: 21.1276,
    count: 1,
    price: 4_500_000,
    ids: [expect.stringMatching(/^[0-9a-f]{24}$/)],
  });
  // far away all of them are one
  const [, far] = await ask('bbox=79,21,79.1,21.2&zoom=6');
  expect(far.marks).toMatchObject([{ count: 3, box: [79.0257, 21.0386, 79.0257, 21.1276] }]);
  expect((await ask('bbox=79,21,79.1,21.2&zoom=14&near=aiims&within=3'))[1].total).toBe(2);
  expect((await ask('bbox=79,21,79.1,21.2&type=rent'))[1]).toEqual({ marks: [], total: 0 });
  for (const bbox of ['', 'bbox=1,2,3', 'bbox=80,21,79,22', 'bbox=x']) expect((await ask(bbox))[0]).toBe(400);
});

test('a map begins with the whole of the area that was asked for, with results or without', async () => {
  const startOf = async (query: Record<string, string>) => (await mapStart(parseSearch(query))).box;
  const corners = [
    { lat: 21.2, lng: 79.2 },
    { lat: 21.25, lng: 79.2 },
    { lat: 21.25, lng: 79.3 },
  ];
  expect(await startOf({ city: 'nagpur', shape: writeShape(corners) })).toEqual([79.2, 21.2, 79.3, 21.25]);
  const [west, south, east, north] = await startOf({ city: 'nagpur', near: 'aiims', within: '5' });
  expect((north - south) * 111.19).toBeCloseTo(10, 1);
  expect((west + east) / 2).toBeCloseTo(79.0257, 2);
});

test('homes near to several places, and not near to one, through the address', async () => {
  const near = { near: 'aiims', within: '20' };
  expect(await titles({ ...near, alsoNear: 'aiims_2' })).toHaveLength(2);
  expect((await titles({ ...near, notNear: 'aiims_2' })).sort()).toEqual(['Ten kilometres away']);
  // what has no point is near to nothing
  expect(await titles({ notNear: 'aiims_2' })).toContain('Nobody knows where');
  expect(await titles({ near: 'aiims,vnit', within: '1.5' })).toHaveLength(2);
});
