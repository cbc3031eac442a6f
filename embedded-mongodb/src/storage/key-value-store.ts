import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { HeldTransaction } from './held-transaction';
import { KeyValueReader } from './key-value-reader';
import { PendingRecords, replayRecords } from './log-records';
import { WriteAheadLog } from './wal';
import { refusal, type WriteRefused } from './write-refused';

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
const CHECKPOINT_BYTES = 32 * 1024 * 1024;
const CHECKPOINT_IDLE_MS = 1000;
const MAP_BYTES = 2 ** 40;
const SEQUENCE_KEY = Buffer.from([0, 0, 0, 0, 0x73]);
/** Holds nothing that is read: room that moves LMDB's list of free pages when a commit is tried again. */
const FILLER_KEY = Buffer.from([0, 0, 0, 0, 0x74]);
const FILLER_BYTES = 12 * 1024;
const CHECKPOINT_TRIES = 10;
const REFUSAL_DELAY_MS = 20;
const SLOW_FLUSH_MS = 1;
const FLUSHES_IN_BACKGROUND = 50;

/** Longest key in bytes (LMDB's limit for 4 KB pages, as lmdb-js builds it). */
export const MAX_KEY_BYTES = 1978;

interface Waiter {
  resolve: () => void;
  reject: (error: Error) => void;
}

export class KeyValueStore extends KeyValueReader {
  private readonly log: WriteAheadLog;
  private transaction: HeldTransaction | null = null;
  private sequence = 0;
  private readonly pending = new PendingRecords();
  private waiters: Waiter[] = [];
  private slowFlushes = 0;
  private failedCheckpoints = 0;
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
    this.pending.put(key, value);
  }

  delete(key: Buffer): void {
    this.assertWritable();
    this.change(() => this.db.remove(key));
    this.pending.delete(key);
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

  private apply(payload: Buffer): void {
    this.ensureTransaction();
    replayRecords(
      payload,
      (key, value) => this.db.put(key, value),
      (key) => this.db.remove(key),
    );
  }

  private ensureTransaction(): void {
    this.transaction ??= new HeldTransaction(this.db);
  }

  /** Resolves when every write made so far is on disk; rejects with WriteRefused when it cannot be. */
  durable(): Promise<void> {
    if (this.pending.bytes === 0 && !this.flushing) {
      return this.failure ? Promise.reject(this.failure) : Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      this.waiters.push({ resolve, reject });
      this.flushing ??= this.flushGroups();
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
    // in the turn that found nobody waiting: whoever comes in the next one must start a flush of his own
    this.flushing = null;
    this.scheduleCheckpoint();
  }

  /** `alone`: one writer waits and nobody else writes. */
  private async flushGroup(alone: boolean): Promise<void> {
    if (this.failure) throw this.failure;
    if (this.pending.bytes === 0) return;
    const { parts, bytes } = this.pending.take();
    const start = this.log.size;
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
    this.pending.take();
    this.refuse(this.waiters.splice(0), refused);
    this.transaction?.abort();
    this.transaction = null;
    this.sequence = this.log.replay(this.checkpointedSequence(), (payload) => this.apply(payload));
    this.onRollback();
    this.onFailure(refused);
  }

  // --- checkpoints -------------------------------------------------------------------------------------------------

  private scheduleCheckpoint(): void {
    if (this.idleTimer || !this.transaction) return;
    this.idleTimer = setTimeout(() => {
      this.idleTimer = null;
      if (this.flushing || this.pending.bytes > 0) this.scheduleCheckpoint();
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
      if (this.failedCheckpoints > 0)
        this.db.put(FILLER_KEY, Buffer.alloc(FILLER_BYTES * this.failedCheckpoints));
      this.transaction = null;
      open.commit();
      this.failedCheckpoints = 0;
      this.pending.take();
      this.log.rewind();
    } catch (error) {
      if (/MDB_BAD_TXN/.test(String(error)) && ++this.failedCheckpoints < CHECKPOINT_TRIES)
        this.resume(error);
      else {
        // The log still has everything that was acknowledged; what is missing is the room to go on.
        this.failure = refusal(error, true);
        this.dropUnwritten(this.failure);
      }
    }
  }

  /**
   * LMDB as lmdb-js builds it now and then finds that it would write a wrong list of free pages, and gives the commit up
   * (mdb_freelist_save in its mdb.c; seen once, with a thousand free pages). Nothing is lost: the log has it all. So the
   * transaction is read back from the log, and the next checkpoint tries again with the list in another shape.
   */
  private resume(cause: unknown): void {
    try {
      if (this.pending.bytes > 0) {
        const { parts, bytes } = this.pending.take();
        this.log.write(this.sequence + 1, parts, bytes);
        this.log.flushNow();
      }
      this.sequence = this.log.replay(this.checkpointedSequence(), (payload) => this.apply(payload));
      this.scheduleCheckpoint();
    } catch (error) {
      this.failure = refusal(error, true);
      this.dropUnwritten(this.failure);
    }
    this.onFailure(new Error(`A checkpoint failed and will be tried again (${cause})`));
  }

  get failed(): WriteRefused | null {
    return this.failure;
  }

  async close(): Promise<void> {
    if (this.pending.bytes > 0) await this.durable().catch(() => {});
    while (this.flushing) await this.flushing;
    if (this.idleTimer) clearTimeout(this.idleTimer);
    this.checkpoint();
    this.onRollback = () => {};
    // there is one only after a failure: the log is read again at the next start
    this.transaction?.abort();
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
