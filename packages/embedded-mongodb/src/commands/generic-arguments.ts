import { Binary } from 'bson';
import { mongoError } from '../semantics/errors';
import { toDouble, toExactInteger } from '../semantics/match/numbers';
import { printValue } from '../semantics/print';
import { isNumeric, typeName } from '../semantics/types';
import { type Document, isDocument, keysOf } from '../semantics/values';

/**
 * The arguments that every command takes (src/mongo/idl/generic_argument.idl): checked once, before the command's own.
 */

const WRITES = new Set(
  'insert update delete findAndModify findandmodify bulkWrite aggregate create collMod createIndexes drop dropDatabase dropIndexes deleteIndexes renameCollection abortTransaction commitTransaction convertToCapped cloneCollectionAsCapped'.split(
    ' ',
  ),
);
const READS = new Set(['find', 'aggregate', 'count', 'distinct', 'getMore', 'explain']);
/** The commands of the stable API, version 1. */
const STABLE = new Set(
  'abortTransaction aggregate bulkWrite collMod commitTransaction count create createIndexes delete drop dropDatabase dropIndexes endSessions explain find findAndModify getMore hello insert killCursors listCollections listDatabases listIndexes ping refreshSessions update'.split(
    ' ',
  ),
);
/** Stages outside the stable API. */
const UNSTABLE_STAGES = new Set([
  '$currentOp',
  '$indexStats',
  '$listLocalSessions',
  '$listSessions',
  '$planCacheStats',
]);
const LEVELS = ['local', 'available', 'majority', 'linearizable', 'snapshot'];
const MAX_TIME_MS = 2 ** 31 - 1;
const MAX_MEMBERS = 50;

export function checkGenericArguments(name: string, body: Document, isReplica: boolean): void {
  checkApiVersion(name, body);
  checkSession(body);
  if (body.writeConcern !== undefined && body.writeConcern !== null)
    checkWriteConcern(name, body.writeConcern, isReplica);
  if (body.readConcern !== undefined && body.readConcern !== null) checkReadConcern(name, body, isReplica);
  if (body.$readPreference !== undefined) checkReadPreference(body.$readPreference);
}

function wrongType(field: string, value: unknown, expected: string): Error {
  return mongoError(
    'TypeMismatch',
    `BSON field '${field}' is the wrong type '${typeName(value)}', expected ${expected}`,
  );
}

const NUMBERS = "types '[long, int, decimal, double]'";
const FLAGS = "types '[bool, long, int, decimal, double]'";

/** `maxTimeMS` as a number of milliseconds, 0 for none. */
export function maxTimeOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (!isNumeric(value)) throw wrongType('maxTimeMS', value, NUMBERS);
  const exact = toExactInteger(value);
  if (exact === undefined) {
    throw mongoError('FailedToParse', `Expected an integer: maxTimeMS: ${printValue(value)}`);
  }
  if (exact < 0n || exact > BigInt(MAX_TIME_MS)) {
    throw mongoError('BadValue', `${exact} value for maxTimeMS is out of range [0, ${MAX_TIME_MS}]`);
  }
  return Number(exact);
}

function checkApiVersion(name: string, body: Document): void {
  const { apiVersion, apiStrict, apiDeprecationErrors } = body;
  if (apiVersion === undefined) {
    if (apiStrict === undefined && apiDeprecationErrors === undefined) return;
    throw mongoError(4886600, 'Provided apiStrict and/or apiDeprecationErrors without passing apiVersion');
  }
  if (typeof apiVersion !== 'string') throw wrongType('apiVersion', apiVersion, "type 'string'");
  if (apiVersion !== '1') throw mongoError('APIVersionError', 'API version must be "1"');
  if (apiStrict !== true) return;
  if (name === 'aggregate') checkStableStages(body.pipeline);
  if (!STABLE.has(name)) {
    throw mongoError(
      'APIStrictError',
      `Provided apiStrict:true, but the command ${name} is not in API Version 1. Information on supported commands and migrations in API Version 1 can be found at https://dochub.mongodb.org/core/manual-versioned-api.`,
    );
  }
}

function checkStableStages(pipeline: unknown): void {
  if (!Array.isArray(pipeline)) return;
  const wrong = pipeline
    .flatMap((stage) => (isDocument(stage) ? keysOf(stage) : []))
    .find((name) => UNSTABLE_STAGES.has(name));
  if (wrong === undefined) return;
  throw mongoError('APIStrictError', `stage ${wrong} is not allowed with 'apiStrict: true' in API Version 1`);
}

function checkSession({ lsid }: Document): void {
  if (lsid === undefined || lsid === null) return;
  if (!isDocument(lsid)) throw wrongType('OperationSessionInfo.lsid', lsid, "type 'object'");
  if (lsid.id === undefined) {
    throw mongoError(40414, "BSON field 'OperationSessionInfo.lsid.id' is missing but a required field");
  }
  if (!(lsid.id instanceof Binary) || lsid.id.sub_type !== Binary.SUBTYPE_UUID) {
    throw wrongType('OperationSessionInfo.lsid.id', lsid.id, "type 'UUID'");
  }
}

function checkWriteConcern(name: string, concern: unknown, isReplica: boolean): void {
  if (!isDocument(concern)) throw wrongType(`${name}.writeConcern`, concern, "type 'object'");
  if (!WRITES.has(name)) throw mongoError('InvalidOptions', 'Command does not support writeConcern');
  for (const field of keysOf(concern)) checkConcernField(field, concern[field], isReplica);
  if (isSet(concern.j) && isSet(concern.fsync)) {
    throw mongoError('FailedToParse', 'fsync and j options cannot be used together');
  }
}

