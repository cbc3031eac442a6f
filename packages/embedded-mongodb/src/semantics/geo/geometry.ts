import { mongoError } from '../errors';
import { toDouble } from '../match/numbers';
import { printValue } from '../print';
import { isNumeric } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import { crossesItself, inPolygon, isOnRing } from './sphere';
import type { Geometry, Point, Rings } from './types';

const TYPES = new Set([
  'Point',
  'LineString',
  'Polygon',
  'MultiPoint',
  'MultiLineString',
  'MultiPolygon',
  'GeometryCollection',
]);

const bad = (message: string) => mongoError('BadValue', message);

function pairOf(value: unknown): Point {
  if (!Array.isArray(value)) throw bad('Point must only contain numeric elements');
  const [x, y] = value;
  if (value.length < 2 || !isNumeric(x) || !isNumeric(y))
    throw bad('Point must only contain numeric elements');
  return [toDouble(x) as number, toDouble(y) as number];
}

/** A position of GeoJSON: longitude and latitude within their bounds. */
export function positionOf(value: unknown): Point {
  const point = pairOf(value);
  const [lng, lat] = point;
  if (!(lng >= -180 && lng <= 180 && lat >= -90 && lat <= 90)) {
    throw bad(`longitude/latitude is out of bounds, lng: ${lng} lat: ${lat}`);
  }
  return point;
}

/** A point of `$box`, `$polygon` and their like: two finite numbers and nothing else. */
export function strictPointOf(value: unknown): Point {
  const size = Array.isArray(value) ? value.length : isDocument(value) ? keysOf(value).length : 0;
  const point = flatPointOf(value);
  if (size > 2 || !point.every(Number.isFinite))
    throw bad('Point must only contain two finite numeric elements');
  return point;
}

/** A point on the plane: `[x, y]`, or a document whose first two fields are numbers. */
export function flatPointOf(value: unknown): Point {
  if (Array.isArray(value)) return pairOf(value);
  if (!isDocument(value)) throw bad(`Point must be an array or object, got ${printValue(value)}`);
  return pairOf(
    keysOf(value)
      .slice(0, 2)
      .map((name) => value[name]),
  );
}

function listOf(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw bad(`${what} must be an array, instead got: ${printValue(value)}`);
  return value;
}

function lineOf(value: unknown): Point[] {
  const points = listOf(value, 'GeoJSON coordinates').map(positionOf);
  if (new Set(points.map(String)).size < 2) throw bad('GeoJSON LineString must have at least 2 vertices');
  return points;
}

function ringsOf(value: unknown): Rings {
  const rings = listOf(value, 'Polygon coordinates').map((ring) => {
    const points = listOf(ring, 'Polygon coordinates').map(positionOf);
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last || first[0] !== last[0] || first[1] !== last[1]) {
      throw bad(`Loop is not closed, first vertex does not equal last vertex: ${printValue(ring)}`);
    }
    if (new Set(points.map(String)).size < 3) {
      throw bad(
        `Loop must have at least 3 different vertices, ${points.length - 1} unique vertices were provided: ${printValue(ring)}`,
      );
    }
    return points;
  });
  if (rings.length === 0) throw bad('Polygon has no loops.');
  checkRings(rings, value);
  return rings;
}

function nonEmpty(value: unknown, what: string): unknown[] {
  const list = listOf(value, what);
  if (list.length === 0) throw bad(`${what} coordinates must have at least 1 element`);
  return list;
}

