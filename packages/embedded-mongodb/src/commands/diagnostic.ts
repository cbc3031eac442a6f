import { arch, cpus, freemem, hostname, platform, release, totalmem } from 'node:os';
import { Double } from 'bson';
import type { Collection } from '../catalog/collection';
import { mongoError } from '../semantics/errors';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import {
  MAX_BSON_BYTES,
  MAX_MESSAGE_BYTES,
  MAX_WIRE_VERSION,
  MAX_WRITE_BATCH,
  VERSION,
} from '../server/limits';
import type { CommandContext } from './context';
import { integer, truthy } from './fields';
import { ok } from './reply';

export function hello(context: CommandContext): Document {
  const { body } = context;
  if (isDocument(body.client)) context.connection.client = body.client;
  const legacy = context.name !== 'hello';
  const reply = docOf({});
  if (legacy) setField(reply, 'helloOk', true);
  setField(reply, legacy ? 'ismaster' : 'isWritablePrimary', true);
  // no topologyVersion: with one, drivers would expect streamed replies to an awaiting hello
  const rest = {
    maxBsonObjectSize: MAX_BSON_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: context.connection.id,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
  };
  for (const name of keysOf(rest)) setField(reply, name, rest[name as keyof typeof rest]);
  return ok(reply);
}

export function buildInfo(): Document {
  return ok(
    docOf({
      version: VERSION,
      gitVersion: 'embedded-mongodb',
      modules: [],
      allocator: 'system',
      javascriptEngine: 'none',
      sysInfo: 'deprecated',
      versionArray: [8, 0, 0, 0],
      openssl: docOf({ running: 'none', compiled: 'none' }),
      buildEnvironment: docOf({ target_arch: arch(), target_os: platform() }),
      bits: 64,
      debug: false,
      maxBsonObjectSize: MAX_BSON_BYTES,
      storageEngines: ['lmdb'],
    }),
  );
}

export function getParameter(context: CommandContext): Document {
  const known: Record<string, unknown> = {
    featureCompatibilityVersion: docOf({ version: '8.0' }),
    authenticationMechanisms: [],
    enableTestCommands: context.server.testCommands,
    requireApiVersion: false,
    transactionLifetimeLimitSeconds: 60,
    ttlMonitorEnabled: true,
    ttlMonitorSleepSecs: 1,
  };
  const wanted = context.body[context.name];
  const reply = docOf({});
  const all = wanted === '*' || (isDocument(wanted) && truthy(wanted.allParameters));
  for (const name of Object.keys(known)) if (all || name in context.body) setField(reply, name, known[name]);
  if (keysOf(reply).length === 0) throw mongoError('InvalidOptions', 'no option found to get');
  return ok(reply);
}

export function connectionStatus(context: CommandContext): Document {
  const authInfo = docOf({ authenticatedUsers: [], authenticatedUserRoles: [] });
  if (truthy(context.body.showPrivileges)) authInfo.authenticatedUserPrivileges = [];
  return ok(docOf({ authInfo }));
}

export function hostInfo(): Document {
  return ok(
    docOf({
      system: docOf({
        currentTime: new Date(),
        hostname: hostname(),
        cpuAddrSize: 64,
        memSizeMB: BigInt(Math.round(totalmem() / 1048576)),
        memLimitMB: BigInt(Math.round(totalmem() / 1048576)),
        numCores: cpus().length,
        cpuArch: arch(),
        numaEnabled: false,
      }),
      os: docOf({ type: platform(), name: platform(), version: release() }),
      extra: docOf({ freeMB: BigInt(Math.round(freemem() / 1048576)) }),
    }),
  );
}

export function serverStatus(context: CommandContext): Document {
  const { server } = context;
  const { counters } = server;
  const uptime = (Date.now() - server.startedAt.getTime()) / 1000;
  const memory = process.memoryUsage();
  const connections = server.connectionCount();
  return ok(
    docOf({
      host: server.host,
      version: VERSION,
      process: 'embedded-mongodb',
      pid: BigInt(process.pid),
      uptime: new Double(Math.floor(uptime)),
      uptimeMillis: BigInt(Math.floor(uptime * 1000)),
      uptimeEstimate: BigInt(Math.floor(uptime)),
      localTime: new Date(),
      connections: docOf({
        current: connections,
        available: server.maxConnections - connections,
        totalCreated: counters.connectionsCreated,
        active: server.running.size,
      }),
      mem: docOf({ bits: 64, resident: Math.round(memory.rss / 1048576), supported: true }),
      metrics: docOf({
        cursor: docOf({
          timedOut: BigInt(server.cursors.timedOut),
          open: docOf({ total: BigInt(server.cursors.size) }),
        }),
      }),
      network: docOf({
        bytesIn: BigInt(counters.bytesIn),
        bytesOut: BigInt(counters.bytesOut),
        numRequests: BigInt(counters.requests),
      }),
      opcounters: docOf({
        insert: counters.insert,
        query: counters.query,
        update: counters.update,
        delete: counters.delete,
        getmore: counters.getmore,
        command: counters.command,
      }),
      storageEngine: docOf({
        name: 'lmdb',
        supportsCommittedReads: false,
        persistent: true,
        writable: server.store.failed === null,
      }),
    }),
  );
}

