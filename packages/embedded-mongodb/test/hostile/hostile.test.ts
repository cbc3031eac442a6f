import { inspect } from 'node:util';
import { type Document, Long } from 'bson';
import { processorSeconds, residentMiB, within } from '../support/limits';
import { type ServerProcess, startServer } from '../support/server';
import { RawConnection } from '../support/wire';

const ANSWER_SECONDS = 15;
const MEMORY_MIB = 1400;

let server: ServerProcess;
let connection: RawConnection;
let witness: RawConnection;

async function start(): Promise<void> {
  server = await startServer();
  connection = await RawConnection.open(server.port);
  witness = await RawConnection.open(server.port);
  await connection.command({
    insert: 'one',
    documents: [{ _id: 1, a: 1, text: `${'a'.repeat(40)}!`, list: [1, 2, 3] }],
  });
  const documents = Array.from({ length: 2000 }, (_, _id) => ({ _id, a: _id % 7, pad: 'x'.repeat(500) }));
  await connection.command({ insert: 'many' }, [{ name: 'documents', documents }]);
}
async function stop(): Promise<void> {
  connection?.close();
  witness?.close();
  await server?.kill();
}
beforeAll(start);
afterAll(stop);
// a command that kills or hangs the server must fail only its own test
let damaged = false;
beforeEach(async () => {
  if (damaged) await stop().then(start);
  damaged = false;
});

/** Expects an error or an answer within limits of processor time and memory, while other clients are served. */
async function survives(command: Document): Promise<Document> {
  damaged = true;
  // some commands contain megabytes, so do not format them completely
  const name = inspect(command, { depth: 4, maxArrayLength: 3, maxStringLength: 40, breakLength: Infinity });
  const before = processorSeconds(server.child.pid!);
  const reply = await within(name.slice(0, 120), connection.command(command));
  expect(await within('ping of another', witness.command({ ping: 1 }))).toMatchObject({ ok: 1 });
  expect(server.child.exitCode).toBeNull();
  expect(processorSeconds(server.child.pid!) - before).toBeLessThan(ANSWER_SECONDS);
  expect(residentMiB(server.child.pid!)).toBeLessThan(MEMORY_MIB);
  damaged = false;
  return reply;
}
async function refused(command: Document): Promise<Document> {
  const reply = await survives(command);
  const error = reply.ok === 1 ? reply.writeErrors?.[0] : reply;
  expect(error).toMatchObject({ code: expect.any(Number), errmsg: expect.any(String) });
  return error;
}
const project = (expression: unknown, from = 'one') => ({
  aggregate: from,
  pipeline: [{ $project: { x: expression } }],
  cursor: {},
});
const doubling = (inner: unknown, start: unknown) => ({
  $reduce: { input: { $range: [0, 60] }, initialValue: start, in: inner },
});

describe('expressions that would fill the memory return errors', () => {
  test.each([
    ['$range of two thousand million', { $range: [0, 2_147_483_647] }],
    ['$range with a step of zero', { $range: [0, 10, 0] }],
    ['$range with a fraction', { $range: [0, 10, 0.5] }],
    ['$range whose step is no int', { $range: [0, 10, Long.fromString('9007199254740993')] }],
    ['$range with a NaN', { $range: [0, Number.NaN] }],
    [
      '$map of $map of $range',
      { $map: { input: { $range: [0, 1e6] }, in: { $map: { input: { $range: [0, 1e6] }, in: '$$this' } } } },
    ],
    ['doubling strings', doubling({ $concat: ['$$value', '$$value'] }, 'aaaaaaaa')],
    ['doubling arrays', doubling({ $concatArrays: ['$$value', '$$value'] }, [1, 2, 3])],
    [
      'doubling by $replaceAll',
      doubling({ $replaceAll: { input: '$$value', find: 'a', replacement: 'aa' } }, 'a'),
    ],
    ['doubling nested arrays', doubling(['$$value', '$$value'], [1])],
  ])('%s', async (_, expression) => {
    await refused(project(expression));
  });
  test('$range that ends near the largest int returns a result', async () => {
    const reply = await survives(project({ $range: [2_147_483_640, 2_147_483_647, 5] }));
    expect(reply.cursor.firstBatch[0].x).toEqual([2_147_483_640, 2_147_483_645]);
  });
});

