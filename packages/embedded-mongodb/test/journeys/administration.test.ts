import { type Document, MongoClient, type MongoServerError } from 'mongodb';
import { type ServerProcess, startServer } from '../support/server';

let server: ServerProcess;
let client: MongoClient;
beforeAll(async () => {
  server = await startServer();
  client = await MongoClient.connect(server.uri);
  await client
    .db('d')
    .collection<Document & { _id: number }>('c')
    .insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
  await client.db('d').command({ create: 'v', viewOn: 'c', pipeline: [] });
});
afterAll(async () => {
  await client?.close();
  await server?.stop();
});

const codeOf = (command: Document, db = 'd'): Promise<unknown> =>
  client
    .db(db)
    .command(command)
    .then(
      () => 0,
      (error: MongoServerError) => error.code,
    );
const stage = (spec: Document, aggregate: string | number = 'c', db = 'd') =>
  codeOf({ aggregate, pipeline: [spec], cursor: {} }, db);

test('collections become capped, or are copied into capped ones', async () => {
  const db = client.db('d');
  await db
    .collection('many')
    .insertMany(Array.from({ length: 500 }, (_, i) => ({ i, text: 'x'.repeat(100) })));
  await db.collection('many').createIndex({ i: 1 });
  expect((await db.command({ cloneCollectionAsCapped: 'many', toCollection: 'copy', size: 20_000 })).ok).toBe(
    1,
  );
  const copied = await db.collection('copy').find().toArray();
  expect(copied.length).toBeLessThan(200);
  expect(copied.at(-1)!.i).toBe(499);
  expect((await db.command({ convertToCapped: 'many', size: 100_000 })).ok).toBe(1);
  expect(await db.collection('many').isCapped()).toBe(true);
  expect((await db.collection('many').indexes()).map(({ name }) => name)).toEqual(['_id_']);
  const cases: [Document, number][] = [
    [{ convertToCapped: 'c' }, 72],
    [{ convertToCapped: 'c', size: '1' }, 72],
    [{ convertToCapped: 'c', size: 2 ** 50 + 1 }, 2],
    [{ convertToCapped: 'c', size: 5000, writeConcern: { j: 'x' } }, 14],
    [{ convertToCapped: 'c', size: 0 }, 72],
    [{ convertToCapped: 'c', size: 5, foo: 1 }, 40415],
    [{ convertToCapped: 'none', size: 5000 }, 26],
    [{ convertToCapped: 'v', size: 5000 }, 166],
    [{ cloneCollectionAsCapped: 'c', size: 5000 }, 40414],
    [{ cloneCollectionAsCapped: 'c', toCollection: 'copy', size: 5000 }, 48],
    [{ cloneCollectionAsCapped: 'none', toCollection: 'z', size: 5000 }, 26],
  ];
  for (const [command, code] of cases) expect([command, await codeOf(command)]).toEqual([command, code]);
});

test('arguments of diagnosis: types, unknown fields, views, databases', async () => {
  const cases: [Document, number, string?][] = [
    [{ collStats: 'c', scale: 0 }, 2],
    [{ collStats: 'c', scale: 'x' }, 14],
    [{ collStats: 'c', foo: 1 }, 40415],
    [{ collStats: 'v' }, 166],
    [{ dbStats: 1, scale: 0 }, 2],
    [{ validateDBMetadata: 1 }, 40414],
    [{ validateDBMetadata: 1, apiParameters: {} }, 40414],
    [{ validateDBMetadata: 1, apiParameters: { version: 1 } }, 14],
    [{ validateDBMetadata: 1, apiParameters: { version: '1', strict: true } }, 0],
    [{ dataSize: 'd.c' }, 0],
    [{ dataSize: 1 }, 73],
    [{ planCacheClear: 'c' }, 0],
    [{ planCacheClear: 'c', sort: {} }, 2],
    [{ planCacheClear: 'c', foo: 1 }, 40415],
    [{ setParameter: 1 }, 72, 'admin'],
    [{ setParameter: 1, unheardOf: 1 }, 72, 'admin'],
    [{ setParameter: 1, ttlMonitorEnabled: true }, 13],
    [{ setParameter: 1, notablescan: false }, 0, 'admin'],
    [{ getLog: '*' }, 0, 'admin'],
    [{ getLog: 'x' }, 96, 'admin'],
    [{ getLog: 1 }, 14, 'admin'],
    [{ profile: 0 }, 0],
    [{ profile: 'x' }, 14],
    [{ getDefaultRWConcern: 1 }, 51300, 'admin'],
    [{ replSetGetStatus: 1 }, 76, 'admin'],
    [{ fsyncUnlock: 1 }, 20, 'admin'],
    [{ listCommands: 1 }, 0],
    [{ usersInfo: 1 }, 0],
    [{ startSession: 1, foo: 1 }, 0],
    [{ killSessions: 1 }, 14],
    [{ killSessions: [1] }, 14],
    [{ killSessions: [{}] }, 40414],
    [{ killSessions: [{ id: 1 }] }, 14],
    [{ refreshSessions: [{ id: 1 }] }, 14],
    [{ killAllSessions: [{ user: 'x' }] }, 40414],
    [{ killAllSessionsByPattern: [{ foo: 1 }] }, 40415],
    [{ killAllSessions: [] }, 0],
  ];
  for (const [command, code, db] of cases)
    expect([command, await codeOf(command, db)]).toEqual([command, code]);
});

