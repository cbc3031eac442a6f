import { type Document, MongoClient, type MongoServerError } from 'mongodb';
import { until } from '../support/limits';
import { type ServerProcess, startServer } from '../support/server';

let server: ServerProcess;
let client: MongoClient;
beforeAll(async () => {
  server = await startServer();
  client = await MongoClient.connect(server.uri);
});
afterAll(async () => {
  await client?.close();
  await server?.stop();
});
const db = () => client.db('weather');
const codeOf = (command: Document): Promise<unknown> =>
  db()
    .command(command)
    .then(
      (reply) => reply.writeErrors?.[0]?.code ?? 0,
      (error: MongoServerError) => error.code,
    );
let n = 0;
const fresh = async (timeseries: Document, more: Document = {}) =>
  db().createCollection(`s${++n}`, { timeseries: timeseries as never, ...more });
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));

test('measurements come in the order of their time, whatever the order of their arrival', async () => {
  const series = await fresh({ timeField: 't', metaField: 'sensor' });
  await series.insertMany([5, 1, 3].map((s) => ({ t: at(s), sensor: { id: s % 2 }, value: s })));
  expect((await series.find().toArray()).map(({ value }) => value)).toEqual([1, 3, 5]);
  expect((await series.find({ 'sensor.id': 1 }).sort({ t: -1 }).toArray()).map(({ value }) => value)).toEqual(
    [5, 3, 1],
  );
  const windows = [
    { $match: { t: { $gte: at(2) } } },
    { $group: { _id: { $dateTrunc: { date: '$t', unit: 'minute' } }, sum: { $sum: '$value' } } },
  ];
  expect(await series.aggregate(windows).toArray()).toEqual([{ _id: at(0), sum: 8 }]);
  expect(await series.countDocuments()).toBe(3);
  expect((await series.listIndexes().toArray()).map(({ name }) => name)).toEqual(['sensor_1_t_1']);
  const [info] = await db().listCollections({ name: series.collectionName }).toArray();
  expect(info).toMatchObject({
    type: 'timeseries',
    options: {
      timeseries: { timeField: 't', metaField: 'sensor', granularity: 'seconds', bucketMaxSpanSeconds: 3600 },
    },
  });
});

test('a measurement needs a time; measurements expire', async () => {
  const series = await fresh({ timeField: 't' }, { expireAfterSeconds: 60 });
  expect(await codeOf({ insert: series.collectionName, documents: [{ v: 1 }] })).toBe(2);
  expect(await codeOf({ insert: series.collectionName, documents: [{ t: 5 }] })).toBe(2);
  await series.insertMany([{ t: new Date(0) }, { t: new Date() }]);
  await until('the end of the old one', async () => (await series.countDocuments()) <= 1);
  expect(await series.countDocuments()).toBe(1);
});

test('what a time series is created and changed with is checked in full', async () => {
  const cases: [Document, number][] = [
    [{ timeseries: {} }, 40414],
    [{ timeseries: 1 }, 14],
    [{ timeseries: { timeField: 1 } }, 14],
    [{ timeseries: { timeField: 't', metaField: 1 } }, 14],
    [{ timeseries: { timeField: 't', foo: 1 } }, 40415],
    [{ timeseries: { timeField: 'a.t' } }, 72],
    [{ timeseries: { timeField: 't', metaField: 'a.m' } }, 72],
    [{ timeseries: { timeField: 't', metaField: 't' } }, 72],
    [{ timeseries: { timeField: 't', metaField: '_id' } }, 72],
    [{ timeseries: { timeField: 't', granularity: 'days' } }, 2],
    [{ timeseries: { timeField: 't', bucketMaxSpanSeconds: 0 } }, 2],
    [{ timeseries: { timeField: 't', bucketMaxSpanSeconds: 60 } }, 72],
    [{ timeseries: { timeField: 't', bucketMaxSpanSeconds: 60, bucketRoundingSeconds: 61 } }, 72],
    [{ timeseries: { timeField: 't', bucketMaxSpanSeconds: 60, bucketRoundingSeconds: 60 } }, 0],
    [{ timeseries: { timeField: 't' }, capped: true, size: 1000 }, 72],
    [{ timeseries: { timeField: 't' }, validator: {} }, 72],
    [{ timeseries: { timeField: 't' }, expireAfterSeconds: -1 }, 72],
    [{ expireAfterSeconds: 1 }, 72],
  ];
  for (const [options, code] of cases)
    expect([options, await codeOf({ create: `x${++n}`, ...options })]).toEqual([options, code]);
  const series = await fresh({ timeField: 't' });
  const name = series.collectionName;
  expect(await codeOf({ collMod: name, timeseries: { granularity: 'hours' } })).toBe(0);
  expect(await codeOf({ collMod: name, timeseries: { granularity: 'seconds' } })).toBe(72);
  expect(await codeOf({ collMod: name, expireAfterSeconds: 100 })).toBe(0);
  expect(await codeOf({ collMod: name, expireAfterSeconds: 'off' })).toBe(0);
  await db().collection('plain').insertOne({});
  expect(await codeOf({ collMod: 'plain', timeseries: { granularity: 'hours' } })).toBe(72);
});

test('updates reach what measurements are about, not the measurements; some indexes are refused', async () => {
  const series = await fresh({ timeField: 't', metaField: 'm' });
  await series.insertMany([1, 2].map((i) => ({ t: at(i), m: { id: i }, v: i })));
  const update = (q: Document, u: unknown, more: Document = { multi: true }) =>
    codeOf({ update: series.collectionName, updates: [{ q, u, ...more }] });
  expect(await update({ 'm.id': 1 }, { $set: { 'm.name': 'roof' } })).toBe(0);
  expect(await series.findOne({ v: 1 })).toMatchObject({ m: { id: 1, name: 'roof' } });
  expect(await update({ 'm.id': 1 }, { $set: { v: 5 } })).toBe(72);
  expect(await update({ v: 1 }, { $set: { 'm.id': 5 } })).toBe(72);
  expect(await update({ 'm.id': 1 }, { $set: { 'm.id': 5 } }, {})).toBe(72);
  expect(await update({ 'm.id': 1 }, { $set: { 'm.id': 5 } }, { multi: true, upsert: true })).toBe(72);
  expect(await update({ 'm.id': 1 }, [{ $set: { m: 1 } }])).toBe(72);
  const index = (key: Document, more: Document = {}) =>
    codeOf({ createIndexes: series.collectionName, indexes: [{ key, name: 'x', ...more }] });
  expect(await index({ v: 1 }, { unique: true })).toBe(72);
  expect(await index({ v: 1 }, { sparse: true })).toBe(72);
  expect(await index({ v: 'text' })).toBe(72);
  expect(await index({ '$**': 1 })).toBe(7246201);
  expect(await index({ v: 1 })).toBe(0);
});

test('$out makes a time series, or fills one that is alike', async () => {
  await db()
    .collection('raw')
    .insertMany([3, 1].map((s) => ({ t: at(s), v: s })));
  const out = (timeseries: Document, coll = 'made') =>
    codeOf({ aggregate: 'raw', pipeline: [{ $out: { db: 'weather', coll, timeseries } }], cursor: {} });
  expect(await out({ timeField: 't' })).toBe(0);
  expect((await db().collection('made').find().toArray()).map(({ v }) => v)).toEqual([1, 3]);
  expect(await out({ timeField: 't' })).toBe(0);
  expect(await out({ timeField: 'other' })).toBe(7406103);
  expect(await out({ timeField: 't' }, 'raw')).toBe(7268700);
  expect(await out({ granularity: 'hours' }, 'x')).toBe(40414);
});
