import { createHash } from 'node:crypto';
import { Binary } from 'bson';
import { mongoError } from '../semantics/errors';
import { printValue } from '../semantics/print';
import { type Document, docOf, isDocument, setField } from '../semantics/values';
import type { ChangeStreamSpec } from './change-stream-spec';
import { toTimestamp } from './clock';
import type { LogEntry } from './oplog';
import { resumeToken } from './resume-token';

/** Reported only to clients that ask for `showExpandedEvents`. */
const EXPANDED = new Set(['create', 'createIndexes', 'dropIndexes', 'modify']);
/** MongoDB's user id of a session without authentication: the SHA-256 of an empty string. */
const NO_USER = new Binary(createHash('sha256').digest());

/** The document with this `_id` as it is now, or null. */
export type Lookup = (db: string, coll: string, id: unknown) => Document | null;

export function isShown({ change }: LogEntry, { showExpandedEvents }: ChangeStreamSpec): boolean {
  return showExpandedEvents || !EXPANDED.has(change.op as string);
}

/** A change as a change stream reports it. */
export function changeEvent(entry: LogEntry, spec: ChangeStreamSpec, lookup: Lookup): Document {
  const { change } = entry;
  const event = docOf({
    _id: resumeToken(entry, 'event'),
    operationType: change.op,
    clusterTime: toTimestamp(entry.time),
  });
  const expanded = spec.showExpandedEvents;
  if (expanded && change.ui !== undefined) setField(event, 'collectionUUID', change.ui);
  setField(event, 'wallTime', change.wall);
  if (change.txnNumber !== undefined) {
    setField(event, 'txnNumber', change.txnNumber);
    setField(event, 'lsid', docOf({ id: (change.lsid as Document).id, uid: NO_USER }));
  }
  const full = fullDocument(change, spec, lookup);
  if (full !== undefined) setField(event, 'fullDocument', full);
  setField(
    event,
    'ns',
    docOf(change.coll === undefined ? { db: change.db } : { db: change.db, coll: change.coll }),
  );
  if (change.to !== undefined) setField(event, 'to', change.to);
  if (change.key !== undefined) setField(event, 'documentKey', change.key);
  if (expanded && change.description !== undefined && change.op !== 'update')
    setField(event, 'operationDescription', change.description);
  if (change.op === 'update') setField(event, 'updateDescription', described(change, expanded));
  const before = fullDocumentBefore(change, spec, event);
  if (before !== undefined) setField(event, 'fullDocumentBeforeChange', before);
  return event;
}

function described({ description }: Document, expanded: boolean): Document {
  const { disambiguatedPaths, ...usual } = description as Document;
  return docOf(expanded ? { ...usual, disambiguatedPaths: disambiguatedPaths ?? docOf({}) } : usual);
}

function fullDocument(change: Document, spec: ChangeStreamSpec, lookup: Lookup): unknown {
  if (change.op === 'insert' || change.op === 'replace') return change.full;
  if (change.op !== 'update' || spec.fullDocument === 'default') return undefined;
  if (spec.fullDocument === 'updateLookup')
    return lookup(change.db as string, change.coll as string, (change.key as Document)._id);
  if (change.post !== undefined || spec.fullDocument === 'whenAvailable') return change.post ?? null;
  throw missingImage('post-image', 'all update events', change);
}

function fullDocumentBefore(change: Document, spec: ChangeStreamSpec, event: Document): unknown {
  if (spec.fullDocumentBeforeChange === 'off') return undefined;
  if (!['update', 'replace', 'delete'].includes(change.op as string)) return undefined;
  if (change.pre !== undefined || spec.fullDocumentBeforeChange === 'whenAvailable')
    return change.pre ?? null;
  throw missingImage('pre-image', 'all update, delete and replace events', event);
}

function missingImage(image: string, events: string, event: Document): Error {
  return mongoError(
    'NoMatchingDocument',
    `Change stream was configured to require a ${image} for ${events}, but the ${image} was not found for event: ${printValue(event)}`,
    docOf({ errorLabels: ['NonResumableChangeStreamError'] }),
  );
}

/** True when there is nothing more to watch after this change. */
export function isInvalidating({ change }: LogEntry, db: string | null, coll: string | null): boolean {
  if (db === null) return false;
  if (coll === null) return change.op === 'dropDatabase';
  return change.op === 'drop' || change.op === 'rename' || change.op === 'dropDatabase';
}

/** True when the change is in the watched database and collection; null means all of them. */
export function isWatched({ change }: LogEntry, db: string | null, coll: string | null): boolean {
  if (db === null) return !['admin', 'local', 'config'].includes(change.db as string);
  const { to } = change;
  const into = isDocument(to) && to.db === db && (coll === null || to.coll === coll);
  if (into) return true;
  if (change.db !== db) return false;
  return coll === null || change.coll === coll || change.op === 'dropDatabase';
}

export function invalidateEvent(entry: LogEntry): Document {
  return docOf({
    _id: resumeToken(entry, 'invalidate'),
    operationType: 'invalidate',
    clusterTime: toTimestamp(entry.time),
    wallTime: entry.change.wall,
  });
}
