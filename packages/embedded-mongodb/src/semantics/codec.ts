import { BsonReader } from './decode';
import { encodeDocument } from './encode';
import type { Document } from './values';

/** The document in `bytes`, as values.ts describes it. Throws `InvalidBSON` (22) on malformed bytes. */
export function decode(bytes: Uint8Array): Document {
  return new BsonReader(bytes).document(0, bytes.length);
}

/** BSON bytes of a document: `decode(encode(d))` equals `d`, types and field order included. */
export function encode(doc: Document): Uint8Array {
  return encodeDocument(doc);
}

/** BSON bytes of any one value, as the single field "" of a document (for keys, hashes and size). */
export function encodeValue(value: unknown): Uint8Array {
  return encodeDocument({ '': value });
}

/** What `readPath` answers when an array lies on the path: only the whole document can say. */
export const NEEDS_DECODE: unique symbol = Symbol('needs decode');

const names = new Map<string, Buffer[]>();

function pathNames(path: string): Buffer[] {
  let parts = names.get(path);
  if (parts === undefined) {
    parts = path.split('.').map((part) => Buffer.from(part));
    if (names.size > 10_000) names.clear();
    names.set(path, parts);
  }
  return parts;
}

/**
 * The value at a dotted path, read straight from the bytes: `undefined` when missing, `NEEDS_DECODE` when an array
 * is on the way before the last part (a value that is itself an array is returned decoded).
 */
export function readPath(bytes: Uint8Array, path: string): unknown {
  const reader = new BsonReader(bytes);
  const parts = pathNames(path);
  let start = 0;
  let limit = bytes.length;
  for (let depth = 0; depth < parts.length; depth++) {
    const found = findField(reader, start, limit, parts[depth] as Buffer);
    if (found === undefined) return undefined;
    if (depth === parts.length - 1) return reader.value(found.type, found.at, found.next);
    if (found.type === 4) return NEEDS_DECODE;
    if (found.type !== 3) return undefined;
    start = found.at;
    limit = found.next;
  }
  return undefined;
}

interface Found {
  type: number;
  at: number;
  next: number;
}

function findField(reader: BsonReader, start: number, limit: number, name: Buffer): Found | undefined {
  const end = reader.documentEnd(start, limit);
  let at = start + 4;
  while (at < end) {
    const type = reader.byte(at);
    const nameEnd = reader.nameEnd(at + 1, end);
    const next = reader.skip(type, nameEnd + 1, end);
    if (reader.nameIs(at + 1, nameEnd, name)) return { type, at: nameEnd + 1, next };
    at = next;
  }
  return undefined;
}
