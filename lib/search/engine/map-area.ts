import { KM_PER_DEGREE } from '@/lib/places/areas/constants';
import { kilometresToLine } from '@/lib/places/rules';
import type { IndexAround, IndexSearch, Point, Shape } from './index-search';

/** A search's conditions on the map point. A listing without one is in no area. */
export type AreaSearch = Pick<IndexSearch, 'bbox' | 'around' | 'alsoAround' | 'notAround' | 'shapes'>;
type Box = { west: number; south: number; east: number; north: number };

const EVERYWHERE: Box = { west: -Infinity, south: -Infinity, east: Infinity, north: Infinity };

/** Kilometres to the nearest of the places. */
export const distanceTo = ({ lines }: IndexAround, point: Point): number =>
  Math.min(...lines.map((line) => kilometresToLine(point, line)));

/** True if a point is in a shape by the even-odd rule. Treats the sphere as a plane, which is accurate enough within a state. */
export function isInShape({ lng, lat }: Point, shape: Shape): boolean {
  let inside = false;
  let from = shape.at(-1);
  for (const to of shape) {
    if (from && to.lat > lat !== from.lat > lat) {
      const crossing = to.lng + ((lat - to.lat) / (from.lat - to.lat)) * (from.lng - to.lng);
      if (lng < crossing) inside = !inside;
    }
    from = to;
  }
  return inside;
}

/** Tests whether points are in the searched area. Created once for many points. */
export function areaTest(search: AreaSearch): (point: Point) => boolean {
  const { shapes, notAround = [] } = search;
  const box = bounds(search);
  const rings = ringsOf(search);
  const isIn = (around: IndexAround, point: Point) => distanceTo(around, point) <= around.km;
  return (point) => {
    const { lng, lat } = point;
    if (box && !(lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north)) return false;
    if (!rings.every((around) => isIn(around, point))) return false;
    if (shapes && !shapes.some((shape) => isInShape(point, shape))) return false;
    return !notAround.some((around) => isIn(around, point));
  };
}

/** Every ring that a home must be within. */
export const ringsOf = ({ around, alsoAround = [] }: AreaSearch): readonly IndexAround[] =>
  around ? [around, ...alsoAround] : alsoAround;

export const isInArea = (search: AreaSearch, point: Point): boolean => areaTest(search)(point);

/** The box that contains every possible result; `undefined` if the search has no area. */
export function bounds(search: AreaSearch): Box | undefined {
  const { bbox, shapes } = search;
  const boxes: Box[] = [];
  if (bbox) boxes.push({ west: bbox[0], south: bbox[1], east: bbox[2], north: bbox[3] });
  for (const { lines, km } of ringsOf(search)) boxes.push(surrounding(lines.flat(), km));
  if (shapes) boxes.push(surrounding(shapes.flat(), 0));
  if (boxes.length === 0) return undefined;
  return boxes.reduce(
    (all, box) => ({
      west: Math.max(all.west, box.west),
      south: Math.max(all.south, box.south),
      east: Math.min(all.east, box.east),
      north: Math.min(all.north, box.north),
    }),
    EVERYWHERE,
  );
}

function surrounding(points: readonly Point[], km: number): Box {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats) - km / KM_PER_DEGREE, Math.max(...lats) + km / KM_PER_DEGREE];
  // a degree of longitude is shortest at the edge farthest from the equator
  const farthest = Math.min(89, Math.max(Math.abs(south), Math.abs(north)));
  const degrees = km / (KM_PER_DEGREE * Math.cos((farthest * Math.PI) / 180));
  return { west: Math.min(...lngs) - degrees, south, east: Math.max(...lngs) + degrees, north };
}
