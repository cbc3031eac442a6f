import type { Collection } from '../catalog/collection';
import type { DocumentSource } from '../cursors/document-stream';
import { encode } from '../semantics/codec';
import { mongoError } from '../semantics/errors';
import type { CompiledSort } from '../semantics/sort';
import { SORT_MEMORY_BYTES } from '../server/limits';
import type { TimeSlice } from '../server/running-command';
import type { Plan } from './plan';
import { openSource } from './row-source';
import { decoded, type Matcher, PAUSE, type Projector, type Row, type RowSource } from './rows';

export interface FindOptions {
  matcher: Matcher;
  /** Null if no order was requested. */
  sort: CompiledSort | null;
  skip: number;
  limit: number;
  project: Projector | null;
  allowDiskUse: boolean;
}

export class FindRows {
  readonly source: RowSource & { skip?(count: number): number };
  private readonly needsSort: boolean;
  private sorted: Row[] | null = null;
  private at = 0;
  private toSkip: number;
  private left: number;
  returned = 0;

  constructor(
    collection: Collection,
    readonly plan: Plan,
    private readonly options: FindOptions,
    expected: number,
  ) {
    this.needsSort = options.sort !== null && !plan.sorted;
    this.source = openSource(collection, plan, options.matcher, this.needsSort ? 0 : expected);
    this.toSkip = options.skip;
    this.left = options.limit > 0 ? options.limit : Number.POSITIVE_INFINITY;
    if (!this.needsSort && this.toSkip > 0 && this.source.skip) this.toSkip = this.source.skip(this.toSkip);
  }

  /** True once the limit is reached or every sorted row has been returned. */
  get spent(): boolean {
    return this.left <= 0 || (this.sorted !== null && this.at >= this.sorted.length);
  }

  /** The next row without waiting, or PAUSE if the caller should let others run first. */
  private step(): Row | null | typeof PAUSE {
    if (this.left <= 0) return null;
    if (this.sorted) return this.sorted[this.at++] ?? null;
    for (;;) {
      const row = this.source.next();
      if (row === PAUSE || row === null) return row;
      if (this.toSkip > 0) this.toSkip--;
      else return row;
    }
  }

  async next(slice: TimeSlice): Promise<Row | null> {
    if (this.needsSort && !this.sorted) await this.collect(slice);
    for (;;) {
      const row = this.step();
      if (row === PAUSE) {
        await slice.yieldToEventLoop();
        continue;
      }
      if (row) {
        this.left--;
        this.returned++;
        if ((this.returned & 31) === 0) await slice.yieldToEventLoop();
      }
      return row;
    }
  }

  /** A row if one is available at once, or undefined if `next` must be awaited. */
  nextNow(): Row | null | undefined {
    if (this.needsSort && !this.sorted) return undefined;
    const row = this.step();
    if (row === PAUSE) return undefined;
    if (row) {
      this.left--;
      this.returned++;
    }
    return row;
  }

  /** Reads and sorts everything. With a limit, keeps only rows that can still be returned. */
  private async collect(slice: TimeSlice): Promise<void> {
    const sort = this.options.sort!;
    const order = (a: Sortable, b: Sortable): number =>
      sort.compareKeys(a.keys, b.keys) || a.row.recordId - b.row.recordId;
    const keep = this.options.limit > 0 ? this.options.skip + this.options.limit : Number.POSITIVE_INFINITY;
    let rows: Sortable[] = [];
    let bytes = 0;
    let seen = 0;
    for (;;) {
      const row = this.source.next();
      if (row === null) break;
      if (row === PAUSE || (++seen & 63) === 0) await slice.yieldToEventLoop();
      if (row === PAUSE) continue;
      const keys = sort.keys(decoded(row));
      // the keys suffice for sorting, so keep bytes rather than objects
      row.doc = null;
      rows.push({ row, keys });
      bytes += row.raw.length;
      if (rows.length > keep * 2 + 1000) {
        rows = rows.sort(order).slice(0, keep);
        bytes = rows.reduce((sum, kept) => sum + kept.row.raw.length, 0);
      }
      if (bytes > SORT_MEMORY_BYTES && !this.options.allowDiskUse) throw sortTooLarge();
    }
    rows.sort(order);
    const end = keep === Number.POSITIVE_INFINITY ? undefined : keep;
    this.sorted = rows.slice(this.options.skip, end).map((kept) => kept.row);
    this.toSkip = 0;
  }
}

interface Sortable {
  row: Row;
  keys: unknown[];
}

function sortTooLarge(): Error {
  return mongoError(
    'QueryExceededMemoryLimitNoDiskUseAllowed',
    `Executor error during find command :: caused by :: Sort exceeded memory limit of ${SORT_MEMORY_BYTES} bytes, but did not opt in to external sorting.`,
  );
}

/** A find as a source of BSON documents. Stored bytes are sent unchanged unless a projection applies. */
export class FindSource implements DocumentSource {
  constructor(
    readonly rows: FindRows,
    private readonly project: Projector | null,
  ) {}

  next(slice: TimeSlice): Promise<Buffer | null> | Buffer | null {
    const row = slice.sliceUsed ? undefined : this.rows.nextNow();
    if (row === undefined) return this.rows.next(slice).then((later) => this.output(later));
    return this.output(row);
  }

  private output(row: Row | null): Buffer | null {
    if (!row) return null;
    if (!this.project) return row.raw;
    return this.project.raw?.(row.raw) ?? Buffer.from(encode(this.project(row)));
  }

  get spent(): boolean {
    return this.rows.spent;
  }

  close(): void {}
}
