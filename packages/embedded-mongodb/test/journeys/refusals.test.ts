import { BSON, Decimal128, type Document, Double, Long, MinKey, Timestamp } from 'bson';
import {
  Decimal128 as Decimal128Mongodb,
  type Document as DocumentMongodb,
  BSON as MONGODB_BSON,
} from 'mongodb';
import { UNSUPPORTED } from '../../src/semantics/unsupported';
import { type ServerProcess, startServer } from '../support/server';
import { RawConnection } from '../support/wire';

describe('refusals', () => {
  /** Refusals of MongoDB 8.0 (standalone) with their codes, by which drivers and applications decide. */

  let server: ServerProcess;
  let connection: RawConnection;

  beforeAll(async () => {
    server = await startServer();
    connection = await RawConnection.open(server.port);
    await connection.command({ insert: 'c', documents: [{ _id: 1, n: 1, list: [1] }] });
    await connection.command({ createIndexes: 'named', indexes: [{ key: { a: 1 }, name: 'a_1' }] });
  });
  afterAll(async () => {
    connection?.close();
    await server?.stop();
  });

  async function codeOf(command: Document): Promise<number> {
    const reply = await connection.command(command);
    return reply.ok === 1 ? (reply.writeErrors?.[0]?.code ?? 0) : reply.code;
  }

  const nested = (levels: number): Document =>
    levels === 1 ? {} : { padding: 'xxx', in: nested(levels - 1) };

  const find = (options: Document) => ({ find: 'c', ...options });
  const bulk = (op: Document) => ({ bulkWrite: 1, ops: [op], nsInfo: [{ ns: 'test.c' }], $db: 'admin' });
  const insert = (options: Document) => ({ insert: 'written', documents: [{}], ...options });
  const index = (key: Document, options: Document = {}) => ({
    createIndexes: 'c',
    indexes: [{ key, name: 'x', ...options }],
  });

  test.each<[string, Document, number]>([
    ['a collection named by a number', { find: 1 }, 73],
    ['a collection without a name', { find: '' }, 73],
    ['an unknown field', find({ nonsense: 1 }), 40415],
    ['maxTimeMS that is text', find({ maxTimeMS: 'x' }), 14],
    ['maxTimeMS with a fraction', find({ maxTimeMS: 1.5 }), 2],
    ['maxTimeMS below zero', find({ maxTimeMS: -1 }), 2],
    ['an unknown read concern', find({ readConcern: { level: 'x' } }), 2],
    ['a read concern that needs a replica set', find({ readConcern: { level: 'snapshot' } }), 123],
    ['a read concern of another type', find({ readConcern: 1 }), 14],
    ['more members than there are', insert({ writeConcern: { w: 2 } }), 2],
    ['a named write concern', insert({ writeConcern: { w: 'nearby' } }), 2],
    ['a hint that is a number', find({ hint: 5 }), 9],
    ['a hint of null', { aggregate: 'c', pipeline: [], cursor: {}, hint: null }, 9],
    ['a name with a null byte', { find: 'a\0b' }, 73],
    ['a count up to null', { count: 'c', limit: null }, 2],
    ['a count up to a half', { count: 'c', limit: 1.5 }, 9],
    [
      'a long rounded past the longest',
      { aggregate: 'c', pipeline: [{ $project: { n: { $round: [Long.MAX_VALUE, -1] } } }], cursor: {} },
      51080,
    ],
    ['a timestamp for a number', find({ limit: new Timestamp({ t: 0, i: 1 }) }), 14],
    ['a timestamp for a truth', insert({ ordered: new Timestamp({ t: 0, i: 1 }) }), 14],
    ['a session without a UUID', find({ lsid: { id: 1 } }), 14],
    ['another API version', find({ apiVersion: '2' }), 322],
    ['a let variable in capitals', find({ let: { X: 1 } }), 9],
    ['a let variable that reads documents', find({ let: { x: '$n' } }), 4890500],
    ['a let variable of the system', find({ let: { NOW: 1 } }), 4738901],
    ['$natural with company', find({ sort: { $natural: 1, n: 1 } }), 2],
    ['$natural of 2', find({ hint: { $natural: 2 } }), 2],
    ['getMore with an int', { getMore: 5, collection: 'c' }, 14],
    ['getMore without a collection', { getMore: Long.fromNumber(5), collection: '' }, 73],
    ['getMore of no cursor', { getMore: Long.fromNumber(5), collection: 'c' }, 43],
    ['killCursors with text', { killCursors: 'c', cursors: ['x'] }, 14],
    ['distinct by a key with a null byte', { distinct: 'c', key: 'a\0b' }, 31032],
    ['an update that is a number', { update: 'c', updates: [{ q: {}, u: 5 }] }, 9],
    ['an update without a filter', { update: 'c', updates: [{ u: {} }] }, 40414],
    [
      'constants without a pipeline',
      { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, c: { x: 1 } }] },
      51198,
    ],
    [
      'array filters that are numbers',
      { update: 'c', updates: [{ q: {}, u: { $set: { 'list.$[x]': 1 } }, arrayFilters: [1] }] },
      14,
    ],
    ['a delete of two', { delete: 'c', deletes: [{ q: {}, limit: 2 }] }, 9],
    ['an update that is text', { findAndModify: 'c', query: {}, update: 'x' }, 9],
    ['a $slice by a document', find({ projection: { list: { $slice: {} } } }), 28667],
    ['a collection of the system', insert({ insert: 'system.own' }), 73],
    ['collMod of an index without a name', { collMod: 'c', index: { hidden: true } }, 27],
    ['collMod of the _id index', { collMod: 'c', index: { name: '_id_', hidden: true } }, 2],
    [
      'collMod to an expiry in the past',
      { collMod: 'named', index: { name: 'a_1', expireAfterSeconds: -1 } },
      67,
    ],
    ['collMod of no index at all', { collMod: 'c' }, 40414],
    ['collMod of no index', { collMod: 'c', index: { keyPattern: { zz: 1 }, hidden: true } }, 27],
    ['dropDatabase: 2', { dropDatabase: 2 }, 5255100],
    ['dropIndexes by number', { dropIndexes: 'c', index: 1 }, 14],
    ['an _id index with options', index({ _id: 1 }, { sparse: true }), 197],
    ['an _id index downwards', index({ _id: -1 }), 2],
    ['the name of the _id index', index({ a: 1 }, { name: '_id_' }), 2],
    ['an index version of old', index({ a: 1 }, { v: 0 }), 67],
    ['too many fields', index(Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`f${i}`, 1]))), 13103],
    ['an unknown kind of index', index({ a: 'spiral' }), 67],
    ['an empty collation', index({ a: 1 }, { collation: {} }), 2],
    ['another index of that name', { createIndexes: 'named', indexes: [{ key: { b: 1 }, name: 'a_1' }] }, 86],
    [
      'that index under another name',
      { createIndexes: 'named', indexes: [{ key: { a: 1 }, name: 'b' }] },
      85,
    ],
    ['a bulk delete without a filter', bulk({ delete: 0 }), 40414],
    ['a bulk update without a filter', bulk({ update: 0, updateMods: { $set: { a: 1 } } }), 40414],
    ['a bulk update without an update', bulk({ update: 0, filter: {} }), 40414],
    ['a bulk operation of another kind', bulk({ upsert: 0 }), 9],
    ['a bulk operation on no namespace', bulk({ delete: 1, filter: {} }), 2],
    ['a bulk insert of a number', bulk({ insert: 0, document: 1 }), 14],
    ['an unknown verbosity', { explain: find({}), verbosity: 'chatty' }, 2],
    ['a document 181 deep', insert({ documents: [nested(181)] }), 15],
    ['an update to 181 deep', { update: 'c', updates: [{ q: {}, u: { $set: { deep: nested(180) } } }] }, 15],
    ['a $ inside an _id', insert({ documents: [{ _id: { a: { $b: 1 } } }] }), 52],
    ['an unknown command, whatever it says', { nonsense: 1, maxTimeMS: 'x' }, 59],
  ])('%s', async (_, command, code) => {
    expect(await codeOf(command)).toBe(code);
  });

  test('a malformed statement fails the whole command before anything is written', async () => {
    const updates = [
      { q: { _id: 1 }, u: { $set: { touched: true } } },
      { q: { _id: 1 }, u: { $set: { touched: true } }, nonsense: 1 },
    ];
    expect(await connection.command({ update: 'c', updates })).toMatchObject({ ok: 0, code: 40415 });
    expect(await connection.all(find({ filter: { touched: true } }))).toEqual([]);
  });

  test('replaces a zero timestamp at the top level with the current time', async () => {
    const zero = new Timestamp({ t: 0, i: 0 });
    await connection.command({ insert: 'stamps', documents: [{ _id: 1, at: zero, deep: { at: zero } }] });
    await connection.command({ insert: 'stamps', documents: [{ _id: 2 }] });
    await connection.command({ update: 'stamps', updates: [{ q: { _id: 2 }, u: { at: zero } }] });
    await connection.command({
      insert: 'stamps',
      documents: [{ _id: 3, at: zero }],
      bypassEmptyTsReplacement: true,
    });
    const found = await connection.all({ find: 'stamps', sort: { _id: 1 } });
    expect(found.map(({ at }) => at.t > 0)).toEqual([true, true, false]);
    expect(found[0]!.deep.at.t).toBe(0);
  });

  test('getMore accepts maxTimeMS only if it waits for data', async () => {
    await connection.command({ insert: 'many', documents: [{ _id: 1 }, { _id: 2 }, { _id: 3 }] });
    const first = await connection.command({ find: 'many', batchSize: 1 });
    const next = { getMore: BSON.Long.fromString(String(first.cursor.id)), collection: 'many' };
    expect(await codeOf({ ...next, maxTimeMS: 100 })).toBe(2);
    expect(await codeOf(next)).toBe(0);
  });

  test('allows unusual but valid commands', async () => {
    expect(await codeOf(find({ hint: {}, writeConcern: null, maxTimeMS: new Double(0) }))).toBe(0);
    expect(await codeOf(find({ filter: { n: { $gt: new MinKey() } } }))).toBe(0);
    expect(await codeOf(insert({ documents: [nested(180), { _id: { $ref: 'a', $id: 1 } }] }))).toBe(0);
    expect(await codeOf(insert({ writeConcern: { w: 'majority', j: true, wtimeout: 5 } }))).toBe(0);
    expect(await codeOf(insert({ writeConcern: { w: { pune: 1 }, j: null } }))).toBe(0);
  });

  const pipeline = (...stages: Document[]) => ({ aggregate: 'c', pipeline: stages, cursor: {} });
  const group = (accumulator: Document, ...before: Document[]) =>
    pipeline(...before, { $group: { _id: null, x: accumulator } });

  test.each<[string, Document, number]>([
    ['a division by zero in a group', group({ $sum: { $divide: ['$n', 0] } }), 2],
    ['a remainder by zero in a group', group({ $sum: { $mod: ['$n', 0] } }, { $match: {} }), 16610],
    ['numbers merged as objects', group({ $mergeObjects: '$n' }), 40400],
    ['a list for an accumulator', group({ $sum: ['$n'] }), 40237],
    ['an id like a projection', pipeline({ $group: { _id: { n: 1 } } }), 17390],
    ['an id with an empty name', pipeline({ $group: { _id: { '': '$n' } } }), 15998],
    ['a facet with a dotted name', pipeline({ $facet: { 'a.b': [] } }), 16412],
    ['a facet of numbers', pipeline({ $facet: { a: [1] } }), 40171],
    ['paths that meet', pipeline({ $set: { 'a.b': 1, a: 1 } }), 40176],
    ['two expressions for a field', pipeline({ $set: { a: { $add: [1], $abs: 1 } } }), 40181],
    ['a deep path', pipeline({ $unset: Array(201).fill('a').join('.') }), 15],
    ['a path with a null byte', pipeline({ $unset: 'a\0b' }), 9527900],
    [
      'a pipeline of $lookup that is wrong',
      pipeline({ $lookup: { from: 'x', as: 'y', pipeline: [{ $match: { $expr: '$$z' } }] } }),
      17276,
    ],
    ['a $lookup from nowhere', pipeline({ $lookup: { from: '', as: 'y', pipeline: [] } }), 73],
    ['a $merge into no collection', pipeline({ $merge: { into: { coll: null } } }), 5786801],
    ['a $merge that may not match', pipeline({ $merge: { into: 'm', whenMatched: [{ $match: {} }] } }), 72],
    ['a variable of the server', { ...pipeline(), let: { NOW: 1 } }, 4738901],
    ['a variable from the server', { ...pipeline(), let: { a: '$$NOW' } }, 51144],
    ['an aggregate of two', { ...pipeline(), aggregate: 2 }, 73],
    ['a delete of half a document', { delete: 'c', deletes: [{ q: {}, limit: 0.5 }] }, 9],
    ['an id made by renaming', { update: 'c', updates: [{ q: {}, u: { $rename: { n: '_id' } } }] }, 66],
    [
      'a new name with a null byte',
      { update: 'c', updates: [{ q: {}, u: { $rename: { n: 'a\0' } } }] },
      9867600,
    ],
    ['an expiry that is text', index({ a: 1 }, { expireAfterSeconds: '1' }), 67],
    ['a database that is dropped by no number', { dropDatabase: true }, 14],
  ])('refuses %s as MongoDB 8.2 does', async (_what, command, code) => {
    expect(await codeOf(command)).toBe(code);
  });
});

