import { mongoError } from '../errors';
import { toDouble } from '../match/numbers';
import { isNumeric, typeName } from '../types';
import { type Document, docOf, isDocument, keysOf } from '../values';
import type { PipelineContext } from './context';

/** The arguments of stages that report on collections and on the server, checked as MongoDB's IDL does. */

type Kind = 'object' | 'bool' | 'flag' | 'number';

const EXPECTED: Record<Kind, string> = {
  object: "type 'object'",
  bool: "types '[bool, int, decimal, double, long]'",
  flag: "type 'bool'",
  number: "types '[int, decimal, double, long]'",
};

function isKind(kind: Kind, value: unknown): boolean {
  if (kind === 'object') return isDocument(value);
  if (kind === 'flag') return typeof value === 'boolean';
  return isNumeric(value) || (kind === 'bool' && typeof value === 'boolean');
}

function checkStruct(path: string, spec: Document, fields: Record<string, Kind>): void {
  for (const name of keysOf(spec)) {
    const kind = fields[name];
    if (kind === undefined) throw mongoError(40415, `BSON field '${path}.${name}' is an unknown field.`);
    if (kind === 'object' && spec[name] === null) continue;
    if (isKind(kind, spec[name])) continue;
    throw mongoError(
      'TypeMismatch',
      `BSON field '${path}.${name}' is the wrong type '${typeName(spec[name])}', expected ${EXPECTED[kind]}`,
    );
  }
}

function requireEmpty(name: string, spec: unknown, code: number): void {
  if (isDocument(spec) && keysOf(spec).length === 0) return;
  throw mongoError(code, `The ${name} stage specification must be an empty object`);
}

function checkCollStats(spec: unknown): void {
  if (!isDocument(spec))
    throw mongoError(5447000, `$collStats must take a nested object but found: $collStats: ${String(spec)}`);
  checkStruct('$collStats', spec, {
    latencyStats: 'object',
    storageStats: 'object',
    count: 'object',
    queryExecStats: 'object',
    targetAllNodes: 'bool',
    operationStats: 'object',
  });
  for (const name of keysOf(spec)) {
    const part = spec[name];
    if (!isDocument(part)) continue;
    if (name === 'latencyStats') checkStruct('$collStats.latencyStats', part, { histograms: 'bool' });
    else if ((name === 'count' || name === 'queryExecStats') && keysOf(part).length > 0)
      throw mongoError(31170, `'${name}' sub-object should be empty.`);
    else if (name === 'storageStats') checkStorageStats(part);
  }
}

/** Names that it does not know are left alone. */
function checkStorageStats(spec: Document): void {
  const known: Record<string, Kind> = { scale: 'number', waitForLock: 'bool', numericOnly: 'bool' };
  const given = keysOf(spec).filter((name) => name in known && spec[name] !== null);
  checkStruct(
    '$collStats.storageStats',
    docOf(Object.fromEntries(given.map((name) => [name, spec[name]]))),
    known,
  );
  const { scale } = spec;
  const n = scale === undefined || scale === null ? 1 : Math.trunc(toDouble(scale) as number);
  if (n < 1) throw mongoError('BadValue', `BSON field 'scale' value must be >= 1, actual value '${n}'`);
}

function requireDatabase(name: string, { coll }: PipelineContext): void {
  if (coll === undefined) return;
  throw mongoError(
    'InvalidNamespace',
    `${name} must be run against the database with {aggregate: 1}, not a collection`,
  );
}

function checkPlanCacheStats(spec: unknown): void {
  if (!isDocument(spec))
    throw mongoError('FailedToParse', `$planCacheStats value must be an object. Found: ${typeName(spec)}`);
  for (const name of keysOf(spec)) {
    if (name !== 'allHosts')
      throw mongoError(
        'FailedToParse',
        `$planCacheStats parameters object may contain only 'allHosts' field. Found: ${name}`,
      );
    if (typeof spec.allHosts !== 'boolean')
      throw mongoError(13111, `wrong type for field (allHosts) ${typeName(spec.allHosts)} != bool`);
  }
  if (spec.allHosts === true)
    throw mongoError(4503200, '$planCacheStats stage supports allHosts parameter only for sharded clusters');
}

const CHECKS: Record<string, (name: string, spec: unknown, context: PipelineContext) => void> = {
  $collStats: (_name, spec) => checkCollStats(spec),
  $indexStats: (name, spec) => requireEmpty(name, spec, 28803),
  $planCacheStats: (_name, spec) => checkPlanCacheStats(spec),
  $listLocalSessions(name, spec, context) {
    requireDatabase(name, context);
    checkSessions(name, spec);
  },
  $listSessions: (name, spec) => checkSessions(name, spec),
  $listClusterCatalog(name, spec, context) {
    if (!isDocument(spec)) {
      throw mongoError(
        9621302,
        `The $listClusterCatalog stage specification must be an object. Found: ${typeName(spec)}`,
      );
    }
    if (context.coll !== undefined)
      throw mongoError(
        9621301,
        `${name} must be run against the database with {aggregate: 1}, not a collection`,
      );
    checkStruct(name, spec, { shards: 'flag', tracked: 'flag', balancingConfiguration: 'flag' });
  },
  $querySettings(name, spec, { db, coll }) {
    if (!isDocument(spec)) {
      throw mongoError(
        7746800,
        `$querySettings stage expects a document as argument, but got ${typeName(spec)}`,
      );
    }
    if (db !== 'admin' || coll !== undefined) {
      throw mongoError(
        'InvalidNamespace',
        `$querySettings must be run against the 'admin' database with {aggregate: 1}`,
      );
    }
    checkStruct(name, spec, { showDebugQueryShape: 'flag' });
  },
};

/** The argument of a stage that reports, and where it is run. */
export function checkReport(name: string, spec: unknown, context: PipelineContext): void {
  CHECKS[name]?.(name, spec, context);
}

function checkSessions(name: string, spec: unknown): void {
  if (!isDocument(spec)) {
    throw mongoError(
      'TypeMismatch',
      `${name} options must be specified in an object, but found: ${typeName(spec)}`,
    );
  }
  for (const field of keysOf(spec)) {
    if (field === 'allUsers' || field === 'users' || field === '$_internalPredicate') continue;
    throw mongoError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
}
