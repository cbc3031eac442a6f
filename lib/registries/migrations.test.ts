import { Types } from 'mongoose';
import { searchAllListings } from '@/lib/moderation/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { connectDb } from '@/lib/platform/db/connect';
import { searchListings } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { Counter } from '@/models/platform/counter';
import { JobModel } from '@/models/platform/job';
import { User } from '@/models/platform/user';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { classifyPlaces, dropListingTerms, moveQueuedMails, renameFields } from './migrations';

useTestDb();
beforeEach(clearTestDb);

async function addFlat(title: string): Promise<string> {
  const fields = {
    title,
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Dharampeth, Nagpur',
    area: '900',
  };
  return (await listPublicly(testActor(), fields))._id;
}

/** In the members' list, and in the list of the admins. */
async function find(text: string): Promise<[string[], string[]]> {
  const [visitors, admins] = await Promise.all([
    searchListings(parseSearch({ q: text }), { pageSize: 6 }),
    searchAllListings(moderationSearchSchema.parse({ search: text })),
  ]);
  return [visitors.items.map(({ title }) => title), admins.rows.map(({ title }) => title)];
}

const TITLE = 'सिताबर्डी येथील फ्लॅट';

test('words with vowel signs are found in the list search and in the moderation search', async () => {
  await addFlat(TITLE);
  await addFlat('Plain flat');
  for (const text of ['सिताबर्डी', 'सिता', 'फ्लॅट येथील'])
    expect([text, await find(text)]).toEqual([text, [[TITLE], [TITLE]]]);
  expect(await find('सतबरड')).toEqual([[], []]);
});

test('words that an older version stored go, and are made again by every search', async () => {
  const id = new Types.ObjectId(await addFlat(TITLE));
  await Property.collection.updateOne({ _id: id }, { $set: { terms: ['डी', 'ताबर', 'स', 'flat'] } });
  expect(await find('सिताबर्डी')).toEqual([[TITLE], [TITLE]]);
  await dropListingTerms();
  expect(await Property.collection.findOne({ _id: id })).not.toHaveProperty('terms');
});

test('stored words are looked for once, and never again', async () => {
  await dropListingTerms();
  const id = new Types.ObjectId(await addFlat(TITLE));
  await Property.collection.updateOne({ _id: id }, { $set: { terms: ['डी'] } });
  await dropListingTerms();
  expect(await Property.collection.findOne({ _id: id })).toHaveProperty('terms');
});

describe('mails that an older version left in a collection of their own', () => {
  const nextAt = new Date(Date.now() + 60_000);
  // later than the test: the database removes what has expired
  const expiresAt = new Date(Date.now() + 86_400_000);
  const old = () => JobModel.db.collection('queuedmails');
  const mails = () => JobModel.find({ name: 'mail' }).sort({ key: 1 }).lean();

  test('become jobs with their attempts and times, and the collection is empty', async () => {
    await connectDb();
    await old().insertMany([
      { sealed: { text: 'one' }, attempts: 3, nextAt, expiresAt },
      { sealed: { text: 'two' }, attempts: 0, nextAt, expiresAt },
    ]);
    await moveQueuedMails();
    expect(await old().countDocuments({})).toBe(0);
    expect(await mails()).toMatchObject([
      { data: { encrypted: { text: 'one' } }, attempts: 3, leaseUntil: nextAt, expiresAt },
      { data: { encrypted: { text: 'two' } }, attempts: 0 },
    ]);
  });

  test('a run that broke off between writing and removing does not send a mail twice', async () => {
    await connectDb();
    const { insertedId } = await old().insertOne({ sealed: { text: 'one' }, attempts: 3, nextAt, expiresAt });
    await JobModel.create({
      name: 'mail',
      key: String(insertedId),
      data: { encrypted: { text: 'one' } },
      attempts: 4,
    });
    await moveQueuedMails();
    expect(await mails()).toMatchObject([{ attempts: 4 }]);
    expect(await old().countDocuments({})).toBe(0);
    await moveQueuedMails();
    expect(await mails()).toHaveLength(1);
  });
});

