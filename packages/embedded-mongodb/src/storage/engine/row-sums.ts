import { crc32 } from 'node:zlib';
import { FIRST_PACKED_SPACE, recordKey } from '../spaces';
import { COUNTED_SPACE_OF_ROW, NUMBER_OF_ROW, RECORD_KEY_BYTES } from './row-numbers';
import type { Database } from './statements';

const MOST_FOUND = 1000;
const SPREAD = 0x9e37_79b1;

/**
 * Checksum of a document or description, by which `verify` and `repair` detect a row that the disk has changed. It includes
 * the key, because a page in the wrong place is valid in itself. Index keys need none, because they are derived from the
 * documents.
 */
export function sumOf(key: Buffer, value: Buffer): number {
  if (key.length !== RECORD_KEY_BYTES) return crc32(value, crc32(key));
  const seed = key.readUInt32BE(0) ^ Math.imul(key.readUInt32BE(RECORD_KEY_BYTES - 4), SPREAD);
  return crc32(value, seed >>> 0);
}

export function integrityProblems(db: Database): string[] {
  const statement = db.prepare('PRAGMA integrity_check(100)');
  statement.setReturnArrays(true);
  try {
    const found = (statement.all() as [string][]).map(([problem]) => problem);
    return found.filter((problem) => problem !== 'ok');
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** The keys of rows whose checksums do not match. */
export function changedRows(db: Database, bytesOf: (stored: Uint8Array) => Buffer): Buffer[] {
  const found: Buffer[] = [];
  const read = (sql: string, keyOf: (row: unknown[]) => Buffer): void => {
    const statement = db.prepare(sql);
    statement.setReturnArrays(true);
    for (const row of statement.iterate() as Iterable<[number, Uint8Array, ...unknown[]]>) {
      if (found.length >= MOST_FOUND) return;
      const [sum, stored, ...rest] = row;
      const [key, value] = [keyOf(rest), bytesOf(stored)];
      if (sumOf(key, value) !== sum) found.push(key);
    }
  };
  read('SELECT sum, value, key FROM entries WHERE sum IS NOT NULL', ([key]) => bytesOf(key as Uint8Array));
  read(
    `SELECT sum, value, ${COUNTED_SPACE_OF_ROW}, ${NUMBER_OF_ROW} FROM documents WHERE sum IS NOT NULL`,
    ([space, number]) => recordKey(FIRST_PACKED_SPACE + (space as number), number as number),
  );
  return found;
}
