import mongoose, { type Connection, Schema, Types } from 'mongoose';
import { type ServerProcess, startServer } from '../support/server';

let server: ServerProcess;
let db: Connection;

beforeAll(async () => {
  server = await startServer();
  db = await mongoose.createConnection(server.uri, { dbName: 'goose' }).asPromise();
});
afterAll(async () => {
  await db?.close();
  await server?.stop();
});

test('populate loads references on one level, nested, selected, virtual and counted', async () => {
  const authorSchema = new Schema({ name: String, town: { type: Schema.Types.ObjectId, ref: 'Town' } });
  authorSchema.virtual('books', { ref: 'Book', localField: '_id', foreignField: 'author' });
  authorSchema.virtual('bookCount', { ref: 'Book', localField: '_id', foreignField: 'author', count: true });
  const Town = db.model('Town', new Schema({ name: String }));
  const Author = db.model('Author', authorSchema);
  const Book = db.model(
    'Book',
    new Schema({
      title: String,
      author: { type: Schema.Types.ObjectId, ref: 'Author' },
      seen: [{ type: Schema.Types.ObjectId, ref: 'Author' }],
    }),
  );
  const town = await Town.create({ name: 'Nagpur' });
  const [ada, bo] = await Author.create([{ name: 'Ada', town: town._id }, { name: 'Bo' }]);
  await Book.create([
    { title: 'One', author: ada!._id, seen: [bo!._id, ada!._id] },
    { title: 'Two', author: ada!._id },
  ]);
  const book = await Book.findOne({ title: 'One' })
    .populate<{ author: { name: string; town: { name: string } } }>({
      path: 'author',
      populate: { path: 'town' },
    })
    .populate<{ seen: { name: string }[] }>('seen', 'name')
    .orFail();
  expect(book.author.town.name).toBe('Nagpur');
  expect(book.seen.map((author) => author.name)).toEqual(['Bo', 'Ada']);
  const author = await Author.findById(ada!._id).populate('books').populate('bookCount').orFail();
  expect(author.get('books')).toHaveLength(2);
  expect(author.get('bookCount')).toBe(2);
});

test('hooks run around saves, queries and deletes', async () => {
  const calls: string[] = [];
  const schema = new Schema({ name: String, slug: String });
  schema.pre('save', async function () {
    calls.push('pre save');
    this.slug = this.name?.toLowerCase();
  });
  schema.post('save', () => {
    calls.push('post save');
  });
  schema.pre('findOneAndUpdate', function () {
    calls.push('pre findOneAndUpdate');
    this.set({ slug: 'by-hook' });
  });
  schema.post('deleteOne', { document: true, query: false }, () => {
    calls.push('post deleteOne');
  });
  const Hooked = db.model('Hooked', schema);
  const made = await Hooked.create({ name: 'ABC' });
  expect((await Hooked.findById(made._id).lean())?.slug).toBe('abc');
  const changed = await Hooked.findOneAndUpdate(
    { _id: made._id },
    { name: 'X' },
    { returnDocument: 'after' },
  );
  expect(changed?.slug).toBe('by-hook');
  await made.deleteOne();
  expect(calls).toEqual(['pre save', 'post save', 'pre findOneAndUpdate', 'post deleteOne']);
});

test('a lost array update is a VersionError, and optimistic concurrency guards the rest', async () => {
  const List = db.model('List', new Schema({ items: [{ n: Number }] }));
  const made = await List.create({ items: [{ n: 1 }, { n: 2 }] });
  const [first, second] = await Promise.all([
    List.findById(made._id).orFail(),
    List.findById(made._id).orFail(),
  ]);
  first.items.pull(first.items[0]!._id);
  await first.save();
  second.items[1]!.n = 9;
  await expect(second.save()).rejects.toMatchObject({ name: 'VersionError' });
  const Strict = db.model('Strict', new Schema({ n: Number }, { optimisticConcurrency: true }));
  const record = await Strict.create({ n: 1 });
  const [one, two] = await Promise.all([
    Strict.findById(record._id).orFail(),
    Strict.findById(record._id).orFail(),
  ]);
  one.n = 2;
  await one.save();
  two.n = 3;
  await expect(two.save()).rejects.toMatchObject({ name: 'VersionError' });
  expect(await Strict.findById(record._id).lean()).toMatchObject({ n: 2, __v: 1 });
});

test('discriminators keep their kinds apart in one collection', async () => {
  const Event = db.model('Event', new Schema({ at: Date }, { discriminatorKey: 'kind' }));
  const Click = Event.discriminator('Click', new Schema({ url: String }));
  const Sale = Event.discriminator('Sale', new Schema({ amount: Number }));
  await Click.create({ at: new Date(), url: '/x' });
  await Sale.create([{ amount: 5 }, { amount: 7 }]);
  expect(await Event.countDocuments()).toBe(3);
  expect(await Sale.countDocuments({ amount: { $gt: 5 } })).toBe(1);
  const all = await Event.find().sort({ kind: 1 });
  expect(all[0]).toBeInstanceOf(Click);
  expect(await Sale.aggregate([{ $group: { _id: null, sum: { $sum: '$amount' } } }])).toEqual([
    { _id: null, sum: 12 },
  ]);
});

