import { arch, platform } from 'node:os';
import { Double } from 'bson';
import { secondsOf, toTimestamp } from '../replica/clock';
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
  // no topologyVersion, because drivers would then expect streamed replies to an awaiting hello
  const rest: Document = {
    maxBsonObjectSize: MAX_BSON_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_WRITE_BATCH,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: context.connection.id,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
    ...memberOf(context),
  };
  for (const name of keysOf(rest)) setField(reply, name, rest[name]);
  return ok(reply);
}

function memberOf({ server }: CommandContext): Document {
  if (!server.replica) return docOf({});
  const { set } = server.replica;
  const me = server.address;
  const opTime = docOf({ ts: toTimestamp(set.clock.last), t: 1n });
  const lastWriteDate = new Date(secondsOf(set.clock.last) * 1000);
  return docOf({
    hosts: [me],
    setName: set.name,
    setVersion: 1,
    secondary: false,
    primary: me,
    me,
    electionId: set.electionId,
    lastWrite: docOf({ opTime, lastWriteDate, majorityOpTime: opTime, majorityWriteDate: lastWriteDate }),
  });
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
      storageEngines: ['sqlite'],
    }),
  );
}

export function connectionStatus(context: CommandContext): Document {
  const authInfo = docOf({ authenticatedUsers: [], authenticatedUserRoles: [] });
  if (truthy(context.body.showPrivileges)) authInfo.authenticatedUserPrivileges = [];
  return ok(docOf({ authInfo }));
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
        name: 'sqlite',
        supportsCommittedReads: false,
        persistent: true,
        writable: server.store.failed === null,
        loggedBytes: BigInt(server.store.loggedBytes),
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
