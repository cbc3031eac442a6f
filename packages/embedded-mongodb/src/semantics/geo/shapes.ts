import { mongoError } from '../errors';
import { toDouble } from '../match/numbers';
import { printValue } from '../print';
import { isNumeric } from '../types';
import { isDocument, keysOf } from '../values';
import { geoJsonOf, positionOf, strictPointOf } from './geometry';
import { angleBetween, everyVertex, intersects, isWithin } from './sphere';
import type { Geometry, Point } from './types';

type GeometryTest = (geometry: Geometry) => boolean;

const bad = (message: string) => mongoError('BadValue', message);

/** Tests of the plane look at points only, whatever form they are stored in. */
function flatPoints(test: (point: Point) => boolean): GeometryTest {
  return (geometry) => geometry.type === 'Point' && geometry.points.every(test);
}

export function cornersOf(shape: string, value: unknown): Point[] {
  if (!Array.isArray(value) && !isDocument(value)) throw bad(`${shape} requires an array of points`);
  const list = Array.isArray(value) ? value : keysOf(value).map((name) => value[name]);
  return list.map(strictPointOf);
}

function box(value: unknown): GeometryTest {
  const points = cornersOf('$box', value);
  const [a, b] = points;
  if (!a || !b || points.length !== 2) throw bad('Point must only contain numeric elements');
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [low, high] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return flatPoints(([x, y]) => x >= left && x <= right && y >= low && y <= high);
}

function polygon(value: unknown): GeometryTest {
  const corners = cornersOf('$polygon', value);
  if (corners.length < 3) throw bad('Polygon must have at least 3 points');
  return flatPoints((point) => inFlatPolygon(point, corners));
}

/** Even-odd rule; points on an edge are inside. */
function inFlatPolygon([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [xi, yi] = corners[i] as Point;
    const [xj, yj] = corners[j] as Point;
    const area = (xj - xi) * (y - yi) - (yj - yi) * (x - xi);
    const between =
      x >= Math.min(xi, xj) && x <= Math.max(xi, xj) && y >= Math.min(yi, yj) && y <= Math.max(yi, yj);
    if (area === 0 && between) return true;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** The centre and radius of `$center` and `$centerSphere`. */
export function circleOf(
  shape: '$center' | '$centerSphere',
  value: unknown,
): { centre: Point; radius: number } {
  const list = Array.isArray(value)
    ? value
    : isDocument(value)
      ? keysOf(value).map((name) => value[name])
      : undefined;
  if (!list) throw bad(`${shape} requires an array`);
  const centre = strictPointOf(list[0]);
  if (shape === '$centerSphere') positionOf([...centre]);
  if (list.length !== 2)
    throw bad(
      list.length < 2 ? 'radius must be a non-negative number' : 'Only 2 fields allowed for circular region',
    );
  const radius = isNumeric(list[1]) ? (toDouble(list[1]) as number) : Number.NaN;
  if (!(radius >= 0)) throw bad('radius must be a non-negative number');
  return { centre, radius };
}

function center(value: unknown): GeometryTest {
  const { centre, radius } = circleOf('$center', value);
  return flatPoints(([x, y]) => Math.hypot(x - centre[0], y - centre[1]) <= radius);
}

/** A point at exactly the radius is inside, whatever the last bit says. */
const ROUNDING = 1e-12;

function centerSphere(value: unknown): GeometryTest {
  const { centre, radius } = circleOf('$centerSphere', value);
  return (geometry) => everyVertex(geometry, (point) => angleBetween(centre, point) <= radius + ROUNDING);
}

/** The GeoJSON of `$geometry`. */
export function queryGeometry(value: unknown): Geometry {
  if (!isDocument(value)) throw bad(`unknown geo specifier: $geometry: ${printValue(value)}`);
  return geoJsonOf(value);
}

function geometryShape(value: unknown): GeometryTest {
  const outer = queryGeometry(value);
  if (outer.type !== 'Polygon' && outer.type !== 'MultiPolygon') {
    throw bad(`$geoWithin not supported with provided geometry: ${printValue(value)}`);
  }
  if (outer.complement) return (geometry) => !intersects(geometry, outer);
  return (geometry) => isWithin(geometry, outer.polygons);
}

const SHAPES: Record<string, (value: unknown) => GeometryTest> = {
  $box: box,
  $polygon: polygon,
  $center: center,
  $centerSphere: centerSphere,
  $geometry: geometryShape,
};

/** Compiles the argument of `$geoWithin`. */
export function compileWithin(argument: unknown): GeometryTest {
  if (!isDocument(argument)) throw bad(`geometry must be an object: ${printValue(argument)}`);
  for (const name of keysOf(argument)) {
    const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
    if (shape) return shape(argument[name]);
    if (name !== '$uniqueDocs') throw bad(`unknown geo specifier: ${name}: ${printValue(argument[name])}`);
  }
  throw bad(`$geoWithin requires a shape: ${printValue(argument)}`);
}
