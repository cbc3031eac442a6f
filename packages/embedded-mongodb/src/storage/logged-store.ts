import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInBlocks, spaceAndName } from './blocks/block-keys';
import { flushPath } from './engine/data-file';
import { isDiskFull } from './engine/engine';
import { FlushQueue, type FlushSteps, type Waiter } from './flush-queue';
import { LOG_FILE, openFolder, refuseDamagedLog, unusable } from './folder';
import { KeyValueReader } from './key-value-reader';
import { PendingRecords, replayRecords } from './log-records';
import { pack } from './packing';
import { SEQUENCE_KEY, sequenceIn } from './sequence';
import { isPacked } from './spaces';
import { WriteAheadLog } from './wal';
import { refusal, type WriteRefused } from './write-refused';

const CHECKPOINT_BYTES = 32 * 1024 * 1024;
/** Limits of the log's length. With more data, each checkpoint writes more pages, so the log grows in proportion. */
const MAX_CHECKPOINT_BYTES = 256 * 1024 * 1024;
const DATA_PER_CHECKPOINT = 8;
const CHECKPOINT_IDLE_MS = 1000;
/** Limit of pages that wait beside the data file. Small changes all over a large file need more room there than in the log. */
const MOST_WAITING_BYTES = 512 * 1024 * 1024;
/** Number of log bytes after which the engine is asked again how much waits. */
const ASK_EVERY_BYTES = 4 * 1024 * 1024;

/** The store's log and engine, and the handling of writes that succeed, fail or accumulate. */
export abstract class LoggedStore extends KeyValueReader {
  protected readonly log: WriteAheadLog;
  /** True if the engine's batch contains changes. */
  protected changed = false;
  protected sequence = 0;
  protected readonly pending = new PendingRecords();
  protected readonly queue: FlushQueue;
  private groupStart = 0;
  /** Length of the log at which it is written into the main store. */
  private checkpointAt = CHECKPOINT_BYTES;
  private askAt = ASK_EVERY_BYTES;
  /** True while the data file is being copied. Committed data then stays unchanged, and the log keeps new changes. */
  protected copying = false;
  /** Callbacks for the next moment without a flush. */
  protected readonly betweenFlushes: (() => void)[] = [];
  protected failure: WriteRefused | null = null;
  private idleTimer: NodeJS.Timeout | null = null;
  /** Called after a rollback. Everything derived from the data must then be read again. */
  onRollback: () => void = () => {};
  onFailure: (error: Error) => void = () => {};

  constructor(
    protected readonly dir: string,
    private readonly checkpointBytes?: number,
  ) {
    super(openFolder(dir));
    const path = join(dir, LOG_FILE);
    const isNew = !existsSync(path);
    this.log = new WriteAheadLog(path);
    // the new name must survive a power failure
    if (isNew) flushPath(dir);
    this.queue = new FlushQueue(this.log, this.steps);
    try {
      this.checkpointAt = this.nextCheckpoint();
      this.sequence = this.log.replay(this.checkpointedSequence(), (payload) => this.apply(payload));
      refuseDamagedLog(dir, this.log, this.sequence);
    } catch (error) {
      this.abandon();
      throw unusable(dir, error);
    }
    this.scheduleCheckpoint();
  }

  private nextCheckpoint(): number {
    if (this.checkpointBytes !== undefined) return this.checkpointBytes;
    const { file } = this.engine.size();
    return Math.min(MAX_CHECKPOINT_BYTES, Math.max(CHECKPOINT_BYTES, file / DATA_PER_CHECKPOINT));
  }

  protected checkpointedSequence(): number {
    return sequenceIn(this.engine.get(SEQUENCE_KEY));
  }

  // --- writing -----------------------------------------------------------------------------------------------------

  /** Throws if the store has stopped accepting writes. Call before the first write of a command. */
  assertWritable(): void {
    if (this.failure) throw this.failure;
  }

  /** Makes a change. If the engine refuses it, half a document might remain, so everything that is not durable is dropped. */
  protected change(operation: () => unknown): void {
    this.changed = true;
    try {
      operation();
    } catch (error) {
      throw this.refuse(refusal(error, !isDiskFull(error)));
    }
  }

