import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { PAGE_BYTES } from '../storage/engine/data-file';
import type { Entry } from '../storage/engine/engine';
import { keyOfRow } from '../storage/engine/row-numbers';
import { sumOf } from '../storage/engine/row-sums';
import { RECORD_ID_BYTES } from '../storage/spaces';

/**
 * Reads the rows of a data file page by page (https://sqlite.org/fileformat2.html) if SQLite cannot read it or stops at the
 * first damaged page. It finds rows on intact pages even if the pages that lead to them are damaged.
 */
const TABLE_LEAF = 0x0d;
const TABLE_INTERIOR = 0x05;
const INDEX_LEAF = 0x0a;
const INDEX_INTERIOR = 0x02;
const FILE_HEAD = 100;
const MOST_CELLS = 8192;
const LONGEST_VALUE = 2 ** 26;
/** Header offsets of the first free page and of the number of free pages. */
const FREE_LIST = 32;
const FREE_COUNT = 36;
/** Root pages of `entries` and `documents`. `createDataFile` makes them in this order, and so does SQLite in a copy. */
const ENTRIES = 2;
const DOCUMENTS = 3;

interface Page {
  kind: number;
  rows: Entry[];
  children: number[];
  /** Number of rows whose overflow pages cannot be read. */
  lost: number;
  /** Number of rows whose checksum does not match. */
  changed: number;
}

class Unreadable extends Error {}

export class SqlitePages {
  private readonly fd: number;
  private readonly pageBytes: number;
  readonly pages: number;
  readonly problems: string[] = [];

  constructor(path: string) {
    this.fd = openSync(path, 'r');
    const header = this.read(0, FILE_HEAD) ?? Buffer.alloc(FILE_HEAD);
    const pageSize = header.readUInt16BE(16);
    this.pageBytes = pageSize >= 512 && (pageSize & (pageSize - 1)) === 0 ? pageSize : PAGE_BYTES;
    this.pages = Math.floor(fstatSync(this.fd).size / this.pageBytes);
  }

  close(): void {
    closeSync(this.fd);
  }

  private read(offset: number, length: number): Buffer | null {
    const bytes = Buffer.allocUnsafe(length);
    try {
      return readSync(this.fd, bytes, 0, length, offset) === length ? bytes : null;
    } catch {
      return null;
    }
  }

  private pageAt(number: number): Buffer {
    const page =
      number >= 1 && number <= this.pages ? this.read((number - 1) * this.pageBytes, this.pageBytes) : null;
    if (!page) throw new Unreadable('it cannot be read');
    return page;
  }

  /**
   * Yields every entry and document. Rows that the trees lead to come first. If something was damaged, rows of unreachable
   * pages follow (`stray`), among which may be blocks of index keys under keys of documents. Blocks are left out, because
   * they can be rebuilt.
   */
  *rows(): Generator<Entry & { stray: boolean }> {
    const seen = new Set<number>([1]);
    for (const root of [ENTRIES, DOCUMENTS])
      for (const row of this.below(root, seen)) yield { ...row, stray: false };
    if (this.problems.length === 0) return;
    const free = this.freePages();
    if (!free) {
      this.problems.push(
        'the list of free pages is damaged: what no page leads to was left out, because it may be old',
      );
      return;
    }
    for (const _ of this.below(DOCUMENTS + 1, seen));
    for (let number = 2; number <= this.pages; number++) {
      if (seen.has(number) || free.has(number)) continue;
      for (const row of this.strayRows(number)) yield { ...row, stray: true };
    }
  }

  private *below(number: number, seen: Set<number>): Generator<Entry> {
    if (seen.has(number)) return;
    seen.add(number);
    let page: Page;
    try {
      page = this.parse(this.pageAt(number));
    } catch (error) {
      if (!(error instanceof Unreadable || error instanceof RangeError)) throw error;
      this.problems.push(`page ${number} is damaged (${error.message})`);
      return;
    }
    if (page.lost > 0)
      this.problems.push(`page ${number}: ${page.lost} long values cannot be read to their end`);
    if (page.changed > 0)
      this.problems.push(`page ${number}: ${page.changed} rows are not what was written and were left out`);
    yield* page.rows;
    for (const child of page.children) yield* this.below(child, seen);
  }

  /** Rows of an unreachable page. Overflow pages begin with the number of the next one, which is too small to be mistaken for a kind of page. */
  private strayRows(number: number): Entry[] {
    try {
      return this.parse(this.pageAt(number)).rows;
    } catch {
      return [];
    }
  }

  private freePages(): Set<number> | null {
    const header = this.read(0, FILE_HEAD);
    if (!header) return null;
    const free = new Set<number>();
    try {
      for (let trunk = header.readUInt32BE(FREE_LIST); trunk !== 0; ) {
        if (free.has(trunk)) return null;
        free.add(trunk);
        const page = this.pageAt(trunk);
        const leaves = page.readUInt32BE(4);
        for (let i = 0; i < leaves; i++) free.add(page.readUInt32BE(8 + 4 * i));
        trunk = page.readUInt32BE(0);
      }
    } catch {
      return null;
    }
    return free.size === header.readUInt32BE(FREE_COUNT) ? free : null;
  }