test('passes unique errors with their key to the caller', async () => {
  const User = db.model(
    'User',
    new Schema({ mail: { type: String, unique: true }, nick: { type: String, unique: true, sparse: true } }),
  );
  await User.init();
  await User.create({ mail: 'a@x.in' });
  await User.create({ mail: 'b@x.in' });
  await expect(User.create({ mail: 'a@x.in' })).rejects.toMatchObject({
    code: 11000,
    keyPattern: { mail: 1 },
    keyValue: { mail: 'a@x.in' },
  });
  await expect(
    User.insertMany([{ mail: 'c@x.in' }, { mail: 'b@x.in' }, { mail: 'd@x.in' }], { ordered: false }),
  ).rejects.toMatchObject({ code: 11000 });
  expect(await User.countDocuments()).toBe(4);
});

test('syncIndexes creates the indexes of the schema and removes others', async () => {
  const schema = new Schema({ a: Number, b: String, c: Date });
  schema.index({ a: 1, b: -1 });
  schema.index({ b: 1 }, { collation: { locale: 'en', strength: 2 }, unique: true });
  schema.index({ c: 1 }, { expireAfterSeconds: 3600 });
  schema.index({ a: 1 }, { partialFilterExpression: { a: { $gt: 0 } } });
  const Indexed = db.model('Indexed', schema, 'indexed', { overwriteModels: true });
  await Indexed.createCollection();
  await Indexed.collection.createIndex({ stale: 1 });
  expect(await Indexed.syncIndexes()).toEqual(['stale_1']);
  expect((await Indexed.listIndexes()).map((index) => index.name).sort()).toEqual([
    '_id_',
    'a_1',
    'a_1_b_-1',
    'b_1',
    'c_1',
  ]);
  expect(await Indexed.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
  expect(await Indexed.syncIndexes()).toEqual([]);
});

test('cursors, async iteration, lean, distinct and exists return the expected documents', async () => {
  const Row = db.model('Row', new Schema({ n: Number, tags: [String] }));
  await Row.insertMany(Array.from({ length: 250 }, (_, n) => ({ n, tags: [`t${n % 3}`] })));
  let sum = 0;
  for await (const row of Row.find().sort({ n: 1 }).cursor({ batchSize: 20 })) sum += row.n ?? 0;
  expect(sum).toBe((249 * 250) / 2);
  let aggregated = 0;
  for await (const row of Row.aggregate<{ n: number }>([{ $match: { n: { $lt: 10 } } }]).cursor({
    batchSize: 3,
  }))
    aggregated += row.n;
  expect(aggregated).toBe(45);
  expect((await Row.distinct('tags')).sort()).toEqual(['t0', 't1', 't2']);
  expect(await Row.exists({ n: 249 })).toMatchObject({ _id: expect.any(Types.ObjectId) });
  expect(
    await Row.find({ tags: 't1' }).sort({ n: -1 }).skip(1).limit(2).select({ n: 1, _id: 0 }).lean(),
  ).toEqual([{ n: 244 }, { n: 241 }]);
});

test('bulkWrite, bulkSave and updates with arrayFilters change the expected documents', async () => {
  const Stock = db.model(
    'Stock',
    new Schema({ sku: String, lots: [{ qty: Number, open: Boolean }], n: Number }),
  );
  await Stock.bulkWrite([
    {
      insertOne: {
        document: {
          sku: 'a',
          lots: [
            { qty: 1, open: true },
            { qty: 2, open: false },
          ],
        } as never,
      },
    },
    { updateOne: { filter: { sku: 'b' }, update: { $set: { n: 1 } } as never, upsert: true } },
  ]);
  await Stock.updateOne(
    { sku: 'a' },
    { $inc: { 'lots.$[lot].qty': 10 } },
    { arrayFilters: [{ 'lot.open': true }] },
  );
  const a = await Stock.findOne({ sku: 'a' }).orFail();
  expect(a.lots.map((lot) => lot.qty)).toEqual([11, 2]);
  const all = await Stock.find();
  for (const item of all) item.n = 50;
  await Stock.bulkSave(all);
  expect(await Stock.countDocuments({ n: 50 })).toBe(2);
  a.set('lots.0.qty', 3);
  a.lots.push({ qty: 4, open: true } as never);
  await a.save();
  expect((await Stock.findById(a._id).lean())?.lots.map((lot) => lot.qty)).toEqual([3, 2, 4]);
});

test('keeps maps, decimals, buffers, mixed values, subdocuments and timestamps', async () => {
  const Kit = db.model(
    'Kit',
    new Schema(
      {
        map: { type: Map, of: Number },
        price: Schema.Types.Decimal128,
        raw: Buffer,
        any: Schema.Types.Mixed,
        child: new Schema({ name: String }),
        big: BigInt,
        id8: Schema.Types.UUID,
      },
      { timestamps: true },
    ),
  );
  const id8 = crypto.randomUUID();
  const made = await Kit.create({
    map: { a: 1, 'b c': 2 },
    price: '10.50',
    raw: Buffer.from('xyz'),
    any: { deep: [1, { x: null }] },
    child: { name: 'c' },
    big: 9_007_199_254_740_993n,
    id8,
  } as never);
  const found = await Kit.findById((made as { _id: unknown })._id).orFail();
  expect(found.map?.get('b c')).toBe(2);
  expect(String(found.price)).toBe('10.50');
  expect(found.raw?.toString()).toBe('xyz');
  expect(found.any).toEqual({ deep: [1, { x: null }] });
  expect(found.big).toBe(9_007_199_254_740_993n);
  expect(String(found.id8)).toBe(id8);
  expect(found.createdAt).toBeInstanceOf(Date);
  expect(found.get('child._id')).toBeInstanceOf(Types.ObjectId);
});
