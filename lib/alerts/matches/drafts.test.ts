import { recordListingChanges } from '@/lib/clients/matches/mutations';
import { searchEngine } from '@/lib/search/running/data';
import { ListingSnapshot } from '@/models/alerts/listing-snapshot';
import { SearchAlert } from '@/models/alerts/search-alert';
import { Property } from '@/models/listings/property';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { searchesOf } from '@/test/saved-searches';
import { listing } from '@/test/shortlists';
import { recordChanges } from './mutations';

useTestDb();
beforeEach(clearTestDb);

test('a draft leaves no record until it is public: then it is news once, and back when it returns', async () => {
  await recordChanges();
  const person = await signedIn('buyer');
  await searchesOf(person.browser).save('type=sale&city=nagpur&maxPrice=6000000', { frequency: 'instant' });
  const id = await listing({ status: 'draft' });
  await recordChanges();
  await recordChanges();
  expect(await ListingSnapshot.countDocuments({ _id: id })).toBe(0);
  const become = async (status: string) => {
    await Property.updateOne({ _id: id }, { $set: { status } });
    await recordChanges();
    return (await SearchAlert.find({ property: id }).lean()).map(({ reason }) => reason);
  };
  expect(await become('active')).toEqual(['new']);
  expect(await ListingSnapshot.countDocuments({ _id: id })).toBe(1);
  await SearchAlert.deleteMany({});
  expect(await become('paused')).toEqual(['gone']);
  await SearchAlert.deleteMany({});
  expect(await become('active')).toEqual(['back']);
});

test('drafts of an import that nobody has seen are not read, by the alerts or for clients', async () => {
  await recordChanges();
  await recordListingChanges();
  const client = await signedIn('buyer');
  await searchesOf(client.browser).save('type=sale&city=nagpur', { frequency: 'instant' });
  const ids = await Promise.all(Array.from({ length: 5 }, () => listing({ status: 'draft' })));
  const shown = await listing({});
  // the search itself follows every listing
  await searchEngine.segmentTest();
  const reads = vi.spyOn(Property.collection, 'find');
  await recordChanges();
  await recordListingChanges();
  const asked = reads.mock.calls.map(([filter]) => JSON.stringify(filter));
  reads.mockRestore();
  expect(asked.filter((filter) => ids.some((id) => filter.includes(id)))).toEqual([]);
  expect(asked.filter((filter) => filter.includes(shown))).not.toEqual([]);
  expect(await SearchAlert.countDocuments({ property: shown })).toBe(1);
});
