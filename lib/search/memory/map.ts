import type { IndexSearch } from '@/lib/search/engine/index-search';
import {
  apart,
  type Cell,
  cellSize,
  type Ends,
  type IndexMark,
  lower,
  MAX_IDS,
  type MapExtent,
  type MarksQuery,
  OUTLIERS,
  outerBox,
  pixelOf,
} from '@/lib/search/engine/map-marks';
import type { ListingIndex } from './listing-index';
import { select } from './select';

const EMPTY: Cell<number> = {
  lng: 0,
  lat: 0,
  count: 0,
  price: Number.NaN,
  about: true,
  box: [Infinity, Infinity, -Infinity, -Infinity],
  slots: [],
};

/** All results in the box, as at most MAX_MARKS markers that do not overlap; fullest first. */
export function mapMarks(index: ListingIndex, { zoom, ...asked }: MarksQuery): IndexMark[] {
  const { lng: lngs, lat: lats, price, approximate } = index.numbers;
  const size = cellSize(asked.search.bbox, zoom);
  const cells = new Map<number, Cell<number>>();
  for (const slot of select(index, asked).slots) {
    const [lng, lat] = [lngs[slot]!, lats[slot]!];
    const { x, y } = pixelOf({ lng, lat }, zoom);
    // two integers packed into one, because the world has fewer than 2^26 rows of cells
    const at = Math.floor(x / size.x) * 2 ** 26 + Math.floor(y / size.y);
    const cell = cells.get(at) ?? { ...EMPTY, box: [...EMPTY.box], slots: [] };
    if (cell.count === 0) cells.set(at, cell);
    cell.lng += lng;
    cell.lat += lat;
    cell.count++;
    cell.price = lower(cell.price, price[slot]!);
    cell.about &&= approximate[slot] === 1;
    const { box } = cell;
    if (lng < box[0]) box[0] = lng;
    if (lat < box[1]) box[1] = lat;
    if (lng > box[2]) box[2] = lng;
    if (lat > box[3]) box[3] = lat;
    if (cell.slots.length < MAX_IDS) cell.slots.push(slot);
  }
  return apart([...cells.values()], zoom).map(({ slots, ...cell }) => ({
    ...cell,
    ids: cell.count <= MAX_IDS ? slots.map((slot) => index.ids[slot]!) : [],
  }));
}

/** Number of listings that shows where most of them are. */
const SAMPLE = 2000;

export function mapExtent(
  index: ListingIndex,
  asked: Omit<MarksQuery, 'zoom' | 'search'> & { search: IndexSearch },
): MapExtent {
  const { lng, lat } = index.numbers;
  const { slots } = select(index, asked);
  const placed = slots.filter((slot) => lng[slot]! >= -180 && lat[slot]! >= -90);
  if (placed.length === 0) return { total: slots.length, placed: 0 };
  const step = Math.max(1, Math.floor(placed.length / SAMPLE));
  const sample = placed.filter((_, i) => i % step === 0);
  const ends = (column: readonly number[]): Ends => {
    const sorted = Float64Array.from(sample, (slot) => column[slot]!).sort();
    const cut = Math.floor(sorted.length * OUTLIERS);
    return [sorted[0]!, sorted[cut]!, sorted[sorted.length - 1 - cut]!, sorted.at(-1)!];
  };
  return { total: slots.length, placed: placed.length, box: outerBox(sample.length, ends(lng), ends(lat)) };
}