  private parse(page: Buffer): Page {
    const kind = page[0]!;
    const isInterior = kind === TABLE_INTERIOR || kind === INDEX_INTERIOR;
    if (!isInterior && kind !== TABLE_LEAF && kind !== INDEX_LEAF) throw new Unreadable('it is of no kind');
    const count = page.readUInt16BE(3);
    if (count > MOST_CELLS) throw new Unreadable('it has too many rows');
    const found: Page = { kind, rows: [], children: [], lost: 0, changed: 0 };
    for (let i = 0; i < count; i++) {
      let at = page.readUInt16BE((isInterior ? 12 : 8) + 2 * i);
      if (isInterior) found.children.push(page.readUInt32BE(at));
      if (kind === TABLE_INTERIOR) continue;
      if (isInterior) at += 4;
      try {
        const row = this.cell(page, at, kind);
        if (row) found.rows.push(row);
        else found.changed++;
      } catch (error) {
        if (!(error instanceof LongValueLost)) throw error;
        found.lost++;
      }
    }
    if (isInterior) found.children.push(page.readUInt32BE(8));
    return found;
  }

  /** Parses a cell. Null if its checksum does not match. */
  private cell(page: Buffer, start: number, kind: number): Entry | null {
    const length = varint(page, start);
    let { end } = length;
    const row = kind === TABLE_LEAF ? varint(page, end) : null;
    if (row) end = row.end;
    const { first, second, sum } = fieldsOf(
      this.payload(page, end, Number(length.value), kind),
      row ? 0 : 12,
    );
    const key = row ? keyOfRow('documents', row.value) : first;
    return sum === null || sum === sumOf(key, second) ? { key, value: second } : null;
  }

  /** A row's bytes, which continue on further pages beyond a limit. */
  private payload(page: Buffer, at: number, length: number, kind: number): Buffer {
    if (length > LONGEST_VALUE) throw new Unreadable('a row is too long');
    const room = this.pageBytes - 12;
    const most = kind === TABLE_LEAF ? this.pageBytes - 35 : Math.floor((room * 64) / 255) - 23;
    if (length <= most) {
      if (at + length > page.length) throw new Unreadable('a row goes on behind its end');
      return page.subarray(at, at + length);
    }
    const least = Math.floor((room * 32) / 255) - 23;
    const fitting = least + ((length - least) % (this.pageBytes - 4));
    const local = fitting <= most ? fitting : least;
    const out = Buffer.allocUnsafe(length);
    page.copy(out, 0, at, at + local);
    let next = page.readUInt32BE(at + local);
    for (let done = local; done < length; ) {
      let further: Buffer;
      try {
        further = this.pageAt(next);
      } catch {
        throw new LongValueLost();
      }
      next = further.readUInt32BE(0);
      done += further.copy(out, done, 4, Math.min(further.length, 4 + length - done));
    }
    return out;
  }
}

class LongValueLost extends Error {}

function varint(bytes: Buffer, at: number): { value: bigint; end: number } {
  let value = 0n;
  for (let i = 0; i < 8; i++) {
    const byte = bytes.readUInt8(at + i);
    value = (value << 7n) | BigInt(byte & 127);
    if (byte < 128) return { value, end: at + i + 1 };
  }
  return { value: (value << 8n) | BigInt(bytes.readUInt8(at + 8)), end: at + 9 };
}

interface Fields {
  first: Buffer;
  second: Buffer;
  sum: number | null;
}

/**
 * The fields of a row. They are bytes, except that the first may be the row number, which is not stored, and the second a
 * record number. A checksum may follow, but not in blocks or in rows of format 1.
 */
function fieldsOf(payload: Buffer, least: number): Fields {
  const head = varint(payload, 0);
  const first = varint(payload, head.end);
  const second = varint(payload, first.end);
  const third = second.end < Number(head.value) ? varint(payload, second.end) : null;
  const from = (third ?? second).end;
  if (from !== Number(head.value) || (least > 0 && !isBytes(first.value)))
    throw new Unreadable('it has rows of another kind');
  const middle = from + (least > 0 ? lengthOf(first.value) : 0);
  const end = middle + lengthOf(second.value);
  const hasSum = third !== null && third.value !== 0n;
  const last = end + (hasSum ? lengthOf(third.value) : 0);
  if (last !== payload.length) throw new Unreadable('a row has another length than it says');
  const value = payload.subarray(middle, end);
  return {
    first: payload.subarray(from, middle),
    second: isBytes(second.value) ? value : recordNumber(second.value, value),
    sum: hasSum ? numberOf(third.value, payload.subarray(end, last)) : null,
  };
}

const isBytes = (type: bigint): boolean => type >= 12n && type % 2n === 0n;

const NUMBER_LENGTHS = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];
const REAL = 7n;
const ZERO = 8n;

function lengthOf(type: bigint): number {
  if (isBytes(type)) return Number(type - 12n) / 2;
  const length = NUMBER_LENGTHS[Number(type)];
  if (length === undefined || type === 0n) throw new Unreadable('it has rows of another kind');
  return length;
}

function numberOf(type: bigint, stored: Buffer): number {
  if (isBytes(type)) throw new Unreadable('it has rows of another kind');
  if (type === REAL) return stored.readDoubleBE(0);
  if (stored.length === 0) return Number(type - ZERO);
  const bytes = Math.min(stored.length, RECORD_ID_BYTES);
  return stored.readUIntBE(stored.length - bytes, bytes);
}

function recordNumber(type: bigint, stored: Buffer): Buffer {
  const value = Buffer.alloc(RECORD_ID_BYTES);
  value.writeUIntBE(numberOf(type, stored), 0, RECORD_ID_BYTES);
  return value;
}
