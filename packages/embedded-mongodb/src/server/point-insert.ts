import { checkSize, stampTimestamps, withIdFirst } from '../commands/write-support';
import { writeMsgHead } from '../wire/messages';
import { BSON, checkDocument, readUInt32, skipCString, valueSize } from '../wire/raw-bson';
import { BODY, isName, isPlainMessage, isSessionId } from './plain-command';
import type { ServerState } from './state';

/**
 * Inserts one document into an existing collection directly from the frame, in the tick in which it arrived. Only waiting
 * for the disk remains. Everything unusual (a write concern, several documents, any error) is left to the general path,
 * before anything is written.
 */
interface Target {
  db: string;
  collection: string;
  start: number;
  end: number;
}

const target: Target = { db: '', collection: '', start: 0, end: 0 };

/** Stores the frame's document. False if the frame is not such an insert, or if the insert fails. */
export function pointInsert(server: ServerState, frame: Buffer): boolean {
  if (!isPlainMessage(frame) || !isInsert(frame)) return false;
  try {
    checkDocument(frame, BODY, frame.length);
    if (!readTarget(frame)) return false;
    const collection = server.catalog.find(target.db, target.collection);
    if (!collection || server.store.failed) return false;
    const given = frame.subarray(target.start, target.end);
    checkSize(given, 'insert');
    collection.insert(withIdFirst(stampTimestamps(given)));
  } catch {
    // nothing is written yet, or the store has failed and will fail again, so the general path makes the error reply
    return false;
  }
  server.counters.insert++;
  server.counters.requests++;
  server.counters.bytesIn += frame.length - BODY;
  server.counters.bytesOut += INSERTED.length;
  return true;
}

/** True if "insert" is the first field. */
function isInsert(frame: Buffer): boolean {
  const name = BODY + 5;
  return frame[name - 1] === BSON.string && frame[name + 6] === 0 && isName(frame, name, name + 6, 'insert');
}

/** Fills `target` from a body whose lengths have been checked. False if it contains anything beyond the simplest form. */
function readTarget(frame: Buffer): boolean {
  target.db = '';
  target.start = 0;
  const end = frame.length - 1;
  let at = BODY + 4;
  while (at < end) {
    const type = frame[at]!;
    const value = skipCString(frame, at + 1);
    const next = value + valueSize(frame, type, value);
    if (!readField(frame, type, at + 1, value, next)) return false;
    at = next;
  }
  return target.db !== '' && target.start !== 0;
}

function readField(frame: Buffer, type: number, name: number, value: number, next: number): boolean {
  const nameEnd = value - 1;
  switch (type) {
    case BSON.string:
      if (isName(frame, name, nameEnd, 'insert')) target.collection = text(frame, value, next);
      else if (isName(frame, name, nameEnd, '$db')) target.db = text(frame, value, next);
      else return false;
      return true;
    case BSON.array:
      return isName(frame, name, nameEnd, 'documents') && readDocument(frame, value, next);
    case BSON.boolean:
      return isName(frame, name, nameEnd, 'ordered');
    case BSON.object:
      return isName(frame, name, nameEnd, 'lsid') && isSessionId(frame, value, next);
    default:
      return false;
  }
}

function text(frame: Buffer, value: number, next: number): string {
  return frame.toString('utf8', value + 4, next - 1);
}

/** Reads the array, which must contain exactly one document. Its bytes are a type, "0", a zero, the document and a zero. */
function readDocument(frame: Buffer, start: number, end: number): boolean {
  const document = start + 7;
  if (frame[start + 4] !== BSON.object || frame[start + 5] !== 0x30 || frame[start + 6] !== 0) return false;
  if (document + readUInt32(frame, document) !== end - 1) return false;
  target.start = document;
  target.end = end - 1;
  return true;
}

/** `{n: 1, ok: 1}` with room for the message head. */
const INSERTED = Buffer.concat([
  Buffer.alloc(BODY),
  Buffer.from('\x18\0\0\0\x10n\0\x01\0\0\0\x01ok\0\0\0\0\0\0\0\xf0\x3f\0', 'latin1'),
]);

export function insertedReply(requestId: number): Buffer {
  const out = Buffer.allocUnsafe(INSERTED.length);
  out.set(INSERTED, 0);
  writeMsgHead(out, INSERTED.length - BODY, requestId);
  return out;
}
