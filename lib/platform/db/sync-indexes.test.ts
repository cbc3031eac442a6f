import mongoose, { Schema } from 'mongoose';
import { useTestDb } from '@/test/db';
import { syncIndexesOf } from './sync-indexes';

useTestDb();
afterAll(() => void mongoose.deleteModel(/^(?:Old|New|Plain|Unique|Same)$/));

type Row = { city: string; price: number };
/** A model of some version of the site over one collection. */
function version(name: string, ...indexes: Parameters<Schema<Row>['index']>[]) {
  const schema = new Schema<Row>({ city: String, price: Number }, { collection: 'synced', autoIndex: false });
  for (const [key, options] of indexes) schema.index(key, options);
  return mongoose.model<Row>(name, schema);
}
const namesOf = async () =>
  (await mongoose.connection.collection('synced').indexes()).map(({ name }) => name);

test('a new index is there before the old one goes', async () => {
  await syncIndexesOf(version('Old', [{ city: 1 }]));
  const next = version('New', [{ city: 1, price: 1 }]);
  const dropped: (string | undefined)[][] = [];
  const drop = jest.spyOn(next.collection, 'dropIndex').mockImplementation(async (name) => {
    dropped.push(await namesOf());
    drop.mockRestore();
    return next.collection.dropIndex(name);
  });
  await syncIndexesOf(next);
  expect(dropped).toEqual([['_id_', 'city_1', 'city_1_price_1']]);
  expect(await namesOf()).toEqual(['_id_', 'city_1_price_1']);
});

test('an index of the same name that becomes unique takes the place of the old one', async () => {
  await syncIndexesOf(version('Plain', [{ price: 1 }]));
  await syncIndexesOf(version('Unique', [{ price: 1 }, { unique: true }]));
  const [, own] = await mongoose.connection.collection('synced').indexes();
  expect(own).toMatchObject({ name: 'price_1', unique: true });
});

test('what is as declared stays as it is', async () => {
  const model = version('Same', [{ city: 1 }, { sparse: true }]);
  await syncIndexesOf(model);
  const create = jest.spyOn(model.collection, 'createIndex');
  await syncIndexesOf(model);
  expect(create).not.toHaveBeenCalled();
});
