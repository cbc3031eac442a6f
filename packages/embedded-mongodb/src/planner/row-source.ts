import type { Collection } from '../catalog/collection';
import { mongoError } from '../semantics/errors';
import { recordIdAtEnd, recordKey } from '../storage/spaces';
import type { KeyFilter } from './key-filter';
import { KeyScan } from './key-scan';
import { OverlaySource } from './overlay-source';
import type { IndexScanPlan, Plan } from './plan';
import { type Matcher, PAUSE, type Row, type RowSource, type ScanStats } from './rows';

const STEPS = 256;
const SCAN_BATCH_BYTES = 4 * 1024 * 1024;

/** Throws if the collection was dropped or renamed. `ns` is its name when the scan began. */
function assertThere(collection: Collection, ns: string): void {
  if (collection.ns !== ns) {
    throw mongoError('QueryPlanKilled', `collection renamed from '${ns}' to '${collection.ns}'`);
  }
  if (!collection.dropped) return;
  throw mongoError(
    'QueryPlanKilled',
    `collection dropped between getMore calls: ${collection.ns} (UUID ${collection.uuid.toString('hex')})`,
  );
}

class IndexSource implements RowSource {
  private readonly ns: string;
  private readonly scan: KeyScan;
  private readonly seen: Set<number> | null;
  private readonly keyFilter: KeyFilter | null;
  readonly stats: ScanStats = { keysExamined: 0, docsExamined: 0 };

  constructor(
    private readonly collection: Collection,
    plan: IndexScanPlan,
    private readonly matcher: Matcher | null,
    expected: number,
  ) {
    this.ns = collection.ns;
    this.scan = new KeyScan(collection, plan, expected);
    this.keyFilter = plan.keyFilter;
    this.seen = plan.index.isMultikey ? new Set() : null;
  }

  skip(count: number): number {
    if (this.matcher || this.seen || this.keyFilter) return count;
    const left = this.scan.skip(count);
    this.stats.keysExamined = this.scan.examined;
    return left;
  }

  next(): Row | null | typeof PAUSE {
    assertThere(this.collection, this.ns);
    for (let step = 0; step < STEPS; step++) {
      const key = this.scan.next();
      this.stats.keysExamined = this.scan.examined;
      if (!key) return null;
      if (this.keyFilter && !this.keyFilter(key.key)) continue;
      const { recordId } = key;
      if (this.seen) {
        if (this.seen.has(recordId)) continue;
        this.seen.add(recordId);
      }
      const raw = this.collection.read(recordId);
      // deleted since the batch of keys was read
      if (!raw) continue;
      this.stats.docsExamined++;
      const row: Row = { recordId, raw, doc: null };
      if (!this.matcher || this.matcher.matchesRow(row)) return row;
    }
    return PAUSE;
  }
}

class CollectionSource implements RowSource {
  private readonly ns: string;
  private batch: { key: Buffer; value: Buffer }[] = [];
  private at = 0;
  private size: number;
  private position: Buffer | null = null;
  private done = false;
  readonly stats: ScanStats = { keysExamined: 0, docsExamined: 0 };

  constructor(
    private readonly collection: Collection,
    private readonly reverse: boolean,
    private readonly matcher: Matcher | null,
    expected: number,
  ) {
    this.ns = collection.ns;
    this.size = expected > 0 ? Math.min(expected, 256) : 32;
  }

  next(): Row | null | typeof PAUSE {
    assertThere(this.collection, this.ns);
    for (let step = 0; step < STEPS; step++) {
      if (this.at >= this.batch.length && !this.refill()) return null;
      const { key, value } = this.batch[this.at++]!;
      this.stats.docsExamined++;
      const row: Row = { recordId: recordIdAtEnd(key), raw: value, doc: null };
      if (!this.matcher || this.matcher.matchesRow(row)) return row;
    }
    return PAUSE;
  }

  private refill(): boolean {
    if (this.done) return false;
    const { store, prefix, endOfRecords, space } = this.collection;
    if (this.reverse) {
      this.batch = store.entriesReverse(prefix, this.position ?? endOfRecords, this.size, SCAN_BATCH_BYTES);
    } else {
      this.batch = store.entries(this.position ?? prefix, endOfRecords, this.size, SCAN_BATCH_BYTES);
    }
    this.at = 0;
    const last = this.batch.at(-1);
    this.done = !last;
    if (!last) return false;
    this.position = this.reverse ? last.key : recordKey(space, recordIdAtEnd(last.key) + 1);
    this.size = Math.min(256, this.size * 2);
    return true;
  }
}

class OrSource implements RowSource {
  private at = 0;
  private readonly seen = new Set<number>();

  constructor(private readonly sources: RowSource[]) {}

  get stats(): ScanStats {
    const sum = { keysExamined: 0, docsExamined: 0 };
    for (const { stats } of this.sources) {
      sum.keysExamined += stats.keysExamined;
      sum.docsExamined += stats.docsExamined;
    }
    return sum;
  }

  next(): Row | null | typeof PAUSE {
    while (this.at < this.sources.length) {
      const row = this.sources[this.at]!.next();
      if (row === PAUSE) return PAUSE;
      if (row === null) this.at++;
      else if (!this.seen.has(row.recordId)) {
        this.seen.add(row.recordId);
        return row;
      }
    }
    return null;
  }
}

/** Opens a source of rows. `expected` is the number of rows that the caller probably wants (0 if unknown), so that a page does not read a thousand keys. */
export function openSource(
  collection: Collection,
  plan: Plan,
  matcher: Matcher | null,
  expected: number,
): RowSource & { skip?(count: number): number } {
  if (collection.overlay) {
    const { base } = collection.overlay;
    const order = plan.kind !== 'collection' ? null : plan.reverse ? 'down' : 'up';
    return new OverlaySource(collection, openSource(base, plan, matcher, expected), matcher, order);
  }
  switch (plan.kind) {
    case 'index':
      return new IndexSource(collection, plan, plan.exact ? null : matcher, expected);
    case 'or':
      return new OrSource(
        plan.branches.map((branch) => new IndexSource(collection, branch, matcher, expected)),
      );
    default:
      return new CollectionSource(collection, plan.reverse, plan.exact ? null : matcher, expected);
  }
}
