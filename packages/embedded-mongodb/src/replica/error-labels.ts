import { isNumeric } from '../semantics/types';
import { type Document, docOf, isDocument } from '../semantics/values';
import { RETRYABLE_WRITES } from './session-arguments';

const RETRYABLE = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
/** WriteConflict, LockTimeout, SnapshotUnavailable, NoSuchTransaction, PreparedTransactionInProgress, SnapshotTooOld … */
const TRANSIENT = new Set([24, 112, 246, 251, 267, 239, 257]);
const RESUMABLE = new Set([...RETRYABLE, 63, 133, 150, 234, 13388]);

/** The labels by which drivers decide on a retry (the server's ErrorLabelBuilder). */
export function errorLabels(name: string, body: Document, code: number): string[] {
  const labels: string[] = [];
  const inTransaction = body.autocommit === false;
  const ends = name === 'commitTransaction' || name === 'abortTransaction';
  if (inTransaction && (TRANSIENT.has(code) || (RETRYABLE.has(code) && !ends)))
    labels.push('TransientTransactionError');
  const retryable = ends || (body.txnNumber !== undefined && !inTransaction && RETRYABLE_WRITES.has(name));
  if (retryable && RETRYABLE.has(code)) labels.push('RetryableWriteError');
  if (RESUMABLE.has(code) && watches(name, body)) labels.push('ResumableChangeStreamError');
  if (code === 280 || code === 286) labels.push('NonResumableChangeStreamError');
  return labels;
}

/** The error of a one-member set for a write concern that needs more members. */
export function unmetConcern(concern: unknown): Document | null {
  if (!isDocument(concern)) return null;
  const { w } = concern;
  if (isNumeric(w) && Number(String(w)) > 1) {
    return docOf({
      code: 100,
      codeName: 'UnsatisfiableWriteConcern',
      errmsg: 'Not enough data-bearing nodes',
    });
  }
  if (typeof w !== 'string' || w === 'majority') return null;
  const errmsg = `No write concern mode named '${w}' found in replica set configuration`;
  return docOf({ code: 79, codeName: 'UnknownReplWriteConcern', errmsg });
}

function watches(name: string, { pipeline }: Document): boolean {
  if (name !== 'aggregate' || !Array.isArray(pipeline)) return false;
  const [first] = pipeline;
  return isDocument(first) && '$changeStream' in first;
}
