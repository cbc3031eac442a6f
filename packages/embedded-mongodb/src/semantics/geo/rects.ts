import type { Rect } from './cells';
import { angleBetween, inPolygon } from './sphere';
import type { Geometry, Point } from './types';

/** Rectangles of longitude and latitude around shapes on the sphere: never too small, at times too large. */
const WORLD: Rect = { west: -180, south: -90, east: 180, north: 90 };
const RADIANS = Math.PI / 180;
/** More than rounding errors, less than the smallest cell. */
const MARGIN = 1e-7;

/** From `west` eastward to `east`, which may lie past the antimeridian. */
function wrapped(west: number, east: number, south: number, north: number): Rect[] {
  const low = Math.max(-90, south - MARGIN);
  const high = Math.min(90, north + MARGIN);
  const [from, to] = [west - MARGIN, east + MARGIN];
  // at a pole all longitudes meet
  if (to - from >= 360 || low <= -90 + MARGIN || high >= 90 - MARGIN)
    return [{ ...WORLD, south: low, north: high }];
  const out: Rect[] = [];
  for (const turn of [-360, 0, 360]) {
    const [a, b] = [Math.max(-180, from + turn), Math.min(180, to + turn)];
    if (a <= b) out.push({ west: a, east: b, south: low, north: high });
  }
  return out;
}

type Vector = [number, number, number];

function vectorOf([lng, lat]: Point): Vector {
  const cosLat = Math.cos(lat * RADIANS);
  return [cosLat * Math.cos(lng * RADIANS), cosLat * Math.sin(lng * RADIANS), Math.sin(lat * RADIANS)];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Latitudes that the shorter arc between two positions reaches: it bulges towards a pole. */
function arcLatitudes(a: Point, b: Point): [number, number] {
  const ends: [number, number] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  const angle = angleBetween(a, b);
  if (angle < 1e-12) return ends;
  // between opposite points there is no single shortest arc
  if (angle > Math.PI - 1e-6) return [-90, 90];
  const [u, v] = [vectorOf(a), vectorOf(b)];
  const product = cross(u, v);
  const length = Math.hypot(...product);
  const normal = product.map((x) => x / length) as Vector;
  const top = [-normal[2] * normal[0], -normal[2] * normal[1], 1 - normal[2] * normal[2]] as Vector;
  const height = Math.asin(Math.min(1, Math.hypot(...top))) / RADIANS;
  const isOnArc = (p: Vector): boolean => dot(cross(u, p), normal) >= 0 && dot(cross(p, v), normal) >= 0;
  if (isOnArc(top)) ends[1] = Math.max(ends[1], height);
  if (isOnArc(top.map((x) => -x) as Vector)) ends[0] = Math.min(ends[0], -height);
  return ends;
}

interface Extent {
  west: number;
  east: number;
  south: number;
  north: number;
  /** How far the path has turned round the axis when it is through. */
  turned: number;
}

function extentOf(path: readonly Point[]): Extent {
  let longitude = path[0]![0];
  const extent = {
    west: longitude,
    east: longitude,
    south: path[0]![1],
    north: path[0]![1],
    turned: 0,
  };
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    let step = b[0] - a[0];
    if (step > 180) step -= 360;
    if (step < -180) step += 360;
    longitude += step;
    extent.turned += step;
    extent.west = Math.min(extent.west, longitude);
    extent.east = Math.max(extent.east, longitude);
    const [low, high] = arcLatitudes(a, b);
    extent.south = Math.min(extent.south, low);
    extent.north = Math.max(extent.north, high);
  }
  return extent;
}

function polygonRects(ring: readonly Point[]): Rect[] {
  const { west, east, south, north, turned } = extentOf(ring);
  const holdsNorth = inPolygon([0, 90], [ring]);
  const holdsSouth = inPolygon([0, -90], [ring]);
  if (Math.abs(turned) < 180 && !holdsNorth && !holdsSouth) return wrapped(west, east, south, north);
  return wrapped(-180, 180, holdsSouth ? -90 : south, holdsNorth ? 90 : north);
}

export function rectsOf(geometry: Geometry): Rect[] {
  if (geometry.complement) return [WORLD];
  const rects = geometry.points.flatMap(([x, y]) => wrapped(x, x, y, y));
  for (const line of geometry.lines) {
    const { west, east, south, north } = extentOf(line);
    rects.push(...wrapped(west, east, south, north));
  }
  for (const [outer] of geometry.polygons) rects.push(...polygonRects(outer!));
  return rects;
}

/** Around all positions within an angle (in radians) of one. */
export function capRects([lng, lat]: Point, radians: number): Rect[] {
  const angle = radians / RADIANS;
  const [south, north] = [lat - angle, lat + angle];
  if (south <= -90 || north >= 90 || radians >= Math.PI / 2)
    return wrapped(-180, 180, Math.max(-90, south), Math.min(90, north));
  const width = Math.asin(Math.min(1, Math.sin(radians) / Math.cos(lat * RADIANS))) / RADIANS;
  return wrapped(lng - width, lng + width, south, north);
}

/** On the plane: a rectangle around points, or around a circle. */
export function flatRect(points: readonly Point[], radius = 0): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const margin = radius + MARGIN;
  return {
    west: Math.min(...xs) - margin,
    east: Math.max(...xs) + margin,
    south: Math.min(...ys) - margin,
    north: Math.max(...ys) + margin,
  };
}
