import { mongoError } from '../errors';
import { toDouble } from '../match/numbers';
import { printValue } from '../print';
import type { CompiledSort } from '../sort';
import { isNumeric } from '../types';
import { type Document, isDocument, keysOf } from '../values';
import { distanceTo } from './distance';
import { flatPointOf, geoJsonOf, storedGeometry } from './geometry';
import type { Point } from './types';

/** A search by distance: `$near`, `$nearSphere` or the `$geoNear` stage. */
export interface Near {
  path: string;
  centre: Point;
  /** On the sphere; otherwise on the plane, in the units of the coordinates. */
  spherical: boolean;
  /** The centre is GeoJSON: distances are in metres. Otherwise spherical distances are in radians. */
  metres: boolean;
  min: number;
  max: number;
}

export const NEAR_OPERATORS = new Set(['$near', '$nearSphere', '$geoNear']);
/** kRadiusOfEarthInMeters of src/mongo/db/geo/geoconstants.h */
export const EARTH_METRES = 6378100;
const bad = (message: string) => mongoError('BadValue', message);

/** Reads the operators of one path, one of which is a `$near`. */
export function parseNear(path: string, operators: Document): Near {
  const names = keysOf(operators).filter((name) => NEAR_OPERATORS.has(name));
  if (names.length > 1) throw bad('geo near accepts just one argument when querying for a GeoJSON point');
  const name = names[0] as string;
  const argument = operators[name];
  if (
    isDocument(argument) &&
    ('$geometry' in argument || keysOf(argument).some((key) => key.startsWith('$')))
  ) {
    return parseGeoJsonNear(path, argument, operators);
  }
  return parseLegacyNear(path, name, argument, operators);
}

function parseGeoJsonNear(path: string, argument: Document, operators: Document): Near {
  for (const name of keysOf(operators)) {
    if (NEAR_OPERATORS.has(name)) continue;
    if (name === '$maxDistance' || name === '$minDistance') {
      throw bad(
        `geo near accepts just one argument when querying for a GeoJSON point. Extra field found: ${name}`,
      );
    }
    throw mongoError(34413, `invalid argument in geo near query: ${name}`);
  }
  const near: Near = {
    path,
    centre: [0, 0],
    spherical: true,
    metres: true,
    min: 0,
    max: Number.POSITIVE_INFINITY,
  };
  let found = false;
  for (const name of keysOf(argument)) {
    const value = argument[name];
    if (name === '$geometry') {
      near.centre = geoJsonPoint(value);
      found = true;
    } else if (name === '$minDistance') near.min = distanceOf(name, value, 2, 2);
    else if (name === '$maxDistance') near.max = distanceOf(name, value, 2, 2);
    else throw bad(`invalid argument in geo near query: ${name}`);
  }
  if (!found) throw bad('$geometry is required for geo near query');
  return near;
}

function geoJsonPoint(value: unknown): Point {
  if (Array.isArray(value) || (isDocument(value) && value.type === undefined && !('coordinates' in value))) {
    return flatPointOf(value);
  }
  if (!isDocument(value))
    throw bad(`invalid point in geo near query $geometry argument: ${printValue(value)}`);
  const geometry = geoJsonOf(value);
  if (geometry.type !== 'Point') throw bad(`$near requires a point, given ${printValue(value)}`);
  return geometry.points[0] as Point;
}

function distanceOf(name: string, value: unknown, typeCode: number, signCode: number): number {
  if (!isNumeric(value)) throw mongoError(typeCode, `${name} must be a number`);
  const distance = toDouble(value) as number;
  if (!(distance >= 0)) throw mongoError(signCode, `${name} must be non-negative`);
  return distance;
}