describe('rejects stages that would exhaust memory', () => {
  const self = { $lookup: { from: 'many', pipeline: [], as: 'all' } };
  test.each([
    [
      'a product of collections',
      'many',
      [self, { $unwind: '$all' }, { $group: { _id: null, all: { $push: '$$ROOT' } } }],
    ],
    ['$group that keeps it all', 'many', [self, { $group: { _id: null, all: { $push: '$all' } } }]],
    ['$facet beyond a document', 'many', [self, { $facet: { a: [{ $match: {} }], b: [{ $match: {} }] } }]],
    ['a thousand and one stages', 'one', Array.from({ length: 1001 }, () => ({ $match: {} }))],
    [
      'an endless $unionWith',
      'many',
      [self, { $unwind: '$all' }, self, { $unwind: '$all' }, { $sort: { pad: 1 } }],
    ],
  ])('%s', async (_, aggregate, pipeline) => {
    await refused({ aggregate, pipeline, cursor: {}, maxTimeMS: 8000 });
  });
});

describe('endless regular expressions', () => {
  test.each([
    ['nested quantifiers', '(a+)+$'],
    ['alternatives', '(a|aa)+$'],
    ['with a look-ahead', '(?=(a+)+$)a'],
    ['with a back-reference', '(a+)+\\1+$'],
  ])('%s', async (_, pattern) => {
    await survives({ find: 'one', filter: { text: { $regex: pattern } } });
    await survives(project({ $regexMatch: { input: '$text', regex: pattern } }));
  });
  test('refuses an invalid pattern', async () => {
    await refused({ find: 'one', filter: { text: { $regex: '(' } } });
    await refused({ find: 'one', filter: { text: { $regex: 'a'.repeat(40_000) } } });
  });
});

describe('depth', () => {
  const nest = (depth: number, wrap: (inner: unknown) => unknown, core: unknown) => {
    let value = core;
    for (let level = 0; level < depth; level += 1) value = wrap(value);
    return value;
  };
  test('refuses documents, filters, expressions and pipelines that are nested too deeply', async () => {
    await refused({ insert: 'deep', documents: [nest(250, (a) => ({ a }), 1) as Document] });
    await refused({ find: 'one', filter: nest(400, (inner) => ({ $and: [inner] }), { a: 1 }) });
    await refused(project(nest(400, (inner) => ({ $not: [inner] }), true)));
    await refused({ update: 'one', updates: [{ q: {}, u: { $set: { x: nest(250, (a) => [a], 1) } } }] });
    await refused({
      aggregate: 'one',
      pipeline: nest(60, (pipeline) => [{ $lookup: { from: 'one', pipeline, as: 'x' } }], []),
      cursor: {},
    });
    await survives({ find: 'one', filter: { [Array(300).fill('a').join('.')]: 1 } });
    await refused({
      update: 'one',
      updates: [{ q: {}, u: { $set: { [Array(300).fill('z').join('.')]: 1 } } }],
    });
  });
});

describe('numbers that are too large', () => {
  test('refuses or limits large values of skip, limit and batchSize', async () => {
    const huge = Long.MAX_VALUE;
    expect((await survives({ find: 'many', skip: huge })).cursor.firstBatch).toEqual([]);
    expect((await survives({ find: 'one', limit: huge })).cursor.firstBatch).toHaveLength(1);
    await survives({ find: 'many', batchSize: 2_147_483_647 });
    await refused({ find: 'many', skip: -1 });
    await refused({ find: 'many', batchSize: -1 });
    await refused({ find: 'many', maxTimeMS: -1 });
    await survives({ aggregate: 'many', pipeline: [{ $skip: huge }], cursor: {} });
    await refused({ aggregate: 'many', pipeline: [{ $sample: { size: -5 } }], cursor: {} });
  });
  test('refuses or limits large array positions, $push, $slice and $mul', async () => {
    await refused({ update: 'one', updates: [{ q: {}, u: { $set: { 'list.2147483647': 1 } } }] });
    await refused({ update: 'one', updates: [{ q: {}, u: { $set: { 'list.1600000': 1 } } }] });
    const each = Array.from({ length: 200_000 }, (_, n) => n);
    for (const slice of [2_147_483_647, -2_147_483_648, 0]) {
      await survives({
        update: 'one',
        updates: [{ q: { _id: 1 }, u: { $push: { much: { $each: each, $slice: slice } } } }],
      });
    }
    await survives({
      update: 'one',
      updates: [{ q: {}, u: { $push: { much: { $each: each, $position: Long.MAX_VALUE } } } }],
    });
    for (let n = 0; n < 4; n += 1) {
      await survives({
        update: 'one',
        updates: [{ q: {}, u: { $push: { fat: { $each: [Buffer.alloc(7_000_000)] } } } }],
      });
    }
    expect((await survives({ count: 'one' })).n).toBe(1);
    await refused({ update: 'wide', updates: [{ q: { _id: 1 }, u: { $mul: { a: 'x' } }, upsert: true }] });
    await connection.command({ insert: 'wide', documents: [{ _id: 2, a: Long.MAX_VALUE }] });
    await refused({ update: 'wide', updates: [{ q: { _id: 2 }, u: { $mul: { a: Long.fromNumber(2) } } }] });
    await refused({ update: 'wide', updates: [{ q: { _id: 2 }, u: { $inc: { a: Long.fromNumber(1) } } }] });
  });
});

