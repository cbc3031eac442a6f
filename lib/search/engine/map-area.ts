import { kilometresToLine } from '@/lib/places/rules';
import type { IndexAround, IndexSearch, Point, Shape } from './index-search';

/** What a search asks of the point on the map. A listing without one is in no area. */
export type AreaSearch = Pick<IndexSearch, 'bbox' | 'around' | 'shapes'>;
type Box = { west: number; south: number; east: number; north: number };

const EVERYWHERE: Box = { west: -Infinity, south: -Infinity, east: Infinity, north: Infinity };
const KM_PER_DEGREE = 111.19;

/** Kilometres to the nearest of the places. */
export const distanceTo = ({ lines }: IndexAround, point: Point): number =>
  Math.min(...lines.map((line) => kilometresToLine(point, line)));

/** Even-odd rule; the plane stands for the sphere, which holds for shapes within a state. */
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

/** Says of points whether they lie where the search asks; made once for many. */
export function areaTest({ bbox, around, shapes }: AreaSearch): (point: Point) => boolean {
  if (!bbox && !around && !shapes) return () => true;
  const { west, south, east, north } = boxOf({ bbox, around, shapes });
  return (point) => {
    const { lng, lat } = point;
    if (!(lng >= west && lng <= east && lat >= south && lat <= north)) return false;
    if (around && distanceTo(around, point) > around.km) return false;
    return !shapes || shapes.some((shape) => isInShape(point, shape));
  };
}

/** Whether a point lies where the search asks. */
export const isInArea = (search: AreaSearch, point: Point): boolean => areaTest(search)(point);

/** The box outside of which nothing can be; `undefined` when the search asks nothing of the place. */
export function bounds(search: AreaSearch): Box | undefined {
  return search.bbox || search.around || search.shapes ? boxOf(search) : undefined;
}

function boxOf({ bbox, around, shapes }: AreaSearch): Box {
  const boxes: Box[] = [];
  if (bbox) boxes.push({ west: bbox[0], south: bbox[1], east: bbox[2], north: bbox[3] });
  if (around) boxes.push(surrounding(around.lines.flat(), around.km));
  if (shapes) boxes.push(surrounding(shapes.flat(), 0));
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
  // a degree of longitude is shortest at the end that is farthest from the equator
  const farthest = Math.min(89, Math.max(Math.abs(south), Math.abs(north)));
  const degrees = km / (KM_PER_DEGREE * Math.cos((farthest * Math.PI) / 180));
  return { west: Math.min(...lngs) - degrees, south, east: Math.max(...lngs) + degrees, north };
}
