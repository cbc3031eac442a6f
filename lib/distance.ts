/** A point on the map, in degrees. */
export type LatLng = { lat: number; lng: number };

const EARTH_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine). */
export function kilometresBetween(a: LatLng, b: LatLng): number {
  const half = (one: number, other: number) => Math.sin(toRadians(other - one) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}

/** The nearest distance to a line of points, or to the only point. Exact enough within a city: the plane stands for the sphere. */
export function kilometresToLine(from: LatLng, line: readonly LatLng[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, start] of line.entries()) {
    const end = line[i + 1] ?? start;
    const scale = Math.cos(toRadians(from.lat));
    const [dx, dy] = [(end.lng - start.lng) * scale, end.lat - start.lat];
    const along =
      ((from.lng - start.lng) * scale * dx + (from.lat - start.lat) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    const nearest = { lat: start.lat + t * dy, lng: start.lng + t * (end.lng - start.lng) };
    least = Math.min(least, kilometresBetween(from, nearest));
  }
  return least;
}
