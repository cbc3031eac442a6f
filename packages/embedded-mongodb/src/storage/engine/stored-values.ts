import { RECORD_ID_BYTES } from '../spaces';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Converts bytes without a copy, because each value has separate memory. */
export function bufferOf(bytes: Bytes): Buffer {
  return Buffer.from(bytes.buffer, 0, bytes.length);
}

/**
 * Decodes a stored value. Record numbers, which are the values of `_id` indexes, are stored as numbers, because allocating
 * memory for such a value would be most of the cost of reading it.
 */
export function toValue(stored: Bytes | number): Buffer {
  if (typeof stored !== 'number') return bufferOf(stored);
  const value = Buffer.allocUnsafe(RECORD_ID_BYTES);
  value.writeUIntBE(stored, 0, RECORD_ID_BYTES);
  return value;
}