describe('unsupported commands', () => {
  let server: ServerProcess;
  let connection: RawConnection;
  beforeAll(async () => {
    server = await startServer();
    connection = await RawConnection.open(server.port);
    await connection.command({ insert: 'c', documents: [{ _id: 1, a: 1 }] });
  });
  afterAll(async () => {
    connection?.close();
    await server?.stop();
  });

  const pipeline = (...stages: Document[]) => ({ aggregate: 'c', pipeline: stages, cursor: {} });
  const index = (key: Document, options: Document = {}) => ({
    createIndexes: 'c',
    indexes: [{ key, name: 'x', ...options }],
  });

  /** Commands that use the feature of this name. */
  const ASKED: Record<keyof typeof UNSUPPORTED, (name: string) => Document[]> = {
    command: (name) => [{ [name]: 'c' }],
    'pipeline stage': (name) => [
      pipeline({ [name]: {} }),
      pipeline({ $match: {} }, { [name]: {} }),
      pipeline({ $facet: { x: [{ [name]: {} }] } }),
    ],
    'query operator': (name) => [
      { find: 'c', filter: { [name]: {} } },
      { find: 'c', filter: { a: { [name]: {} } } },
      { update: 'c', updates: [{ q: { $or: [{ a: { [name]: [] } }] }, u: {} }] },
    ],
    expression: (name) => [
      pipeline({ $project: { x: { [name]: '$a' } } }),
      { find: 'c', filter: { $expr: { [name]: 'textScore' } } },
    ],
    accumulator: (name) => [pipeline({ $group: { _id: null, x: { [name]: '$a' } } })],
    'function of decimals': (name) => {
      const arity = name === '$pow' || name === '$log' ? 2 : 1;
      return [pipeline({ $project: { x: { [name]: Array(arity).fill(Decimal128.fromString('2')) } } })];
    },
    'update operator': (name) => [{ update: 'c', updates: [{ q: {}, u: { [name]: { a: { or: 1 } } } }] }],
    'index kind': (name) => [index(name === 'wildcard' ? { '$**': 1 } : { a: 1, b: name })],
    'index option': (name) => [index({ a: 1 }, { [name]: 1 })],
    'collection option': (name) => [
      { create: 'x', [name]: {} },
      { collMod: 'c', [name]: {} },
    ],
    'find option': (name) => [{ find: 'c', [name]: true }],
  };

  const cases = (Object.keys(UNSUPPORTED) as (keyof typeof UNSUPPORTED)[]).flatMap((kind) =>
    UNSUPPORTED[kind].flatMap((name) =>
      ASKED[kind](name).map((command) => [kind, name, JSON.stringify(command), command] as const),
    ),
  );

  test.each(cases)('names the %s %s in the refusal: %s', async (kind, name, _text, command) => {
    const reply = await connection.command(command);
    const error = reply.writeErrors?.[0] ?? reply;
    expect(error).toMatchObject({
      code: 115,
      errmsg: `The embedded database does not support the ${kind} '${name}'.`,
    });
  });

  test('refuses to sort and project by text score', async () => {
    for (const part of ['sort', 'projection'])
      expect(
        await connection.command({ find: 'c', [part]: { score: { $meta: 'textScore' } } }),
      ).toMatchObject({
        code: 115,
        errmsg: "The embedded database does not support the expression '$meta'.",
      });
  });

  test('refused commands leave no trace', async () => {
    expect((await connection.command({ listIndexes: 'c' })).cursor.firstBatch).toHaveLength(1);
    const { firstBatch } = (await connection.command({ listCollections: 1 })).cursor;
    expect(firstBatch).toEqual([expect.objectContaining({ name: 'c', options: {} })]);
    expect(await connection.all({ find: 'c' })).toEqual([{ _id: 1, a: 1 }]);
  });
});

