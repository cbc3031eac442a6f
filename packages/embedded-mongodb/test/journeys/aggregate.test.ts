import { type Db, Decimal128, type Document, Long, MongoClient } from 'mongodb';
import { type ServerProcess, startServer } from '../support/server';

let server: ServerProcess;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  server = await startServer();
  client = await MongoClient.connect(server.uri);
  db = client.db('agg');
  await db.collection<{ _id: number }>('orders').insertMany([
    { _id: 1, who: 'ada', total: 10, items: ['a', 'b'], at: new Date('2026-01-05T10:00:00Z') },
    { _id: 2, who: 'bo', total: 20, items: ['b'], at: new Date('2026-01-20T10:00:00Z') },
    { _id: 3, who: 'ada', total: 30, items: [], at: new Date('2026-02-01T10:00:00Z') },
    { _id: 4, who: 'cy', total: 5, at: new Date('2026-02-02T10:00:00Z') },
  ] as never);
  await db.collection<{ _id: string }>('people').insertMany([
    { _id: 'ada', city: 'Nagpur' },
    { _id: 'bo', city: 'Pune' },
  ] as never);
});
afterAll(async () => {
  await client?.close();
  await server?.stop();
});

const run = (pipeline: object[], from = 'orders') => db.collection(from).aggregate(pipeline).toArray();

test('$group computes sums, averages, sets, first and last', async () => {
  const groups = await run([
    { $sort: { _id: 1 } },
    {
      $group: {
        _id: '$who',
        count: { $sum: 1 },
        total: { $sum: '$total' },
        mean: { $avg: '$total' },
        first: { $first: '$_id' },
        last: { $last: '$_id' },
        ids: { $push: '$_id' },
      },
    },
    { $sort: { _id: 1 } },
  ]);
  expect(groups).toEqual([
    { _id: 'ada', count: 2, total: 40, mean: 20, first: 1, last: 3, ids: [1, 3] },
    { _id: 'bo', count: 1, total: 20, mean: 20, first: 2, last: 2, ids: [2] },
    { _id: 'cy', count: 1, total: 5, mean: 5, first: 4, last: 4, ids: [4] },
  ]);
});

test('$lookup joins by field and by pipeline, and $unwind splits the result', async () => {
  const joined = await run([
    { $lookup: { from: 'people', localField: 'who', foreignField: '_id', as: 'person' } },
    { $unwind: { path: '$person', preserveNullAndEmptyArrays: true } },
    { $project: { city: '$person.city' } },
    { $sort: { _id: 1 } },
  ]);
  expect(joined).toEqual([
    { _id: 1, city: 'Nagpur' },
    { _id: 2, city: 'Pune' },
    { _id: 3, city: 'Nagpur' },
    { _id: 4 },
  ]);
  const nested = await run(
    [
      {
        $lookup: {
          from: 'orders',
          let: { name: '$_id' },
          pipeline: [
            { $match: { $expr: { $eq: ['$who', '$$name'] } } },
            { $sort: { total: -1 } },
            { $limit: 1 },
            { $project: { _id: 0, total: 1 } },
          ],
          as: 'best',
        },
      },
      { $sort: { _id: 1 } },
    ],
    'people',
  );
  expect(nested.map((person) => person.best)).toEqual([[{ total: 30 }], [{ total: 20 }]]);
  const both = await run(
    [
      {
        $lookup: {
          from: 'orders',
          localField: '_id',
          foreignField: 'who',
          pipeline: [{ $match: { total: { $gt: 15 } } }, { $count: 'n' }],
          as: 'big',
        },
      },
      { $sort: { _id: 1 } },
    ],
    'people',
  );
  expect(both.map((person) => person.big)).toEqual([[{ n: 1 }], [{ n: 1 }]]);
});

