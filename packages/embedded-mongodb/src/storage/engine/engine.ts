export interface Entry {
  key: Buffer;
  value: Buffer;
}

/** Keys from `start` up to but not including `end`. */
export interface Range {
  start: Buffer;
  end: Buffer;
  limit: number;
  /** Descending, from just below `end`. */
  reverse?: boolean;
}

export interface EntryRange extends Range {
  /** Stops after about this many bytes of values. */
  maxBytes?: number;
  /** Reads only this many bytes of each value. */
  headBytes?: number;
}

/**
 * The storage engine as the server needs it. It maps ordered keys to values and reads synchronously. Changes belong to one
 * open batch, are visible to every read at once, and reach the disk with `checkpoint`, all or none, in their order.
 */
export interface Engine {
  get(key: Buffer): Buffer | undefined;
  keys(range: Range): Buffer[];
  entries(range: EntryRange): Entry[];
  count(start: Buffer, end: Buffer): number;
  /** Stored size of the values in bytes. */
  bytes(start: Buffer, end: Buffer): number;
  /** The key `offset` entries after `start`, below `end`. */
  keyAt(start: Buffer, end: Buffer, offset: number): Buffer | undefined;

  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
  /** Makes the batch durable and opens the next one. */
  checkpoint(): void;
  /** Drops the batch and opens the next one. */
  rollBack(): void;
  /** Keeps the batch in memory until the next checkpoint, however long it gets, because the disk is full. */
  stayInMemory(): void;

  /** Bytes in the data file, beside it (waiting for the next checkpoint), and in free pages. */
  size(): { file: number; waiting: number; free: number };
  problems(): string[];
  /** The keys of documents and descriptions whose checksums do not match. */
  changedRows(): Buffer[];
  /** Writes the last checkpoint densely to a new file while others read and write. */
  copy(path: string): Promise<void>;
  close(): void;
}

/** True if the disk has no room for a change. All other errors of an engine are final. */
export function isDiskFull(error: unknown): boolean {
  return /ENOSPC|No space left on device|database or disk is full/i.test(String(error));
}
