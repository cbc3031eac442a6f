import { mongoError } from '../errors';
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

/** Geospatial queries need indexes that this server does not have; it says so as MongoDB does without an index. */
export function geoPredicate(name: string, _argument: unknown): Predicate {
  if (name === '$near' || name === '$nearSphere' || name === '$geoNear') {
    throw mongoError(
      'NoQueryExecutionPlans',
      'error processing query: unable to find index for $geoNear query',
    );
  }
  throw mongoError('CommandNotSupported', `${name} is not supported by this server (no geospatial queries)`);
}
