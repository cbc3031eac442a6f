import { mongoError } from '../errors';
import { storedGeometry } from '../geo/geometry';
import { isNear, parseNear } from '../geo/near';
import { compileWithin, queryGeometry } from '../geo/shapes';
import { intersects, isWithin } from '../geo/sphere';
import type { Geometry } from '../geo/types';
import { printValue } from '../print';
import { type Document, isDocument } from '../values';
import type { Predicate } from './path';

const GEO_OPERATORS = new Set(['$geoWithin', '$within', '$geoIntersects']);

export function isGeoOperator(name: string): boolean {
  return GEO_OPERATORS.has(name);
}

/** `$geoWithin` and `$geoIntersects`. */
export function geoPredicate(name: string, argument: unknown): Predicate {
  if (name === '$geoIntersects') return intersectsPredicate(argument);
  if (name === '$geoWithin' || name === '$within') {
    return anyPlace(compileWithin(argument));
  }
  throw mongoError('BadValue', `unknown operator: ${name}`);
}

/** `$near` matches what has a place within its distances; that the nearest come first is the reader's part. */
export function nearPredicate(path: string, operators: Document): Predicate {
  const near = parseNear(path, operators);
  return (value) => isNear(near, value);
}

function intersectsPredicate(argument: unknown): Predicate {
  if (!isDocument(argument) || !('$geometry' in argument)) {
    throw mongoError(
      'BadValue',
      `$geoIntersects not supported with provided geometry: ${printValue(argument)}`,
    );
  }
  const wanted = queryGeometry(argument.$geometry);
  if (wanted.complement) return anyPlace((geometry) => !isWithin(geometry, wanted.polygons));
  return anyPlace((geometry) => intersects(geometry, wanted));
}

/** A place, or a list of places of which one is enough. */
function anyPlace(test: (geometry: Geometry) => boolean): Predicate {
  const one = (value: unknown) => {
    const geometry = storedGeometry(value);
    return geometry !== undefined && test(geometry);
  };
  return (value) => one(value) || (Array.isArray(value) && value.some(one));
}
