import type { Catalog } from '../catalog/catalog';
import type { Collection } from '../catalog/collection';
import type { CursorRegistry } from '../cursors/cursor-registry';
import type { Transaction } from '../replica/transaction';
import { type Collation, compileCollation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { typeName } from '../semantics/types';
import type { Document } from '../semantics/values';
import { SLICE_MS } from '../server/limits';
import type { ConnectionInfo, RunningCommand } from '../server/running-command';
import type { ServerState } from '../server/state';
import type { KeyValueStore } from '../storage/key-value-store';
import type { Request } from '../wire/messages';
import { maxTimeOf } from './generic-arguments';

export class CommandContext implements RunningCommand {
  readonly startedAt = Date.now();
  private sliceStart = performance.now();
  private deadline = Number.POSITIVE_INFINITY;
  killed: RunningCommand['killed'] = 'no';
  readonly collation: Collation | null;
  transaction: Transaction | null = null;

  constructor(
    readonly server: ServerState,
    readonly connection: ConnectionInfo,
    readonly request: Request,
    readonly name: string,
    readonly db: string,
    readonly body: Document,
    readonly opId: number,
  ) {
    this.setDeadline(body.maxTimeMS);
    this.collation = compileCollation(body.collation);
  }

  /** The same command under another collation, because each write statement may name one. */
  withCollation(spec: unknown): CommandContext {
    return Object.create(this, {
      collation: { value: compileCollation(spec), enumerable: true },
    }) as CommandContext;
  }

  /** The same command on another database, because bulkWrite names one for each operation. */
  withDatabase(db: string): CommandContext {
    return Object.create(this, { db: { value: db, enumerable: true } }) as CommandContext;
  }

  get store(): KeyValueStore {
    return this.server.store;
  }

  get catalog(): Catalog {
    return this.transaction?.catalog ?? this.server.catalog;
  }

  get cursors(): CursorRegistry {
    return this.server.cursors;
  }

  setDeadline(maxTimeMS: unknown): void {
    const ms = maxTimeOf(maxTimeMS);
    this.deadline = ms > 0 ? performance.now() + ms : Number.POSITIVE_INFINITY;
  }

  get remainingTime(): number {
    return Number.isFinite(this.deadline) ? Math.max(1, this.deadline - performance.now()) : 0;
  }

  /** Throws if the command's time is up or it was killed. */
  checkInterrupt(): void {
    if (this.killed === 'shutdown') throw mongoError('InterruptedAtShutdown', 'interrupted at shutdown');
    if (this.killed === 'killed') throw mongoError('Interrupted', 'operation was interrupted');
    if (performance.now() > this.deadline || this.server.failPoints.maxTimeAlwaysExpires(this)) {
      throw mongoError('MaxTimeMSExpired', 'operation exceeded time limit');
    }
  }

  get sliceUsed(): boolean {
    return performance.now() - this.sliceStart > SLICE_MS;
  }

  tick(): boolean {
    this.checkInterrupt();
    return this.sliceUsed;
  }

  async yieldToEventLoop(): Promise<void> {
    this.checkInterrupt();
    if (!this.sliceUsed) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.sliceStart = performance.now();
    this.checkInterrupt();
  }

  /** The collection that the command's first field names. */
  collectionName(): string {
    const value = this.body[this.name];
    if (typeof value !== 'string') {
      throw mongoError('InvalidNamespace', `collection name has invalid type ${typeName(value)}`);
    }
    if (value === '' || value.includes('\0'))
      throw mongoError('InvalidNamespace', `Invalid namespace specified '${this.db}.'`);
    return value;
  }

  collection(): Collection | undefined {
    return this.catalog.find(this.db, this.collectionName());
  }
}
