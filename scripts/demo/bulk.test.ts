import type { Collection } from 'mongodb';
import mongoose from 'mongoose';
import { useTestDb } from '@/test/db';
import { deleteInBulk, insertInBulk } from './bulk';

useTestDb();

const collection = () => mongoose.connection.collection('bulk_rows') as unknown as Collection;

function* numbers(count: number) {
  for (let n = 0; n < count; n++) yield { _id: n as never, even: n % 2 === 0 };
}

test('inserts every row of a stream, and says how far it is', async () => {
  const seen: number[] = [];
  expect(await insertInBulk(collection(), numbers(4_500), (done) => seen.push(done))).toBe(4_500);
  expect(await collection().countDocuments()).toBe(4_500);
  expect(seen).toHaveLength(3);
  expect(seen.at(-1)).toBe(4_500);
  expect(await insertInBulk(collection(), numbers(0))).toBe(0);
});

test('rejects with the first error of a batch', async () => {
  const doubled = [{ _id: -1 as never }, { _id: -1 as never }];
  await expect(insertInBulk(collection(), doubled)).rejects.toThrow(/duplicate key/);
});

test('deletes what fits the filter and nothing else', async () => {
  await collection().deleteMany({});
  await insertInBulk(collection(), numbers(5_000));
  const seen: number[] = [];
  expect(await deleteInBulk(collection(), { even: true }, (done) => seen.push(done))).toBe(2_500);
  expect(await collection().countDocuments()).toBe(2_500);
  expect(seen).toEqual([2_000, 2_500]);
});
