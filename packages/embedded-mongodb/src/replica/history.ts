import type { Collection } from '../catalog/collection';
import { mongoError } from '../semantics/errors';
import { type ClusterTime, secondsOf } from './clock';

/** As MongoDB's minSnapshotHistoryWindowInSeconds, if memory allows. */
const WINDOW_SECONDS = 300;
const MAX_BYTES = 64 * 1024 * 1024;
const ENTRY_BYTES = 64;

interface Version {
  recordId: number;
  time: ClusterTime;
  /** What the document was until then; null when there was none. */
  before: Buffer | null;
  of: Map<number, Version[]>;
}

const FORGOTTEN: Version = { recordId: 0, time: 0, before: null, of: new Map() };

/** What documents were before their latest changes: enough to read a collection as it was at a moment. */
export class History {
  private readonly collections = new Map<string, Map<number, Version[]>>();
  private queue: Version[] = [];
  private head = 0;
  private bytes = 0;
  /** Nothing older than this can be read. */
  private from: ClusterTime;
  /** Grows with every change. */
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

  /** Forgets what no snapshot needs: `pinned` is the oldest that is open. */
  forget(pinned: ClusterTime, now: ClusterTime): void {
    while (this.head < this.queue.length) {
      const version = this.queue[this.head]!;
      const isOld = secondsOf(now) - secondsOf(version.time) > WINDOW_SECONDS;
      if (version.time > pinned || (this.bytes <= MAX_BYTES && !isOld)) break;
      this.head++;
      this.bytes -= ENTRY_BYTES + (version.before?.length ?? 0);
      // its place in the queue stays for a while, and must not keep it
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

  /** The document as it was at a moment; undefined when it has not changed since. */
  before(collection: Collection, recordId: number, snapshot: ClusterTime): Buffer | null | undefined {
    const versions = this.versionsOf(collection)?.get(recordId);
    return versions?.find(({ time }) => time > snapshot)?.before;
  }

  hasChanged(collection: Collection, recordId: number, snapshot: ClusterTime): boolean {
    const last = this.versionsOf(collection)?.get(recordId)?.at(-1);
    return last !== undefined && last.time > snapshot;
  }

  /** Documents that have changed since a moment. */
  changedSince(collection: Collection, snapshot: ClusterTime): number[] {
    const changed: number[] = [];
    for (const [recordId, versions] of this.versionsOf(collection) ?? [])
      if (versions.at(-1)!.time > snapshot) changed.push(recordId);
    return changed;
  }
}
