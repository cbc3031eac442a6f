import { secondsOf, toTimestamp } from '../replica/clock';
import { mongoError } from '../semantics/errors';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, docOf, isDocument, keysOf, setField } from '../semantics/values';
import { splitNamespace } from './collections';
import type { CommandContext } from './context';
import { checkFields, integer, missingField } from './fields';
import { ok } from './reply';
import { collectionStats } from './stats';

function adminOnly({ name, db }: CommandContext): void {
  if (db !== 'admin') throw mongoError('Unauthorized', `${name} may only be run against the admin database.`);
}

const GENERIC = new Set(
  'help $db lsid txnNumber autocommit startTransaction $clusterTime readConcern writeConcern maxTimeMS comment apiVersion apiStrict apiDeprecationErrors $readPreference'.split(
    ' ',
  ),
);

/** Parameters that clients and their tests set; those with an effect here say so where they are read. */
const SETTABLE = new Set(
  'notablescan logLevel quiet cursorTimeoutMillis ttlMonitorEnabled ttlMonitorSleepSecs transactionLifetimeLimitSeconds maxTransactionLockRequestTimeoutMillis internalQueryMaxBlockingSortMemoryUsageBytes internalQueryForceClassicEngine internalQueryFrameworkControl enableTestCommands requireApiVersion slowConnectionThresholdMillis traceExceptions logComponentVerbosity'.split(
    ' ',
  ),
);

export function setParameter(context: CommandContext): Document {
  adminOnly(context);
  const { body, server } = context;
  const names = keysOf(body).filter((name) => name !== 'setParameter' && !GENERIC.has(name));
  if (names.length === 0)
    throw mongoError('InvalidOptions', 'no option found to set, use help:true to see options ');
  for (const name of names) {
    if (SETTABLE.has(name)) continue;
    throw mongoError(
      'InvalidOptions',
      `attempted to set unrecognized parameter [${name}], use help:true to see options `,
    );
  }
  const reply = docOf({});
  for (const name of names) {
    if (server.parameters.has(name)) setField(reply, 'was', server.parameters.get(name));
    server.parameters.set(name, body[name]);
  }
  return ok(reply);
}

export function getLog(context: CommandContext): Document {
  adminOnly(context);
  const wanted = context.body.getLog;
  if (typeof wanted !== 'string') {
    throw mongoError(
      'TypeMismatch',
      `Argument to getLog must be of type String; found ${String(wanted)} of type ${typeName(wanted)}`,
    );
  }
  if (wanted === '*') return ok(docOf({ names: ['global', 'startupWarnings'] }));
  if (wanted !== 'global' && wanted !== 'startupWarnings')
    throw mongoError('OperationFailed', `No log named '${wanted}'`);
  return ok(docOf({ totalLinesWritten: 0, log: [] }));
}

/** Nothing is profiled: a client may read the level, or set it to 0. */
export function profile(context: CommandContext): Document {
  const { body } = context;
  checkFields('profile', body, { slowms: 'number', sampleRate: 'number', filter: 'any' });
  if (!isNumeric(body.profile)) {
    throw mongoError(
      'TypeMismatch',
      `BSON field 'profile.profile' is the wrong type '${typeName(body.profile)}', expected types '[long, int, decimal, double]'`,
    );
  }
  const level = integer(body.profile, 0);
  if (level > 0) throw mongoError('CommandNotSupported', 'This server has no profiler');
  return ok(docOf({ was: 0, slowms: 100, sampleRate: 1 }));
}

/** Every query is planned again: there is no cache to clear. */
export function planCacheClear(context: CommandContext): Document {
  const { body } = context;
  checkFields('planCacheClear', body, {
    query: 'object',
    projection: 'object',
    sort: 'object',
    collation: 'object',
  });
  context.collectionName();
  if (body.query === undefined && (body.projection !== undefined || body.sort !== undefined))
    throw mongoError('BadValue', 'sort or projection provided without query');
  return ok(docOf({}));
}

export function planCacheClearFilters(context: CommandContext): Document {
  context.collectionName();
  return ok(docOf({}));
}

export function planCacheListFilters(context: CommandContext): Document {
  context.collectionName();
  return ok(docOf({ filters: [] }));
}