function isSet(value: unknown): boolean {
  return value === true || (isNumeric(value) && toDouble(value) !== 0);
}

function checkConcernField(field: string, value: unknown, isReplica: boolean): void {
  switch (field) {
    case 'j':
    case 'fsync':
      if (value !== null && typeof value !== 'boolean' && !isNumeric(value))
        throw wrongType(`writeConcern.${field}`, value, FLAGS);
      return;
    case 'w':
      checkMembers(value, isReplica);
      return;
    case 'wtimeout':
      if (isNumeric(value) && (toDouble(value) as number) > MAX_TIME_MS)
        throw mongoError('FailedToParse', 'wtimeout must be less than the maximum of a 32-bit integer');
      return;
    case 'wElectionId':
    case 'wOpTime':
    case 'getLastError':
    case 'provenance':
      return;
    default:
      throw mongoError(40415, `BSON field 'writeConcern.${field}' is an unknown field.`);
  }
}

/** The number of members with each tag, for which a standalone never waits. */
function hasTags(w: unknown): boolean {
  return isDocument(w) && keysOf(w).length > 0 && keysOf(w).every((tag) => isNumeric(w[tag]));
}

/** A standalone has one member, so there are no others to wait for. */
function checkMembers(w: unknown, isReplica: boolean): void {
  if (w === 'majority' || hasTags(w)) return;
  // the replica set reports after the write that it cannot be satisfied
  if (typeof w === 'string' && isReplica) return;
  if (typeof w === 'string') {
    throw mongoError(
      'BadValue',
      `cannot use non-majority 'w' mode "${w}" when a host is not a member of a replica set`,
    );
  }
  if (!isNumeric(w)) {
    throw mongoError(
      w === null ? 'BadValue' : 'FailedToParse',
      `w has to be a number, string, or object; found: ${typeName(w)}`,
    );
  }
  const members = Math.trunc(toDouble(w) as number);
  if (!(members >= 0 && members <= MAX_MEMBERS)) {
    throw mongoError(
      'FailedToParse',
      `w has to be a non-negative number and not greater than ${MAX_MEMBERS}; found: ${printValue(w)}`,
    );
  }
  if (members > 1 && !isReplica)
    throw mongoError('BadValue', "cannot use 'w' > 1 when a host is not replicated");
}

function checkReadConcern(name: string, body: Document, isReplica: boolean): void {
  const concern = body.readConcern;
  if (!isDocument(concern)) throw wrongType(`${name}.readConcern`, concern, "type 'object'");
  for (const field of keysOf(concern)) {
    if (['level', 'provenance', 'afterClusterTime', 'atClusterTime', 'afterOpTime'].includes(field)) continue;
    throw mongoError(40415, `BSON field 'readConcern.${field}' is an unknown field.`);
  }
  const { level } = concern;
  if (concern.afterClusterTime !== undefined && !isReplica) {
    throw mongoError(
      'IllegalOperation',
      'Cannot specify afterClusterTime readConcern without replication enabled',
    );
  }
  if (level === undefined || level === null) return;
  if (typeof level !== 'string') throw wrongType('readConcern.level', level, "type 'string'");
  if (!LEVELS.includes(level)) {
    throw mongoError(
      'BadValue',
      `Enumeration value '${level}' for field 'readConcern.level' is not a valid value.`,
    );
  }
  if (level !== 'local' && refusesLevel(body, level))
    throw mongoError('InvalidOptions', `Aggregation stage does not support the readConcern level ${level}`);
  if (level === 'local' || (isReplica && level === 'majority')) return;
  if (!READS.has(name) && !(isReplica && body.startTransaction !== undefined))
    throw mongoError('InvalidOptions', `Command ${name} does not support this readConcern level`);
  if (isReplica) {
    if (level === 'snapshot') checkSnapshot(name, body);
    return;
  }
  if (level === 'linearizable' || level === 'snapshot') {
    throw mongoError('NotAReplicaSet', 'node needs to be a replica set member to use read concern');
  }
}

/** A pipeline that writes cannot read linearizably; `$listClusterCatalog` takes no level but `local`. */
function refusesLevel({ aggregate, pipeline }: Document, level: string): boolean {
  if (aggregate === undefined || !Array.isArray(pipeline)) return false;
  const has = (stage: unknown, name: string): boolean => isDocument(stage) && name in stage;
  if (has(pipeline[0], '$listClusterCatalog')) return true;
  return level === 'linearizable' && (has(pipeline.at(-1), '$out') || has(pipeline.at(-1), '$merge'));
}

function checkSnapshot(name: string, body: Document): void {
  if (body.autocommit !== undefined || ['find', 'aggregate', 'distinct', 'getMore'].includes(name)) return;
  throw mongoError('InvalidOptions', `Command ${name} does not support this readConcern level`);
}

const MODES = ['primary', 'primaryPreferred', 'secondary', 'secondaryPreferred', 'nearest'];

function checkReadPreference(preference: unknown): void {
  if (!isDocument(preference)) throw wrongType('$readPreference', preference, "type 'object'");
  const { mode } = preference;
  if (mode === undefined || MODES.includes(mode as string)) return;
  if (typeof mode !== 'string') throw wrongType('$readPreference.mode', mode, "type 'string'");
  throw mongoError(
    'FailedToParse',
    `Could not parse $readPreference mode '${mode}'. Only the modes '${MODES.join("', '")}' are supported.`,
  );
}
