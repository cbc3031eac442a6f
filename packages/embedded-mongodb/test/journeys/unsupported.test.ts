import { Decimal128, type Document } from 'bson';
import { UNSUPPORTED } from '../../src/semantics/unsupported';
import { type ServerProcess, startServer } from '../support/server';
import { RawConnection } from '../support/wire';

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

/** Commands that ask for the thing of this name. */
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

test.each(cases)('the %s %s is refused by name: %s', async (kind, name, _text, command) => {
  const reply = await connection.command(command);
  const error = reply.writeErrors?.[0] ?? reply;
  expect(error).toMatchObject({
    code: 115,
    errmsg: `The embedded database does not support the ${kind} '${name}'.`,
  });
});

test('a sort and a projection by the score of a text search are refused by name, too', async () => {
  for (const part of ['sort', 'projection'])
    expect(await connection.command({ find: 'c', [part]: { score: { $meta: 'textScore' } } })).toMatchObject({
      code: 115,
      errmsg: "The embedded database does not support the expression '$meta'.",
    });
});

test('nothing that was refused has left a trace', async () => {
  expect((await connection.command({ listIndexes: 'c' })).cursor.firstBatch).toHaveLength(1);
  const { firstBatch } = (await connection.command({ listCollections: 1 })).cursor;
  expect(firstBatch).toEqual([expect.objectContaining({ name: 'c', options: {} })]);
  expect(await connection.all({ find: 'c' })).toEqual([{ _id: 1, a: 1 }]);
});
