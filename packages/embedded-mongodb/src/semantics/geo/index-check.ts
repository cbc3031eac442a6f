import { mongoError } from '../errors';
import { toDouble } from '../match/numbers';
import { printValue } from '../print';
import { isNullish, isNumeric } from '../types';
import { type Document, isDocument } from '../values';
import { flatPointOf, geoJsonOf, positionOf } from './geometry';
import { placesAt } from './near';
import type { Point } from './types';

/** What a 2dsphere or 2d index demands of a document: MongoDB refuses a write whose place it cannot index. */
export type PlaceCheck = (doc: Document) => void;

export function placeCheck(spec: Document): PlaceCheck {
  const key = spec.key as Document;
  const checks: PlaceCheck[] = [];
  for (const [path, kind] of Object.entries(key)) {
    if (kind === '2dsphere') checks.push((doc) => checkSphere(doc, path));
    if (kind === '2d')
      checks.push((doc) => checkPlane(doc, path, boundOf(spec.min, -180), boundOf(spec.max, 180)));
  }
  return (doc) => {
    for (const check of checks) check(doc);
  };
}

function boundOf(value: unknown, fallback: number): number {
  return isNumeric(value) ? (toDouble(value) as number) : fallback;
}

function cannotExtract(doc: Document, reason: string): Error {
  return mongoError(16755, `Can't extract geo keys: ${printValue(doc)} ${reason}`);
}

function checkSphere(doc: Document, path: string): void {
  for (const value of placesAt(doc, path)) {
    if (isNullish(value)) continue;
    if (!isDocument(value) && !Array.isArray(value)) {
      throw cannotExtract(doc, `geo element must be an array or object: ${printValue(value)}`);
    }
    if (Array.isArray(value) && value.length === 0)
      throw cannotExtract(doc, 'Point must only contain numeric elements');
    try {
      if (isDocument(value) && (value.type !== undefined || 'coordinates' in value)) geoJsonOf(value);
      else positionOf([...flatPointOf(value)]);
    } catch (error) {
      throw cannotExtract(doc, error instanceof Error ? error.message : '');
    }
  }
}

function checkPlane(doc: Document, path: string, min: number, max: number): void {
  for (const value of placesAt(doc, path)) {
    if (isNullish(value)) continue;
    if (!isDocument(value) && !Array.isArray(value)) {
      throw mongoError(13654, 'location object expected, location array not in correct format');
    }
    const list =
      Array.isArray(value) && value.some((item) => isDocument(item) || Array.isArray(item)) ? value : [value];
    for (const place of list) checkPoint(place, min, max);
  }
}

function checkPoint(place: unknown, min: number, max: number): void {
  if (Array.isArray(place) && place.length === 0) return;
  let point: Point;
  try {
    point = flatPointOf(place);
  } catch {
    throw mongoError(
      13026,
      `geo values must be 'legacy coordinate pairs' for 2d indexes: ${printValue(place)}`,
    );
  }
  for (const coordinate of point) {
    if (coordinate >= min && coordinate <= max) continue;
    throw mongoError(
      13027,
      `point not in interval of [ ${min}, ${max} ] :: caused by :: ${printValue(place)}`,
    );
  }
}
