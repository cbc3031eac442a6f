import { type Collection, type Document, MongoClient, type MongoServerError } from 'mongodb';
import { type ServerProcess, startServer } from '../support/server';

let server: ServerProcess;
let client: MongoClient;
let n = 0;
beforeAll(async () => {
  server = await startServer();
  client = await MongoClient.connect(server.uri);
});
afterAll(async () => {
  await client?.close();
  await server?.stop();
});

type Row = Document & { _id: number };
async function collection(
  index: Document,
  documents: Row[],
  options: Document = {},
): Promise<Collection<Row>> {
  const made = client.db('texts').collection<Row>(`c${++n}`);
  await made.createIndex(index as never, options);
  if (documents.length > 0) await made.insertMany(documents);
  return made;
}
const articles = (): Row[] => [
  { _id: 1, subject: 'coffee', author: 'xyz', views: 50 },
  { _id: 2, subject: 'Coffee Shopping', author: 'efg', views: 5 },
  { _id: 3, subject: 'Baking a cake', author: 'abc', views: 90 },
  { _id: 4, subject: 'baking', author: 'xyz', views: 100 },
  { _id: 5, subject: 'Café Con Leche', author: 'abc', views: 200 },
  { _id: 6, subject: 'Сырники', author: 'jkl', views: 80 },
  { _id: 7, subject: 'coffee and cream', author: 'efg', views: 10 },
  { _id: 8, subject: 'Cafe con Leche', author: 'xyz', views: 10 },
];
const ids = async (made: Collection<Row>, $text: Document, more: Document = {}): Promise<number[]> =>
  (await made.find({ $text, ...more } as Document).toArray()).map(({ _id }) => _id).sort((a, b) => a - b);
const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'not refused',
    (error: MongoServerError) => error.code,
  );

test('words, phrases and negations as in the examples of the manual', async () => {
  const made = await collection({ subject: 'text' }, articles());
  expect(await ids(made, { $search: 'coffee' })).toEqual([1, 2, 7]);
  expect(await ids(made, { $search: 'bake coffee cake' })).toEqual([1, 2, 3, 4, 7]);
  expect(await ids(made, { $search: '"coffee shop"' })).toEqual([2]);
  expect(await ids(made, { $search: 'coffee -shop' })).toEqual([1, 7]);
  expect(await ids(made, { $search: 'coffee -"and cream"' })).toEqual([1, 2]);
  expect(await ids(made, { $search: '-shop' })).toEqual([]);
  expect(await ids(made, { $search: 'leche' })).toEqual([5, 8]);
  expect(await ids(made, { $search: 'сы́рники CAFÉS' })).toEqual([5, 6, 8]);
  expect(await ids(made, { $search: 'Coffee', $caseSensitive: true })).toEqual([2]);
  expect(await ids(made, { $search: 'CAFÉ', $diacriticSensitive: true })).toEqual([5]);
  expect(await ids(made, { $search: 'coffee' }, { views: { $lt: 20 } })).toEqual([2, 7]);
  expect(await ids(made, { $search: 'the and a' })).toEqual([]);
  expect(await made.countDocuments({ $text: { $search: 'coffee' } })).toBe(3);
});

test('scores come with a projection, order the results, and follow the weights', async () => {
  const made = await collection({ subject: 'text' }, articles());
  const $text = { $search: 'coffee' };
  const score = { $meta: 'textScore' } as const;
  const found = await made.find({ $text }, { projection: { score } }).sort({ score }).toArray();
  expect(found).toEqual([
    { _id: 1, subject: 'coffee', author: 'xyz', views: 50, score: 1 },
    { _id: 2, subject: 'Coffee Shopping', author: 'efg', views: 5, score: 0.75 },
    { _id: 7, subject: 'coffee and cream', author: 'efg', views: 10, score: 0.75 },
  ]);
  expect(
    await made
      .find({ $text }, { projection: { _id: 0, 'a.s': score, views: 1 } })
      .sort({ s: score })
      .limit(1)
      .toArray(),
  ).toEqual([{ views: 50, a: { s: 1 } }]);
  const piped = [
    { $match: { $text } },
    { $project: { title: '$subject', score } },
    { $match: { score: { $gt: 0.9 } } },
  ];
  expect(await made.aggregate(piped).toArray()).toEqual([{ _id: 1, title: 'coffee', score: 1 }]);
  const grouped = [
    { $match: { $text } },
    { $sort: { score, _id: -1 } },
    { $group: { _id: null, all: { $push: '$_id' } } },
  ];
  expect((await made.aggregate(grouped).toArray())[0]!.all).toEqual([1, 7, 2]);
  const weighted = await collection(
    { content: 'text', keywords: 'text' },
    [
      { _id: 1, content: 'tea', keywords: ['green tea', 'food'] },
      { _id: 2, content: 'tea', keywords: [] },
    ],
    { weights: { content: 10, keywords: 5 } },
  );
  const scores = await weighted
    .find({ $text: { $search: 'tea' } }, { projection: { s: score } })
    .sort({ s: score })
    .toArray();
  expect(scores.map(({ s }) => s)).toEqual([14.75, 11]);
});

