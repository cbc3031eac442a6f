import { toAppError } from '@/lib/platform/http/error-reply';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { listedForSearch } from '@/test/listing-form';
import { listForApi, loadHome, loadMembersList, suggestLocations } from './loaders';
import { parseSearch } from './schema';

useTestDb();
beforeEach(clearTestDb);

const seller = testActor();
const add = (more: Record<string, unknown> = {}) => listedForSearch(seller, more);

test('the API lists everything without a query, and pages with one', async () => {
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
])('the API says so when it cannot read %s, instead of answering with everything', async (query) => {
  const [path] = query.split('=');
  const refused = await listForApi(new URLSearchParams(query)).catch(toAppError);
  expect(refused).toMatchObject({ code: 'invalid', message: expect.stringContaining(path!) });
});

test('the API reads what a form sends, empty fields and foreign keys too', async () => {
  await add({ bedrooms: '2', type: 'rent' });
  const read = async (query: string) => (await listForApi(new URLSearchParams(query))).total;
  expect(await read('type=&minPrice=&q=&category=Residential&utm_source=x')).toBe(1);
  expect(await read('bedrooms=2&bedrooms=2,3&type=rent&locality=dharampeth,Dharampeth,besa&page=1')).toBe(1);
});

test('every first segment of an address in use is a location with its count, and can be asked for', async () => {
  for (let i = 0; i < 22; i++) await add({ title: `L${i}`, address: `Tower ${i}, Besa, Nagpur` });
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

test('locations with as many listings are in the order of the language', async () => {
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

test('the home page counts what its lists find, shows no home twice, and says a middle price of five or more', async () => {
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
