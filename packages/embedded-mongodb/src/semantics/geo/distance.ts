import { angleBetween, inPolygon, segments } from './sphere';
import type { Geometry, Point } from './types';

const RADIANS = Math.PI / 180;

/** Angle in radians from a position to the nearest point of a geometry; 0 inside a polygon. */
export function distanceTo(centre: Point, geometry: Geometry): number {
  if (geometry.polygons.some((rings) => inPolygon(centre, rings))) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const point of geometry.points) nearest = Math.min(nearest, angleBetween(centre, point));
  for (const [a, b] of segments(geometry)) nearest = Math.min(nearest, distanceToSegment(centre, a, b));
  return nearest;
}

function vector([lng, lat]: Point): [number, number, number] {
  const cosLat = Math.cos(lat * RADIANS);
  return [cosLat * Math.cos(lng * RADIANS), cosLat * Math.sin(lng * RADIANS), Math.sin(lat * RADIANS)];
}

/** To the foot of the perpendicular on the great circle if it lies between the ends, else to the nearer end. */
function distanceToSegment(centre: Point, a: Point, b: Point): number {
  const [p, u, v] = [vector(centre), vector(a), vector(b)];
  const normal: [number, number, number] = [
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  ];
  const length = Math.hypot(...normal);
  const ends = Math.min(angleBetween(centre, a), angleBetween(centre, b));
  if (length < 1e-15) return ends;
  const height = (p[0] * normal[0] + p[1] * normal[1] + p[2] * normal[2]) / length;
  const foot = p.map((x, i) => x - (height * (normal[i] as number)) / length) as [number, number, number];
  const along = (x: number[], y: number[]) =>
    ((x[1]! * y[2]! - x[2]! * y[1]!) * normal[0] +
      (x[2]! * y[0]! - x[0]! * y[2]!) * normal[1] +
      (x[0]! * y[1]! - x[1]! * y[0]!) * normal[2]) /
    length;
  if (along(u, foot) < 0 || along(foot, v) < 0) return ends;
  return Math.abs(Math.asin(Math.max(-1, Math.min(1, height))));
}
