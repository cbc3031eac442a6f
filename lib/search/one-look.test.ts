import { Types } from 'mongoose';
import { connectDb } from '@/lib/platform/db/connect';
import { Property } from '@/models/listings/property';
import { clearTestDb, useTestDb } from '@/test/db';
import { prepareSearchEngine, searchEngine } from './running.data';

/** Works as while a page is rendered, where React returns the earlier result of the same call. */
const mockKept = new Map<unknown, unknown>();
jest.mock('react', () => ({
  ...jest.requireActual<typeof import('react')>('react'),
  cache: (make: () => unknown) => () => {
    if (!mockKept.has(make)) mockKept.set(make, make());
    return mockKept.get(make);
  },
}));

useTestDb();
beforeEach(async () => {
  await connectDb();
  await clearTestDb();
  mockKept.clear();
});

const list = (city: string) =>
  Property.collection.insertOne({
    _id: new Types.ObjectId(),
    status: 'active',
    citySlug: city,
    type: 'sale',
    category: 'Residential',
    updatedAt: new Date(),
  } as never);

const places = async () => (await searchEngine.countPlaces(['active'])).map(({ city }) => city).sort();

test('checks for changes once per page', async () => {
  await prepareSearchEngine();
  await list('nagpur');
  const looks = jest.spyOn(Property.collection, 'find');
  expect(await places()).toEqual(['nagpur']);
  const first = looks.mock.calls.length;
  expect(first).toBeGreaterThan(0);
  await list('pune');
  expect(await places()).toEqual(['nagpur']);
  expect(looks).toHaveBeenCalledTimes(first);
  mockKept.clear();
  expect(await places()).toEqual(['nagpur', 'pune']);
});
