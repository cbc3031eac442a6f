import { mongoError } from '../errors';
import { storedGeometry } from '../geo/geometry';
import { compileWithin, queryGeometry } from '../geo/shapes';
import { intersects } from '../geo/sphere';
import { printValue } from '../print';
import { isDocument } from '../values';
import type { Predicate } from './path';

const GEO_OPERATORS = new Set([
  '$near',
  '$nearSphere',
  '$geoNear',
  '$geoWithin',
  '$within',
  '$geoIntersects',
]);

export function isGeoOperator(name: string): boolean {
  return GEO_OPERATORS.has(name);
}

/** `$geoWithin` and `$geoIntersects` need no index; `$near` does, and this server has none: MongoDB's error for that. */
export function geoPredicate(name: string, argument: unknown): Predicate {
  if (name === '$geoIntersects') return intersectsPredicate(argument);
  if (name === '$geoWithin' || name === '$within') {
    const test = compileWithin(argument);
    return (value) => {
      const geometry = storedGeometry(value);
      return geometry !== undefined && test(geometry);
    };
  }
  throw mongoError(
    'NoQueryExecutionPlans',
    'error processing query: unable to find index for $geoNear query',
  );
}

function intersectsPredicate(argument: unknown): Predicate {
  if (!isDocument(argument) || !('$geometry' in argument)) {
    throw mongoError(
      'BadValue',
      `$geoIntersects not supported with provided geometry: ${printValue(argument)}`,
    );
  }
  const wanted = queryGeometry(argument.$geometry);
  return (value) => {
    const geometry = storedGeometry(value);
    return geometry !== undefined && intersects(geometry, wanted);
  };
}
