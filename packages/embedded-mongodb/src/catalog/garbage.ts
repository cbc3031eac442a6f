import type { KeyCounts } from '../storage/key-counts';
import type { KeyValueStore } from '../storage/key-value-store';
import { FIRST_BLOCK_SPACE, spacePrefix } from '../storage/spaces';
import type { Collection } from './collection';

const PURGE = Buffer.from([0, 0, 0, 0, 0x70]);
const PURGE_END = Buffer.from([0, 0, 0, 0, 0x71]);
const PURGE_CHUNK = 2000;
const SPACES_AT_ONCE = 1000;
/** Longest time that other requests wait, apart from one chunk. */
const STEP_MS = 3;

/** Key spaces that are no longer used. They are recorded durably and deleted in chunks between other work. */
export class Garbage {
  private purging = false;
  closed = false;

  constructor(
    private readonly store: KeyValueStore,
    private readonly counts: KeyCounts,
    private readonly collections: () => Iterable<Collection>,
  ) {}

  /** Records a space as garbage until `keep` is called, so that a crash during an index build leaves nothing behind. */
  markUnfinished(space: number): void {
    this.store.put(Buffer.concat([PURGE, spacePrefix(space)]), Buffer.from([1]));
  }

  keep(space: number): void {
    this.store.delete(Buffer.concat([PURGE, spacePrefix(space)]));
  }

  add(spaces: number[]): void {
    for (const space of spaces) {
      this.markUnfinished(space);
      this.counts.forget(space);
    }
    this.collectLater();
  }

  spaces(limit = Number.MAX_SAFE_INTEGER): number[] {
    return this.store.keys(PURGE, PURGE_END, limit).map((marker) => marker.readUInt32BE(PURGE.length));
  }

  private unfinishedBuilds(): Set<number> {
    const spaces = new Set<number>();
    for (const collection of this.collections()) {
      for (const index of collection.indexes) if (index.building) spaces.add(index.space);
    }
    return spaces;
  }

  collectLater(): void {
    if (this.purging) return;
    this.purging = true;
    setTimeout(() => this.step(), 20).unref();
  }

  private step(): void {
    if (this.closed || this.store.failed) return;
    const building = this.unfinishedBuilds();
    const spaces = this.spaces(SPACES_AT_ONCE).filter((space) => !building.has(space));
    this.purging = spaces.length > 0;
    if (!this.purging) return;
    const end = performance.now() + STEP_MS;
    for (const space of spaces) {
      if (this.purgeChunk(space)) this.keep(space);
      if (performance.now() > end) break;
    }
    this.store.durable().then(
      () => setTimeout(() => this.step(), 5).unref(),
      () => {},
    );
  }

  /** Deletes one chunk. True if nothing of the space is left. */
  private purgeChunk(space: number): boolean {
    if (space >= FIRST_BLOCK_SPACE) {
      this.store.clearSpace(spacePrefix(space));
      return true;
    }
    const end = spacePrefix(space + 1);
    const keys = this.store.keys(spacePrefix(space), end, PURGE_CHUNK);
    for (const key of keys) this.store.delete(key);
    return keys.length < PURGE_CHUNK;
  }
}
