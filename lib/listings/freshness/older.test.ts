import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import { confirmDemoListings, fillConfirmations, requestConfirmations } from './mutations';

useTestDb();
beforeEach(clearTestDb);

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

async function olderListing(more: object = {}): Promise<string> {
  const { id } = await signedIn('broker');
  const fields = {
    title: 'Flat',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Besa, Nagpur',
    area: '900',
  };
  const { _id } = await listPublicly(testActor(id), fields);
  const { _id: stored } = (await Property.findById(_id, { _id: 1 }).lean())!;
  const written = { confirmedAt: 1, confirmedBy: 1, freshness: 1 } as const;
  await Property.collection.updateOne(
    { _id: stored },
    { $set: { createdAt: inDays(-400), ...more }, $unset: written },
  );
  return _id;
}

test('a listing of an older version counts as confirmed when it was listed, is asked about first and paused last', async () => {
  const id = await olderListing();
  await fillConfirmations();
  await fillConfirmations();
  const row = await Property.findById(id).lean();
  expect(row).toMatchObject({ confirmedBy: 'broker', status: 'active' });
  expect(row?.confirmedAt).toEqual(row?.createdAt);
  for (const day of [0.1, 1, 7.5, 14]) await requestConfirmations(inDays(day));
  expect((await Property.findById(id).lean())?.status).toBe('active');
  await requestConfirmations(inDays(14.6));
  expect((await Property.findById(id).lean())?.status).toBe('paused');
});

test('the demo set is never asked or paused, and a later start renews it', async () => {
  const id = await olderListing({ demo: true });
  await fillConfirmations();
  for (const day of [1, 30, 60, 90]) await requestConfirmations(inDays(day));
  expect((await Property.findById(id).lean())?.status).toBe('active');
  await confirmDemoListings(inDays(100));
  expect((await Property.findById(id).lean())?.confirmedAt?.getTime()).toBeGreaterThan(inDays(99).getTime());
});