export function dataSize(context: CommandContext): Document {
  const { body } = context;
  checkFields('dataSize', body, {
    keyPattern: 'object',
    min: 'object',
    max: 'object',
    estimate: 'bool',
  });
  if (typeof body.dataSize !== 'string') {
    throw mongoError('InvalidNamespace', `collection name has invalid type ${typeName(body.dataSize)}`);
  }
  const collection = context.catalog.find(...splitNamespace(body.dataSize));
  if (collection?.options.timeseries !== undefined || context.catalog.view(...splitNamespace(body.dataSize)))
    throw mongoError('CommandNotSupportedOnView', `Cannot run dataSize on a view: ${body.dataSize}`);
  const size = collection ? Number(collectionStats(collection).size) : 0;
  return ok(
    docOf({
      estimate: body.estimate === true,
      size: BigInt(size),
      numObjects: BigInt(collection?.count ?? 0),
      millis: 0,
    }),
  );
}

/** The name of a database that is only read: its errors differ from those for writes. */
function checkDatabase(name: string): void {
  if (name === '') throw mongoError(28539, 'db name is empty');
  if (/[.\0]/.test(name) || Buffer.byteLength(name) > 63)
    throw mongoError('InvalidNamespace', `Invalid database name specified '${name}'`);
  if (/[ /\\"]/.test(name)) throw mongoError(13280, `invalid db name: ${name}`);
}

export function validateDBMetadata(context: CommandContext): Document {
  const { body } = context;
  checkFields('validateDBMetadata', body, { apiParameters: 'object', db: 'string', collection: 'string' });
  const { apiParameters } = body;
  if (!isDocument(apiParameters)) throw missingField('validateDBMetadata', 'apiParameters');
  const path = 'validateDBMetadata.apiParameters';
  checkFields(path, apiParameters, { version: 'string', strict: 'bool', deprecationErrors: 'bool' }, false);
  if (apiParameters.version === undefined) throw missingField(path, 'version');
  if (apiParameters.version !== '1') throw mongoError('APIVersionError', 'API version must be "1"');
  if (typeof body.db === 'string') checkDatabase(body.db);
  return ok(docOf({ apiVersionErrors: [] }));
}

export function replSetGetStatus(context: CommandContext): Document {
  adminOnly(context);
  const { replica, address, startedAt } = context.server;
  if (!replica) throw mongoError('NoReplicationEnabled', 'not running with --replSet');
  const { set } = replica;
  const optime = docOf({ ts: toTimestamp(set.clock.last), t: 1n });
  const optimeDate = new Date(secondsOf(set.clock.last) * 1000);
  const uptime = Math.floor((Date.now() - startedAt.getTime()) / 1000);
  const member = docOf({
    _id: 0,
    name: address,
    health: 1,
    state: 1,
    stateStr: 'PRIMARY',
    uptime,
    optime,
    optimeDate,
    configVersion: 1,
    configTerm: 1,
    self: true,
  });
  return ok(
    docOf({
      set: set.name,
      date: new Date(),
      myState: 1,
      term: 1n,
      heartbeatIntervalMillis: 2000n,
      majorityVoteCount: 1,
      writeMajorityCount: 1,
      votingMembersCount: 1,
      writableVotingMembersCount: 1,
      members: [member],
    }),
  );
}

export function getDefaultRWConcern(context: CommandContext): Document {
  adminOnly(context);
  checkFields('getDefaultRWConcern', context.body, { inMemory: 'bool' });
  if (!context.server.replica)
    throw mongoError(51300, "'getDefaultRWConcern' is not supported on standalone nodes.");
  return ok(
    docOf({
      defaultReadConcern: docOf({ level: 'local' }),
      defaultWriteConcern: docOf({ w: 'majority', wtimeout: 0 }),
      defaultWriteConcernSource: 'implicit',
      defaultReadConcernSource: 'implicit',
      localUpdateWallClockTime: new Date(),
    }),
  );
}

export function fsync(context: CommandContext): Promise<Document> {
  adminOnly(context);
  checkFields('fsync', context.body, { lock: 'bool', fsyncLockAcquisitionTimeoutMillis: 'number' });
  if (context.body.lock === true)
    throw mongoError('CommandNotSupported', 'fsync: lock is not supported by this server');
  return context.store.durable().then(() => ok(docOf({ numFiles: 1 })));
}

export function fsyncUnlock(context: CommandContext): Document {
  adminOnly(context);
  throw mongoError('IllegalOperation', 'fsyncUnlock called when not locked');
}

export function connPoolStats(): Document {
  return ok(
    docOf({
      numClientConnections: 0,
      numAScopedConnections: 0,
      totalInUse: 0,
      totalAvailable: 0,
      totalCreated: 0,
      totalRefreshing: 0,
      hosts: docOf({}),
    }),
  );
}

/** There is no authentication, so there are no users. */
export function usersInfo(context: CommandContext): Document {
  const field = context.name === 'usersInfo' ? 'users' : 'roles';
  return ok(docOf({ [field]: [] }));
}
