import { KM_PER_DEGREE, MAX_DRAWN_CORNERS, ROAD_FACTOR, TRAVEL_SPEEDS, type TravelMode } from './constants';

type Point = { x: number; y: number };
type LatLng = { lat: number; lng: number };

const CIRCLE_CORNERS = 32;

/** Distance of a point from the line through two others, or from their common position. */
function offLine({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - from.x, y - from.y);
  return Math.abs(dy * x - dx * y + to.x * from.y - to.y * from.x) / length;
}

/** Simplifies a line by dropping points closer than the tolerance to the rest (Douglas and Peucker, 1973). */
function withoutBends<P extends Point>(line: readonly P[], tolerance: number): P[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return [...line];
  let farthest = 0;
  let most = 0;
  for (const [i, point] of line.entries()) {
    const off = offLine(point, from, to);
    if (off > most) [farthest, most] = [i, off];
  }
  if (most <= tolerance) return [from, to];
  return [
    ...withoutBends(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...withoutBends(line.slice(farthest), tolerance),
  ];
}

/** Reduces a finger's drawing, in pixels, to the allowed number of corners; fewer than three are no area. */
export function simplified<P extends Point>(drawn: readonly P[], most = MAX_DRAWN_CORNERS): P[] {
  let tolerance = 2;
  let corners = withoutBends(drawn, tolerance);
  while (corners.length > most) {
    tolerance *= 1.5;
    corners = withoutBends(drawn, tolerance);
  }
  return corners;
}

export function circleAround({ lat, lng }: LatLng, km: number): LatLng[] {
  const east = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CIRCLE_CORNERS }, (_, i) => {
    const angle = (i / CIRCLE_CORNERS) * 2 * Math.PI;
    return { lat: lat + (km / KM_PER_DEGREE) * Math.cos(angle), lng: lng + (km / east) * Math.sin(angle) };
  });
}

/** The estimated straight-line reach in this many minutes, rounded to a hundred metres. */
export const reachKm = (minutes: number, mode: TravelMode): number =>
  Math.max(0.1, Math.round((((minutes / 60) * TRAVEL_SPEEDS[mode]) / ROAD_FACTOR) * 10) / 10);