test('$facet, $count, $bucket and $sortByCount return the expected groups', async () => {
  const [facets] = await run([
    {
      $facet: {
        page: [{ $sort: { _id: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
        total: [{ $count: 'n' }],
        none: [{ $match: { nope: 1 } }, { $count: 'n' }],
        sizes: [{ $bucket: { groupBy: '$total', boundaries: [0, 10, 100], output: { n: { $sum: 1 } } } }],
        tags: [{ $unwind: '$items' }, { $sortByCount: '$items' }],
      },
    },
  ]);
  expect(facets).toEqual({
    page: [{ _id: 4 }],
    total: [{ n: 4 }],
    none: [],
    sizes: [
      { _id: 0, n: 1 },
      { _id: 10, n: 3 },
    ],
    tags: [
      { _id: 'b', count: 2 },
      { _id: 'a', count: 1 },
    ],
  });
});

test('evaluates expressions on dates, strings, arrays and conditions', async () => {
  const [row] = await run([
    { $match: { _id: 1 } },
    {
      $project: {
        _id: 0,
        month: { $dateToString: { date: '$at', format: '%Y-%m' } },
        year: { $year: '$at' },
        upper: { $toUpper: '$who' },
        size: { $size: '$items' },
        mapped: { $map: { input: '$items', as: 'i', in: { $concat: ['$$i', '!'] } } },
        kind: { $cond: [{ $gt: ['$total', 5] }, 'big', 'small'] },
        missing: { $ifNull: ['$nope', 'none'] },
        rupees: { $concat: ['₹', { $toString: '$total' }] },
      },
    },
  ]);
  expect(row).toEqual({
    month: '2026-01',
    year: 2026,
    upper: 'ADA',
    size: 2,
    mapped: ['a!', 'b!'],
    kind: 'big',
    missing: 'none',
    rupees: '₹10',
  });
});

test('$merge and $out write, and $unionWith appends', async () => {
  await run([{ $group: { _id: '$who', n: { $sum: 1 } } }, { $out: 'sums' }]);
  expect(await db.collection('sums').countDocuments()).toBe(3);
  await run([
    { $match: { who: 'ada' } },
    { $group: { _id: '$who', seen: { $max: '$at' } } },
    { $merge: { into: 'sums', on: '_id', whenMatched: 'merge', whenNotMatched: 'insert' } },
  ]);
  expect(await db.collection('sums').findOne({ _id: 'ada' as never })).toEqual({
    _id: 'ada',
    n: 2,
    seen: new Date('2026-02-01T10:00:00Z'),
  });
  const all = await run([
    { $project: { _id: 1 } },
    { $unionWith: { coll: 'people', pipeline: [{ $project: { _id: 1 } }] } },
  ]);
  expect(all).toHaveLength(6);
});

test('$sample, $replaceRoot, $set and $unset reshape documents', async () => {
  expect(await run([{ $sample: { size: 2 } }])).toHaveLength(2);
  const rows = await run([
    { $match: { _id: { $lt: 3 } } },
    { $replaceRoot: { newRoot: { id: '$_id', extra: { t: '$total' } } } },
    { $set: { 'extra.x': 1 } },
    { $unset: 'extra.t' },
    { $sort: { id: -1 } },
  ]);
  expect(rows).toEqual([
    { id: 2, extra: { x: 1 } },
    { id: 1, extra: { x: 1 } },
  ]);
});

test('a leading $match and $sort use an index', async () => {
  await db.collection('orders').createIndex({ who: 1 });
  const explained = await db
    .collection('orders')
    .aggregate([{ $match: { who: 'ada' } }, { $group: { _id: null, n: { $sum: 1 } } }])
    .explain('executionStats');
  expect(JSON.stringify(explained)).toContain('IXSCAN');
  expect(JSON.stringify(explained)).not.toContain('COLLSCAN');
});

test('refuses unknown stages, unknown operators and wrong shapes', async () => {
  await expect(run([{ $nope: {} }])).rejects.toMatchObject({ code: 40324 });
  await expect(run([{ $project: { a: { $nope: 1 } } }])).rejects.toMatchObject({ code: 31325 });
  await expect(run([{ $match: { a: 1 }, $limit: 1 }])).rejects.toMatchObject({ code: 40323 });
  await expect(run([{ $limit: 0 }])).rejects.toMatchObject({ code: 15958 });
  await expect(run([{ $group: { total: { $sum: 1 } } }])).rejects.toMatchObject({ code: 15955 });
});

test('explain of a pipeline shows the stages that storage does not run', async () => {
  const explain = async (pipeline: object[]) =>
    db.command({ explain: { aggregate: 'explained', pipeline, cursor: {} }, verbosity: 'queryPlanner' });
  expect(await explain([{ $match: { a: 1 } }])).toHaveProperty('queryPlanner');
  const group = { $group: { _id: '$a' } };
  const { stages } = await explain([{ $match: { a: 1 } }, group]);
  expect(stages).toMatchObject([{ $cursor: { queryPlanner: { parsedQuery: { a: 1 } } } }, group]);
});

test('sums and averages of decimals are exact, and include other numbers as decimals', async () => {
  const decimal = (text: string) => Decimal128.fromString(text);
  await db.collection<{ _id: number; [name: string]: unknown }>('n').insertMany([
    { _id: 1, a: decimal('0.1'), b: 1, c: decimal('1E6144') },
    { _id: 2, a: decimal('0.2'), b: Long.fromString('9007199254740993'), c: decimal('NaN') },
    { _id: 3, a: 3, b: 'text', c: 1 },
    { _id: 4, b: null, c: decimal('Infinity') },
  ]);
  const grouped = async (field: string, ids: number[]) => {
    const pipeline = [
      { $match: { _id: { $in: ids } } },
      { $group: { _id: null, sum: { $sum: field }, average: { $avg: field } } },
    ];
    const [{ sum, average }] = (await db
      .collection<{ _id: number; [name: string]: unknown }>('n')
      .aggregate(pipeline, { promoteLongs: false })
      .toArray()) as [Document];
    return [String(sum), String(average)];
  };
  expect(await grouped('$a', [1, 2, 3, 4])).toEqual(['3.3', '1.1']);
  expect(await grouped('$b', [1, 2, 3, 4])).toEqual(['9007199254740994', '4503599627370497']);
  expect((await grouped('$c', [1, 3]))[0]).toBe('1.000000000000000000000000000000000E+6144');
  expect(await grouped('$c', [2, 3])).toEqual(['NaN', 'NaN']);
  expect(await grouped('$c', [1, 4])).toEqual(['Infinity', 'Infinity']);
  expect(await grouped('$none', [1, 2])).toEqual(['0', 'null']);
  const project = { thirds: { $avg: [1, decimal('2'), 2] }, words: { $sum: ['x', decimal('2.50')] } };
  const [seen] = (await db
    .collection<{ _id: number; [name: string]: unknown }>('n')
    .aggregate([{ $limit: 1 }, { $project: project }])
    .toArray()) as [Document];
  expect([String(seen.thirds), String(seen.words)]).toEqual(['1.666666666666666666666666666666667', '2.50']);
});
