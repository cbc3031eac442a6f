export interface Entry {
  key: Buffer;
  value: Buffer;
}

/** Keys from `start` up to, and without, `end`. */
export interface Range {
  start: Buffer;
  end: Buffer;
  limit: number;
  /** Descending, from just below `end`. */
  reverse?: boolean;
}

export interface EntryRange extends Range {
  /** Stops after about so many bytes of values. */
  maxBytes?: number;
  /** Only the first so many bytes of each value. */
  headBytes?: number;
}

/**
 * What the server asks of the engine that keeps its data: ordered bytes to bytes, read synchronously. Changes belong to
 * one open batch, are seen at once by every read, and reach the disk in their order, all of them with `checkpoint` or none.
 */
export interface Engine {
  get(key: Buffer): Buffer | undefined;
  keys(range: Range): Buffer[];
  entries(range: EntryRange): Entry[];
  count(start: Buffer, end: Buffer): number;
  /** Bytes of the values as they are stored. */
  bytes(start: Buffer, end: Buffer): number;
  /** The key `offset` entries after `start`, below `end`. */
  keyAt(start: Buffer, end: Buffer, offset: number): Buffer | undefined;

  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
  /** Makes the batch durable and opens the next one. */
  checkpoint(): void;
  /** Forgets the batch and opens the next one. */
  rollBack(): void;
  /** Until the next checkpoint, the batch stays in memory however long it gets: the disk is full. */
  stayInMemory(): void;

  /** Bytes in the data file, beside it waiting for the next checkpoint, and in its free pages. */
  size(): { file: number; waiting: number; free: number };
  /** Reads every page, and says in words what is wrong. */
  problems(): string[];
  /** The keys of documents and descriptions whose content is not what was written. */
  changedRows(): Buffer[];
  /** Writes the last checkpoint, packed densely, to a new file while others read and write. */
  copy(path: string): Promise<void>;
  close(): void;
}

/** The disk has no room for a change; anything else that an engine throws is final. */
export function isDiskFull(error: unknown): boolean {
  return /ENOSPC|No space left on device|database or disk is full/i.test(String(error));
}
