import { Binary } from 'bson';
import { mongoError } from '../semantics/errors';
import { toDouble, toExactInteger } from '../semantics/match/numbers';
import { isNumeric } from '../semantics/types';
import { type Document, isDocument } from '../semantics/values';

/** Values of the arguments that every command takes, which are checked once, before the command's own. */

const LEVELS = ['local', 'available', 'majority', 'linearizable', 'snapshot'];
const AT_ONE_MOMENT = ['find', 'aggregate', 'distinct', 'getMore'];
const MAX_TIME_MS = 2 ** 31 - 1;

export function checkGenericArguments(name: string, body: Document, isReplica: boolean): void {
  if (body.apiVersion !== undefined && body.apiVersion !== '1')
    throw mongoError('APIVersionError', 'API version must be "1"');
  checkSession(body);
  checkWriteConcern(name, body.writeConcern ?? undefined, isReplica);
  checkReadConcern(name, body, isReplica);
}

const wrong = (field: string) => mongoError('TypeMismatch', `The field '${field}' has the wrong type.`);

/** `maxTimeMS` as a number of milliseconds, 0 for none. */
export function maxTimeOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (!isNumeric(value)) throw wrong('maxTimeMS');
  const exact = toExactInteger(value);
  if (exact === undefined || exact < 0n || exact > BigInt(MAX_TIME_MS))
    throw mongoError('BadValue', `${String(value)} value for maxTimeMS is out of range [0, ${MAX_TIME_MS}]`);
  return Number(exact);
}

function checkSession({ lsid }: Document): void {
  if (lsid === undefined || lsid === null) return;
  const id = isDocument(lsid) ? lsid.id : undefined;
  if (!(id instanceof Binary) || id.sub_type !== Binary.SUBTYPE_UUID) throw wrong('lsid');
}

/** Checks the write concern. A standalone refuses to wait. A replica set of one member reports after the write that there is no other member. */
function checkWriteConcern(name: string, concern: unknown, isReplica: boolean): void {
  if (concern === undefined) return;
  if (!isDocument(concern)) throw wrong(`${name}.writeConcern`);
  const { w } = concern;
  if (w === undefined || w === 'majority' || isReplica) return;
  if (typeof w === 'string' || (isNumeric(w) && (toDouble(w) as number) > 1))
    throw mongoError('BadValue', "cannot use 'w' > 1 when a host is not replicated");
}

function checkReadConcern(name: string, body: Document, isReplica: boolean): void {
  const concern = body.readConcern;
  if (concern === undefined || concern === null) return;
  if (!isDocument(concern)) throw wrong(`${name}.readConcern`);
  const { level } = concern;
  if (level === undefined || level === null) return;
  if (!LEVELS.includes(level as string))
    throw mongoError('BadValue', `'${String(level)}' is not a read concern.`);
  if (!isReplica && (level === 'linearizable' || level === 'snapshot'))
    throw mongoError('NotAReplicaSet', 'node needs to be a replica set member to use read concern');
  if (level === 'snapshot' && body.autocommit === undefined && !AT_ONE_MOMENT.includes(name))
    throw mongoError('InvalidOptions', `Command ${name} does not support this readConcern level`);
}
