/**
 * One ordered key space holds everything; the first four bytes of a key say what it belongs to: 0 for the catalog,
 * else the number of a collection's documents or of an index.
 */

/**
 * Key spaces from here on hold documents whose values are packed, those from FIRST_BLOCK_SPACE on index keys in blocks. Below
 * are plain entries: the catalog and `_id` indexes.
 */
export const FIRST_PACKED_SPACE = 0x4000_0000;
export const FIRST_BLOCK_SPACE = 0x8000_0000;

export function isPacked(key: Buffer): boolean {
  return key[0]! > 63 && key[0]! < 128;
}

/** At the head of each key. */
export const SPACE_BYTES = 4;
export const RECORD_ID_BYTES = 6;

export function spacePrefix(space: number): Buffer {
  const prefix = Buffer.allocUnsafe(4);
  prefix.writeUInt32BE(space, 0);
  return prefix;
}

/** Key of a document: record ids grow with insertion, so scans come in insertion order. */
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
