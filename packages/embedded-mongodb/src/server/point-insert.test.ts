import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, type Document, Timestamp } from 'bson';
import { message, RawConnection } from '../../test/support/wire';
import { type RunningServer, startServer } from '../index';

let dir: string;
let server: RunningServer;
let connection: RawConnection;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
  server = await startServer({ dir, log: () => {} });
  connection = await RawConnection.open(server.port);
  for (const name of ['one', 'two']) await prepare(name);
});
afterAll(async () => {
  connection.close();
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const nested = (levels: number): Document => (levels === 0 ? {} : { a: nested(levels - 1) });

/** A collection with all that an insert has to mind. */
async function prepare(name: string): Promise<void> {
  const indexes = [
    { key: { email: 1 }, name: 'email', unique: true, sparse: true },
    { key: { tags: 1, n: -1 }, name: 'tags' },
  ];
  await connection.command({ createIndexes: name, indexes });
  await connection.command({ insert: name, documents: [{ _id: 'taken', n: 1, email: 'a@x' }] });
}

/** The name of the collection apart, both ways must give the same. */
const alike = (reply: Document): unknown =>
  JSON.parse(JSON.stringify(reply).replaceAll(/test\.(one|two)/g, 'collection'));

test.each<[string, Document]>([
  ['plain', { _id: 1, n: 1 }],
  ['its _id not in front', { n: 1, _id: 2 }],
  ['arrays in an index', { _id: 3, n: 1, tags: ['a', 'b', 'a'] }],
  ['a taken _id', { _id: 'taken' }],
  ['a taken unique key', { _id: 4, n: 1, email: 'a@x' }],
  ['an array for an _id', { _id: [1] }],
  ['an operator in its _id', { _id: { $gt: 1 } }],
  ['arrays side by side in one index', { _id: 6, tags: [1], n: [1] }],
  ['too deep', { _id: 7, n: 1, deep: nested(185) }],
])('the short way stores and answers as the general one does: %s', async (_, document) => {
  const short = await connection.command({ insert: 'one', documents: [document], ordered: true });
  // a comment is what the short way does not take
  const general = await connection.command({ insert: 'two', documents: [document], comment: 'x' });
  expect(alike(short)).toEqual(alike(general));
  expect(Object.keys(short)).toEqual(Object.keys(general));
  const stored = await connection.all({ find: 'one' });
  expect(stored.map((one) => BSON.serialize(one))).toEqual(
    (await connection.all({ find: 'two' })).map((one) => BSON.serialize(one)),
  );
  expect(await connection.command({ validate: 'one', full: true })).toMatchObject({ valid: true });
});

test('it makes an _id where none is, a collection where none is, and a time of a zero timestamp', async () => {
  await connection.command({ drop: 'made' });
  const stamped = { at: new Timestamp({ t: 0, i: 0 }) };
  for (let n = 1; n <= 2; n += 1)
    expect(await connection.command({ insert: 'made', documents: [stamped] })).toMatchObject({ n: 1, ok: 1 });
  const stored = await connection.all({ find: 'made' });
  expect(stored.map((one) => Object.keys(one))).toEqual([
    ['_id', 'at'],
    ['_id', 'at'],
  ]);
  for (const { at } of stored) expect(at.getHighBits()).toBeGreaterThan(0);
});

test('a chunk of inserts and reads is answered in its order', async () => {
  const frames = Array.from({ length: 60 }, (_, n) =>
    n % 3 === 2
      ? message({ find: 'order', filter: { _id: n - 1 }, limit: 1, singleBatch: true, $db: 'test' })
      : message({ insert: 'order', documents: [{ _id: n }], $db: 'test' }),
  );
  await connection.command({ create: 'order' });
  connection.socket.cork();
  const replies = frames.map((one) => connection.request(one));
  connection.socket.uncork();
  const order: number[] = [];
  for (const [n, reply] of replies.entries()) void reply.then(() => order.push(n));
  for (const [n, reply] of (await Promise.all(replies)).entries()) {
    if (n % 3 === 2) expect(reply.cursor.firstBatch).toEqual([{ _id: n - 1 }]);
    else expect(reply).toEqual({ n: 1, ok: 1 });
  }
  expect(order).toEqual(frames.map((_, n) => n));
});

test('names are read as UTF-8: é is not the two letters that its bytes are in Latin 1', async () => {
  await connection.command({ insert: 'Ã©', documents: [{ _id: 1, of: 'two letters' }] });
  await connection.command({ insert: 'é', documents: [{ _id: 1, of: 'one letter' }] });
  await connection.command({ insert: 'é', documents: [{ _id: 2 }] });
  const found = await connection.command({ find: 'é', filter: { _id: 1 }, limit: 1, singleBatch: true });
  expect(found.cursor.firstBatch).toEqual([{ _id: 1, of: 'one letter' }]);
  expect((await connection.command({ count: 'Ã©' })).n).toBe(1);
});

test.each([{}, { id: 'text' }, { id: new BSON.UUID(), more: 1 }])(
  'a session id of another form goes the general way (%j)',
  async (lsid) => {
    const insert = { insert: 'sessions', documents: [{}], lsid };
    const find = { find: 'sessions', filter: { _id: 1 }, limit: 1, singleBatch: true, lsid };
    await connection.command({ create: 'sessions' });
    const known = await connection.command({ ping: 1, lsid });
    expect(await connection.command(insert)).toMatchObject({ ok: known.ok });
    expect(await connection.command(find)).toMatchObject({ ok: known.ok });
  },
);