function parseLegacyNear(path: string, operator: string, argument: unknown, operators: Document): Near {
  if (!Array.isArray(argument) && !isDocument(argument))
    throw bad('geo near query argument must be an object or an array');
  const near: Near = {
    path,
    centre: legacyCentre(argument),
    spherical: operator === '$nearSphere',
    metres: false,
    min: 0,
    max: Number.POSITIVE_INFINITY,
  };
  const third = Array.isArray(argument) ? argument[2] : argument[keysOf(argument)[2] ?? ''];
  if (third !== undefined) near.max = distanceOf('$maxDistance', third, 2, 2);
  if (isDocument(argument) && argument.type === 'Point') {
    near.spherical = true;
    near.metres = true;
  }
  for (const name of keysOf(operators)) {
    if (NEAR_OPERATORS.has(name) || name === '$uniqueDocs') continue;
    if (name === '$minDistance') near.min = distanceOf(name, operators[name], 16893, 16894);
    else if (name === '$maxDistance') near.max = distanceOf(name, operators[name], 16895, 16896);
    else throw mongoError(34413, `invalid argument in geo near query: ${name}`);
  }
  return near;
}

function legacyCentre(argument: unknown[] | Document): Point {
  if (isDocument(argument) && argument.type === 'Point') return geoJsonPoint(argument);
  return flatPointOf(argument);
}

/** How far a stored value is, in the units the query gives; undefined for what has no place. */
function distanceFrom(near: Near, value: unknown): number | undefined {
  const one = distanceOfValue(near, value);
  if (one !== undefined || !Array.isArray(value)) return one;
  // a list of places is as near as its nearest
  const distances = value.map((item) => distanceOfValue(near, item)).filter((item) => item !== undefined);
  return distances.length > 0 ? Math.min(...distances) : undefined;
}

function distanceOfValue(near: Near, value: unknown): number | undefined {
  const geometry = storedGeometry(value);
  if (!geometry) return undefined;
  if (!near.spherical) {
    const point = geometry.points[0];
    if (!point) return undefined;
    return Math.hypot(point[0] - near.centre[0], point[1] - near.centre[1]);
  }
  const radians = distanceTo(near.centre, geometry);
  return near.metres ? radians * EARTH_METRES : radians;
}

export function isNear(near: Near, value: unknown): boolean {
  const distance = distanceFrom(near, value);
  return distance !== undefined && distance >= near.min && distance <= near.max;
}

/** The values at a path, arrays of documents on the way taken apart. */
export function placesAt(doc: Document, path: string): unknown[] {
  let found: unknown[] = [doc];
  for (const name of path.split('.')) {
    found = found.flatMap((value) => {
      if (isDocument(value)) return name in value ? [value[name]] : [];
      if (!Array.isArray(value)) return [];
      return value.filter((item) => isDocument(item) && name in item).map((item) => (item as Document)[name]);
    });
  }
  return found;
}

export function nearestDistance(near: Near, doc: Document): number | undefined {
  const distances = placesAt(doc, near.path)
    .map((value) => distanceFrom(near, value))
    .filter((distance) => distance !== undefined);
  return distances.length > 0 ? Math.min(...distances) : undefined;
}

/** The search by distance in a filter: at its top, or in an `$and` there. Two have no common order. */
export function findNear(filter: Document): Near | undefined {
  const found = [...nearsIn(filter)];
  if (found.length > 1) throw bad('Too many geoNear expressions');
  return found[0];
}

function* nearsIn(filter: Document): Generator<Near> {
  for (const name of keysOf(filter)) {
    const value = filter[name];
    if (name === '$and' && Array.isArray(value)) {
      for (const part of value) if (isDocument(part)) yield* nearsIn(part);
    } else if (
      !name.startsWith('$') &&
      isDocument(value) &&
      keysOf(value).some((key) => NEAR_OPERATORS.has(key))
    ) {
      yield parseNear(name, value);
    }
  }
}

/** Nearest first. */
export function nearSort(near: Near): CompiledSort {
  const keys = (doc: Document) => [nearestDistance(near, doc) ?? Number.POSITIVE_INFINITY];
  const compareKeys = (a: readonly unknown[], b: readonly unknown[]) => (a[0] as number) - (b[0] as number);
  return { fields: [], keys, compareKeys, compare: (a, b) => compareKeys(keys(a), keys(b)) };
}
