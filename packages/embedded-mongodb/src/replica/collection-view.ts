import type { Collection, Overlay } from '../catalog/collection';
import type { History } from './history';

/** A view's access to its transaction, for reading a collection and for writing to the view. */
export interface Viewer {
  readonly around: { readonly history: History };
  readonly writes: number;
  versionOf(base: Collection, recordId: number): Buffer | null | undefined;
  changedIds(base: Collection): number[];
  insert(base: Collection, raw: Buffer): number;
  update(base: Collection, recordId: number, before: Buffer, after: Buffer): void;
  remove(base: Collection, recordId: number, raw: Buffer): void;
}

/** A collection as one transaction sees it. Most documents are the stored ones, and some differ. */
export class CollectionView implements Overlay {
  readonly collection: Collection;
  private ids: number[] = [];
  private idSet = new Set<number>();
  private seenWrites = -1;
  private seenChanges = -1;

  constructor(
    private readonly transaction: Viewer,
    readonly base: Collection,
  ) {
    this.collection = Object.create(base, {
      overlay: { value: this },
      count: { get: () => this.count },
      read: { value: (recordId: number) => this.read(recordId) },
      findById: { value: (encodedId: Buffer) => this.findById(encodedId) },
      insert: { value: (raw: Buffer) => transaction.insert(base, raw) },
      update: {
        value: (recordId: number, before: Buffer, after: Buffer) =>
          transaction.update(base, recordId, before, after),
      },
      remove: { value: (recordId: number, raw: Buffer) => transaction.remove(base, recordId, raw) },
    }) as Collection;
  }

  changedIds(): readonly number[] {
    const { transaction } = this;
    const { history } = transaction.around;
    if (this.seenWrites !== transaction.writes || this.seenChanges !== history.changes) {
      this.seenWrites = transaction.writes;
      this.seenChanges = history.changes;
      this.ids = transaction.changedIds(this.base);
      this.idSet = new Set(this.ids);
    }
    return this.ids;
  }

  get differs(): boolean {
    return this.changedIds().length > 0;
  }

  isChanged(recordId: number): boolean {
    this.changedIds();
    return this.idSet.has(recordId);
  }

  private read(recordId: number): Buffer | undefined {
    const version = this.transaction.versionOf(this.base, recordId);
    return version === undefined ? this.base.read(recordId) : (version ?? undefined);
  }

  /** Record id of a document. If it is not stored under its `_id`, searches the documents that differ. */
  private findById(encodedId: Buffer): number {
    const found = this.base.findById(encodedId);
    if (found >= 0 && this.read(found)) return found;
    const key = encodedId.toString('latin1');
    for (const recordId of this.changedIds()) {
      const raw = this.read(recordId);
      if (raw && this.base.planKeys(raw).some(({ index, keys }) => index.isId && keys.includes(key)))
        return recordId;
    }
    return -1;
  }

  private get count(): number {
    let count = this.base.count;
    for (const recordId of this.changedIds()) {
      const stored = this.base.read(recordId) ? 1 : 0;
      count += (this.read(recordId) ? 1 : 0) - stored;
    }
    return count;
  }
}
