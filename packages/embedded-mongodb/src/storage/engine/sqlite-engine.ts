import { statSync } from 'node:fs';
import { RECORD_ID_BYTES, recordKey } from '../spaces';
import { copyCommitted } from './copy-committed';
import { damaged, UnusableFolder } from './data-file';
import type { Engine, Entry, EntryRange, Range } from './engine';
import { rowOf, rowsOf, type Table, tableOf } from './row-numbers';
import { changedRows, integrityProblems, sumOf } from './row-sums';
import { DatabaseSync } from './sqlite-library';
import { type Database, prepareTables, type Statements } from './statements';
import { type Bytes, bufferOf, toValue } from './stored-values';

/** Cache size, including pages changed since the last checkpoint. Excess changed pages go to the file beside the data. */
const CACHE_KILOBYTES = 64 * 1024;
const CORRUPT = /malformed|not a database|file is encrypted|no such table/;

/** The location of a range, and the conversion from SQLite's results to keys. */
interface Place {
  statements: Statements;
  low: Buffer | number | bigint;
  high: Buffer | number | bigint;
  keyOf(given: unknown): Buffer;
}

function connect(path: string): Database {
  try {
    return new DatabaseSync(path);
  } catch (error) {
    throw new UnusableFolder(`The data file ${path} cannot be opened (${(error as Error).message}).`, {
      cause: error,
    });
  }
}

const entryKey = (given: unknown): Buffer => bufferOf(given as Bytes);

/**
 * SQLite in its WAL mode. A transaction is always open, so reads take no lock. `checkpoint` commits it, which appends the
 * changed pages to `data.db-wal`, and has them moved into `data.db`, with both files flushed in between, as SQLite does by
 * itself.
 */
export class SqliteEngine implements Engine {
  private readonly db: Database;
  private readonly tables: Record<Table, Statements>;
  private inMemory = false;

  constructor(private readonly path: string) {
    this.db = connect(path);
    try {
      this.db.exec(`
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = NORMAL;
        PRAGMA wal_autocheckpoint = 0;
        PRAGMA fullfsync = 1;
        PRAGMA checkpoint_fullfsync = 1;
        PRAGMA cache_size = -${CACHE_KILOBYTES};
        PRAGMA trusted_schema = 0;
      `);
      this.tables = prepareTables(this.db);
      this.db.exec('BEGIN');
      // the first read would reveal a file that does not match its header
      this.db.prepare('SELECT count(*) FROM sqlite_schema').get();
    } catch (error) {
      this.close();
      const inWords = this.inWords(error);
      if (inWords !== error) throw inWords;
      throw new UnusableFolder(`The data file ${path} cannot be opened (${(error as Error).message}).`, {
        cause: error,
      });
    }
  }

  private inWords(error: unknown): unknown {
    const message = error instanceof Error ? error.message : String(error);
    return CORRUPT.test(message) ? damaged(this.path, message) : error;
  }

  private place(start: Buffer, end: Buffer): Place | null {
    const table = tableOf(start);
    const statements = this.tables[table];
    if (table === 'entries') return { statements, low: start, high: end, keyOf: entryKey };
    const rows = rowsOf(start, end);
    if (!rows) return null;
    const space = start.readUInt32BE(0);
    const keyOf = (given: unknown): Buffer => recordKey(space, given as number);
    return { statements, ...rows, keyOf };
  }

  // --- reading -----------------------------------------------------------------------------------------------------

