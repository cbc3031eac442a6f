import { RECORD_ID_BYTES } from '../spaces';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Values come in memory of their own: no copy is needed. */
export function bufferOf(bytes: Bytes): Buffer {
  return Buffer.from(bytes.buffer, 0, bytes.length);
}

/**
 * Numbers of records, the values of `_id` indexes, are stored as numbers: they come and go without memory of their own, which is
 * most of what reading such a value would cost.
 */
export function toValue(stored: Bytes | number): Buffer {
  if (typeof stored !== 'number') return bufferOf(stored);
  const value = Buffer.allocUnsafe(RECORD_ID_BYTES);
  value.writeUIntBE(stored, 0, RECORD_ID_BYTES);
  return value;
}
