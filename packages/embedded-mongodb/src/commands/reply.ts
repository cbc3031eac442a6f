import { Double } from 'bson';
import { MongoError } from '../semantics/errors';
import { type Document, docOf, keysOf, setField } from '../semantics/values';
import { WriteRefused } from '../storage/write-refused';

/** A reply that is already BSON, with room for the message head in front. */
export class RawReply {
  constructor(
    readonly bytes: Buffer,
    readonly lead: number,
  ) {}
}

export type Reply = Document | RawReply;

export const ONE = new Double(1);
export const ZERO = new Double(0);

/** Adds `ok: 1` at the end, where MongoDB puts it. */
export function ok(fields: Document): Document {
  setField(fields, 'ok', ONE);
  return fields;
}

/** Converts any failure to a MongoError. Unexpected failures are bugs in this server and are reported as such. */
export function asMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  if (error instanceof WriteRefused) {
    return error.diskFull
      ? new MongoError(14031, 'OutOfDiskSpace', error.message)
      : new MongoError(39, 'FileStreamFailed', error.message);
  }
  const message = error instanceof Error ? error.message : String(error);
  return new MongoError(1, 'InternalError', `internal error: ${message}`);
}

/** A reply of the form `{ok: 0, errmsg, code, codeName, ...}`. */
export function errorReply(error: MongoError): Document {
  const reply = docOf({ ok: ZERO, errmsg: error.message, code: error.code, codeName: error.codeName });
  for (const name of keysOf(error.extra ?? {})) setField(reply, name, error.extra![name]);
  return reply;
}

/** One entry of `writeErrors`, with index, code, the error's extra fields and errmsg. */
export function writeErrorEntry(index: number, error: MongoError): Document {
  const entry = docOf({ index, code: error.code });
  for (const name of keysOf(error.extra ?? {})) setField(entry, name, error.extra![name]);
  setField(entry, 'errmsg', error.message);
  return entry;
}
