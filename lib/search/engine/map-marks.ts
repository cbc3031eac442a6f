import type { ListingIndex } from '@/lib/search/columns/listing-index';
import type { IndexCosts, IndexSearch, Point } from './index-search';
import { select } from './select';

/** What a map shows: its box is the `bbox` of the search, its zoom that of tiles of 512 pixels. */
export type MarksQuery = {
  search: IndexSearch & { bbox: readonly [number, number, number, number] };
  statuses: readonly string[];
  costs?: IndexCosts | undefined;
  zoom: number;
};

type Box = readonly [west: number, south: number, east: number, north: number];

/** One listing, or several that would lie over one another; `about` when of none of them the exact place is known. */
export type IndexMark = Point & {
  count: number;
  /** the lowest price of them */
  price: number;
  about: boolean;
  /** around all of them */
  box: Box;
  /** of few: which they are */
  ids: string[];
};

/** How many a search finds wherever they are, how many of them have a place, and a box around nearly all of these. */
export type MapExtent = { total: number; placed: number; box?: Box };

/** More than these are too many to look at, and to move. */
export const MAX_MARKS = 300;
const MAX_IDS = 8;
/** Pixels of a mark with a price: what is nearer would cover it. */
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

/** The cells of a box: as small as a mark, larger where there would be too many of them. They lie on the world, not on the box. */
export function cellSize([west, south, east, north]: Box, zoom: number): Pixel {
  const from = pixelOf({ lng: west, lat: north }, zoom);
  const to = pixelOf({ lng: east, lat: south }, zoom);
  // an axis of which a box cuts the cells at both ends has one more
  const cells = (length: number, cell: number) => Math.ceil(length / cell) + 1;
  let { x, y }: Pixel = CELL;
  while (cells(to.x - from.x, x) * cells(to.y - from.y, y) > MAX_MARKS) {
    x *= 1.25;
    y *= 1.25;
  }
  return { x, y };
}

type Cell = { lng: number; lat: number } & Omit<IndexMark, 'lng' | 'lat' | 'ids' | 'box'> & {
    box: [number, number, number, number];
    slots: number[];
  };

/** A price that nobody gave is NaN. */
const lower = (value: number, other: number) => (value <= other || Number.isNaN(other) ? value : other);

function addTo(cell: Cell, slot: number, lng: number, lat: number, price: number, about: boolean): void {
  cell.lng += lng;
  cell.lat += lat;
  cell.count++;
  cell.price = lower(cell.price, price);
  cell.about &&= about;
  // written out: an array for each of a hundred thousand listings is most of the time
  const { box } = cell;
  if (lng < box[0]) box[0] = lng;
  if (lat < box[1]) box[1] = lat;
  if (lng > box[2]) box[2] = lng;
  if (lat > box[3]) box[3] = lat;
  if (cell.slots.length < MAX_IDS) cell.slots.push(slot);
}

function widen({ box }: Cell, [west, south, east, north]: Box): void {
  if (west < box[0]) box[0] = west;
  if (south < box[1]) box[1] = south;
  if (east > box[2]) box[2] = east;
  if (north > box[3]) box[3] = north;
}

/** Everything that the search finds in the box, as at most MAX_MARKS marks that do not cover one another; the fullest first. */
export function mapMarks(index: ListingIndex, { search, statuses, costs, zoom }: MarksQuery): IndexMark[] {
  const { matches } = select(index, search, statuses, costs);
  const size = cellSize(search.bbox, zoom);
  const [lngs, lats, prices] = [index.column('lng'), index.column('lat'), index.column('price')];
  const approximate = index.column('approximate');
  const { x: left, y: top } = pixelOf({ lng: search.bbox[0], lat: search.bbox[3] }, zoom);
  const right = pixelOf({ lng: search.bbox[2], lat: 0 }, zoom).x;
  const [firstColumn, firstRow] = [Math.floor(left / size.x), Math.floor(top / size.y)];
  const columns = Math.floor(right / size.x) - firstColumn + 1;
  const cells: (Cell | undefined)[] = [];
  for (const slot of matches.toSlots()) {
    const [lng, lat] = [lngs[slot]!, lats[slot]!];
    const { x, y } = pixelOf({ lng, lat }, zoom);
    const at = (Math.floor(y / size.y) - firstRow) * columns + Math.floor(x / size.x) - firstColumn;
    let cell = cells[at];
    if (!cell) {
      const box: Cell['box'] = [lng, lat, lng, lat];
      cell = { lng: 0, lat: 0, count: 0, price: Number.NaN, about: true, box, slots: [] };
      cells[at] = cell;
    }
    addTo(cell, slot, lng, lat, prices[slot]!, approximate[slot] === 1);
  }
  return apart(
    cells.filter((cell) => cell !== undefined),
    zoom,
  ).map(({ slots, ...cell }) => ({
    ...cell,
    ids: cell.count <= MAX_IDS ? slots.map((slot) => index.id(slot)) : [],
  }));
}

/** What would cover a fuller mark is counted with it. */
function apart(cells: Cell[], zoom: number): Cell[] {
  const kept: { cell: Cell; at: Pixel }[] = [];
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

function join(into: Cell, from: Cell): void {
  into.count += from.count;
  into.price = lower(into.price, from.price);
  into.about &&= from.about;
  widen(into, from.box);
  into.slots.push(...from.slots);
}

/** As many as are enough to know where most of them are. */
const SAMPLE = 2000;
/** Homes of the family's village would make a map of the city one of the country. */
const OUTLIERS = 0.08;
/** Room around the others, as a share of their width. */
const ROOM = 0.15;

/** Where the results of a search are. */
export function mapExtent(
  index: ListingIndex,
  { search, statuses, costs }: Omit<MarksQuery, 'zoom' | 'search'> & { search: IndexSearch },
): MapExtent {
  const { matches } = select(index, search, statuses, costs);
  const total = matches.size;
  const [lngs, lats] = [index.column('lng'), index.column('lat')];
  const placed = matches.toSlots().filter((slot) => lngs[slot]! >= -180 && lats[slot]! >= -90);
  if (placed.length === 0) return { total, placed: 0 };
  const step = Math.max(1, Math.floor(placed.length / SAMPLE));
  const sample = placed.filter((_, i) => i % step === 0);
  const ends = (column: Float64Array) => {
    const sorted = Float64Array.from(sample, (slot) => column[slot]!).sort();
    const cut = Math.floor(sorted.length * OUTLIERS);
    const [low, high] = [sorted[cut]!, sorted[sorted.length - 1 - cut]!];
    const room = cut > 0 ? (high - low) * ROOM : 0;
    return [Math.max(sorted[0]!, low - room), Math.min(sorted.at(-1)!, high + room)] as const;
  };
  const [west, east] = ends(lngs);
  const [south, north] = ends(lats);
  return { total, placed: placed.length, box: [west, south, east, north] };
}
