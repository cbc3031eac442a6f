import { BsonReader } from './decode';
import { encodeDocument } from './encode';
import type { Document } from './values';

/** Decodes a document into the form that values.ts describes. Throws `InvalidBSON` (22) on malformed bytes. */
export function decode(bytes: Uint8Array): Document {
  return new BsonReader(bytes).document(0, bytes.length);
}

/** Encodes a document as BSON. `decode(encode(d))` equals `d`, including types and field order. */
export function encode(doc: Document): Uint8Array {
  return encodeDocument(doc);
}

/** BSON bytes of any single value, as the only field "" of a document (for keys, hashes and sizes). */
export function encodeValue(value: unknown): Uint8Array {
  return encodeDocument({ '': value });
}

/** The value of a top-level field, read directly from the bytes, or `undefined` if it is missing. */
export function readField(bytes: Uint8Array, name: Buffer): unknown {
  const reader = new BsonReader(bytes);
  const end = reader.documentEnd(0, bytes.length);
  let at = 4;
  while (at < end) {
    const type = reader.byte(at);
    const nameEnd = reader.nameEnd(at + 1, end);
    const next = reader.skip(type, nameEnd + 1, end);
    if (reader.nameIs(at + 1, nameEnd, name)) return reader.value(type, nameEnd + 1, next);
    at = next;
  }
  return undefined;
}
