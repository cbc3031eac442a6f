import { toDouble } from '../match/numbers';
import { isNumeric } from '../types';
import { type Document, isDocument } from '../values';
import { type CellRange, cellAt, coveringCells, EARTH, type Grid, type Rect, searchRanges } from './cells';
import { storedGeometry } from './geometry';
import { placesAt } from './near';
import { capRects, flatRect, rectsOf } from './rects';
import { circleOf, cornersOf, queryGeometry } from './shapes';
import type { Geometry, Point } from './types';

/** Cells under which one line or area is stored. */
const CELLS_STORED = 8;
/** Cells that a search is cut into. */
const CELLS_SEARCHED = 16;

/** A field of a `2d` or `2dsphere` index. */
export interface GeoField {
  path: string;
  kind: '2d' | '2dsphere';
  grid: Grid;
}

export function geoFieldOf(spec: Document, path: string): GeoField | null {
  const kind = (spec.key as Document)[path];
  if (kind === '2dsphere') return { path, kind, grid: EARTH };
  if (kind !== '2d') return null;
  const low = isNumeric(spec.min) ? (toDouble(spec.min) as number) : -180;
  const high = isNumeric(spec.max) ? (toDouble(spec.max) as number) : 180;
  return { path, kind, grid: { west: low, south: low, east: high, north: high } };
}

/** Numbers of the cells in which the field's places lie; none when it has no place. */
export function storedCells({ path, grid, kind }: GeoField, doc: Document): number[] {
  const cells = new Set<number>();
  for (const value of placesAt(doc, path)) {
    for (const geometry of geometriesIn(value)) {
      for (const cell of cellsOf(geometry, grid, kind === '2dsphere')) cells.add(cell);
    }
  }
  return [...cells];
}

/** One place, or a list of places. */
function geometriesIn(value: unknown): Geometry[] {
  const one = storedGeometry(value);
  const list = Array.isArray(value) ? value.map(storedGeometry) : [];
  return [one, ...list].filter((geometry) => geometry !== undefined);
}

function cellsOf(geometry: Geometry, grid: Grid, spherical: boolean): number[] {
  const cells = geometry.points.map(([x, y]) => cellAt(grid, x, y));
  if (!spherical) return cells;
  // the antimeridian has two names
  for (const [x, y] of geometry.points) if (Math.abs(x) === 180) cells.push(cellAt(grid, -x, y));
  if (geometry.lines.length + geometry.polygons.length === 0) return cells;
  const rects = rectsOf({ ...geometry, points: [] });
  return [...cells, ...coveringCells(grid, rects, CELLS_STORED)];
}

/** Where a field's index has to be searched for what a geo operator may match; null when it cannot serve it. */
export function rangesFor(
  field: GeoField,
  operator: string,
  argument: unknown,
  withLarger: boolean,
): CellRange[] | null {
  const rects = rectsFor(field, operator, argument);
  return rects && searchRanges(field.grid, rects, CELLS_SEARCHED, withLarger);
}

function rectsFor({ kind }: GeoField, operator: string, argument: unknown): Rect[] | null {
  if (!isDocument(argument)) return null;
  if (operator === '$geoIntersects')
    return kind === '2dsphere' && '$geometry' in argument ? rectsOf(queryGeometry(argument.$geometry)) : null;
  if (argument.$centerSphere !== undefined) {
    const { centre, radius } = circleOf('$centerSphere', argument.$centerSphere);
    return capRects(centre, radius + 1e-9);
  }
  if (kind === '2dsphere')
    return argument.$geometry === undefined ? null : rectsOf(queryGeometry(argument.$geometry));
  if (argument.$center !== undefined) {
    const { centre, radius } = circleOf('$center', argument.$center);
    return [flatRect([centre], radius)];
  }
  if (argument.$box !== undefined) return [flatRect(cornersOf('$box', argument.$box))];
  if (argument.$polygon !== undefined) return [flatRect(cornersOf('$polygon', argument.$polygon))];
  return null;
}

/** Around everything within a distance: radians on the sphere, units of the coordinates on the plane. */
export function rangesNear(
  field: GeoField,
  centre: Point,
  radius: number,
  spherical: boolean,
  withLarger: boolean,
): CellRange[] {
  const rects = spherical ? capRects(centre, radius + 1e-9) : [flatRect([centre], radius)];
  return searchRanges(field.grid, rects, CELLS_SEARCHED, withLarger);
}
