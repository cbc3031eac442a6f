import { mongoError } from '../errors';
import { toDouble } from '../match/numbers';
import { isNumeric, typeName } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import type { PipelineContext } from './context';

/** The arguments of stages that report on collections and on the server, checked as MongoDB's IDL does. */

type Kind = 'object' | 'bool' | 'number' | 'string';

const EXPECTED: Record<Kind, string> = {
  object: "type 'object'",
  bool: "types '[bool, int, decimal, double, long]'",
  number: "types '[int, decimal, double, long]'",
  string: "type 'string'",
};

function isKind(kind: Kind, value: unknown): boolean {
  if (kind === 'object') return isDocument(value);
  if (kind === 'string') return typeof value === 'string';
  return isNumeric(value) || (kind === 'bool' && typeof value === 'boolean');
}

function checkStruct(path: string, spec: Document, fields: Record<string, Kind>): void {
  for (const name of keysOf(spec)) {
    const kind = fields[name];
    if (kind === undefined) throw mongoError(40415, `BSON field '${path}.${name}' is an unknown field.`);
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
  if (isDocument(spec.latencyStats))
    checkStruct('$collStats.latencyStats', spec.latencyStats, { histograms: 'bool' });
  if (isDocument(spec.count)) checkStruct('$collStats.count', spec.count, {});
  if (isDocument(spec.queryExecStats)) checkStruct('$collStats.queryExecStats', spec.queryExecStats, {});
  if (!isDocument(spec.storageStats)) return;
  const path = '$collStats.storageStats';
  checkStruct(path, spec.storageStats, { scale: 'number', waitForLock: 'bool', numericOnly: 'bool' });
  const { scale } = spec.storageStats;
  const n = scale === undefined ? 1 : Math.trunc(toDouble(scale) as number);
  if (n < 1) throw mongoError(51024, `BSON field 'scale' value must be >= 1, actual value '${n}'`);
}

function requireDatabase(name: string, { coll }: PipelineContext): void {
  if (coll === undefined) return;
  throw mongoError(
    'InvalidNamespace',
    `${name} must be run against the database with {aggregate: 1}, not a collection`,
  );
}

const CHECKS: Record<string, (name: string, spec: unknown, context: PipelineContext) => void> = {
  $collStats: (_name, spec) => checkCollStats(spec),
  $indexStats: (name, spec) => requireEmpty(name, spec, 28803),
  $planCacheStats(name, spec) {
    if (isDocument(spec)) checkStruct(name, spec, { allHosts: 'bool' });
    else
      throw mongoError('FailedToParse', `$planCacheStats value must be an object. Found: ${typeName(spec)}`);
  },
  $listLocalSessions(name, spec, context) {
    requireDatabase(name, context);
    checkSessions(name, spec);
  },
  $listSessions: (name, spec) => checkSessions(name, spec),
  $listClusterCatalog(name, spec, context) {
    if (!isDocument(spec)) {
      throw mongoError(
        9621301,
        `The $listClusterCatalog stage specification must be an object. Found: ${typeName(spec)}`,
      );
    }
    requireDatabase(name, context);
    checkStruct(name, spec, { shards: 'bool', tracked: 'bool', balancingConfiguration: 'bool' });
  },
  $querySettings(name, spec, { db, coll }) {
    if (!isDocument(spec)) {
      throw mongoError(
        7746801,
        `$querySettings stage expects a document as argument, but got ${typeName(spec)}`,
      );
    }
    if (db !== 'admin' || coll !== undefined) {
      throw mongoError(
        'InvalidNamespace',
        `$querySettings must be run against the 'admin' database with {aggregate: 1}`,
      );
    }
    checkStruct(name, spec, { showDebugQueryShape: 'bool' });
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
