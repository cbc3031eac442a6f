import type { Collection } from '../catalog/collection';
import { encodeRaw, LONG_KEY_BYTES } from '../storage/key-encoding';
import { RECORD_ID_BYTES, recordKey, uniqueKey } from '../storage/spaces';
import { writeMsgHead } from '../wire/messages';
import { BSON, readUInt32, skipCString, valueSize } from '../wire/raw-bson';
import { BODY, isName, isPlainMessage, isSessionId } from './plain-command';
import type { ServerState } from './state';

/**
 * Finds a document by `_id`, the most frequent request, directly from the frame, without decoding anything and in the tick
 * in which it arrived. For everything unusual (a projection, a sort, a collation, invalid bytes) it returns null, and the
 * general path takes over, including errors.
 */
interface Target {
  nameStart: number;
  nameEnd: number;
  dbStart: number;
  dbEnd: number;
  idType: number;
  idValue: number;
}

const target: Target = { nameStart: 0, nameEnd: 0, dbStart: 0, dbEnd: 0, idType: 0, idValue: 0 };

/** Bytes of a reply around the document, which are the same for every read of a collection. */
interface Frame {
  ns: string;
  tail: Buffer;
}

const frames = new WeakMap<Collection, Frame>();

export function pointRead(server: ServerState, frame: Buffer): Buffer | null {
  if (!isPlainMessage(frame) || !readTarget(frame)) return null;
  const { nameStart, nameEnd, dbStart, dbEnd, idType, idValue } = target;
  const db = frame.toString('utf8', dbStart, dbEnd);
  const collection = server.catalog.find(db, frame.toString('utf8', nameStart, nameEnd));
  if (!collection || collection.idIndex.fold) return null;
  const fields = encodeRaw(frame, idType, idValue, null, false);
  if (fields.length > LONG_KEY_BYTES) return null;
  server.counters.query++;
  server.counters.requests++;
  const { store, idIndex } = collection;
  const id = store.get(uniqueKey(idIndex.prefix, fields));
  const recordId = id ? id.readUIntBE(0, RECORD_ID_BYTES) : -1;
  const stored = recordId < 0 ? undefined : store.get(recordKey(collection.space, recordId));
  return reply(collection, stored, readUInt32(frame, 4) | 0);
}

/** Fills `target`. False unless the command is a plain find of one document by `_id`. */
function readTarget(frame: Buffer): boolean {
  const end = frame.length - 1;
  let at = BODY + 4;
  // "find" must be the first field
  if (frame[at] !== BSON.string || !isName(frame, at + 1, at + 5, 'find') || frame[at + 5] !== 0)
    return false;
  let single = false;
  target.dbStart = -1;
  target.idType = 0;
  while (at < end) {
    const type = frame[at]!;
    const value = skipCString(frame, at + 1);
    if (value > end) return false;
    const next = value + valueSize(frame, type, value);
    if (next > end) return false;
    const nameEnd = value - 1;
    switch (frame[at + 1]) {
      case 0x66: // find, filter
        if (type === BSON.string && isName(frame, at + 1, nameEnd, 'find')) {
          target.nameStart = value + 4;
          target.nameEnd = next - 1;
        } else if (!isName(frame, at + 1, nameEnd, 'filter') || !readFilter(frame, type, value, next)) {
          return false;
        }
        break;
      case 0x24: // $db
        if (type !== BSON.string || !isName(frame, at + 1, nameEnd, '$db')) return false;
        target.dbStart = value + 4;
        target.dbEnd = next - 1;
        break;
      case 0x6c: // limit, lsid
        if (type === BSON.int32 && isName(frame, at + 1, nameEnd, 'limit'))
          single = readUInt32(frame, value) === 1;
        else if (type !== BSON.object || !isName(frame, at + 1, nameEnd, 'lsid')) return false;
        else if (!isSessionId(frame, value, next)) return false;
        break;
      case 0x73: // singleBatch
        if (type !== BSON.boolean || !isName(frame, at + 1, nameEnd, 'singleBatch')) return false;
        break;
      case 0x62: // batchSize
        if (type !== BSON.int32 || !isName(frame, at + 1, nameEnd, 'batchSize')) return false;
        if (readUInt32(frame, value) < 1 || frame[value + 3]! & 0x80) return false;
        break;
      default:
        return false;
    }
    at = next;
  }
  return at === end && single && target.dbStart >= 0 && target.idType !== 0;
}

function readFilter(frame: Buffer, type: number, start: number, end: number): boolean {
  if (type !== BSON.object || end - start < 10 || frame[start + 8] !== 0) return false;
  if (frame[start + 5] !== 0x5f || frame[start + 6] !== 0x69 || frame[start + 7] !== 0x64) return false;
  const idType = frame[start + 4]!;
  const value = start + 9;
  switch (idType) {
    case BSON.objectId:
    case BSON.int32:
    case BSON.int64:
    case BSON.date:
      break;
    case BSON.string:
      if (end - value < 6 || readUInt32(frame, value) < 1 || frame[end - 2] !== 0) return false;
      break;
    default:
      return false;
  }
  // the filter must contain only `_id`
  if (value + valueSize(frame, idType, value) !== end - 1 || frame[end - 1] !== 0) return false;
  target.idType = idType;
  target.idValue = value;
  return true;
}

function frameOf(collection: Collection): Frame {
  const known = frames.get(collection);
  if (known && known.ns === collection.ns) return known;
  const { ns } = collection;
  const nsBytes = Buffer.from(`${ns}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32LE(nsBytes.length);
  const made = {
    ns,
    tail: Buffer.concat([
      Buffer.from('\0\x12id\0\0\0\0\0\0\0\0\0\x02ns\0', 'latin1'),
      length,
      nsBytes,
      Buffer.from('\0\x01ok\0\0\0\0\0\0\0\xf0\x3f\0', 'latin1'),
    ]),
  };
  frames.set(collection, made);
  return made;
}

const CURSOR = Buffer.from('\x03cursor\0', 'latin1');
const BATCH = Buffer.from('\x04firstBatch\0', 'latin1');
/** The `ok` field and the end of the reply, which follow the cursor document. */
const AFTER_CURSOR = 13;

/** A reply of the form `{cursor: {firstBatch: [document], id: 0, ns}, ok: 1}`. */
function reply(collection: Collection, stored: Buffer | undefined, requestId: number): Buffer {
  const { tail } = frameOf(collection);
  const documentBytes = stored?.length ?? 0;
  const arrayBytes = stored ? 4 + 3 + documentBytes + 1 : 5;
  const cursorBytes = 4 + BATCH.length + arrayBytes - 1 + tail.length - AFTER_CURSOR;
  const bodyBytes = 4 + CURSOR.length + cursorBytes + AFTER_CURSOR;
  const out = Buffer.allocUnsafe(BODY + bodyBytes);
  writeMsgHead(out, bodyBytes, requestId);
  let at = out.writeInt32LE(bodyBytes, BODY);
  out.set(CURSOR, at);
  at = out.writeInt32LE(cursorBytes, at + CURSOR.length);
  out.set(BATCH, at);
  at = out.writeInt32LE(arrayBytes, at + BATCH.length);
  if (stored) {
    out[at++] = BSON.object;
    out[at++] = 0x30;
    out[at++] = 0;
    out.set(stored, at);
    at += documentBytes;
  }
  out.set(tail, at);
  return out;
}
