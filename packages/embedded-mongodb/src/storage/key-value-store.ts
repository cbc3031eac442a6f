import { copyPath, dropCopy, moveCopy, reopen, replaceDataFile } from './folder';
import { LoggedStore } from './logged-store';

/**
 * Ordered bytes to bytes, durable. The engine (SQLite) holds the data; a write-ahead log makes each group of writes durable with
 * one fdatasync.
 *
 * Writes go into one long batch of the engine that is committed (checkpointed) when the log is long or the store is
 * idle, so the data file only ever shows checkpoints. `durable()` resolves when everything written before it is flushed;
 * callers acknowledge only then. A group that cannot be written is rolled back: the open batch is dropped and rebuilt from the
 * log's durable part, so what was refused is never read again, in this process or the next. After a failed flush nothing more is
 * accepted (the page cache may lie about what reached the disk: Rebello et al., "Can Applications Recover from fsync
 * Failures?", USENIX ATC 2020).
 */
export class KeyValueStore extends LoggedStore {
  /** Copies are made one after the other. */
  private lastCopy: Promise<void> = Promise.resolve();

  put(key: Buffer, value: Buffer): void {
    this.assertWritable();
    const kept = this.pending.put(key, value);
    this.change(() => this.putEntry(key, kept));
  }

  delete(key: Buffer): void {
    this.assertWritable();
    this.pending.delete(key);
    this.change(() => this.engine.remove(key));
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

  // --- copies ------------------------------------------------------------------------------------------------------

  private stepBetweenFlushes(step: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const run = (): void => {
        try {
          step();
          resolve();
        } catch (error) {
          reject(error);
        }
      };
      if (this.queue.busy) this.betweenFlushes.push(run);
      else run();
    });
  }

  /** Makes a copy of everything written so far while others read and write, and hands it to `use`. */
  private withCopy(use: (path: string) => void | Promise<void>, whole = false): Promise<void> {
    const done = this.lastCopy.then(() => this.copyNow(use, whole));
    this.lastCopy = done.catch(() => {});
    return done;
  }

  private async copyNow(use: (path: string) => void | Promise<void>, whole: boolean): Promise<void> {
    this.copying = true;
    try {
      let committed = false;
      await this.stepBetweenFlushes(() => {
        this.checkpoint();
        committed = !this.changed;
      });
      if (this.failure) throw this.failure;
      // a compaction reads what the checkpoint left behind from the log; a backup has no log
      if (whole && !committed) throw new Error('The checkpoint failed; it will be tried again shortly.');
      const path = copyPath(this.dir);
      await this.engine.copy(path);
      await use(path);
    } finally {
      this.copying = false;
      dropCopy(this.dir);
      this.scheduleCheckpoint();
    }
  }

  /** Writes a data file with everything written so far into another directory of the same file system or another. */
  async backup(target: string): Promise<void> {
    await this.withCopy((path) => moveCopy(path, target), true);
  }

  /** Bytes of the data file that hold nothing. */
  freeBytes(): number {
    return this.engine.size().free;
  }

  /** Gives the file system back the pages that hold nothing; returns how many bytes. */
  async compact(): Promise<number> {
    const before = this.engine.size().file;
    await this.withCopy((path) => this.stepBetweenFlushes(() => this.replaceData(path)));
    return Math.max(0, before - this.engine.size().file);
  }

  /** Goes on with a copy in place of the data file; what was written since it was made is in the log. */
  private replaceData(copy: string): void {
    this.logPending();
    this.engine.close();
    try {
      replaceDataFile(this.dir, copy);
    } finally {
      // the old one when that failed
      this.use(reopen(this.dir));
      this.log.replay(this.checkpointedSequence(), (payload) => this.apply(payload));
    }
  }
}