/** Parses GeoJSON; throws MongoDB's BadValue errors for a malformed one. */
export function geoJsonOf(value: Document): Geometry {
  const { type, coordinates } = value;
  const strict = 'crs' in value && isStrictWinding(value.crs, type);
  const geometry: Geometry = { type: String(type), points: [], lines: [], polygons: [], flat: false };
  if (typeof type !== 'string' || !TYPES.has(type)) throw bad(`unknown GeoJSON type: ${printValue(value)}`);
  if (type === 'Point') geometry.points.push(positionOf(coordinates));
  else if (type === 'MultiPoint')
    geometry.points.push(...nonEmpty(coordinates, 'MultiPoint').map(positionOf));
  else if (type === 'LineString') geometry.lines.push(lineOf(coordinates));
  else if (type === 'MultiLineString')
    geometry.lines.push(...nonEmpty(coordinates, 'MultiLineString').map(lineOf));
  else if (type === 'Polygon') geometry.polygons.push(ringsOf(coordinates));
  else if (type === 'MultiPolygon')
    geometry.polygons.push(...nonEmpty(coordinates, 'MultiPolygon').map(ringsOf));
  else collect(geometry, value.geometries);
  if (strict && isClockwise(geometry.polygons[0]![0]!)) geometry.complement = true;
  return geometry;
}

const STRICT_WINDING = 'urn:x-mongodb:crs:strictwinding:EPSG:4326';
const KNOWN_CRS = ['urn:ogc:def:crs:OGC:1.3:CRS84', 'EPSG:4326', STRICT_WINDING];

/** Coordinate systems: the usual one under two names, and one in which a ring's direction tells its inside. */
function isStrictWinding(crs: unknown, type: unknown): boolean {
  if (!isDocument(crs)) throw bad(`GeoJSON CRS must be an object: ${printValue(crs)}`);
  if (crs.type !== 'name') throw bad(`GeoJSON CRS must have field "type": "name": ${printValue(crs)}`);
  const name = isDocument(crs.properties) ? crs.properties.name : undefined;
  if (typeof name !== 'string') throw bad(`CRS must have field "properties" with a name: ${printValue(crs)}`);
  if (!KNOWN_CRS.includes(name)) throw bad(`Unknown CRS name: ${name}`);
  if (name !== STRICT_WINDING) return false;
  if (type !== 'Polygon') throw bad('Strict winding order is only supported by Polygon');
  return true;
}

function isClockwise(ring: readonly Point[]): boolean {
  let area = 0;
  ring.forEach(([x, y], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] as Point;
    area += x * y2 - x2 * y;
  });
  return area < 0;
}

/** No ring crosses itself; a hole lies inside the first ring and shares no edge with it. */
function checkRings([outer, ...holes]: Rings, value: unknown): void {
  for (const ring of [outer!, ...holes]) {
    if (crossesItself(ring)) throw bad(`Loop is not valid: edges cross: ${printValue(value)}`);
  }
  for (const hole of holes) {
    const corners = hole.slice(1);
    const onBoundary = corners.filter((corner) => isOnRing(corner, outer!)).length;
    if (onBoundary > 1 || !corners.every((corner) => inPolygon(corner, [outer!]))) {
      throw bad(
        `Secondary loops not contained by first exterior loop - secondary loops must be holes: ${printValue(value)}`,
      );
    }
  }
}

function collect(geometry: Geometry, geometries: unknown): void {
  for (const item of nonEmpty(geometries, 'GeometryCollection geometries')) {
    if (!isDocument(item)) throw bad(`Element of "geometries" is not an object: ${printValue(item)}`);
    if (item.type === 'GeometryCollection') throw bad('GeometryCollections cannot be nested');
    const inner = geoJsonOf(item);
    geometry.points.push(...inner.points);
    geometry.lines.push(...inner.lines);
    geometry.polygons.push(...inner.polygons);
  }
}

/** The geometry of a stored value, or undefined when it is not one. */
export function storedGeometry(value: unknown): Geometry | undefined {
  try {
    if (isDocument(value) && typeof value.type === 'string') return geoJsonOf(value);
    if (isDocument(value) || Array.isArray(value)) {
      return { type: 'Point', points: [flatPointOf(value)], lines: [], polygons: [], flat: true };
    }
  } catch {
    // malformed data is not near, within or across anything
  }
  return undefined;
}
