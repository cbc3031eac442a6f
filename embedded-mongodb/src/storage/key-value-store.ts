import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { open, type TransactionFlags } from 'lmdb';
import { KeyValueReader } from './key-value-reader';
import { WriteAheadLog } from './wal';

/**
 * Ordered bytes to bytes, durable. LMDB holds the data; a write-ahead log makes each group of writes durable with one
 * fdatasync.
 *
 * Writes go into one long LMDB transaction that is committed (checkpointed) when the log is long or the store is
 * idle, so LMDB's file only ever shows checkpoints and needs no trust in the order in which pages reach the disk.
 * `durable()` resolves when everything written before it is flushed; callers acknowledge only then. A group that
 * cannot be written is rolled back: the open transaction is dropped and rebuilt from the log's durable part, so
 * what was refused is never read again, in this process or the next. After a failed flush nothing more is accepted
 * (the page cache may lie about what reached the disk: Rebello et al., "Can Applications Recover from fsync
 * Failures?", USENIX ATC 2020).
 */
const PUT = 1;
const DELETE = 2;
const CHECKPOINT_BYTES = 32 * 1024 * 1024;
const CHECKPOINT_IDLE_MS = 1000;
const MAP_BYTES = 2 ** 40;
/** lmdb-js's TransactionFlags ABORTABLE | SYNCHRONOUS_COMMIT, and no NO_SYNC_FLUSH: commit returns after the flush. */
const DURABLE_COMMIT = 3 as TransactionFlags;
const SEQUENCE_KEY = Buffer.from([0, 0, 0, 0, 0x73]);
const EMPTY = Buffer.alloc(0);
const REFUSAL_DELAY_MS = 20;
const SLOW_FLUSH_MS = 1;
const FLUSHES_IN_BACKGROUND = 50;

/** Longest key in bytes (LMDB's limit for 4 KB pages, as lmdb-js builds it). */
export const MAX_KEY_BYTES = 1978;

