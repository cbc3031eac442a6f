import { BSON, Decimal128, type Document } from 'mongodb';
import { type ServerProcess, startServer } from '../support/server';
import { RawConnection } from '../support/wire';

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

const long = (n: number) => BSON.Long.fromNumber(n);
const id = (bytes = 16, kind = 4) => ({ id: new BSON.Binary(Buffer.alloc(bytes), kind) });
const lsid = id();

/** 0 for success. The driver would add a transaction of its own to some of these. */
async function codeOf(command: Document): Promise<number> {
  const reply = await connection.command({ ...command, $db: command.$db ?? 'test' });
  return reply.ok === 1 ? 0 : (reply.code as number);
}

async function expectCodes(cases: [Document, number][]): Promise<void> {
  for (const [command, code] of cases) expect([command, await codeOf(command)]).toEqual([command, code]);
}

test('commands about sessions read what they know and refuse the rest', () =>
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

test.each(['commitTransaction', 'abortTransaction'])('%s outside a transaction', (name) =>
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

test('a hidden index is not there for hints', () =>
  expectCodes([
    [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1', hidden: true }] }, 0],
    [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a_1' }] }, 85],
    [{ find: 'c', filter: { a: 1 }, hint: 'a_1' }, 2],
    [{ collMod: 'c', index: { name: 'a_1', hidden: false } }, 0],
    [{ find: 'c', filter: { a: 1 }, hint: 'a_1' }, 0],
  ]));

test('commands about indexes and sizes check their arguments', () =>
  expectCodes([
    [{ createIndexes: 'c', indexes: [{ key: { q: 1 }, name: 'q', foo: 1 }] }, 197],
    [{ createIndexes: 'c', indexes: [{ key: { z: 1 }, name: 'z' }], commitQuorum: 1 }, 2],
    [{ dropIndexes: 'c', index: [1] }, 14],
    [{ dropIndexes: 'c', index: ['none'] }, 27],
    [{ collStats: 'c', scale: 0 }, 2],
    [{ collStats: 'c', scale: 'x' }, 14],
    [{ dbStats: 1, scale: 0 }, 2],
    [{ compact: 'c', force: 1 }, 14],
    [{ compact: 'c', freeSpaceTargetMB: Decimal128.fromString('0.5') }, 2],
    [{ compact: 'c', freeSpaceTargetMB: Decimal128.fromString('0.7') }, 0],
    [{ drop: '.x' }, 73],
  ]));

const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });

test('null among the arguments of stages stands for nothing', () =>
  expectCodes([
    [aggregate({ $lookup: { from: 'x', let: null, pipeline: [], as: 'j' } }), 0],
    [aggregate({ $lookup: { from: 'x', let: 1, pipeline: [], as: 'j' } }), 14],
    [aggregate({ $out: { db: null, coll: 'x' } }), 40414],
    [aggregate({ $project: { _id: { $add: [1, 2] }, a: 0 } }), 31254],
    [aggregate({ $project: { $: 1 } }), 16410],
  ]));

test('collations: locales, whole numbers in any type, null for what is left out, and the one version', () => {
  let n = 0;
  const collation = (more: Document): Document => ({
    create: `c${++n}`,
    collation: { locale: 'en', ...more },
  });
  return expectCodes([
    [{ find: 'c', collation: { locale: 'fr_CA' } }, 0],
    [{ find: 'c', collation: { locale: 'fr_FR' } }, 2],
    [{ find: 'c', collation: { locale: 'en-US' } }, 2],
    [{ find: 'c', collation: { locale: 'de@collation=phonebook' } }, 0],
    [collation({ strength: 3.7, caseLevel: null }), 0],
    [collation({ strength: Decimal128.fromString('5.5') }), 2],
    [collation({ strength: Number.NaN }), 2],
    [collation({ backwards: null }), 14],
    [collation({ version: '1' }), 161],
    [collation({ locale: null }), 40414],
  ]);
});
