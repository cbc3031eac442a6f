import type { IndexCosts, IndexSearch, Point } from './index-search';

/** A map's view: its box is the search's `bbox`, its zoom that of 512-pixel tiles. */
export type MarksQuery = {
  search: IndexSearch & { bbox: readonly [number, number, number, number] };
  statuses: readonly string[];
  costs?: IndexCosts | undefined;
  zoom: number;
};

type Box = readonly [west: number, south: number, east: number, north: number];

/** One listing, or several that would overlap; `about` if none of them has an exact place. */
export type IndexMark = Point & {
  count: number;
  /** the lowest price of its listings */
  price: number;
  about: boolean;
  /** around all of them */
  box: Box;
  /** their ids, if few */
  ids: string[];
};

/** Number of all results, number with a place, and a box around nearly all of these. */
export type MapExtent = { total: number; placed: number; box?: Box };

/** Maximum marks. More are too many to read and to move. */
export const MAX_MARKS = 300;
export const MAX_IDS = 8;
/** Size of a price marker in pixels, because anything nearer would be covered. */
export const GAP = { x: 60, y: 40 } as const;
const CELL = { x: 72, y: 52 } as const;
const TILE = 512;

export type Pixel = { x: number; y: number };

/** Web Mercator at a zoom, in pixels from the north-west corner of the world. */
export function pixelOf({ lng, lat }: Point, zoom: number): Pixel {
  const world = TILE * 2 ** zoom;
  const bounded = Math.min(85, Math.max(-85, lat));
  const northing = Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360));
  return { x: ((lng + 180) / 360) * world, y: (0.5 - northing / (2 * Math.PI)) * world };
}

/** Size of cells in a box. It is a marker's, or larger if there would be too many cells. Cells are aligned to the world, not to the box. */
export function cellSize([west, south, east, north]: Box, zoom: number): Pixel {
  const from = pixelOf({ lng: west, lat: north }, zoom);
  const to = pixelOf({ lng: east, lat: south }, zoom);
  // a box that cuts cells at both ends has one more on that axis
  const cells = (length: number, cell: number) => Math.ceil(length / cell) + 1;
  let { x, y }: Pixel = CELL;
  while (cells(to.x - from.x, x) * cells(to.y - from.y, y) > MAX_MARKS) {
    x *= 1.25;
    y *= 1.25;
  }
  return { x, y };
}

/** Several listings in one cell of the map, with the sums of their coordinates until they are separated, and the first of them. */
export type Cell<Slot> = { lng: number; lat: number } & Omit<IndexMark, 'lng' | 'lat' | 'ids' | 'box'> & {
    box: [number, number, number, number];
    slots: Slot[];
  };

/** The lower of two prices; NaN is unknown. */
export const lower = (value: number, other: number) =>
  value <= other || Number.isNaN(other) ? value : other;

function widen<Slot>({ box }: Cell<Slot>, [west, south, east, north]: Box): void {
  if (west < box[0]) box[0] = west;
  if (south < box[1]) box[1] = south;
  if (east > box[2]) box[2] = east;
  if (north > box[3]) box[3] = north;
}

/** Counts a listing that would cover a fuller marker with that marker. */
export function apart<Slot>(cells: Cell<Slot>[], zoom: number): Cell<Slot>[] {
  const kept: { cell: Cell<Slot>; at: Pixel }[] = [];
  for (const cell of cells) {
    cell.lng /= cell.count;
    cell.lat /= cell.count;
  }
  cells.sort((a, b) => b.count - a.count || a.lng - b.lng || a.lat - b.lat);
  for (const cell of cells) {
    const at = pixelOf(cell, zoom);
    const near = kept.find(
      (other) => Math.abs(other.at.x - at.x) < GAP.x && Math.abs(other.at.y - at.y) < GAP.y,
    );
    if (near) join(near.cell, cell);
    else kept.push({ cell, at });
  }
  return kept.map(({ cell }) => cell);
}

function join<Slot>(into: Cell<Slot>, from: Cell<Slot>): void {
  into.count += from.count;
  into.price = lower(into.price, from.price);
  into.about &&= from.about;
  widen(into, from.box);
  into.slots.push(...from.slots);
}

/** Share of places that count as outliers, because homes in a family's village would turn a map of the city into one of the country. */
export const OUTLIERS = 0.08;
/** Margin around the others, as a share of their width. */
const ROOM = 0.15;

/** The minimum, the bounds of nearly all, and the maximum. */
export type Ends = readonly [least: number, low: number, high: number, most: number];

/** A box around nearly all of these places; a small number of places has no outliers. */
export function outerBox(count: number, lng: Ends, lat: Ends): Box {
  const hasOutliers = Math.floor(count * OUTLIERS) > 0;
  const sides = ([least, low, high, most]: Ends) => {
    if (!hasOutliers) return [least, most] as const;
    const room = (high - low) * ROOM;
    return [Math.max(least, low - room), Math.min(most, high + room)] as const;
  };
  const [west, east] = sides(lng);
  const [south, north] = sides(lat);
  return [west, south, east, north];
}
