import type { Collection } from '../catalog/collection';
import { mongoError } from '../semantics/errors';
import { type ClusterTime, secondsOf } from './clock';

/** Length of the history if memory allows, as MongoDB's minSnapshotHistoryWindowInSeconds. */
const WINDOW_SECONDS = 300;
const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_BYTES = 64;

interface Version {
  recordId: number;
  time: ClusterTime;
  /** The previous content of the document, or null if there was none. */
  before: Buffer | null;
  of: Map<number, Version[]>;
}

const FORGOTTEN: Version = { recordId: 0, time: 0, before: null, of: new Map() };

/** Earlier versions of documents, which suffice to read a collection as it was at a moment. */
export class History {
  private readonly collections = new Map<string, Map<number, Version[]>>();
  private queue: Version[] = [];
  private head = 0;
  private bytes = 0;
  private from: ClusterTime;
  changes = 0;

  constructor(from: ClusterTime) {
    this.from = from;
  }

  add(collection: Collection, recordId: number, time: ClusterTime, before: Buffer | null): void {
    const key = collection.uuid.toString('latin1');
    const of = this.collections.get(key) ?? new Map<number, Version[]>();
    this.collections.set(key, of);
    const version = { recordId, time, before, of };
    const versions = of.get(recordId);
    if (versions) versions.push(version);
    else of.set(recordId, [version]);
    this.queue.push(version);
    this.bytes += ENTRY_BYTES + (before?.length ?? 0);
    this.changes++;
  }

  /** Forgets versions that no snapshot needs. `pinned` is the oldest open snapshot. */
  forget(pinned: ClusterTime, now: ClusterTime): void {
    while (this.head < this.queue.length) {
      const version = this.queue[this.head]!;
      const isOld = secondsOf(now) - secondsOf(version.time) > WINDOW_SECONDS;
      if (version.time > pinned || (this.bytes <= MAX_BYTES && !isOld)) break;
      this.head++;
      this.bytes -= ENTRY_BYTES + (version.before?.length ?? 0);
      // the queue's slot stays for a while, and must not keep the version in memory
      this.queue[this.head - 1] = FORGOTTEN;
      this.from = version.time;
      const left = version.of.get(version.recordId)!.slice(1);
      if (left.length > 0) version.of.set(version.recordId, left);
      else version.of.delete(version.recordId);
    }
    if (this.head < 1000 || this.head * 2 < this.queue.length) return;
    this.queue = this.queue.slice(this.head);
    this.head = 0;
  }

  assertReadable(snapshot: ClusterTime): void {
    if (snapshot >= this.from) return;
    throw mongoError('SnapshotTooOld', 'Read timestamp is older than the oldest available timestamp.');
  }

  private versionsOf(collection: Collection): Map<number, Version[]> | undefined {
    return this.collections.get(collection.uuid.toString('latin1'));
  }

  /** The document as it was at a moment, or undefined if it has not changed since. */
  before(collection: Collection, recordId: number, snapshot: ClusterTime): Buffer | null | undefined {
    const versions = this.versionsOf(collection)?.get(recordId);
    return versions?.find(({ time }) => time > snapshot)?.before;
  }

  hasChanged(collection: Collection, recordId: number, snapshot: ClusterTime): boolean {
    const last = this.versionsOf(collection)?.get(recordId)?.at(-1);
    return last !== undefined && last.time > snapshot;
  }

  changedSince(collection: Collection, snapshot: ClusterTime): number[] {
    const changed: number[] = [];
    for (const [recordId, versions] of this.versionsOf(collection) ?? [])
      if (versions.at(-1)!.time > snapshot) changed.push(recordId);
    return changed;
  }
}
