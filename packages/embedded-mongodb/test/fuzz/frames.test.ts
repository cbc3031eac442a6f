import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { BSON, type Document } from 'bson';
import fc from 'fast-check';
import { pause, residentMiB, within } from '../support/limits';
import { type ServerProcess, startServer } from '../support/server';
import { frame, message, OP_MSG, OP_QUERY, RawConnection } from '../support/wire';

const CASES = Number(process.env.FUZZ_CASES ?? 600);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const PING = { ping: 1, $db: 'admin' };

let server: ServerProcess;
let witness: RawConnection;

beforeAll(async () => {
  server = await startServer();
  witness = await RawConnection.open(server.port);
});
afterAll(async () => {
  witness?.close();
  await server?.stop();
});

/** Checks that a connection opened before the attack still gets its answers, and so does a new one. */
async function othersGoOn(): Promise<void> {
  expect(server.child.exitCode).toBeNull();
  expect(await within('ping of the witness', witness.command(PING))).toMatchObject({ ok: 1 });
}
afterEach(async () => {
  await othersGoOn();
  const fresh = await RawConnection.open(server.port);
  expect(await within('ping of a new connection', fresh.command(PING))).toMatchObject({ ok: 1 });
  fresh.close();
});

async function attack(): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes. Resolves with 'closed' or the reply, whichever the server chooses, and fails on silence. */
async function send(bytes: Buffer): Promise<'closed' | Document> {
  const socket = await attack();
  const chunks: Buffer[] = [];
  const answer = new Promise<'closed' | Document>((resolve) => {
    socket.on('close', () => resolve('closed'));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      const all = Buffer.concat(chunks);
      if (all.length < 4 || all.length < all.readInt32LE(0)) return;
      const start = all.readInt32LE(12) === OP_MSG ? 21 : 36;
      resolve(BSON.deserialize(all.subarray(start, all.readInt32LE(0))));
    });
  });
  socket.write(bytes);
  const result = await within('malformed frame', answer);
  socket.destroy();
  return result;
}

