import { createProperty } from '@/lib/listing/mutations';
import { propertyFormSchema } from '@/lib/listing/schema';
import { searchAllListings } from '@/lib/moderation/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { searchListings } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import { testActor } from '@/lib/testing/actors';
import { clearTestDb, useTestDb } from '@/lib/testing/db';
import { planOf } from '@/lib/testing/explain';
import { Property } from '@/models/property';
import { refillSplitTerms } from './mutations';

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
  return (await createProperty(testActor(), propertyFormSchema.parse(fields), [])).property._id;
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

test('terms that an older version split are written again, once', async () => {
  const id = await addFlat(TITLE);
  await addFlat('Plain flat');
  await Property.updateOne({ _id: id }, { terms: ['डी', 'ताबर', 'स', 'flat'] });
  expect((await find('सिताबर्डी'))[1]).toEqual([]);
  await refillSplitTerms();
  expect(await find('सिताबर्डी')).toEqual([[TITLE], [TITLE]]);
  const stamps = async () => (await Property.find({}).sort({ _id: 1 }).lean()).map((row) => row.updatedAt);
  const before = await stamps();
  await refillSplitTerms();
  expect(await stamps()).toEqual(before);
});

test('the refill reads the rows through the index of the terms', async () => {
  const filter = { terms: { $elemMatch: { $gte: '\u0900', $lt: '\u0e00' } } };
  expect(await planOf({ find: Property.collection.collectionName, filter })).toContain('IXSCAN');
});
