import { ObjectId, Timestamp } from 'bson';
import type { Catalog } from '../catalog/catalog';
import type { Collection, Journal } from '../catalog/collection';
import type { PlannedKeys } from '../catalog/key-writer';
import { mongoError } from '../semantics/errors';
import { ClusterClock, type ClusterTime, fromTimestamp } from './clock';
import { History } from './history';
import { Locks } from './locks';
import { Transaction } from './transaction';

/** A copy that does not keep a larger buffer in memory. */
const ofItsOwn = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(bytes);

export class ReplicaSet implements Journal {
  readonly clock = new ClusterClock();
  readonly locks = new Locks();
  readonly electionId = new ObjectId();
  private history: History;
  private readonly open = new Set<Transaction>();

  constructor(
    readonly name: string,
    private readonly catalog: Catalog,
  ) {
    this.history = new History(this.clock.tick());
    catalog.tell(this);
  }

  // --- changes outside transactions --------------------------------------------------------------------------------

  checkDocument(collection: Collection, recordId: number): void {
    this.locks.checkDocument(collection, recordId);
  }

  checkKeys(planned: PlannedKeys[]): void {
    this.locks.checkKeys(planned);
  }

  changed(collection: Collection, recordId: number, before: Buffer | null): void {
    const time = this.clock.tick();
    this.history.add(collection, recordId, time, before && ofItsOwn(before));
    this.history.forget(this.oldestSnapshot(time), time);
  }

  private oldestSnapshot(now: ClusterTime): ClusterTime {
    let oldest = now;
    for (const { snapshot } of this.open) oldest = Math.min(oldest, snapshot);
    return oldest;
  }

  // --- transactions ------------------------------------------------------------------------------------------------

  begin(): Transaction {
    const transaction = this.transactionAt(this.clock.last, false);
    this.open.add(transaction);
    return transaction;
  }

  /** The moment that a client names. Throws if it is in the future. */
  timeOf(given: unknown): ClusterTime {
    if (!(given instanceof Timestamp)) throw mongoError('TypeMismatch', 'expected type timestamp');
    return Math.min(fromTimestamp(given), this.clock.last);
  }

  /** Everything as it was at a moment in the last few minutes. */
  readAt(snapshot: ClusterTime): Transaction {
    this.history.assertReadable(snapshot);
    return this.transactionAt(snapshot, true);
  }

  private transactionAt(snapshot: ClusterTime, readOnly: boolean): Transaction {
    const { catalog, history, locks } = this;
    return new Transaction(snapshot, { catalog, history, locks }, readOnly);
  }

  /** Publishes a transaction's writes in one step. They become durable with the next flush, or are lost together. */
  commit(transaction: Transaction): void {
    const time = this.clock.tick();
    try {
      transaction.apply((collection, recordId, before) =>
        this.history.add(collection, recordId, time, before),
      );
    } finally {
      this.end(transaction);
    }
  }

  end(transaction: Transaction): void {
    this.open.delete(transaction);
    transaction.end();
  }

  /** Ends all transactions after the store dropped changes that were not durable, because earlier reads are void. */
  reset(): void {
    for (const transaction of [...this.open]) this.end(transaction);
    this.history = new History(this.clock.tick());
  }
}