const withLength = (bytes: Buffer, length: number) => {
  bytes.writeInt32LE(length, 0);
  return bytes;
};
const ping = () => message(PING);
const body = (...parts: (Buffer | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const section = (document: Uint8Array) => frame(OP_MSG, body([0, 0, 0, 0, 0], Buffer.from(document)));
const bsonWithLength = (length: number) => {
  const bytes = Buffer.from(BSON.serialize(PING));
  bytes.writeInt32LE(length, 0);
  return bytes;
};

describe('closes a connection that sends a wrong length', () => {
  test.each([
    ['zero', withLength(ping(), 0)],
    ['negative', withLength(ping(), -1)],
    ['below the header', withLength(ping(), 15)],
    ['header only', withLength(ping(), 16)],
    ['2 GB', withLength(ping(), 2 ** 31 - 1)],
    ['one byte above 48 MB', withLength(ping(), 48_000_001)],
  ])('frame length: %s', async (_, bytes) => {
    expect(await send(bytes)).toBe('closed');
  });

  test.each([
    ['document length zero', section(bsonWithLength(0))],
    ['document length negative', section(bsonWithLength(-5))],
    ['document longer than the frame', section(bsonWithLength(5000))],
    ['document shorter than itself', section(bsonWithLength(9))],
    [
      'string length 2 GB',
      section(body(int32(22), [2, 97, 0], int32(2 ** 31 - 1), [98, 98, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    ],
    [
      'string length negative',
      section(body(int32(22), [2, 97, 0], int32(-1), [98, 98, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    ],
    ['unknown BSON type', section(body(int32(12), [0x77, 97, 0], int32(1), [0]))],
    ['field name without end', section(body(int32(9), [2, 97, 97, 97, 97]))],
    ['unknown section kind', frame(OP_MSG, body([0, 0, 0, 0, 9], BSON.serialize(PING) as Buffer))],
    ['no section', frame(OP_MSG, Buffer.alloc(4))],
    [
      'two bodies',
      frame(
        OP_MSG,
        body([0, 0, 0, 0, 0], BSON.serialize(PING) as Buffer, [0], BSON.serialize(PING) as Buffer),
      ),
    ],
    [
      'sequence length beyond the frame',
      frame(OP_MSG, body([0, 0, 0, 0, 1], int32(99_999), Buffer.from('documents\0'))),
    ],
    ['sequence length negative', frame(OP_MSG, body([0, 0, 0, 0, 1], int32(-4), Buffer.from('documents\0')))],
    ['unknown required flag', message(PING, [], 1 << 5)],
    ['OP_COMPRESSED, which was not offered', frame(2012, Buffer.alloc(30))],
    ['OP_INSERT of old', frame(2002, Buffer.alloc(30))],
    ['OP_QUERY with garbage', frame(OP_QUERY, Buffer.alloc(30, 0x61))],
    ['unknown operation', frame(424_242, Buffer.alloc(30))],
  ])('%s: closes the connection or returns an error', async (_, bytes) => {
    const answer = await send(bytes);
    if (answer !== 'closed') expect(answer.ok ?? 0).toBe(0);
  });
});

test('refuses extremely deep documents', async () => {
  const depth = 20_000;
  const bytes = Buffer.alloc(depth * 8 + 5);
  for (let level = 0; level < depth; level += 1) {
    bytes.writeInt32LE(bytes.length - level * 8, level * 7);
    bytes.set([3, 97, 0], level * 7 + 4);
  }
  bytes.set(BSON.serialize({}), depth * 7);
  const asCommand = await send(section(bytes));
  if (asCommand !== 'closed') expect(asCommand.ok).toBe(0);
  const sequence = body([0, 0, 0, 0, 0], Buffer.from(BSON.serialize({ insert: 'x', $db: 'fuzz' })), [1]);
  const documents = body(int32(4 + 10 + bytes.length), Buffer.from('documents\0'), bytes);
  const answer = await send(frame(OP_MSG, body(sequence, documents)));
  if (answer !== 'closed') expect(answer.writeErrors?.length ?? Number(answer.ok === 0)).toBe(1);
});

test('a truncated frame gets no answer and does no harm', async () => {
  const whole = message({ insert: 'cut', $db: 'fuzz' }, [{ name: 'documents', documents: [{ a: 1 }] }]);
  for (let length = 0; length < whole.length; length += 3) {
    const socket = await attack();
    socket.end(whole.subarray(0, length));
    await within(`cut at ${length}`, once(socket.resume(), 'close'));
  }
  expect(await witness.command({ count: 'cut', $db: 'fuzz' })).toMatchObject({ n: 0 });
});

test('answers a slow sender, and is not blocked by one that stops halfway', async () => {
  const stuck = await attack();
  stuck.write(ping().subarray(0, 11));
  const slow = await attack();
  const heard = once(slow, 'data');
  for (const byte of ping()) {
    slow.write(Buffer.from([byte]));
    await pause(1);
  }
  await within('slow sender', heard);
  await othersGoOn();
  for (const socket of [stuck, slow]) socket.destroy();
});

test('answers many frames in one packet in order', async () => {
  const connection = await RawConnection.open(server.port);
  const frames = Array.from({ length: 500 }, () => ping());
  const order: number[] = [];
  const replies = frames.map((bytes, n) => connection.request(bytes).then(() => order.push(n)));
  await within('pipelined pings', Promise.all(replies));
  expect(order).toEqual(frames.map((_, n) => n));
  connection.close();
});

test('a client that does not read does not fill the server’s memory', async () => {
  const documents = Array.from({ length: 15 }, (_, _id) => ({ _id, pad: Buffer.alloc(1_000_000) }));
  await witness.command({ insert: 'big', $db: 'fuzz' }, [{ name: 'documents', documents }]);
  const deaf = await attack();
  deaf.pause();
  const before = residentMiB(server.child.pid!);
  for (let n = 0; n < 100; n += 1) deaf.write(message({ find: 'big', batchSize: 15, $db: 'fuzz' }));
  await pause(1500);
  await othersGoOn();
  expect(residentMiB(server.child.pid!) - before).toBeLessThan(400);
  deaf.destroy();
});

test('accepts a message of 47 MB, refuses one above 48 MB, and frees the memory', async () => {
  const connection = await RawConnection.open(server.port);
  const documents = [1, 2, 3].map((_id) => ({ _id, pad: Buffer.alloc(15_600_000) }));
  const reply = await within(
    '47 MB insert',
    connection.command({ insert: 'huge', $db: 'fuzz' }, [{ name: 'documents', documents }]),
  );
  expect(reply).toMatchObject({ n: 3, ok: 1 });
  const claim = Buffer.alloc(16);
  claim.writeInt32LE(60_000_000, 0);
  claim.writeInt32LE(OP_MSG, 12);
  expect(await send(claim)).toBe('closed');
  expect(await connection.command({ drop: 'huge', $db: 'fuzz' })).toMatchObject({ ok: 1 });
  connection.close();
});

test(`${CASES} frames with flipped, lost and added bytes: closes the connection or answers`, async () => {
  const originals = [
    ping(),
    message({ insert: 'f', documents: [{ _id: 1, a: [1, { b: 'x' }] }], $db: 'fuzz' }),
    message({ find: 'f', filter: { a: { $gt: 1, $in: [1, 2] } }, sort: { a: 1 }, limit: 2, $db: 'fuzz' }),
    message({ update: 'f', $db: 'fuzz' }, [
      { name: 'updates', documents: [{ q: { _id: 1 }, u: { $set: { a: 2 } } }] },
    ]),
    message({ aggregate: 'f', pipeline: [{ $group: { _id: '$a' } }], cursor: {}, $db: 'fuzz' }),
  ];
  const edit = fc.record({
    at: fc.nat(400),
    kind: fc.constantFrom('flip', 'drop', 'add'),
    value: fc.integer({ min: 0, max: 255 }),
  });
  const mutated = fc
    .tuple(fc.constantFrom(...originals), fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([original, edits]) => {
      let bytes: number[] = [...original.subarray(16)];
      for (const { at, kind, value } of edits) {
        const place = at % bytes.length;
        if (kind === 'flip') bytes[place] = value;
        else if (kind === 'drop') bytes = bytes.filter((_, index) => index !== place);
        else bytes.splice(place, 0, value);
      }
      return frame(OP_MSG, Buffer.from(bytes));
    });
  await fc.assert(
    fc.asyncProperty(mutated, async (bytes) => {
      // the moreToCome flag requests no reply, so send a valid frame that must be answered
      const silent = (bytes.readUInt32LE(16) & 2) === 2;
      await send(silent ? Buffer.concat([bytes, ping()]) : bytes);
    }),
    { numRuns: CASES, seed: SEED },
  );
});

test('survives random bytes of every length', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 300 }), async (bytes) => {
      const socket = await attack();
      socket.end(Buffer.from(bytes));
      await within('garbage', once(socket.resume(), 'close'));
    }),
    { numRuns: Math.ceil(CASES / 3), seed: SEED },
  );
  expect(residentMiB(server.child.pid!)).toBeLessThan(700);
});
