import { randomBytes } from 'node:crypto';
import { mongoError } from '../semantics/errors';
import type { Document } from '../semantics/values';
import { CURSOR_IDLE_MS } from '../server/limits';
import type { DocumentStream } from './document-stream';

export interface OpenCursor {
  id: bigint;
  ns: string;
  stream: DocumentStream;
  /** Logical session of the cursor in hex; null outside sessions. */
  session: string | null;
  noTimeout: boolean;
  /** The transaction that the cursor reads in. */
  transaction?: object | null;
  lastUsed: number;
  busy: boolean;
  /** Time limit of the command that opened the cursor, applied to each getMore; 0 for none. */
  maxTimeMS: number;
  command: Document;
  killed: boolean;
}

export class CursorRegistry {
  private readonly cursors = new Map<bigint, OpenCursor>();
  idleMs = CURSOR_IDLE_MS;
  timedOut = 0;

  open(cursor: Omit<OpenCursor, 'id' | 'lastUsed' | 'busy' | 'killed'>): OpenCursor {
    const id = this.freshId();
    const opened = { ...cursor, id, lastUsed: Date.now(), busy: false, killed: false };
    this.cursors.set(id, opened);
    return opened;
  }

  private freshId(): bigint {
    for (;;) {
      const id = randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn;
      if (id !== 0n && !this.cursors.has(id)) return id;
    }
  }

  /** Takes a cursor for one getMore. `release` gives it back. */
  acquire(id: bigint, ns: string): OpenCursor {
    const cursor = this.cursors.get(id);
    if (!cursor) throw mongoError('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.ns !== ns) {
      throw mongoError(
        'Unauthorized',
        `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
      );
    }
    if (cursor.busy) throw mongoError(12051, `cursor id ${id} is already in use`);
    cursor.busy = true;
    return cursor;
  }

  release(cursor: OpenCursor): void {
    cursor.busy = false;
    cursor.lastUsed = Date.now();
    if (cursor.killed) this.drop(cursor);
  }

  drop(cursor: OpenCursor): void {
    this.cursors.delete(cursor.id);
    cursor.stream.close();
  }

  /** True if the cursor exists. A busy one is removed after its batch. */
  kill(id: bigint, ns: string | null): boolean {
    const cursor = this.cursors.get(id);
    if (!cursor || (ns !== null && cursor.ns !== ns)) return false;
    if (cursor.busy) cursor.killed = true;
    else this.drop(cursor);
    return true;
  }

  killWhere(test: (cursor: OpenCursor) => boolean): void {
    for (const cursor of [...this.cursors.values()]) if (test(cursor)) this.kill(cursor.id, null);
  }

  sweep(now: number): void {
    for (const cursor of [...this.cursors.values()]) {
      if (cursor.busy || cursor.noTimeout || now - cursor.lastUsed < this.idleMs) continue;
      this.timedOut++;
      this.drop(cursor);
    }
  }

  get size(): number {
    return this.cursors.size;
  }

  all(): Iterable<OpenCursor> {
    return this.cursors.values();
  }
}
