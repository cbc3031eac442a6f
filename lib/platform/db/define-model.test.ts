import { type InferSchemaType, Schema } from 'mongoose';
import { env } from '@/lib/platform/env';
import { useTestDb } from '@/test/db';
import { disconnectDb } from './connect';
import { defineModel } from './define-model';

const itemSchema = new Schema({ name: { type: String, required: true }, size: Number });
const Item = defineModel<InferSchemaType<typeof itemSchema>>('DefineModelItem', itemSchema);

async function collect<T>(cursor: AsyncIterable<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const row of cursor) rows.push(row);
  return rows;
}

useTestDb();

// connectDb() is called without an address, as by the product: that of this test file's own database
beforeAll(() => void jest.replaceProperty(env(), 'MONGODB_URI', process.env.MONGODB_URI as string));

const a = { name: 'a' };

describe('a model connects by itself for', () => {
  beforeEach(async () => {
    await Item.deleteMany();
    await Item.create(a);
    await disconnectDb();
  });

  test.each<[string, () => PromiseLike<unknown>, unknown]>([
    ['find', () => Item.find(a).distinct('name'), ['a']],
    ['a cursor of find', async () => (await collect(Item.find(a).lean().cursor())).length, 1],
    [
      'a cursor of aggregate',
      async () => (await collect(Item.aggregate([{ $match: a }]).cursor())).length,
      1,
    ],
    ['aggregate', async () => (await Item.aggregate([{ $match: a }])).length, 1],
    ['findOne', async () => (await Item.findOne(a).lean())?.name, 'a'],
    ['exists', async () => (await Item.exists(a)) !== null, true],
    ['distinct', () => Item.distinct('name'), ['a']],
    ['countDocuments', () => Item.countDocuments(a), 1],
    ['estimatedDocumentCount', () => Item.estimatedDocumentCount(), 1],
    ['updateOne', async () => (await Item.updateOne(a, { size: 1 })).modifiedCount, 1],
    ['updateMany', async () => (await Item.updateMany(a, { size: 1 })).modifiedCount, 1],
    ['replaceOne', async () => (await Item.replaceOne(a, { name: 'b' })).modifiedCount, 1],
    ['deleteOne', async () => (await Item.deleteOne(a)).deletedCount, 1],
    ['deleteMany', async () => (await Item.deleteMany(a)).deletedCount, 1],
    ['findOneAndUpdate', async () => (await Item.findOneAndUpdate(a, { size: 1 }).lean())?.name, 'a'],
    ['findOneAndReplace', async () => (await Item.findOneAndReplace(a, { name: 'b' }).lean())?.name, 'a'],
    ['findOneAndDelete', async () => (await Item.findOneAndDelete(a).lean())?.name, 'a'],
    ['create', async () => (await Item.create({ name: 'b' })).name, 'b'],
    ['a deletion of a document', async () => (await new Item(a).deleteOne()).deletedCount, 0],
    ['insertMany', async () => (await Item.insertMany([{ name: 'b' }])).length, 1],
    [
      'bulkWrite',
      async () => (await Item.bulkWrite([{ insertOne: { document: { name: 'b' } } }])).insertedCount,
      1,
    ],
    ['createCollection', async () => (await Item.createCollection()).collectionName, 'definemodelitems'],
    ['syncIndexes', () => Item.syncIndexes(), []],
  ])('%s', async (_, use, expected) => {
    expect(await use()).toEqual(expected);
  });
});

test('a module that is loaded again gets the same model', () => {
  expect(defineModel('DefineModelItem', new Schema({ other: String }))).toBe(Item);
});
