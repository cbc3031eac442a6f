import { copyPath, dropCopy, moveCopy, reopen, replaceDataFile } from './folder';
import { LoggedStore } from './logged-store';

/**
 * A durable ordered map of bytes. The engine (SQLite) has the data. A write-ahead log makes each group of writes durable
 * with one fdatasync.
 *
 * Writes go into one long batch of the engine. It is committed (checkpointed) when the log is long or the store is idle, so
 * the data file only ever contains checkpoints. `durable()` resolves when everything written before it is flushed, and
 * callers acknowledge only then. A group that cannot be written is rolled back. The open batch is dropped and rebuilt from
 * the log's durable part, so a refused write is never read again, in this process or the next. After a failed flush the
 * store accepts no more writes, because the page cache may lie about the disk's content (Rebello et al., "Can Applications
 * Recover from fsync Failures?", USENIX ATC 2020).
 */
export class KeyValueStore extends LoggedStore {
  /** End of the last copy, because copies are made one after the other. */
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

  /** Writes an index key. `name` follows the space's prefix, as a binary string. */
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

  /** Removes all keys of a space in blocks. */
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

  /** Copies everything written so far while others read and write, and passes the copy to `use`. */
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
      // a compaction reads later changes from the log, but a backup has no log
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

  /** Writes a data file with everything written so far into another directory, on any file system. */
  async backup(target: string): Promise<void> {
    await this.withCopy((path) => moveCopy(path, target), true);
  }

  freeBytes(): number {
    return this.engine.size().free;
  }

  /** Returns unused pages to the file system. Resolves with the number of bytes. */
  async compact(): Promise<number> {
    const before = this.engine.size().file;
    await this.withCopy((path) => this.stepBetweenFlushes(() => this.replaceData(path)));
    return Math.max(0, before - this.engine.size().file);
  }

  /** Replaces the data file with a copy. The log has the changes made since the copy. */
  private replaceData(copy: string): void {
    this.logPending();
    this.engine.close();
    try {
      replaceDataFile(this.dir, copy);
    } finally {
      // reopens the old file if that failed
      this.use(reopen(this.dir));
      this.log.replay(this.checkpointedSequence(), (payload) => this.apply(payload));
    }
  }
}
