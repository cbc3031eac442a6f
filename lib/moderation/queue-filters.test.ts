import { updateProperty } from '@/lib/listings/mutations';
import { searchListings } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { listWaitingPlaces, moderationFilter, searchAllListings } from './data';
import { moderationSearchSchema } from './schema';

useTestDb();

const FLAT = {
  title: 'Flat',
  description: 'A quiet flat near the lake with a balcony to the east.',
  price: '45 lakh',
  type: 'sale',
  category: 'Residential',
  address: 'Plot 4, Dharampeth, Nagpur',
  area: '900',
  possession: 'ready',
};

const list = async ({ id }: Person, more: object) =>
  (await listPublicly(testActor(id), { ...FLAT, ...more }))._id;
const titles = async (query: object) =>
  (await searchAllListings(moderationSearchSchema.parse(query))).rows.map(({ title }) => title).toSorted();

let asha: Person;
let ravi: Person;
beforeAll(async () => {
  await clearTestDb();
  asha = await signedIn('seller', { name: 'Asha Deshmukh', phone: '+919822000001' });
  ravi = await signedIn('broker', { name: 'रवी पाटील', phone: '+919822000002' });
  await list(asha, { title: 'New in Dharampeth' });
  const edited = await list(ravi, { title: 'Edited in Sadar', address: 'Plot 9, Sadar, Nagpur' });
  await Property.updateOne({ _id: edited }, { $set: { review: { state: 'approved', since: new Date() } } });
  await updateProperty(testActor(ravi.id), edited, { price: '50 lakh' }, []);
  const approved = await list(ravi, { title: 'Approved in Sadar', address: 'Plot 10, Sadar, Nagpur' });
  await Property.updateOne({ _id: approved }, { $set: { review: { state: 'approved', since: new Date() } } });
});

test('by kind: listed for the first time, or edited since the last review', async () => {
  expect(await titles({ view: 'queue', kind: 'new' })).toEqual(['New in Dharampeth']);
  expect(await titles({ view: 'queue', kind: 'edited' })).toEqual(['Edited in Sadar']);
  // of all listings, those that wait
  expect(await titles({ kind: 'edited' })).toEqual(['Edited in Sadar']);
  expect(await titles({ view: 'queue', kind: 'nonsense' })).toHaveLength(2);
});

test('by locality, in any of its spellings, within the view', async () => {
  expect(await titles({ view: 'queue', locality: 'sadar' })).toEqual(['Edited in Sadar']);
  expect(await titles({ locality: 'सदर' })).toEqual(['Approved in Sadar', 'Edited in Sadar']);
  expect(await titles({ view: 'queue', locality: 'Atlantis' })).toEqual([]);
  expect(await listWaitingPlaces()).toEqual(['Dharampeth', 'Sadar']);
});

test.each(['Asha', 'deshmukh', 'आशा', '98220 00001', '+91 98220 00001'])('by owner: %s', async (owner) => {
  expect(await titles({ view: 'queue', owner })).toEqual(['New in Dharampeth']);
});

test('by owner: an address, a name in the other script, and nobody', async () => {
  expect(await titles({ view: 'queue', owner: ravi.email.toUpperCase() })).toEqual(['Edited in Sadar']);
  expect(await titles({ owner: 'ravi patil' })).toEqual(['Approved in Sadar', 'Edited in Sadar']);
  expect(await titles({ owner: 'Nobody' })).toEqual([]);
  expect(await titles({ owner: 'ravi', locality: 'Dharampeth' })).toEqual([]);
});

test.each([
  { kind: 'new' },
  { locality: 'Sadar' },
  { owner: 'ravi' },
  { view: 'queue', locality: 'Sadar', owner: 'asha' },
])('%o is read through an index', async (query) => {
  const filter = (await moderationFilter(moderationSearchSchema.parse(query))) as Record<string, unknown>;
  const plan = await planOf({ find: 'properties', filter });
  expect(plan).toContain('IXSCAN');
  expect(plan).not.toContain('COLLSCAN');
});

test('words with vowel signs are found in the public list and in the moderation list', async () => {
  const title = 'सिताबर्डी येथील फ्लॅट';
  await list(asha, { title });
  const found = async (text: string) => {
    const visitors = await searchListings(parseSearch({ q: text }), { pageSize: 6 });
    return [visitors.items.map((item) => item.title), await titles({ search: text })];
  };
  for (const text of ['सिताबर्डी', 'सिता', 'फ्लॅट येथील'])
    expect([text, await found(text)]).toEqual([text, [[title], [title]]]);
  expect(await found('सतबरड')).toEqual([[], []]);
});