  protected apply(payload: Buffer): void {
    this.changed = true;
    replayRecords(payload, {
      put: (key, value) =>
        isInBlocks(key) ? this.blocks.put(...spaceAndName(key)) : this.putEntry(key, value),
      remove: (key) => (isInBlocks(key) ? this.blocks.delete(...spaceAndName(key)) : this.engine.remove(key)),
      clear: (prefix) => this.blocks.clear(prefix.readUInt32BE(0)),
    });
  }

  protected putEntry(key: Buffer, value: Buffer): void {
    this.engine.put(key, isPacked(key) ? pack(value) : value);
  }

  protected onBlocksChanged(): void {
    this.changed = true;
  }

  /** Resolves when all writes so far are on disk. Rejects with WriteRefused if that fails. */
  durable(): Promise<void> {
    return new Promise((resolve, reject) => this.whenDurable({ done: resolve, refused: reject }));
  }

  /** The same without a promise, for callers where its cost matters. */
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
    checkpointDue: () => this.betweenFlushes.length > 0 || (!this.copying && this.isLogLong()),
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

  /** Removes the record that failed to become durable and everything after it. `final` means that no further write will be accepted. */
  protected rollBack(cause: unknown, final: boolean): WriteRefused {
    this.log.erase(this.groupStart);
    return this.refuse(refusal(cause, final));
  }

  /** Drops everything that is not in the log. */
  private refuse(refused: WriteRefused): WriteRefused {
    if (!refused.diskFull) this.failure = refused;
    this.pending.take();
    this.queue.refuseAll(refused);
    this.readBack(refused.diskFull);
    this.onRollback();
    this.onFailure(refused);
    return refused;
  }

  /** Rebuilds the engine's batch from the log. */
  private readBack(isDiskFull: boolean): void {
    this.engine.rollBack();
    if (isDiskFull) this.engine.stayInMemory();
    this.blocks.reset();
    this.changed = false;
    this.log.replay(this.checkpointedSequence(), (payload) => this.apply(payload));
  }

  // --- checkpoints -------------------------------------------------------------------------------------------------

  protected scheduleCheckpoint(): void {
    if (this.idleTimer || !this.changed) return;
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

  private isLogLong(): boolean {
    const { size } = this.log;
    if (size > this.checkpointAt) return true;
    if (size < this.askAt) return false;
    this.askAt = size + ASK_EVERY_BYTES;
    return this.engine.size().waiting > MOST_WAITING_BYTES;
  }

  protected logPending(): void {
    if (!this.writeGroup()) return;
    try {
      this.log.flushNow();
    } catch (error) {
      throw this.rollBack(error, true);
    }
    this.sequence++;
  }

  /** Makes the engine keep the log's changes, and starts the log over. */
  protected checkpoint(): void {
    if (!this.changed || this.failure) return;
    try {
      // the engine must not keep changes that are refused later, so make everything durable first
      this.logPending();
    } catch {
      return;
    }
    const value = Buffer.alloc(8);
    value.writeBigUInt64BE(BigInt(this.sequence));
    try {
      this.blocks.applyAll();
      this.engine.put(SEQUENCE_KEY, value);
      this.engine.checkpoint();
    } catch (error) {
      this.checkpointFailed(error);
      return;
    }
    this.changed = false;
    this.log.rewind();
    this.checkpointAt = this.nextCheckpoint();
    this.askAt = ASK_EVERY_BYTES;
  }

  /** Handles a failed checkpoint. Nothing is lost, because the log has all changes. If the disk is full, there may be room later. */
  private checkpointFailed(cause: unknown): void {
    const full = isDiskFull(cause);
    const refused = refusal(cause, !full);
    if (full) this.checkpointAt = this.log.size + this.nextCheckpoint();
    else this.failure = refused;
    this.readBack(full);
    this.onFailure(
      full ? new Error(`A checkpoint failed and will be tried again (${refused.message})`) : refused,
    );
    if (full) this.scheduleCheckpoint();
  }

  /** Bytes in the log that are not yet in the data file. */
  get loggedBytes(): number {
    return this.log.size;
  }

  get failed(): WriteRefused | null {
    return this.failure;
  }

  async close(): Promise<void> {
    // a group that is being flushed may leave another behind
    while (this.queue.busy || !this.pending.empty) await this.durable().catch(() => {});
    this.checkpoint();
    this.abandon();
  }

  /** Closes the files without a checkpoint. The next start reads the log again. */
  abandon(): void {
    if (this.idleTimer) clearTimeout(this.idleTimer);
    this.onRollback = () => {};
    this.engine.close();
    this.log.close();
  }
}