test('addresses that an older version put into Nagpur get their town, or none, once', async () => {
  const middle = [79.0882, 21.1458];
  const nagpur = { city: 'Nagpur', citySlug: 'nagpur' };
  const old = async (address: string, more: object = {}) => {
    const id = await addFlat(address);
    const set = { address, ...nagpur, 'location.coordinates': middle, ...more };
    await Property.collection.updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: set, $unset: { placePrecision: 1, locality: 1, localitySlug: 1 } },
    );
    return id;
  };
  const [amravati, timbuktu, dharampeth, pinned, typed, verified, edited] = [
    await old('Camp Road, Amravati 444602'),
    await old('12 Main Street, Timbuktu'),
    await old('Dharampeth, Nagpur'),
    await old('Somewhere, Nagpur', { 'location.coordinates': [79.1, 21.2] }),
    await old('Plot 4', { city: 'Wardha', citySlug: 'wardha', 'location.coordinates': [0, 0] }),
    await old('1 Sadar, Nagpur', { status: 'verified', verifiedAt: new Date('2026-01-05') }),
    await old('2 Sadar, Nagpur', { status: 'unverified', verifiedAt: new Date('2026-01-05') }),
  ];
  await classifyPlaces();
  const placed = async (id: string) => {
    const { citySlug, localitySlug, placePrecision, location } = (await Property.findById(id).lean())!;
    return [citySlug, localitySlug, placePrecision, location?.coordinates];
  };
  expect(await placed(amravati)).toEqual(['amravati', undefined, 'unknown', [0, 0]]);
  expect(await placed(timbuktu)).toEqual(['', undefined, 'unknown', [0, 0]]);
  expect(await placed(dharampeth)).toEqual(['nagpur', 'dharampeth', 'approximate', [79.0612, 21.1402]]);
  expect(await placed(pinned)).toEqual(['nagpur', undefined, 'exact', [79.1, 21.2]]);
  expect(await placed(typed)).toEqual(['wardha', undefined, 'unknown', [0, 0]]);
  const raw = (id: string) => Property.collection.findOne({ _id: new Types.ObjectId(id) });
  expect(await raw(verified)).not.toHaveProperty('unverifiedSince');
  expect(await raw(edited)).toHaveProperty('unverifiedSince');
  const inNagpur = await searchListings(parseSearch({ city: 'nagpur' }), { pageSize: 9 });
  expect(inNagpur.total).toBe(4);
  await Property.updateOne({ _id: timbuktu }, { $unset: { placePrecision: 1 } });
  await classifyPlaces();
  expect((await placed(timbuktu))[2]).toBeUndefined();
  await Counter.deleteMany({});
});

test('what older versions stored under other names is found again, and nothing is changed the second time', async () => {
  const id = await addFlat('Flat');
  const other = new Types.ObjectId();
  await Property.collection.updateOne({ title: 'Flat' }, { $set: { suspectOf: [other] } });
  await JobModel.collection.insertOne({ name: 'mail', key: 'k', data: { sealed: { data: 'x' } } } as never);
  const documents = [{ storageKey: 'a', sealed: true }, { storageKey: 'b' }];
  await User.collection.insertOne({ email: 'a@b.example', emailKey: 'a@b.example', documents } as never);
  const stored = async () => ({
    listing: (await Property.findById(id, { duplicateCandidates: 1 }).lean())?.duplicateCandidates,
    job: (await JobModel.findOne({ key: 'k' }).lean())?.data,
    documents: (await User.collection.findOne({ emailKey: 'a@b.example' }))?.documents,
  });
  await renameFields();
  const expected = {
    listing: [other],
    job: { encrypted: { data: 'x' } },
    documents: [{ storageKey: 'a', isEncrypted: true }, { storageKey: 'b' }],
  };
  expect(await stored()).toEqual(expected);
  await renameFields();
  expect(await stored()).toEqual(expected);
});
