import { Timestamp } from 'bson';
import { checkFields } from '../commands/fields';
import { mongoError } from '../semantics/errors';
import { isStage } from '../semantics/pipeline/stages';
import { typeName } from '../semantics/types';
import { type Document, isDocument, keysOf } from '../semantics/values';
import { type ClusterTime, fromTimestamp } from './clock';
import type { Position } from './oplog';
import { parseResumeToken } from './resume-token';

/** The argument of `$changeStream`, checked. */
export interface ChangeStreamSpec {
  fullDocument: string;
  fullDocumentBeforeChange: string;
  showExpandedEvents: boolean;
  allChangesForCluster: boolean;
  /** Events behind this position; null for what comes from now on. */
  from: (Position & { mustExist: boolean }) | null;
}

const AFTER_ALL = 0xffff_ffff;
const ALLOWED = new Set([
  '$addFields',
  '$match',
  '$project',
  '$replaceRoot',
  '$replaceWith',
  '$redact',
  '$set',
  '$unset',
  '$changeStreamSplitLargeEvent',
]);

export function parseChangeStream(spec: unknown): ChangeStreamSpec {
  if (!isDocument(spec)) {
    throw mongoError(
      50808,
      `$changeStream stage expects a document as argument, but found ${typeName(spec)}`,
    );
  }
  checkFields(
    '$changeStream',
    spec,
    {
      fullDocument: 'string',
      fullDocumentBeforeChange: 'string',
      resumeAfter: 'object',
      startAfter: 'object',
      startAtOperationTime: 'any',
      allChangesForCluster: 'bool',
      showExpandedEvents: 'bool',
      showMigrationEvents: 'bool',
      allowToRunOnConfigDB: 'bool',
      allowToRunOnSystemNS: 'bool',
      showSystemEvents: 'bool',
      showRawUpdateDescription: 'bool',
    },
    false,
  );
  return {
    fullDocument: choice(spec, 'fullDocument', ['default', 'updateLookup', 'whenAvailable', 'required']),
    fullDocumentBeforeChange: choice(spec, 'fullDocumentBeforeChange', ['off', 'whenAvailable', 'required']),
    showExpandedEvents: spec.showExpandedEvents === true,
    allChangesForCluster: spec.allChangesForCluster === true,
    from: startOf(spec),
  };
}

function choice(spec: Document, field: string, values: string[]): string {
  const value = spec[field] ?? values[0]!;
  if (values.includes(value as string)) return value as string;
  throw mongoError(
    'BadValue',
    `Enumeration value '${String(value)}' for field '$changeStream.${field}' is not a valid value.`,
  );
}

function startOf(spec: Document): ChangeStreamSpec['from'] {
  const { resumeAfter, startAfter, startAtOperationTime } = spec;
  if (resumeAfter !== undefined && startAfter !== undefined) {
    throw mongoError(50865, "Do not specify both 'resumeAfter' and 'startAfter' in a $changeStream stage");
  }
  const token = resumeAfter ?? startAfter;
  if (startAtOperationTime !== undefined && token !== undefined) {
    throw mongoError(40674, 'Only one type of resume option is allowed, but multiple were found.');
  }
  if (startAtOperationTime !== undefined) {
    return { time: timeOf(startAtOperationTime) - 1, index: AFTER_ALL, mustExist: false };
  }
  if (token === undefined) return null;
  const { time, index, kind } = parseResumeToken(token);
  if (kind === 'invalidate' && resumeAfter !== undefined) {
    throw mongoError(
      'InvalidResumeToken',
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
    );
  }
  return { time, index, mustExist: kind !== 'mark' };
}

function timeOf(value: unknown): ClusterTime {
  if (value instanceof Timestamp) return fromTimestamp(value);
  throw mongoError(
    'TypeMismatch',
    `BSON field '$changeStream.startAtOperationTime' is the wrong type '${typeName(value)}', expected type 'timestamp'`,
  );
}

export function checkChangeStreamPipeline(stages: readonly unknown[]): void {
  for (const stage of stages) {
    const name = isDocument(stage) ? keysOf(stage)[0] : undefined;
    if (name === undefined || ALLOWED.has(name)) continue;
    if (name === '$changeStream')
      throw mongoError(40602, '$changeStream is only valid as the first stage in a pipeline');
    if (!isStage(name)) throw mongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
    throw mongoError('IllegalOperation', `${name} is not permitted in a $changeStream pipeline`);
  }
}