test('every string of a document, languages of documents and parts, and fields before and behind the text', async () => {
  const all = await collection({ '$**': 'text' }, [
    { _id: 1, deep: { list: [{ note: 'walking dogs' }] } },
    { _id: 2, other: 'running', language: 'none' },
    { _id: 3, other: 'running' },
  ]);
  expect(await ids(all, { $search: 'walk' })).toEqual([1]);
  expect(await ids(all, { $search: 'run' })).toEqual([3]);
  expect(await ids(all, { $search: 'running', $language: 'none' })).toEqual([2]);
  const own = await collection({ text: 'text' }, [{ _id: 1, text: 'ties', idioma: 'none' }], {
    language_override: 'idioma',
  });
  expect(await ids(own, { $search: 'ties', $language: 'none' })).toEqual([1]);
  expect(await codeOf(own.insertOne({ _id: 2, text: 'x', idioma: 'klingon' }))).toBe(17262);
  expect(await codeOf(own.insertOne({ _id: 2, text: 'x', idioma: 5 }))).toBe(17261);
  const compound = await collection({ dept: 1, description: 'text', price: 1 }, [
    { _id: 1, dept: 'food', description: 'green beans', price: 1 },
    { _id: 2, dept: 'kitchen', description: 'green plates', price: 2 },
  ]);
  expect(await ids(compound, { $search: 'green' }, { dept: 'kitchen' })).toEqual([2]);
  expect(await codeOf(ids(compound, { $search: 'green' }))).toBe(291);
  const plan = await compound.find({ dept: 'food', $text: { $search: 'green' } }).explain();
  expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('TEXT_MATCH');
  expect(plan.executionStats.totalKeysExamined).toBe(1);
});

test('updates and deletes keep the words; a search finds what a plain loop finds', async () => {
  const words = ['alpha', 'beta', 'gamma', 'delta', 'running', 'quickly', 'houses', 'the', 'über'];
  const pick = (i: number) => words[(i * 7919) % words.length]!;
  const documents = Array.from({ length: 300 }, (_, i) => ({
    _id: i,
    t: `${pick(i)} ${pick(i * 3 + 1)} ${pick(i + 5)}`,
  }));
  const made = await collection({ t: 'text' }, documents);
  await made.updateMany({ _id: { $mod: [3, 0] } }, { $set: { t: 'gamma only' } });
  await made.deleteMany({ _id: { $mod: [5, 0] } });
  const rows = await made.find().toArray();
  for (const [search, stem] of [
    ['alpha', /alpha/],
    ['run', /running/],
    ['house', /houses/],
    ['uber', /über/],
  ] as const) {
    const expected = rows
      .filter(({ t }) => stem.test(t))
      .map(({ _id }) => _id)
      .sort((a, b) => a - b);
    expect(await ids(made, { $search: search })).toEqual(expected);
  }
  const plain = await made.find({ $or: [{ $text: { $search: 'gamma' } }, { _id: 1 }] }).toArray();
  expect(plain.length).toBeGreaterThan(50);
});

test('what is wrong is refused with the codes of MongoDB', async () => {
  const bare = client.db('texts').collection<Row>('bare');
  await bare.insertOne({ _id: 1, a: 'x' });
  const made = await collection({ a: 'text' }, [{ _id: 1, a: 'x' }]);
  const score = { $meta: 'textScore' } as const;
  expect(await codeOf(ids(bare, { $search: 'x' }))).toBe(27);
  expect(await codeOf(ids(made, {}))).toBe(4);
  expect(await codeOf(ids(made, { $search: 1 }))).toBe(14);
  expect(await codeOf(ids(made, { $search: 'x', $language: 1 }))).toBe(14);
  expect(await codeOf(ids(made, { $search: 'x', $language: 'klingon' }))).toBe(2);
  expect(await codeOf(ids(made, { $search: 'x', $caseSensitive: 1 }))).toBe(14);
  expect(await codeOf(ids(made, { $search: 'x', extra: 1 }))).toBe(2);
  expect(await codeOf(made.find({}).sort({ s: score }).toArray())).toBe(40218);
  expect(await codeOf(made.find({}, { projection: { s: score } }).toArray())).toBe(40218);
  expect(await codeOf(made.aggregate([{ $project: { s: score } }]).toArray())).toBe(40218);
  expect(
    await codeOf(made.aggregate([{ $limit: 1 }, { $match: { $text: { $search: 'x' } } }]).toArray()),
  ).toBe(17313);
  expect(await codeOf(made.find({ a: { $elemMatch: { $text: { $search: 'x' } } } }).toArray())).toBe(2);
  const wrong: [Document, Document, number][] = [
    [{ b: 'text' }, {}, 85],
    [{ a: 'text', b: 1, c: 'text' }, {}, 67],
    [{ a: 'text' }, { weights: { a: 0 } }, 67],
    [{ a: 'text' }, { weights: { a: 1e6 } }, 67],
    [{ a: 'text' }, { default_language: 'klingon' }, 67],
    [{ a: 'text' }, { default_language: 1 }, 67],
    [{ a: 'text' }, { language_override: 1 }, 14],
    [{ a: 'text' }, { textIndexVersion: 9 }, 67],
    [{ a: 'text' }, { collation: { locale: 'fr' } }, 67],
  ];
  for (const [key, options, code] of wrong)
    expect([key, options, await codeOf(made.createIndex(key as never, { name: 'x', ...options }))]).toEqual([
      key,
      options,
      code,
    ]);
  expect((await made.listIndexes().toArray())[1]).toMatchObject({
    key: { _fts: 'text', _ftsx: 1 },
    weights: { a: 1 },
    default_language: 'english',
    language_override: 'language',
    textIndexVersion: 3,
  });
});
