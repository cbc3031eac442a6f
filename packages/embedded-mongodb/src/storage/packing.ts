import { compress, decompress, mostPackedBytes } from './lz4';

/**
 * Documents are stored packed if it is worthwhile, as a marker, the original length and an LZ4 block. Unpacking doubles the
 * time of reading a document, so documents are packed only if they shrink to half or would take several pages. A value that
 * starts like a packed one is always packed.
 */
const LEAST_PACKED_BYTES = 400;
const MOST_UNPACKED_BYTES = 4000;
const LEAST_MARK = 250;
const MARK = 254;
const HEAD_BYTES = 4;
const LONG_MARK = 255;
const LONG_HEAD_BYTES = 8;
const LONG = 2 ** 24;
const ROOM_KEPT = 1024 * 1024;

let room = Buffer.allocUnsafeSlow(64 * 1024);

/** The value in its stored form, valid until the next call. */
export function pack(value: Buffer): Buffer {
  const { length } = value;
  if (length < LEAST_PACKED_BYTES && !(length > 0 && value[0]! >= LEAST_MARK)) return value;
  const needed = LONG_HEAD_BYTES + mostPackedBytes(length);
  if (needed > room.length) room = Buffer.allocUnsafeSlow(needed);
  const out = room;
  if (room.length > ROOM_KEPT) room = Buffer.allocUnsafeSlow(64 * 1024);
  if (length < LONG) {
    out.writeUInt32BE(MARK * LONG + length, 0);
    const end = compress(value, out, HEAD_BYTES);
    const pays = length > MOST_UNPACKED_BYTES || end <= length / 2 || value[0]! >= LEAST_MARK;
    return pays ? out.subarray(0, end) : value;
  }
  out.writeUInt32BE(LONG_MARK * LONG, 0);
  out.writeUInt32BE(length, 4);
  return out.subarray(0, compress(value, out, LONG_HEAD_BYTES));
}

export function unpack(stored: Buffer): Buffer {
  const mark = stored[0];
  if (mark === undefined || mark < MARK) return stored;
  const head = mark === MARK ? HEAD_BYTES : LONG_HEAD_BYTES;
  const length = mark === MARK ? stored.readUIntBE(1, 3) : stored.readUInt32BE(4);
  const value = Buffer.allocUnsafe(length);
  decompress(stored, head, value);
  return value;
}
