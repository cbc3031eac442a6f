import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SPACE_BYTES } from './blocks/block-format';
import { isInBlocks, spaceAndName } from './blocks/block-keys';
import { dataFileBytes, dropCopy, flushDirectory, openDataFile } from './data-file';
import { FlushQueue, type FlushSteps, type Waiter } from './flush-queue';
import { HeldTransaction } from './held-transaction';
import { KeyValueReader } from './key-value-reader';
import { PendingRecords, replayRecords } from './log-records';
import { isPacked } from './spaces';
import { WriteAheadLog } from './wal';
import { refusal, type WriteRefused } from './write-refused';

const CHECKPOINT_BYTES = 32 * 1024 * 1024;
/** With more data, each checkpoint writes more pages: the log grows with it, so that they stay in proportion. */
const MAX_CHECKPOINT_BYTES = 256 * 1024 * 1024;
const DATA_PER_CHECKPOINT = 8;
const CHECKPOINT_IDLE_MS = 1000;
const SEQUENCE_KEY = Buffer.from([0, 0, 0, 0, 0x73]);
/** Holds nothing that is read: room that moves LMDB's list of free pages when a commit is tried again. */
const FILLER_KEY = Buffer.from([0, 0, 0, 0, 0x74]);
const FILLER_BYTES = 12 * 1024;
const CHECKPOINT_TRIES = 10;

/** The store's log, its LMDB transaction, and what happens to them when writes succeed, fail or add up. */
export abstract class LoggedStore extends KeyValueReader {
  protected readonly log: WriteAheadLog;
  protected transaction: HeldTransaction | null = null;
  protected sequence = 0;
  protected readonly pending = new PendingRecords();
  protected readonly queue: FlushQueue;
  /** Where the record that is being flushed begins. */
  private groupStart = 0;
  private failedCheckpoints = 0;
  /** Length of the log at which it is written into the main store. */
  private checkpointAt: number;
  /** A copy of the data file is being made: what is committed stays as it is, and the log keeps what comes. */
  protected copying = false;
  /** Waits until no flush is under way. */
  protected readonly betweenFlushes: (() => void)[] = [];
  protected failure: WriteRefused | null = null;
  private idleTimer: NodeJS.Timeout | null = null;
  /** Called after a rollback: whatever is derived from the data must be read again. */
  onRollback: () => void = () => {};
  onFailure: (error: Error) => void = () => {};

  constructor(
    protected readonly dir: string,
    private readonly checkpointBytes?: number,
  ) {
    const existed = existsSync(join(dir, 'log.wal'));
    super(openDataFile(dir));
    dropCopy(dir);
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
    return Math.min(
      MAX_CHECKPOINT_BYTES,
      Math.max(CHECKPOINT_BYTES, dataFileBytes(this.dir) / DATA_PER_CHECKPOINT),
    );
  }

  protected checkpointedSequence(): number {
    const bytes = this.db.getBinary(SEQUENCE_KEY);
    return bytes ? Number(bytes.readBigUInt64BE(0)) : 0;
  }

  // --- writing -----------------------------------------------------------------------------------------------------

  /** Throws if the store has stopped accepting writes. Call before the first write of a command. */
  assertWritable(): void {
    if (this.failure) throw this.failure;
  }

  /** LMDB refusing one change would leave half a document: everything that is not durable goes. */
  protected change(operation: () => unknown): void {
    try {
      this.ensureTransaction();
      operation();
    } catch (error) {
      this.failure = refusal(error, true);
      this.dropUnwritten(this.failure);
      throw this.failure;
    }
  }

  protected apply(payload: Buffer): void {
    this.ensureTransaction();
    replayRecords(payload, {
      put: (key, value) =>
        isInBlocks(key) ? this.blocks.put(...spaceAndName(key)) : this.putEntry(key, value),
      remove: (key) =>
        isInBlocks(key) ? this.blocks.delete(...spaceAndName(key)) : this.tree(key).remove(key),
      clear: (prefix) => this.blocks.clear(prefix.readUInt32BE(0)),
    });
  }

  protected putEntry(key: Buffer, value: Buffer): void {
    if (isPacked(key) && key.length > SPACE_BYTES) this.tails.prepare(key, value.length);
    this.tree(key).put(key, value);
  }

  /** What was derived from a transaction that is dropped. */
  private forget(): void {
    this.blocks.reset();
    this.tails.reset();
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
    checkpointDue: () =>
      this.betweenFlushes.length > 0 || (!this.copying && this.log.size > this.checkpointAt),
    checkpoint: () => {
      if (this.betweenFlushes.length === 0) this.checkpoint();
      for (const step of this.betweenFlushes.splice(0)) step();
    },
    atRest: () => this.scheduleCheckpoint(),
  };

  protected writeGroup(): boolean {
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
  protected rollBack(cause: unknown, final: boolean): WriteRefused {
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
    this.forget();
    this.sequence = this.log.replay(this.checkpointedSequence(), (payload) => this.apply(payload));
    this.onRollback();
    this.onFailure(refused);
  }

  // --- checkpoints -------------------------------------------------------------------------------------------------

  protected scheduleCheckpoint(): void {
    if (this.idleTimer || !this.transaction) return;
    const { sequence } = this;
    this.idleTimer = setTimeout(() => {
      this.idleTimer = null;
      const idle = !this.copying && this.sequence === sequence && !this.queue.busy && this.pending.empty;
      if (idle) {
        this.checkpoint();
        this.log.shrink();
      } else this.scheduleCheckpoint();
    }, CHECKPOINT_IDLE_MS);
    this.idleTimer.unref();
  }

  /** Commits LMDB's transaction, flushed, and starts the log over. What was still to be logged is durable with it. */
  protected checkpoint(): void {
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
      else if (/ENOSPC|No space left on device/.test(String(error))) {
        // The log still has everything that was acknowledged; what is missing is the room to go on, and there may be some later.
        this.checkpointAt = this.log.size + this.nextCheckpoint();
        this.dropUnwritten(refusal(error, false));
        this.scheduleCheckpoint();
      } else {
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
      this.forget();
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