  private reading<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw this.inWords(error);
    }
  }

  get(key: Buffer): Buffer | undefined {
    const table = tableOf(key);
    try {
      const row = this.tables[table].get.get(table === 'entries' ? key : rowOf(key)) as
        | [Bytes | number]
        | undefined;
      return row && toValue(row[0]);
    } catch (error) {
      throw this.inWords(error);
    }
  }

  keys(range: Range): Buffer[] {
    return this.reading(() => this.keysOf(range));
  }

  private keysOf({ start, end, limit, reverse }: Range): Buffer[] {
    const place = this.place(start, end);
    if (!place) return [];
    const { keys, keysReverse } = place.statements;
    const rows = (reverse ? keysReverse : keys).all(place.low, place.high, limit, 0);
    return (rows as [unknown][]).map(([key]) => place.keyOf(key));
  }

  entries(range: EntryRange): Entry[] {
    return this.reading(() => this.entriesOf(range));
  }

  private entriesOf({ start, end, limit, maxBytes, headBytes, reverse }: EntryRange): Entry[] {
    const place = this.place(start, end);
    if (!place) return [];
    const { low, high, statements, keyOf } = place;
    if (headBytes !== undefined) {
      const heads = statements.heads.all(low, high, headBytes, limit) as [unknown, Bytes][];
      return heads.map(([key, value]) => ({ key: keyOf(key), value: bufferOf(value) }));
    }
    if (maxBytes !== undefined && tableOf(start) !== 'entries') {
      const joined = this.joined(start.readUInt32BE(0), place, limit, maxBytes, reverse ?? false);
      if (joined) return joined;
    }
    const rows = reverse ? statements.rowsReverse : statements.rows;
    const out: Entry[] = [];
    let bytes = 0;
    for (const [key, stored] of rows.iterate(low, high, limit) as Iterable<[unknown, Bytes | number]>) {
      const value = toValue(stored);
      out.push({ key: keyOf(key), value });
      bytes += value.length;
      if (maxBytes !== undefined && bytes > maxBytes) break;
    }
    return out;
  }

  /**
   * Reads the rows that fit as one value and splits it here, because allocating memory for each would cost more than reading
   * it. The lengths are read first, which also avoids reading many long rows at once. Null if the lengths and the value do
   * not agree.
   */
  private joined(
    space: number,
    { statements, low, high }: Place,
    limit: number,
    maxBytes: number,
    reverse: boolean,
  ): Entry[] | null {
    const { lengths, lengthsReverse, joined } = statements;
    const rows = (reverse ? lengthsReverse : lengths).all(low, high, limit) as [number, number][];
    let fitting = 0;
    for (let bytes = 0; fitting < rows.length && bytes <= maxBytes; fitting++) bytes += rows[fitting]![1];
    rows.length = fitting;
    if (fitting === 0) return [];
    if (reverse) rows.reverse();
    const [first, last] = [recordKey(space, rows[0]![0]), recordKey(space, rows.at(-1)![0])];
    const [found] = joined.get(rowOf(first), rowOf(last)) as [Bytes];
    const whole = bufferOf(found);
    let at = 0;
    const out = rows.map(([number, length]) => {
      const value = whole.subarray(at, at + length);
      at += length;
      return { key: recordKey(space, number), value };
    });
    if (at !== whole.length) return null;
    return reverse ? out.reverse() : out;
  }

  count(start: Buffer, end: Buffer): number {
    const place = this.place(start, end);
    if (!place) return 0;
    return this.reading(() => (place.statements.count.get(place.low, place.high) as [number])[0]);
  }

  bytes(start: Buffer, end: Buffer): number {
    const place = this.place(start, end);
    if (!place) return 0;
    return this.reading(() => (place.statements.bytes.get(place.low, place.high) as [number])[0]);
  }

  keyAt(start: Buffer, end: Buffer, offset: number): Buffer | undefined {
    const place = this.place(start, end);
    const row = this.reading(
      () => place?.statements.keys.get(place.low, place.high, 1, offset) as [unknown] | undefined,
    );
    return row && place!.keyOf(row[0]);
  }

  // --- writing -----------------------------------------------------------------------------------------------------

  put(key: Buffer, value: Buffer): void {
    const table = tableOf(key);
    const { put } = this.tables[table];
    try {
      if (table === 'blocks') put.run(rowOf(key), value);
      else if (table === 'documents') put.run(rowOf(key), value, sumOf(key, value));
      else if (value.length === RECORD_ID_BYTES) put.run(key, value.readUIntBE(0, RECORD_ID_BYTES), null);
      else put.run(key, value, sumOf(key, value));
    } catch (error) {
      throw this.inWords(error);
    }
  }

  remove(key: Buffer): void {
    const table = tableOf(key);
    try {
      this.tables[table].remove.run(table === 'entries' ? key : rowOf(key));
    } catch (error) {
      throw this.inWords(error);
    }
  }

  checkpoint(): void {
    this.reading(() => this.db.exec('COMMIT'));
    try {
      const [busy] = this.pragma('wal_checkpoint(TRUNCATE)');
      if (busy !== 0) throw new Error('the data file is being read by another process');
      if (this.inMemory) this.db.exec('PRAGMA cache_spill = ON');
      this.inMemory = false;
    } finally {
      this.db.exec('BEGIN');
    }
  }

  rollBack(): void {
    // after some errors SQLite has already rolled back
    if (this.db.isTransaction) this.db.exec('ROLLBACK');
    try {
      // frees the room that the batch took beside the data file
      this.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // the committed pages stay there until a checkpoint succeeds
    }
    this.db.exec('BEGIN');
  }

  stayInMemory(): void {
    this.inMemory = true;
    this.db.exec('PRAGMA cache_spill = OFF');
  }

  private pragma(name: string): number[] {
    const statement = this.db.prepare(`PRAGMA ${name}`);
    statement.setReturnArrays(true);
    return this.reading(() => statement.get() as number[]);
  }

  // --- the file ----------------------------------------------------------------------------------------------------

  size(): { file: number; waiting: number; free: number } {
    const [page] = this.pragma('page_size');
    const [free] = this.pragma('freelist_count');
    const waiting = statSync(`${this.path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    return { file: statSync(this.path).size, waiting, free: free! * page! };
  }

  problems(): string[] {
    return integrityProblems(this.db);
  }

  changedRows(): Buffer[] {
    return changedRows(this.db, (stored) => bufferOf(stored as Bytes));
  }

  copy(path: string): Promise<void> {
    return copyCommitted(this.path, path);
  }

  /**
   * Closes the file and drops the open batch. The package keeps the connection open until its statements are
   * garbage-collected. SQLite would then delete `data.db-wal` by name, which may belong to another connection by then, so
   * this ends the WAL mode.
   */
  close(): void {
    try {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      this.db.exec('PRAGMA cache_size = 0; PRAGMA shrink_memory; PRAGMA journal_mode = DELETE');
    } catch {
      // the disk is failing, so leave the data to the next start
    }
    this.db.close();
  }
}
