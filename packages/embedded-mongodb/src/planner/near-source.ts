import type { Collection } from '../catalog/collection';
import { cellRangeAt, LEVELS } from '../semantics/geo/cells';
import { rangesNear } from '../semantics/geo/index-cells';
import { EARTH_METRES, nearestDistance } from '../semantics/geo/near';
import { encodeKeyValue, successor } from '../storage/key-encoding';
import { boundsOfCells } from './geo-bounds';
import { candidateFor } from './index-candidate';
import { KeyScan } from './key-scan';
import type { NearPlan } from './plan';
import { decoded, type Matcher, PAUSE, type Row, type RowSource, type ScanStats } from './rows';

const STEPS = 256;
/** The first circle is meant to hold about so many documents. */
const FIRST_DOCUMENTS = 32;
/** Where nothing is known about how densely documents lie: a kilometre. */
const UNKNOWN_RADIANS = 1000 / EARTH_METRES;
const RADIANS = Math.PI / 180;

interface Found {
  row: Row;
  distance: number;
}

/**
 * Documents in the order of their distance: those in a circle first, then those in one of twice the radius, and so on,
 * so that a query for the nearest ten does not read the rest.
 */
export class NearSource implements RowSource {
  readonly stats: ScanStats = { keysExamined: 0, docsExamined: 0 };
  private scan: KeyScan;
  private examinedBefore = 0;
  /** In radians on the sphere, else in units of the coordinates. */
  private radius: number;
  private readonly limit: number;
  private readonly seen = new Set<number>();
  /** Found, but documents of the next circle may be nearer. */
  private waiting: Found[] = [];
  private ready: Found[] = [];
  private at = 0;
  private done = false;

  constructor(
    private readonly collection: Collection,
    private readonly plan: NearPlan,
    private readonly matcher: Matcher,
  ) {
    const { near, index, part } = plan;
    const { grid } = index.geoFields[part]!;
    const everywhere = near.spherical
      ? Math.PI
      : Math.hypot(grid.east - grid.west, grid.north - grid.south) * 2;
    this.limit = Math.min(everywhere, this.toRadius(near.max));
    this.radius = Math.min(this.limit, Math.max(this.firstRadius(), this.toRadius(near.min)));
    this.scan = this.openScan();
  }

  private toRadius(distance: number): number {
    return this.plan.near.metres ? distance / EARTH_METRES : distance;
  }

  private fromRadius(radius: number): number {
    return this.plan.near.metres ? radius * EARTH_METRES : radius;
  }

  /** The size of the smallest cell around the centre with enough documents in it. */
  private firstRadius(): number {
    const { near, index, part } = this.plan;
    const { grid } = index.geoFields[part]!;
    const unknown = near.spherical ? UNKNOWN_RADIANS : (grid.east - grid.west) / 1000;
    if (part > 0) return unknown;
    let low = 0;
    let high = LEVELS;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const cells = cellRangeAt(grid, near.centre[0], near.centre[1], middle);
      const start = Buffer.concat([index.prefix, encodeKeyValue(cells.low, null)]);
      const end = Buffer.concat([index.prefix, successor(encodeKeyValue(cells.high, null))!]);
      if (this.collection.store.count(start, end) >= FIRST_DOCUMENTS) low = middle;
      else high = middle - 1;
    }
    const side = (grid.north - grid.south) / 2 ** low;
    return (near.spherical ? side * RADIANS : side) / 2;
  }

  private openScan(): KeyScan {
    const { near, index, part, bounds } = this.plan;
    const ranges = rangesNear(
      index.geoFields[part]!,
      near.centre,
      this.radius,
      near.spherical,
      index.multikey[part] ?? false,
    );
    const geo = new Map([[part, boundsOfCells(ranges)]]);
    const { plan } = candidateFor(index, bounds, () => true, [], false, geo);
    return new KeyScan(this.collection, plan, 0);
  }

  next(): Row | null | typeof PAUSE {
    for (let step = 0; step < STEPS; ) {
      const ready = this.ready[this.at];
      if (ready) {
        this.at++;
        return ready.row;
      }
      if (this.done) return null;
      const key = this.scan.next();
      this.stats.keysExamined = this.examinedBefore + this.scan.examined;
      if (!key) this.closeCircle();
      else if (this.read(key.recordId)) step++;
    }
    return PAUSE;
  }

  /** False for what was read in a smaller circle. */
  private read(recordId: number): boolean {
    if (this.seen.has(recordId)) return false;
    this.seen.add(recordId);
    const raw = this.collection.read(recordId);
    if (!raw) return true;
    this.stats.docsExamined++;
    const row: Row = { recordId, raw, doc: null };
    const distance = nearestDistance(this.plan.near, decoded(row));
    const { min, max } = this.plan.near;
    if (distance === undefined || distance < min || distance > max || !this.matcher.matchesRow(row))
      return true;
    row.doc = null;
    this.waiting.push({ row, distance });
    return true;
  }

  private closeCircle(): void {
    this.done = this.radius >= this.limit;
    const sure = this.done ? Number.POSITIVE_INFINITY : this.fromRadius(this.radius);
    this.ready = this.waiting
      .filter(({ distance }) => distance <= sure)
      .sort((a, b) => a.distance - b.distance || a.row.recordId - b.row.recordId);
    this.waiting = this.waiting.filter(({ distance }) => distance > sure);
    this.at = 0;
    if (this.done) return;
    this.radius = Math.min(this.limit, this.radius * 2);
    this.examinedBefore += this.scan.examined;
    this.scan = this.openScan();
  }
}