describe('arguments', () => {
  let server: ServerProcess;
  let connection: RawConnection;

  beforeAll(async () => {
    server = await startServer();
    connection = await RawConnection.open(server.port);
    await connection.command({ insert: 'c', documents: [{ _id: 1, a: [1, 2] }] });
  });
  afterAll(async () => {
    connection?.close();
    await server?.stop();
  });

  const long = (n: number) => MONGODB_BSON.Long.fromNumber(n);
  const id = (bytes = 16, kind = 4) => ({ id: new MONGODB_BSON.Binary(Buffer.alloc(bytes), kind) });
  const lsid = id();

  /** The error code, or 0 for success. The raw connection avoids the transaction that the driver would add to some commands. */
  async function codeOf(command: DocumentMongodb): Promise<number> {
    const reply = await connection.command({ ...command, $db: command.$db ?? 'test' });
    return reply.ok === 1 ? 0 : (reply.code as number);
  }

  async function expectCodes(cases: [DocumentMongodb, number][]): Promise<void> {
    for (const [command, code] of cases) expect([command, await codeOf(command)]).toEqual([command, code]);
  }

  test('session commands accept known fields and refuse others', () =>
    expectCodes([
      [{ killSessions: [id()] }, 0],
      [{ killSessions: null }, 40414],
      [{ killSessions: 1 }, 14],
      [{ killSessions: [{ id: null }] }, 40414],
      [{ killSessions: [{ ...id(), more: 1 }] }, 40415],
      [{ killSessions: [id(8)] }, 207],
      [{ killSessions: [id(16, 3)] }, 14],
      [{ refreshSessions: [{ id: 1 }] }, 14],
      [{ startSession: 1, foo: 1 }, 0],
    ]));

  test.each(['commitTransaction', 'abortTransaction'])('refuses %s outside a transaction', (name) =>
    expectCodes([
      [{ [name]: 1, $db: 'admin', lsid }, 125],
      [{ [name]: 1, lsid }, 13],
      [{ [name]: 1, $db: 'admin', lsid, autocommit: null, txnNumber: null }, 125],
      [{ [name]: 1, $db: 'admin', lsid, autocommit: false }, 72],
      [{ [name]: 1, $db: 'admin', lsid, autocommit: 0 }, 14],
      [{ [name]: 1, $db: 'admin', lsid, txnNumber: 1 }, 14],
      [{ [name]: 1, $db: 'admin', lsid, txnNumber: long(1), autocommit: false }, 20],
      [{ [name]: 1, $db: 'admin', lsid, unknown: 1 }, 40415],
    ]),
  );

  test('ignores a hidden index in hints', () =>
    expectCodes([
      [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1', hidden: true }] }, 0],
      [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1' }] }, 85],
      [{ find: 'c', filter: { a: 1 }, hint: 'a_1' }, 2],
      [{ collMod: 'c', index: { name: 'a_1', hidden: false } }, 0],
      [{ find: 'c', filter: { a: 1 }, hint: 'a_1' }, 0],
    ]));

  test('index and size commands check their arguments', () =>
    expectCodes([
      [{ createIndexes: 'c', indexes: [{ key: { q: 1 }, name: 'q', foo: 1 }] }, 197],
      [{ createIndexes: 'c', indexes: [{ key: { z: 1 }, name: 'z' }], commitQuorum: 1 }, 2],
      [{ dropIndexes: 'c', index: [1] }, 14],
      [{ dropIndexes: 'c', index: ['none'] }, 27],
      [{ collStats: 'c', scale: 0 }, 2],
      [{ collStats: 'c', scale: 'x' }, 14],
      [{ dbStats: 1, scale: 0 }, 2],
      [{ compact: 'c', force: 1 }, 14],
      [{ compact: 'c', freeSpaceTargetMB: Decimal128Mongodb.fromString('0.5') }, 2],
      [{ compact: 'c', freeSpaceTargetMB: Decimal128Mongodb.fromString('0.7') }, 0],
      [{ drop: '.x' }, 73],
    ]));

  const aggregate = (...pipeline: DocumentMongodb[]): DocumentMongodb => ({
    aggregate: 'c',
    pipeline,
    cursor: {},
  });

  test('treats null among the arguments of stages as absent', () =>
    expectCodes([
      [aggregate({ $lookup: { from: 'x', let: null, pipeline: [], as: 'j' } }), 0],
      [aggregate({ $lookup: { from: 'x', let: 1, pipeline: [], as: 'j' } }), 14],
      [aggregate({ $out: { db: null, coll: 'x' } }), 40414],
      [aggregate({ $project: { _id: { $add: [1, 2] }, a: 0 } }), 31254],
      [aggregate({ $project: { $: 1 } }), 16410],
    ]));

  test('collations accept known locales, whole numbers of any type and null', () => {
    let n = 0;
    const collation = (more: DocumentMongodb): DocumentMongodb => ({
      create: `c${++n}`,
      collation: { locale: 'en', ...more },
    });
    return expectCodes([
      [{ find: 'c', collation: { locale: 'fr_CA' } }, 0],
      [{ find: 'c', collation: { locale: 'fr_FR' } }, 2],
      [{ find: 'c', collation: { locale: 'en-US' } }, 2],
      [{ find: 'c', collation: { locale: 'de@collation=phonebook' } }, 0],
      [collation({ strength: 3.7, caseLevel: null }), 0],
      [collation({ strength: Decimal128Mongodb.fromString('5.5') }), 2],
      [collation({ strength: Number.NaN }), 2],
      [collation({ backwards: null }), 14],
      [collation({ version: '1' }), 161],
      [collation({ locale: null }), 40414],
    ]);
  });
});
