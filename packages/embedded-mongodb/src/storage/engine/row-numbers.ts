import { FIRST_BLOCK_SPACE, FIRST_PACKED_SPACE, RECORD_ID_BYTES, recordKey, SPACE_BYTES } from '../spaces';

/**
 * Documents and blocks of index keys have keys with a space (4 bytes) and a number (6). Each kind has a separate table,
 * where SQLite finds a row by one signed 64-bit number. It has the space, counted from the first of its kind, and 34 bits of
 * the number.
 */
const NUMBER_BITS = 34;
const NUMBERS = 2 ** NUMBER_BITS;
/** Largest number in one space. `Collection` refuses to go beyond it. */
export const MOST_RECORDS = NUMBERS - 1;
/** First space whose row numbers exceed JavaScript's exact integers. */
const LARGE_SPACE = 2 ** (53 - NUMBER_BITS);
const SPACE_MASK = 0x3fff_ffff;
export const RECORD_KEY_BYTES = SPACE_BYTES + RECORD_ID_BYTES;

export type Table = 'entries' | 'documents' | 'blocks';

/** The table of a key. The server's own spaces at the end of the packed ones have separate keys. */
export function tableOf(key: Buffer): Table {
  const first = key[0]!;
  if (first > 127) return 'blocks';
  return first > 63 && first !== 127 ? 'documents' : 'entries';
}

function rowNumber(space: number, number: number): number | bigint {
  const counted = space & SPACE_MASK;
  if (counted < LARGE_SPACE) return counted * NUMBERS + number;
  return BigInt.asIntN(64, (BigInt(counted) << BigInt(NUMBER_BITS)) | BigInt(number));
}

export function rowOf(key: Buffer): number | bigint {
  const number = key.readUIntBE(SPACE_BYTES, RECORD_ID_BYTES);
  if (number > MOST_RECORDS) throw new RangeError(`${number} is no number of a record`);
  return rowNumber(key.readUInt32BE(0), number);
}

/** Lowest and highest row (inclusive) of a range of keys, or null if there are none. */
export function rowsOf(start: Buffer, end: Buffer): { low: number | bigint; high: number | bigint } | null {
  const space = start.readUInt32BE(0);
  const first = firstNumber(start);
  // the end may be the start of the next space
  const last = end.readUInt32BE(0) > space ? MOST_RECORDS : firstNumber(end) - 1;
  if (first > last) return null;
  return { low: rowNumber(space, first), high: rowNumber(space, last) };
}

/** The lowest record number whose key is not below this one. */
function firstNumber(key: Buffer): number {
  if (key.length <= SPACE_BYTES) return 0;
  const bytes = Math.min(key.length - SPACE_BYTES, RECORD_ID_BYTES);
  const number = key.readUIntBE(SPACE_BYTES, bytes) * 256 ** (RECORD_ID_BYTES - bytes);
  return Math.min(key.length > RECORD_KEY_BYTES ? number + 1 : number, NUMBERS);
}

/** SQL for a row's number within its space. */
export const NUMBER_OF_ROW = `id & ${MOST_RECORDS}`;

/** SQL for a row's space, counted from the first of its kind. */
export const COUNTED_SPACE_OF_ROW = `(id >> ${NUMBER_BITS}) & ${SPACE_MASK}`;

export function keyOfRow(table: 'documents' | 'blocks', row: bigint): Buffer {
  const bits = BigInt.asUintN(64, row);
  const counted = Number(bits >> BigInt(NUMBER_BITS));
  const first = table === 'documents' ? FIRST_PACKED_SPACE : FIRST_BLOCK_SPACE;
  return recordKey(first + counted, Number(bits & BigInt(MOST_RECORDS)));
}
