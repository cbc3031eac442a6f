import mongoose, { Types } from 'mongoose';
import { getPublicProperty, listFeatured, listWholeNewest } from '@/lib/listings/data';
import { isMediaReferenced } from '@/lib/listings/media/data';
import { updateProperty } from '@/lib/listings/mutations';
import { findIdsWithPhotos, listSharedPhotos } from '@/lib/moderation/duplicates/data';
import { removeFromLinks } from '@/lib/moderation/duplicates/mutations';
import { toAppError } from '@/lib/platform/http/error-reply';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { countPublic, searchFull, searchListings } from './data';
import { listForApi, loadMembersList, suggestLocations } from './loaders';
import { parseSearch } from './schema';

useTestDb();
beforeEach(clearTestDb);

const seller = testActor();
const add = async (more: Record<string, unknown> = {}) => {
  const fields = {
    title: 'Flat',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Dharampeth, Nagpur',
    area: '1600',
    ...more,
  };
  return listPublicly(seller, fields);
};
const find = (query: Record<string, string> = {}) =>
  searchListings(parseSearch(query), { pageSize: 6, facets: true });
const titles = async (query: Record<string, string> = {}) =>
  (await find(query)).items.map(({ title }) => title);

test('every acknowledged write is in the next search: new, changed, hidden, removed', async () => {
  expect((await find()).total).toBe(0);
  const a = await add({ title: 'Alpha' });
  expect(await titles()).toEqual(['Alpha']);
  await add({ title: 'Beta', price: '1 cr', type: 'rent' });
  expect(await titles({ sort: 'price-desc' })).toEqual(['Beta', 'Alpha']);
  await updateProperty(seller, a._id, { title: 'Gamma', price: '2 cr' }, []);
  expect(await titles({ sort: 'price-desc' })).toEqual(['Gamma', 'Beta']);
  expect(await titles({ q: 'alpha' })).toEqual([]);
  expect(await titles({ q: 'gam' })).toEqual(['Gamma']);
  await updateProperty(seller, a._id, { status: 'paused' }, []);
  expect(await titles()).toEqual(['Beta']);
  await Property.deleteMany({ title: 'Beta' });
  expect((await find()).total).toBe(0);
});

test('rows that another process restored with old dates are found', async () => {
  await add({ title: 'New' });
  await titles();
  const row = await Property.findOne({ title: 'New' }).lean();
  const old = new Date('2020-01-01');
  await Property.collection.insertOne({
    ...row!,
    _id: new Types.ObjectId(),
    propertyCode: 'SG-NAG-9999',
    title: 'Restored',
    createdAt: old,
    updatedAt: old,
  });
  expect((await titles()).sort()).toEqual(['New', 'Restored']);
});

test('searches that run while listings are written never miss one that was there before they began', async () => {
  await find();
  for (let i = 0; i < 8; i++) {
    const [made] = await Promise.all([add({ title: `Listing ${i}` }), find(), find()]);
    const pages = await Promise.all([find({ q: `listing ${i}` }), find({ q: `listing ${i}` })]);
    for (const page of pages) expect(page.items.map(({ _id }) => _id)).toContain(made._id);
  }
});

test('counts are true, and drafts are counted nowhere', async () => {
  await add();
  await add({ type: 'rent', category: 'Commercial', address: 'Hill Road, Bandra West, Mumbai' });
  await add({ status: 'draft' });
  const counts = await countPublic();
  expect(counts).toMatchObject({
    total: 2,
    byType: { sale: 1, rent: 1 },
    byCategory: { Residential: { sale: 1, rent: 0 }, Commercial: { sale: 0, rent: 1 } },
  });
  expect(counts.byCity).toEqual(
    expect.arrayContaining([
      { city: 'Nagpur', citySlug: 'nagpur', counts: { sale: 1, rent: 0 } },
      { city: 'Mumbai', citySlug: 'mumbai', counts: { sale: 0, rent: 1 } },
    ]),
  );
});

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

/** Every read of this domain, as the server would plan it. */
test('no list query scans the collection', async () => {
  const property = await add();
  const plans: string[] = [];
  const collection = Property.collection.collectionName;
  const db = mongoose.connection.db!;
  const commands: Record<string, unknown>[] = [];
  const client = mongoose.connection.getClient();
  const listen = ({ command, commandName }: { command: Record<string, unknown>; commandName: string }) => {
    if (
      ['find', 'aggregate', 'count', 'distinct'].includes(commandName) &&
      command[commandName] === collection
    )
      commands.push(command);
  };
  client.on('commandStarted', listen);
  await find({ type: 'sale', q: 'flat' });
  await searchFull(parseSearch({}), { pageSize: 6 });
  await listFeatured(6);
  await listWholeNewest(500);
  await getPublicProperty(property._id);
  await isMediaReferenced('images/x');
  await isMediaReferenced('videos/x');
  await findIdsWithPhotos(['0123456789abcdef'], new Types.ObjectId().toHexString());
  await listSharedPhotos([new Types.ObjectId().toHexString()]);
  await removeFromLinks([new Types.ObjectId()]);
  await Property.deleteMany({ _id: new Types.ObjectId(property._id) });
  await find();
  client.off('commandStarted', listen);
  expect(commands.length).toBeGreaterThan(10);
  for (const { lsid, $db, $clusterTime, ...command } of commands) {
    const plan = await db.command({ explain: command, verbosity: 'queryPlanner' });
    plans.push(JSON.stringify(plan.queryPlanner?.winningPlan ?? plan));
    if (JSON.stringify(plan).includes('COLLSCAN'))
      throw new Error(`scans the collection: ${JSON.stringify(command)}\n${plans.at(-1)}`);
  }
});

test('shops are apart from offices, in the list and in its counts', async () => {
  const shop = { category: 'Commercial', title: 'Shop' };
  await add(shop);
  await add({ ...shop, title: 'Office' });
  await add({ ...shop, title: 'Hall', subType: 'showroom' });
  await add();
  const { items, facets } = await find({ category: 'commercial', subType: 'shop,showroom' });
  expect(items.map(({ title }) => title).sort()).toEqual(['Hall', 'Shop']);
  expect(facets?.subType.map(({ value, count }) => `${value} ${count}`).sort()).toEqual([
    'office 1',
    'shop 1',
    'showroom 1',
  ]);
});
