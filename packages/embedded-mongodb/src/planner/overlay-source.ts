import type { Collection, Overlay } from '../catalog/collection';
import { type Matcher, PAUSE, type Row, type RowSource, type ScanStats } from './rows';

/** Number of stored rows that are skipped before others get a turn. */
const STEPS = 256;

/**
 * The rows as a transaction sees them: the stored rows except for the ones that differ. Collection scans keep their order.
 * After an index scan, the differing rows come last, and the plan does not promise an order.
 */
export class OverlaySource implements RowSource {
  private readonly overlay: Overlay;
  private readonly given = new Set<number>();
  private atEnd = false;
  private waiting: Row | null = null;

  constructor(
    private readonly collection: Collection,
    private readonly stored: RowSource,
    private readonly matcher: Matcher | null,
    private readonly order: 'up' | 'down' | null,
  ) {
    this.overlay = collection.overlay!;
  }

  get stats(): ScanStats {
    return this.stored.stats;
  }

  next(): Row | null | typeof PAUSE {
    for (let step = 0; step < STEPS; step++) {
      const row = this.waiting ?? (this.atEnd ? null : this.stored.next());
      this.waiting = null;
      if (row === PAUSE) return PAUSE;
      if (row === null) {
        this.atEnd = true;
        return this.changedUpTo(null);
      }
      const changed = this.order ? this.changedUpTo(row.recordId) : null;
      if (changed) {
        this.waiting = row;
        return changed;
      }
      if (this.overlay.isChanged(row.recordId) || this.given.has(row.recordId)) continue;
      this.given.add(row.recordId);
      return row;
    }
    return PAUSE;
  }

  /** The next differing row before this document. Null means all that are left. */
  private changedUpTo(recordId: number | null): Row | null {
    const ids = this.overlay.changedIds();
    for (let i = 0; i < ids.length; i++) {
      const id = this.order === 'down' ? ids[ids.length - 1 - i]! : ids[i]!;
      if (recordId !== null && (this.order === 'down' ? id < recordId : id > recordId)) return null;
      if (this.given.has(id)) continue;
      this.given.add(id);
      const raw = this.collection.read(id);
      if (!raw) continue;
      const row: Row = { recordId: id, raw, doc: null };
      if (!this.matcher || this.matcher.matchesRow(row)) return row;
    }
    return null;
  }
}