/** The write was not accepted; nothing of it is stored. */
export class WriteRefused extends Error {
  constructor(
    message: string,
    readonly diskFull: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

interface Waiter {
  resolve: () => void;
  reject: (error: Error) => void;
}

interface OpenTransaction {
  commit: () => void;
  abort: () => void;
}

export class KeyValueStore extends KeyValueReader {
  private readonly log: WriteAheadLog;
  private transaction: OpenTransaction | null = null;
  private sequence = 0;
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private waiters: Waiter[] = [];
  private slowFlushes = 0;
  private flushing: Promise<void> | null = null;
  private failure: WriteRefused | null = null;
  private idleTimer: NodeJS.Timeout | null = null;
  /** Called after a rollback: whatever is derived from the data must be read again. */
  onRollback: () => void = () => {};
  onFailure: (error: Error) => void = () => {};

  constructor(
    dir: string,
    private readonly checkpointBytes = CHECKPOINT_BYTES,
  ) {
    const existed = existsSync(join(dir, 'log.wal'));
    super(
      open<Buffer, Buffer>({
        path: join(dir, 'data.mdb'),
        noSubdir: true,
        keyEncoding: 'binary',
        encoding: 'binary',
        mapSize: MAP_BYTES,
        overlappingSync: false,
        maxReaders: 16,
      }),
    );
    this.log = new WriteAheadLog(join(dir, 'log.wal'));
    if (!existed) flushDirectory(dir);
    const checkpointed = this.checkpointedSequence();
    this.sequence = this.log.replay(checkpointed, (payload) => this.apply(payload));
    this.scheduleCheckpoint();
  }

  private checkpointedSequence(): number {
    const bytes = this.db.getBinary(SEQUENCE_KEY);
    return bytes ? Number(bytes.readBigUInt64BE(0)) : 0;
  }

  // --- writing -----------------------------------------------------------------------------------------------------

  /** Throws if the store has stopped accepting writes. Call before the first write of a command. */
  assertWritable(): void {
    if (this.failure) throw this.failure;
  }

  put(key: Buffer, value: Buffer): void {
    this.assertWritable();
    this.change(() => this.db.put(key, value));
    this.record(PUT, key, value);
  }

  delete(key: Buffer): void {
    this.assertWritable();
    this.change(() => this.db.remove(key));
    this.record(DELETE, key, EMPTY);
  }

  /** LMDB refusing one change would leave half a document: everything that is not durable goes. */
  private change(operation: () => unknown): void {
    try {
      this.ensureTransaction();
      operation();
    } catch (error) {
      this.failure = refusal(error, true);
      this.dropUnwritten(this.failure);
      throw this.failure;
    }
  }

  private record(op: number, key: Buffer, value: Buffer): void {
    const head = Buffer.allocUnsafe(7 + key.length);
    head[0] = op;
    head.writeUInt16LE(key.length, 1);
    head.writeUInt32LE(value.length, 3);
    head.set(key, 7);
    this.pending.push(head);
    this.pendingBytes += head.length + value.length;
    // the caller may reuse its network buffer before the group is written
    if (value.length > 0) this.pending.push(Buffer.from(value));
  }

  private apply(payload: Buffer): void {
    this.ensureTransaction();
    let at = 0;
    while (at < payload.length) {
      const keyEnd = at + 7 + payload.readUInt16LE(at + 1);
      const valueEnd = keyEnd + payload.readUInt32LE(at + 3);
      const key = payload.subarray(at + 7, keyEnd);
      // copied: lmdb-js asks V8 for the address of the whole backing store of what it is given
      if (payload[at] === PUT) this.db.put(key, Buffer.from(payload.subarray(keyEnd, valueEnd)));
      else this.db.remove(key);
      at = valueEnd;
    }
  }

  /**
   * lmdb-js keeps a transaction open until the promise of its callback settles. This "promise" settles when we say,
   * and at once: with a real one, other work could run between the decision and the commit.
   */
  private ensureTransaction(): void {
    if (this.transaction) return;
    const held: Partial<OpenTransaction> = {};
    this.db.transactionSync(
      () => ({
        // biome-ignore lint/suspicious/noThenProperty: what lmdb-js waits for
        then(onCommit: () => void, onAbort: (error: Error) => void) {
          held.commit = () => onCommit();
          held.abort = () => onAbort(new Error('rolled back'));
        },
      }),
      DURABLE_COMMIT,
    );
    this.transaction = held as OpenTransaction;
  }

  /** Resolves when every write made so far is on disk; rejects with WriteRefused when it cannot be. */
  durable(): Promise<void> {
    if (this.pendingBytes === 0 && !this.flushing) {
      return this.failure ? Promise.reject(this.failure) : Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      this.waiters.push({ resolve, reject });
      if (!this.flushing) {
        this.flushing = this.flushGroups().finally(() => {
          this.flushing = null;
        });
      }
    });
  }

  private async flushGroups(): Promise<void> {
    // one turn of the event loop: requests that have already arrived join this group
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (this.waiters.length > 0) {
      const group = this.waiters;
      this.waiters = [];
      try {
        await this.flushGroup(group.length === 1);
        for (const waiter of group) waiter.resolve();
      } catch (error) {
        this.refuse(group, error as WriteRefused);
      }
      if (this.log.size > this.checkpointBytes) this.checkpoint();
    }
    this.scheduleCheckpoint();
  }

  /** `alone`: one writer waits and nobody else writes. */
  private async flushGroup(alone: boolean): Promise<void> {
    if (this.failure) throw this.failure;
    if (this.pendingBytes === 0) return;
    const parts = this.pending;
    const bytes = this.pendingBytes;
    const start = this.log.size;
    this.pending = [];
    this.pendingBytes = 0;
    try {
      this.log.write(this.sequence + 1, parts, bytes);
    } catch (error) {
      throw this.rollBack(start, error, (error as NodeJS.ErrnoException).code !== 'ENOSPC');
    }
    try {
      if (alone && this.slowFlushes === 0) this.flushAtOnce();
      else {
        await this.log.flush();
        if (this.slowFlushes > 0) this.slowFlushes--;
      }
    } catch (error) {
      throw this.rollBack(start, error, true);
    }
    this.sequence++;
  }

  /**
   * A lone writer is answered sooner without the way through the thread pool, which costs as much as a flush of a fast
   * disk. When the disk is slow, readers must not wait for it.
   */
  private flushAtOnce(): void {
    const start = performance.now();
    this.log.flushNow();
    if (performance.now() - start > SLOW_FLUSH_MS) this.slowFlushes = FLUSHES_IN_BACKGROUND;
  }

  /** Drops what is not durable and reads the durable part back. `final`: no further write will be accepted. */
  private rollBack(start: number, cause: unknown, final: boolean): WriteRefused {
    const refused = refusal(cause, final);
    if (final) this.failure = refused;
    this.log.erase(start);
    this.dropUnwritten(refused);
    return refused;
  }

  /** A little later: acknowledgements of earlier groups, already on their way to other clients, arrive first. */
  private refuse(waiters: Waiter[], refused: WriteRefused): void {
    if (waiters.length === 0) return;
    setTimeout(() => {
      for (const waiter of waiters) waiter.reject(refused);
    }, REFUSAL_DELAY_MS);
  }

  private dropUnwritten(refused: WriteRefused): void {
    this.pending = [];
    this.pendingBytes = 0;
    this.refuse(this.waiters.splice(0), refused);
    const open = this.transaction;
    this.transaction = null;
    try {
      open?.abort();
    } catch {
      // lmdb-js rethrows the reason given to abort
    }
    this.sequence = this.log.replay(this.checkpointedSequence(), (payload) => this.apply(payload));
    this.onRollback();
    this.onFailure(refused);
  }

  // --- checkpoints -------------------------------------------------------------------------------------------------

  private scheduleCheckpoint(): void {
    if (this.idleTimer || !this.transaction) return;
    this.idleTimer = setTimeout(() => {
      this.idleTimer = null;
      if (this.flushing || this.pendingBytes > 0) this.scheduleCheckpoint();
      else this.checkpoint();
    }, CHECKPOINT_IDLE_MS);
    this.idleTimer.unref();
  }

  /** Commits LMDB's transaction, flushed, and starts the log over. What was still to be logged is durable with it. */
  private checkpoint(): void {
    const open = this.transaction;
    if (!open || this.failure) return;
    const value = Buffer.alloc(8);
    value.writeBigUInt64BE(BigInt(this.sequence));
    try {
      this.db.put(SEQUENCE_KEY, value);
      this.transaction = null;
      open.commit();
      this.pending = [];
      this.pendingBytes = 0;
      this.log.rewind();
    } catch (error) {
      // The log still has everything that was acknowledged; what is missing is the room to go on.
      this.failure = refusal(error, true);
      this.dropUnwritten(this.failure);
    }
  }

  get failed(): WriteRefused | null {
    return this.failure;
  }

  async close(): Promise<void> {
    if (this.pendingBytes > 0) await this.durable().catch(() => {});
    while (this.flushing) await this.flushing;
    if (this.idleTimer) clearTimeout(this.idleTimer);
    this.checkpoint();
    this.onRollback = () => {};
    try {
      this.transaction?.abort();
    } catch {
      // only after a failure: the log is read again at the next start
    }
    await this.db.close();
    this.log.close();
  }
}

/** The names of new files are data of their directory. */
function flushDirectory(dir: string): void {
  const fd = openSync(dir, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

function refusal(cause: unknown, final: boolean): WriteRefused {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = final
    ? `The storage failed (${reason}). No write is accepted until the server is restarted.`
    : `No space left on the device (${reason}). Nothing of this write was stored.`;
  return new WriteRefused(message, !final, { cause });
}
