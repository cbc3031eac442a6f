/**
 * Cells of a plane cut into quarters again and again, numbered along a Z-order curve: a cell's number is the path of
 * its quarters, two bits each, then a one and zeros, so that all cells inside a cell lie between two numbers around it
 * (the numbering of S2, https://s2geometry.io/devguide/s2cell_hierarchy, on a plain grid of longitude and latitude).
 */
export const LEVELS = 25;
const SIDE = 2 ** LEVELS;

export interface Rect {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What the cell of level 0 covers. */
export type Grid = Rect;

export const EARTH: Grid = { west: -180, south: -90, east: 180, north: 90 };

/** Numbers from `low` to `high`, both included. */
export interface CellRange {
  low: number;
  high: number;
}

interface Cell {
  x: number;
  y: number;
  level: number;
}

function steps(value: number, low: number, high: number): number {
  const step = Math.floor(((value - low) / (high - low)) * SIDE);
  return Math.max(0, Math.min(SIDE - 1, step));
}

/** A rectangle in steps of the smallest cells, both ends included. */
function inSteps(grid: Grid, rect: Rect): Rect {
  return {
    west: steps(rect.west, grid.west, grid.east),
    east: steps(rect.east, grid.west, grid.east),
    south: steps(rect.south, grid.south, grid.north),
    north: steps(rect.north, grid.south, grid.north),
  };
}

/** The bits of y and x, one of each in turn. */
function interleave({ x, y, level }: Cell): number {
  let path = 0;
  for (let bit = level - 1; bit >= 0; bit--) path = path * 4 + ((y >> bit) & 1) * 2 + ((x >> bit) & 1);
  return path;
}

function numberOf(cell: Cell): number {
  return (interleave(cell) * 2 + 1) * 4 ** (LEVELS - cell.level);
}

function rangeOf(cell: Cell): CellRange {
  const number = numberOf(cell);
  const half = 4 ** (LEVELS - cell.level);
  return { low: number - half + 1, high: number + half - 1 };
}

export function cellAt(grid: Grid, x: number, y: number, level = LEVELS): number {
  const shift = LEVELS - level;
  const cell = {
    x: steps(x, grid.west, grid.east) >> shift,
    y: steps(y, grid.south, grid.north) >> shift,
    level,
  };
  return numberOf(cell);
}

export function cellRangeAt(grid: Grid, x: number, y: number, level: number): CellRange {
  const number = cellAt(grid, x, y, level);
  const half = 4 ** (LEVELS - level);
  return { low: number - half + 1, high: number + half - 1 };
}

export function isSmallest(number: number): boolean {
  return number % 2 === 1;
}

function bounds({ x, y, level }: Cell): Rect {
  const size = 2 ** (LEVELS - level);
  return { west: x * size, east: (x + 1) * size - 1, south: y * size, north: (y + 1) * size - 1 };
}

const meets = (a: Rect, b: Rect): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
const holds = (outer: Rect, inner: Rect): boolean =>
  outer.west <= inner.west &&
  outer.east >= inner.east &&
  outer.south <= inner.south &&
  outer.north >= inner.north;

/** At most about `limit` cells that together cover the rectangles: the largest are cut up first. */
function cover(grid: Grid, rects: readonly Rect[], limit: number): Cell[] {
  const wanted = rects.map((rect) => inSteps(grid, rect));
  const out: Cell[] = [];
  const queue: Cell[] = [{ x: 0, y: 0, level: 0 }];
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at]!;
    const area = bounds(cell);
    if (cell.level === LEVELS || wanted.some((rect) => holds(rect, area))) {
      out.push(cell);
      continue;
    }
    const quarters = [0, 1, 2, 3]
      .map((i) => ({ x: cell.x * 2 + (i & 1), y: cell.y * 2 + (i >> 1), level: cell.level + 1 }))
      .filter((quarter) => wanted.some((rect) => meets(rect, bounds(quarter))));
    const waiting = queue.length - at - 1;
    if (quarters.length > 1 && out.length + waiting + quarters.length > limit) out.push(cell);
    else queue.push(...quarters);
  }
  return out;
}

/** Numbers under which something inside these rectangles is stored. */
export function coveringCells(grid: Grid, rects: readonly Rect[], limit: number): number[] {
  return cover(grid, rects, limit).map(numberOf);
}

/**
 * Numbers of everything that may touch the rectangles: the covering cells with all they hold and, if larger things than
 * points are stored, the cells that hold them.
 */
export function searchRanges(
  grid: Grid,
  rects: readonly Rect[],
  limit: number,
  withLarger: boolean,
): CellRange[] {
  const cells = cover(grid, rects, limit);
  const ranges = cells.map(rangeOf);
  if (withLarger) {
    const larger = new Set<number>();
    for (const { x, y, level } of cells) {
      for (let up = 1; up <= level; up++) larger.add(numberOf({ x: x >> up, y: y >> up, level: level - up }));
    }
    for (const number of larger) ranges.push({ low: number, high: number });
  }
  return joined(ranges);
}

function joined(ranges: CellRange[]): CellRange[] {
  ranges.sort((a, b) => a.low - b.low);
  const out: CellRange[] = [];
  for (const range of ranges) {
    const last = out.at(-1);
    // between neighbours lies only the number of a cell that holds both
    if (last && range.low - last.high <= 2) last.high = Math.max(last.high, range.high);
    else out.push({ ...range });
  }
  return out;
}