test('stages that report: what they take, and where they run', async () => {
  const cases: [Document, number, (string | number)?, string?][] = [
    [{ $collStats: 1 }, 5447000],
    [{ $collStats: { foo: 1 } }, 40415],
    [{ $collStats: { latencyStats: 1 } }, 14],
    [{ $collStats: { latencyStats: { histograms: 'x' } } }, 14],
    [{ $collStats: { storageStats: { scale: 0 } } }, 2],
    [{ $collStats: { storageStats: { scale: 1024 }, count: {} } }, 0],
    [{ $indexStats: 1 }, 28803],
    [{ $indexStats: { a: 1 } }, 28803],
    [{ $indexStats: {} }, 0],
    [{ $planCacheStats: 1 }, 9],
    [{ $planCacheStats: { a: 1 } }, 9],
    [{ $planCacheStats: { allHosts: 'x' } }, 13111],
    [{ $planCacheStats: { allHosts: true } }, 4503200],
    [{ $collStats: { count: { a: 1 } } }, 31170],
    [{ $collStats: { storageStats: { a: 1 }, count: null } }, 0],
    [{ $listLocalSessions: {} }, 73],
    [{ $listLocalSessions: { foo: 1 } }, 40415, 1],
    [{ $listClusterCatalog: 1 }, 9621302, 1],
    [{ $listClusterCatalog: { foo: 1 } }, 40415, 1],
    [{ $listClusterCatalog: { shards: 'x' } }, 14, 1],
    [{ $listClusterCatalog: { shards: 1 } }, 14, 1],
    [{ $listClusterCatalog: {} }, 9621301],
    [{ $querySettings: 1 }, 7746800, 1, 'admin'],
    [{ $querySettings: {} }, 73],
    [{ $querySettings: { showDebugQueryShape: 'x' } }, 14, 1, 'admin'],
    [{ $querySettings: {} }, 0, 1, 'admin'],
  ];
  for (const [spec, code, aggregate, db] of cases)
    expect([spec, await stage(spec, aggregate, db)]).toEqual([spec, code]);
  const listed = await client
    .db('d')
    .aggregate([{ $listClusterCatalog: {} }])
    .toArray();
  expect(listed.find(({ ns }) => ns === 'd.v')).toMatchObject({ type: 'view', sharded: false });
  expect(listed.find(({ ns }) => ns === 'd.c')).toMatchObject({
    type: 'collection',
    idIndex: { name: '_id_' },
  });
});

test('$rankFusion: results of several rankings, and what it refuses', async () => {
  const c = client.db('d').collection<Document & { _id: number }>('ranked');
  await c.insertMany([
    { _id: 1, a: 3, b: 1 },
    { _id: 2, a: 2, b: 3 },
    { _id: 3, a: 1, b: 2 },
  ]);
  const fuse = async (pipelines: Document, weights?: Document) => {
    const spec = { input: { pipelines }, ...(weights && { combination: { weights } }) };
    return (await c.aggregate([{ $rankFusion: spec }, { $project: { _id: 1 } }]).toArray()).map(
      ({ _id }) => _id,
    );
  };
  const both = { byA: [{ $sort: { a: -1 } }], byB: [{ $sort: { b: -1 } }, { $limit: 2 }] };
  expect(await fuse(both)).toEqual([2, 3, 1]);
  expect(await fuse(both, { byA: 50 })).toEqual([2, 1, 3]);
  expect(await fuse(both, { byA: 0, byB: 1 })).toEqual([2, 3, 1]);
  const cases: [unknown, number][] = [
    [1, 9],
    [{}, 40414],
    [{ input: 1 }, 14],
    [{ input: {} }, 40414],
    [{ input: { pipelines: {} } }, 9],
    [{ input: { pipelines: { a: 1 } } }, 14],
    [{ input: { pipelines: { a: [] } } }, 9834300],
    [{ input: { pipelines: { $a: [{ $sort: { a: 1 } }] } } }, 16410],
    [{ input: { pipelines: { a: [{ $match: {} }] } } }, 9191100],
    [{ input: { pipelines: { a: [{ $sort: { a: 1 } }, { $project: { a: 1 } }] } } }, 9191103],
    [{ input: { pipelines: { a: [{ $sort: { a: 1 } }] } }, foo: 1 }, 40415],
    [{ input: { pipelines: { a: [{ $sort: { a: 1 } }] } }, combination: { weights: { z: 1 } } }, 9967500],
    [{ input: { pipelines: { a: [{ $sort: { a: 1 } }] } }, combination: { weights: { a: -1 } } }, 9460300],
    [{ input: { pipelines: { a: [{ $sort: { a: 1 } }] } }, combination: { weights: { a: 'x' } } }, 13118],
  ];
  for (const [spec, code] of cases) expect([spec, await stage({ $rankFusion: spec })]).toEqual([spec, code]);
});