test('survives wide filters and many small operations', async () => {
  const values = Array.from({ length: 300_000 }, (_, n) => n);
  await survives({ find: 'many', filter: { a: { $in: values } }, batchSize: 1 });
  await survives({ find: 'many', filter: { _id: { $in: values } }, batchSize: 1 });
  await survives({
    find: 'many',
    filter: { $or: Array.from({ length: 5000 }, (_, n) => ({ a: n, pad: `${n}` })) },
  });
  await survives({ find: 'one', filter: { a: { $all: values.slice(0, 50_000) } } });
  await refused({
    createIndexes: 'one',
    indexes: Array.from({ length: 70 }, (_, n) => ({ key: { [`f${n}`]: 1 }, name: `f${n}` })),
  });
});

test('thousands of open cursors stay within limits', async () => {
  for (let n = 0; n < 3000; n += 100) {
    const opened = Array.from({ length: 100 }, () => connection.command({ find: 'many', batchSize: 1 }));
    for (const reply of await Promise.all(opened)) expect(Number(reply.cursor.id)).not.toBe(0);
  }
  await survives({ ping: 1 });
});

test('refuses or completes a sort that exceeds the sort memory', async () => {
  for (let n = 0; n < 12; n += 1) {
    const documents = [1, 2, 3].map(() => ({ pad: Buffer.alloc(4_000_000, n) }));
    await connection.command({ insert: 'fat' }, [{ name: 'documents', documents }]);
  }
  await survives({ find: 'fat', sort: { pad: 1 }, projection: { _id: 1 } });
  expect(await connection.command({ drop: 'fat' })).toMatchObject({ ok: 1 });
});

test('accepts field names with a special meaning in JavaScript', async () => {
  const tricky = JSON.parse(
    '{"_id":1,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":"x","length":5}',
  );
  await survives({ insert: 'names', documents: [tricky] });
  await survives({
    update: 'names',
    updates: [
      { q: { _id: 1 }, u: { $set: { '__proto__.polluted': 2, 'constructor.prototype.polluted': 2 } } },
    ],
  });
  await survives({ find: 'names', filter: { '__proto__.polluted': 2 }, projection: { '__proto__.x': 1 } });
  await survives({
    aggregate: 'names',
    pipeline: [{ $group: { _id: '$__proto__', constructor: { $sum: 1 } } }],
    cursor: {},
  });
  await survives({
    aggregate: 'names',
    pipeline: [{ $set: { '__proto__.polluted': 3 } }, { $project: { toString: 1 } }],
    cursor: {},
  });
  const clean = await connection.command({
    aggregate: 'many',
    pipeline: [{ $limit: 1 }, { $project: { polluted: 1 } }],
    cursor: {},
  });
  expect(clean.cursor.firstBatch).toEqual([{ _id: 0 }]);
  for (const name of ['__proto__', 'constructor', 'hasOwnProperty', 'toString']) await refused({ [name]: 1 });
});

test('refuses $where and other code', async () => {
  await refused({ find: 'one', filter: { $where: 'while(true){}' } });
  await refused(project({ $function: { body: 'function(){while(true){}}', args: [], lang: 'js' } }));
  await refused({
    aggregate: 'one',
    pipeline: [{ $group: { _id: 1, x: { $accumulator: { init: 'f', lang: 'js' } } } }],
    cursor: {},
  });
  await refused({ mapReduce: 'one', map: 'f', reduce: 'f', out: 'x' });
});
