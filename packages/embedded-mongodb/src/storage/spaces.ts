/** Everything is in one ordered key space. The first four bytes of a key are 0 for the catalog, or the number of a collection's documents or of an index. */

/**
 * First key spaces of documents with packed values, and of index keys in blocks (FIRST_BLOCK_SPACE). Plain entries are
 * below, for the catalog and `_id` indexes.
 */
export const FIRST_PACKED_SPACE = 0x4000_0000;
export const FIRST_BLOCK_SPACE = 0x8000_0000;

export function isPacked(key: Buffer): boolean {
  return key[0]! > 63 && key[0]! < 128;
}

/** Bytes of the space at the start of each key. */
export const SPACE_BYTES = 4;
export const RECORD_ID_BYTES = 6;

export function spacePrefix(space: number): Buffer {
  const prefix = Buffer.allocUnsafe(4);
  prefix.writeUInt32BE(space, 0);
  return prefix;
}

/** Key of a document. Record ids increase with insertion, so scans are in insertion order. */
export function recordKey(space: number, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(4 + RECORD_ID_BYTES);
  key.writeUInt32BE(space, 0);
  key.writeUIntBE(recordId, 4, RECORD_ID_BYTES);
  return key;
}

export function recordIdAtEnd(key: Buffer): number {
  return key.readUIntBE(key.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
}

export function indexKey(prefix: Buffer, fields: Buffer, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(4 + fields.length + RECORD_ID_BYTES);
  key.set(prefix, 0);
  key.set(fields, 4);
  key.writeUIntBE(recordId, 4 + fields.length, RECORD_ID_BYTES);
  return key;
}

export function uniqueKey(prefix: Buffer, fields: Buffer): Buffer {
  const key = Buffer.allocUnsafe(4 + fields.length);
  key.set(prefix, 0);
  key.set(fields, 4);
  return key;
}
