import { BSON, type Document } from 'bson';
import { within } from '../support/limits';
import { type ServerProcess, startServer } from '../support/server';
import { RawConnection } from '../support/wire';

let server: ServerProcess;
let busy: RawConnection;
let other: RawConnection;

beforeAll(async () => {
  server = await startServer({ testCommands: true });
  busy = await RawConnection.open(server.port);
  other = await RawConnection.open(server.port);
  await busy.command({ insert: 'rows', documents: Array.from({ length: 100 }, (_, _id) => ({ _id })) });
});
afterAll(async () => {
  busy?.close();
  other?.close();
  await server?.stop();
});

/** Ten million documents out of a hundred: no machine is done with them before they are stopped. */
const ENDLESS = [
  { $set: { a: { $range: [0, 1000] } } },
  { $unwind: '$a' },
  { $set: { b: { $range: [0, 100] } } },
  { $unwind: '$b' },
];
const self = { from: 'rows', pipeline: ENDLESS, as: 'all' };
const BLOCKING: [string, Document][] = [
  ['$group', { $group: { _id: '$b', n: { $sum: 1 } } }],
  ['$sort', { $sort: { b: 1 } }],
  ['$facet', { $facet: { one: [{ $count: 'n' }] } }],
  ['$lookup', { $lookup: self }],
];
const endless = (stage: Document) => ({ aggregate: 'rows', pipeline: [...ENDLESS, stage], cursor: {} });

async function operation(): Promise<Document> {
  for (;;) {
    const { inprog } = await other.command({ currentOp: 1, $db: 'admin' });
    const found = inprog.find((op: Document) => op.command?.aggregate === 'rows');
    if (found) return found;
  }
}

test.each(BLOCKING)(
  'killOp stops a pipeline that is in %s, and others are served meanwhile',
  async (_, stage) => {
    const running = busy.command(endless(stage));
    const { opid } = await within('currentOp beside a busy pipeline', operation());
    expect(await other.command({ killOp: 1, op: opid, $db: 'admin' })).toMatchObject({ ok: 1 });
    expect(await within('the killed pipeline', running)).toMatchObject({ ok: 0, code: 11601 });
  },
);

test('maxTimeMS ends a blocking pipeline', async () => {
  const stage = { $group: { _id: '$b', n: { $sum: 1 } } };
  expect(await busy.command({ ...endless(stage), maxTimeMS: 50 })).toMatchObject({ ok: 0, code: 50 });
});

test('the time of an aggregation is not counted while its cursor rests', async () => {
  const command = {
    aggregate: 'rows',
    pipeline: [{ $set: { x: 1 } }],
    cursor: { batchSize: 1 },
    maxTimeMS: 2000,
  };
  const first = await busy.command(command);
  await new Promise((resolve) => setTimeout(resolve, 2100));
  const id = BSON.Long.fromString(String(first.cursor.id));
  const next = await busy.command({ getMore: id, collection: 'rows' });
  expect(next.cursor.nextBatch).toHaveLength(99);
});

test('one connection too many is closed, the others stay', async () => {
  const small = await startServer({ args: ['--max-connections', '2'] });
  const connections = [await RawConnection.open(small.port), await RawConnection.open(small.port)];
  for (const connection of connections)
    expect(await connection.command({ ping: 1 })).toMatchObject({ ok: 1 });
  const third = await RawConnection.open(small.port);
  await expect(within('a refused connection', third.command({ ping: 1 }))).rejects.toThrow(
    'connection closed',
  );
  expect(small.log()).toContain('too many open connections');
  connections[0]!.close();
  expect(await connections[1]!.command({ ping: 1 })).toMatchObject({ ok: 1 });
  connections[1]!.close();
  await small.stop();
});

describe('configureFailPoint', () => {
  const configure = (mode: unknown, data: Document = {}) =>
    other.command({ configureFailPoint: 'failCommand', mode, data, $db: 'admin' });
  afterEach(() => configure('off'));

  test('fails so many commands, then none', async () => {
    await configure(
      { times: 2 },
      { failCommands: ['find'], errorCode: 91, errorLabels: ['RetryableWriteError'] },
    );
    const failed = { ok: 0, code: 91, errorLabels: ['RetryableWriteError'] };
    expect(await busy.command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(await busy.command({ find: 'rows', filter: { _id: 1 } })).toMatchObject(failed);
    expect(await busy.command({ find: 'rows' })).toMatchObject(failed);
    expect(await busy.command({ find: 'rows' })).toMatchObject({ ok: 1 });
  });

  test('skips, and goes on until it is off', async () => {
    await configure({ skip: 1 }, { failCommands: ['count'], errorCode: 8 });
    expect(await busy.command({ count: 'rows' })).toMatchObject({ n: 100 });
    expect(await busy.command({ count: 'rows' })).toMatchObject({ code: 8 });
    await configure('off');
    expect(await busy.command({ count: 'rows' })).toMatchObject({ n: 100 });
  });

  test('adds a write concern error to a write that is done', async () => {
    const writeConcernError = { code: 64, errmsg: 'slow' };
    const errorLabels = ['RetryableWriteError'];
    await configure({ times: 1 }, { failCommands: ['insert'], writeConcernError, errorLabels });
    const reply = await busy.command({ insert: 'points', documents: [{ _id: 1 }] });
    expect(reply).toMatchObject({ ok: 1, n: 1, writeConcernError, errorLabels });
    expect(await busy.command({ count: 'points' })).toMatchObject({ n: 1 });
  });

  test('cuts a connection, and only that', async () => {
    await configure({ times: 1 }, { failCommands: ['find'], closeConnection: true });
    const victim = await RawConnection.open(server.port);
    await expect(victim.command({ find: 'rows' })).rejects.toThrow('connection closed');
    expect(await busy.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  test('makes time run out', async () => {
    const point = { configureFailPoint: 'maxTimeAlwaysTimeOut', $db: 'admin' };
    await other.command({ ...point, mode: 'alwaysOn' });
    expect(await busy.command({ find: 'rows', filter: { x: 1 }, maxTimeMS: 60_000 })).toMatchObject({
      code: 50,
    });
    expect(await busy.command({ find: 'rows' })).toMatchObject({ ok: 1 });
    await other.command({ ...point, mode: 'off' });
  });

  test('is there only when asked for', async () => {
    const plain = await startServer();
    const connection = await RawConnection.open(plain.port);
    const reply = await connection.command({ configureFailPoint: 'failCommand', mode: 'off', $db: 'admin' });
    expect(reply).toMatchObject({ ok: 0, code: 59 });
    connection.close();
    await plain.stop();
  });
});

test('writes that are not to be acknowledged are answered without their errors', async () => {
  const again = { documents: [{ _id: 1 }, { _id: 1 }], writeConcern: { w: 0 } };
  expect(await other.command({ insert: 'unheard', ...again })).toEqual({ n: 0, ok: 1 });
  const updates = [{ q: {}, u: { $set: { _id: 2 } } }];
  const silent = await other.command({ update: 'unheard', updates, writeConcern: { w: 0 } });
  expect(silent).toEqual({ n: 0, nModified: 0, ok: 1 });
});