export function currentOp(context: CommandContext): Document {
  return ok(docOf({ inprog: operations(context) }));
}

export function operations(context: CommandContext): Document[] {
  return [...context.server.running.values()].map((running) => {
    const collection = running.body[running.name];
    const ns = typeof collection === 'string' ? `${running.db}.${collection}` : `${running.db}.$cmd`;
    const ms = Date.now() - running.startedAt;
    return docOf({
      type: 'op',
      host: context.server.host,
      desc: `conn${running.connection.id}`,
      connectionId: running.connection.id,
      client: running.connection.remote,
      active: true,
      currentOpTime: new Date().toISOString(),
      opid: running.opId,
      secs_running: BigInt(Math.floor(ms / 1000)),
      microsecs_running: BigInt(ms * 1000),
      op: opType(running.name),
      ns,
      command: running.body,
      killPending: running.killed !== 'no',
    });
  });
}

function opType(name: string): string {
  const types: Record<string, string> = { find: 'query', getMore: 'getmore', insert: 'insert' };
  return types[name] ?? 'command';
}

export function killOp(context: CommandContext): Document {
  const op = context.body.op;
  if (op === undefined) throw mongoError('NoSuchKey', 'Missing expected field "op"');
  const running = context.server.running.get(integer(op, -1));
  if (running) running.killed = 'killed';
  return ok(docOf({ info: 'attempting to kill op' }));
}

export function configureFailPoint(context: CommandContext): Document {
  const { body } = context;
  const data = isDocument(body.data) ? body.data : docOf({});
  context.server.failPoints.configure(String(body.configureFailPoint), body.mode, data);
  return ok(docOf({}));
}

function requireExisting(context: CommandContext): Collection | undefined {
  return context.collection();
}

/** Bytes of a collection's documents: read from a sample when there are many. */
function dataSize(collection: Collection): number {
  const sample = collection.store.entries(collection.prefix, collection.endOfRecords, 1000);
  const bytes = sample.reduce((sum, { value }) => sum + value.length, 0);
  return sample.length < 1000 ? bytes : Math.round((bytes / sample.length) * collection.count);
}

export function collectionStats(collection: Collection): Document {
  const { count } = collection;
  const size = dataSize(collection);
  const indexSizes = docOf({});
  for (const index of collection.indexes) setField(indexSizes, index.name, Math.max(4096, count * 32));
  const totalIndexSize = collection.indexes.length * Math.max(4096, count * 32);
  const stats = docOf({ ns: collection.ns, size, count });
  if (count > 0) setField(stats, 'avgObjSize', Math.floor(size / count));
  const storageSize = Math.max(4096, size);
  const rest = {
    numOrphanDocs: 0,
    storageSize,
    freeStorageSize: 0,
    capped: collection.capped,
    ...(collection.capped && {
      max: BigInt(integer(collection.options.max, 0)),
      maxSize: integer(collection.options.size, 0),
    }),
    nindexes: collection.indexes.length,
    indexBuilds: collection.indexes.filter((index) => index.building).map((index) => index.name),
    totalIndexSize,
    totalSize: storageSize + totalIndexSize,
    indexSizes,
    scaleFactor: 1,
  };
  for (const [name, value] of Object.entries(rest)) setField(stats, name, value);
  return stats;
}

export function collStats(context: CommandContext): Document {
  const collection = requireExisting(context);
  if (collection) return ok(collectionStats(collection));
  return ok(
    docOf({
      ns: `${context.db}.${context.collectionName()}`,
      size: 0,
      count: 0,
      numOrphanDocs: 0,
      storageSize: 0,
      totalSize: 0,
      nindexes: 0,
      totalIndexSize: 0,
      indexDetails: docOf({}),
      indexSizes: docOf({}),
      scaleFactor: 1,
    }),
  );
}

export function dbStats(context: CommandContext): Document {
  const collections = context.catalog.collections(context.db);
  const objects = collections.reduce((sum, collection) => sum + collection.count, 0);
  const size = collections.reduce((sum, collection) => sum + dataSize(collection), 0);
  const indexes = collections.reduce((sum, collection) => sum + collection.indexes.length, 0);
  const scale = Math.max(1, integer(context.body.scale, 1));
  return ok(
    docOf({
      db: context.db,
      collections: BigInt(collections.length),
      views: BigInt(context.catalog.views(context.db).length),
      objects: BigInt(objects),
      avgObjSize: new Double(objects > 0 ? size / objects : 0),
      dataSize: new Double(size / scale),
      storageSize: new Double(size / scale),
      indexes: BigInt(indexes),
      indexSize: new Double((indexes * 4096) / scale),
      totalSize: new Double((size + indexes * 4096) / scale),
      scaleFactor: BigInt(scale),
    }),
  );
}
