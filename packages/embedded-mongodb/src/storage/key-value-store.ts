import { closeSync, existsSync, fsyncSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { isInBlocks, spaceAndName } from './blocks/block-keys';
import { FlushQueue, type FlushSteps, type Waiter } from './flush-queue';
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
/** With more data, each checkpoint writes more pages: the log grows with it, so that they stay in proportion. */
const MAX_CHECKPOINT_BYTES = 256 * 1024 * 1024;
const DATA_PER_CHECKPOINT = 8;
const CHECKPOINT_IDLE_MS = 1000;
const MAP_BYTES = 2 ** 40;
const SEQUENCE_KEY = Buffer.from([0, 0, 0, 0, 0x73]);
/** Holds nothing that is read: room that moves LMDB's list of free pages when a commit is tried again. */
const FILLER_KEY = Buffer.from([0, 0, 0, 0, 0x74]);
const FILLER_BYTES = 12 * 1024;
const CHECKPOINT_TRIES = 10;

/** Longest key in bytes (LMDB's limit for 4 KB pages, as lmdb-js builds it). */
export const MAX_KEY_BYTES = 1978;

export class KeyValueStore extends KeyValueReader {
  private readonly log: WriteAheadLog;
  private transaction: HeldTransaction | null = null;
  private sequence = 0;
  private readonly pending = new PendingRecords();
  private readonly queue: FlushQueue;
  /** Where the record that is being flushed begins. */
  private groupStart = 0;
  private failedCheckpoints = 0;
  /** Length of the log at which it is written into the main store. */
  private checkpointAt: number;
  private failure: WriteRefused | null = null;
  private idleTimer: NodeJS.Timeout | null = null;
  /** Called after a rollback: whatever is derived from the data must be read again. */
  onRollback: () => void = () => {};
  onFailure: (error: Error) => void = () => {};

  constructor(
    private readonly dir: string,
    private readonly checkpointBytes?: number,
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
    this.checkpointAt = this.nextCheckpoint();
    this.queue = new FlushQueue(this.log, this.steps);
    if (!existed) flushDirectory(dir);
    const checkpointed = this.checkpointedSequence();
    this.sequence = this.log.replay(checkpointed, (payload) => this.apply(payload));
    this.scheduleCheckpoint();
  }

  private nextCheckpoint(): number {
    if (this.checkpointBytes !== undefined) return this.checkpointBytes;
    const data = statSync(join(this.dir, 'data.mdb')).size;
    return Math.min(MAX_CHECKPOINT_BYTES, Math.max(CHECKPOINT_BYTES, data / DATA_PER_CHECKPOINT));
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
    const kept = this.pending.put(key, value);
    this.change(() => this.db.put(key, kept));
  }

  delete(key: Buffer): void {
    this.assertWritable();
    this.pending.delete(key);
    this.change(() => this.db.remove(key));
  }

  /** An index key, behind its space's prefix, as a binary string. */
  putIndexKey(prefix: Buffer, name: string): void {
    this.assertWritable();
    this.pending.putIndexKey(prefix, name);
    this.change(() => this.blocks.put(prefix.readUInt32BE(0), name));
  }

  deleteIndexKey(prefix: Buffer, name: string): void {
    this.assertWritable();
    this.pending.deleteIndexKey(prefix, name);
    this.change(() => this.blocks.delete(prefix.readUInt32BE(0), name));
  }

  /** Removes all keys of a space that is kept in blocks. */
  clearSpace(prefix: Buffer): void {
    this.assertWritable();
    this.pending.clearSpace(prefix);
    this.change(() => this.blocks.clear(prefix.readUInt32BE(0)));
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
    replayRecords(payload, {
      put: (key, value) =>
        isInBlocks(key) ? this.blocks.put(...spaceAndName(key)) : this.db.put(key, value),
      remove: (key) => (isInBlocks(key) ? this.blocks.delete(...spaceAndName(key)) : this.db.remove(key)),
      clear: (prefix) => this.blocks.clear(prefix.readUInt32BE(0)),
    });
  }

  protected ensureTransaction(): void {
    this.transaction ??= new HeldTransaction(this.db);
  }

  /** Resolves when every write made so far is on disk; rejects with WriteRefused when it cannot be. */
  durable(): Promise<void> {
    return new Promise((resolve, reject) => this.whenDurable({ done: resolve, refused: reject }));
  }

  /** The same without a promise, for the path on which one is felt. */
  whenDurable(waiter: Waiter): void {
    if (!this.pending.empty || this.queue.busy) this.queue.add(waiter);
    else if (this.failure) waiter.refused(this.failure);
    else waiter.done();
  }

  private readonly steps: FlushSteps = {
    write: () => this.writeGroup(),
    flushed: () => {
      this.sequence++;
    },
    failed: (cause) => this.rollBack(cause, true),
    checkpointDue: () => this.log.size > this.checkpointAt,
    checkpoint: () => this.checkpoint(),
    atRest: () => this.scheduleCheckpoint(),
  };

  private writeGroup(): boolean {
    if (this.failure) throw this.failure;
    if (this.pending.empty) return false;
    this.groupStart = this.log.size;
    try {
      this.log.write(this.sequence + 1, this.pending.take());
    } catch (error) {
      throw this.rollBack(error, (error as NodeJS.ErrnoException).code !== 'ENOSPC');
    }
    return true;
  }

  /** Drops what is not durable and reads the durable part back. `final`: no further write will be accepted. */
  private rollBack(cause: unknown, final: boolean): WriteRefused {
    const refused = refusal(cause, final);
    if (final) this.failure = refused;
    this.log.erase(this.groupStart);
    this.dropUnwritten(refused);
    return refused;
  }

  private dropUnwritten(refused: WriteRefused): void {
    this.pending.take();
    this.queue.refuseAll(refused);
    this.transaction?.abort();
    this.transaction = null;
    this.blocks.reset();
    this.sequence = this.log.replay(this.checkpointedSequence(), (payload) => this.apply(payload));
    this.onRollback();
    this.onFailure(refused);
  }

  // --- checkpoints -------------------------------------------------------------------------------------------------

  private scheduleCheckpoint(): void {
    if (this.idleTimer || !this.transaction) return;
    const { sequence } = this;
    this.idleTimer = setTimeout(() => {
      this.idleTimer = null;
      const idle = this.sequence === sequence && !this.queue.busy && this.pending.empty;
      if (idle) {
        this.checkpoint();
        this.log.shrink();
      } else this.scheduleCheckpoint();
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
      this.blocks.applyAll();
      this.db.put(SEQUENCE_KEY, value);
      if (this.failedCheckpoints > 0)
        this.db.put(FILLER_KEY, Buffer.alloc(FILLER_BYTES * this.failedCheckpoints));
      this.transaction = null;
      open.commit();
      this.failedCheckpoints = 0;
      this.pending.take();
      this.log.rewind();
      this.checkpointAt = this.nextCheckpoint();
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
      if (!this.pending.empty) {
        this.log.write(this.sequence + 1, this.pending.take());
        this.log.flushNow();
      }
      this.blocks.reset();
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
    // a group that is on its way may leave another behind
    while (this.queue.busy || !this.pending.empty) await this.durable().catch(() => {});
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
