import mongoose, { Types } from 'mongoose';
import { getPublicProperty, listFeatured, listWholeNewest } from '@/lib/listings/data';
import { findIdsWithPhotos, listSharedPhotos } from '@/lib/listings/duplicates/data';
import { removeFromLinks } from '@/lib/listings/duplicates/mutations';
import { isMediaReferenced } from '@/lib/listings/media/data';
import { updateProperty } from '@/lib/listings/mutations';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { listedForSearch } from '@/test/listing-form';
import { countPublic, searchFull, searchListings } from './data';
import { parseSearch } from './schema';

useTestDb();
beforeEach(clearTestDb);

const seller = testActor();
const add = (more: Record<string, unknown> = {}) => listedForSearch(seller, more);
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
