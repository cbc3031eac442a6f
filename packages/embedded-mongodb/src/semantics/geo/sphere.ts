import type { Geometry, Point, Rings } from './types';

type Vector = readonly [number, number, number];

const RADIANS = Math.PI / 180;

function vectorOf([lng, lat]: Point): Vector {
  const cosLat = Math.cos(lat * RADIANS);
  return [cosLat * Math.cos(lng * RADIANS), cosLat * Math.sin(lng * RADIANS), Math.sin(lat * RADIANS)];
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const triple = (a: Vector, b: Vector, c: Vector) => dot(cross(a, b), c);

/** Angle between two positions in radians. */
export function angleBetween(a: Point, b: Point): number {
  const x = vectorOf(a);
  const y = vectorOf(b);
  const product = cross(x, y);
  return Math.atan2(Math.hypot(...product), dot(x, y));
}

function sameDirection(a: Vector, b: Vector): boolean {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) < 1e-12;
}

/**
 * True when a point lies in the smaller of the two areas that a loop of geodesics bounds: the loop winds once around
 * the point as seen from it, on the loop's own side of the sphere. Points on the boundary count as inside.
 */
function inLoop(point: Point, loop: readonly Point[]): boolean {
  const p = vectorOf(point);
  const corners = loop.map(vectorOf);
  const centre: Vector = corners.reduce<Vector>(
    (sum, v) => [sum[0] + v[0], sum[1] + v[1], sum[2] + v[2]],
    [0, 0, 0],
  );
  let winding = 0;
  for (let i = 1; i < corners.length; i++) {
    const a = corners[i - 1] as Vector;
    const b = corners[i] as Vector;
    if (sameDirection(p, a) || onArc(p, a, b)) return true;
    const u = cross(p, a);
    const v = cross(p, b);
    winding += Math.atan2(dot(p, cross(u, v)), dot(u, v));
  }
  return Math.abs(winding) > Math.PI && dot(p, centre) > 0;
}

function onArc(p: Vector, a: Vector, b: Vector): boolean {
  if (Math.abs(triple(a, b, p)) > 1e-13) return false;
  const normal = cross(a, b);
  return dot(cross(a, p), normal) >= -1e-15 && dot(cross(p, b), normal) >= -1e-15 && dot(p, a) > 0;
}

export function inPolygon(point: Point, [outer, ...holes]: Rings): boolean {
  if (!outer || !inLoop(point, outer)) return false;
  return !holes.some((hole) => inLoop(point, hole));
}

/** True when two geodesic segments cross or touch. */
function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [p, q, r, s] = [vectorOf(a), vectorOf(b), vectorOf(c), vectorOf(d)];
  const touches = onArc(r, p, q) || onArc(s, p, q) || onArc(p, r, s) || onArc(q, r, s);
  if (touches) return true;
  const side = Math.sign(triple(p, q, r));
  const other = Math.sign(triple(r, s, q));
  return side === -Math.sign(triple(p, q, s)) && other === side && Math.sign(triple(s, r, p)) === side;
}

export function* segments(geometry: Geometry): Generator<[Point, Point]> {
  for (const line of [...geometry.lines, ...geometry.polygons.flat()]) {
    for (let i = 1; i < line.length; i++) yield [line[i - 1] as Point, line[i] as Point];
  }
}

/** True when two edges of a closed ring meet elsewhere than in the corner they share. */
export function crossesItself(ring: readonly Point[]): boolean {
  const edges = ring.length - 1;
  for (let i = 0; i < edges; i++) {
    for (let j = i + 2; j < edges; j++) {
      if (i === 0 && j === edges - 1) continue;
      if (segmentsMeet(ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!)) return true;
    }
  }
  return false;
}

export function isOnRing(point: Point, ring: readonly Point[]): boolean {
  const p = vectorOf(point);
  return onLine(point, ring) || ring.some((corner) => sameDirection(p, vectorOf(corner)));
}

function* vertices(geometry: Geometry): Generator<Point> {
  yield* geometry.points;
  for (const line of geometry.lines) yield* line;
  for (const rings of geometry.polygons) for (const ring of rings) yield* ring;
}

export function everyVertex(geometry: Geometry, test: (point: Point) => boolean): boolean {
  for (const point of vertices(geometry)) if (!test(point)) return false;
  return true;
}

/** True when all of `inner` lies in the polygons: its vertices do, and no edge crosses the boundary. */
export function isWithin(inner: Geometry, polygons: readonly Rings[]): boolean {
  if (!everyVertex(inner, (point) => polygons.some((rings) => inPolygon(point, rings)))) return false;
  // a hole that lies inside a polygon of `inner` is not covered
  const holes = polygons.flatMap((rings) => rings.slice(1));
  return !holes.some((hole) => inner.polygons.some((rings) => inPolygon(hole[0] as Point, rings)));
}

function onLine(point: Point, line: readonly Point[]): boolean {
  const p = vectorOf(point);
  return line.some((end, i) => i > 0 && onArc(p, vectorOf(line[i - 1] as Point), vectorOf(end)));
}

function touchesPoint(geometry: Geometry, point: Point): boolean {
  return (
    geometry.points.some((other) => sameDirection(vectorOf(point), vectorOf(other))) ||
    geometry.lines.some((line) => onLine(point, line)) ||
    geometry.polygons.some((rings) => inPolygon(point, rings))
  );
}

/** True when two geometries share a point. */
export function intersects(a: Geometry, b: Geometry): boolean {
  for (const point of vertices(a)) if (touchesPoint(b, point)) return true;
  for (const point of vertices(b)) if (touchesPoint(a, point)) return true;
  for (const [p, q] of segments(a))
    for (const [r, s] of segments(b)) if (segmentsMeet(p, q, r, s)) return true;
  return false;
}
