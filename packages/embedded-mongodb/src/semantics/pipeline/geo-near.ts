import { doubleValue } from '../decode';
import { mongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import { parsePath } from '../expressions/field-path';
import { newScope } from '../expressions/scope';
import { flatPointOf, geoJsonOf } from '../geo/geometry';
import { isNear, type Near, nearestDistance, placesAt } from '../geo/near';
import type { Point } from '../geo/types';
import { compileFilter } from '../match';
import { toDouble } from '../match/numbers';
import { printValue } from '../print';
import { isNumeric, typeName } from '../types';
import { type Document, docOf, isDocument, keysOf } from '../values';
import { MemoryBudget, PAUSED, type PipelineContext, type Stage } from './context';
import { withValueAt } from './values-at';

const OPTIONS = new Set(
  'near distanceField distanceMultiplier includeLocs key maxDistance minDistance query spherical uniqueDocs limit num start'.split(
    ' ',
  ),
);

interface GeoNear {
  near: Near;
  distanceField: string[] | undefined;
  multiplier: number;
  includeLocs: string[] | undefined;
  query: Document;
}

/** What storage has to read for a `$geoNear`, nearest first. */
export function geoNearQuery(
  spec: unknown,
  context: PipelineContext,
): { near: Near; filter: Document } | null {
  if (!isDocument(spec)) return null;
  const { near, query } = parse(spec, context);
  return { near, filter: query };
}

/** `$geoNear`: the documents nearest first, with their distance. */
export function compileGeoNear(spec: unknown, context: PipelineContext): Stage {
  if (!isDocument(spec)) throw mongoError(10065, 'invalid parameter: expected an object ($geoNear)');
  const plan = parse(spec, context);
  const filter = compileFilter(plan.query, { collation: context.collation, let: context.variables });
  return (input) =>
    context.sortedByDistance && !context.depth
      ? asTheyCome(input, plan)
      : nearestFirst(input, plan, (doc) => filter.matches(doc));
}

function* asTheyCome(input: Iterable<Document>, plan: GeoNear): Iterable<Document> {
  for (const doc of input) {
    yield doc === PAUSED ? doc : withDistance(doc, nearestDistance(plan.near, doc) as number, plan);
  }
}

function withDistance(
  doc: Document,
  distance: number,
  { near, distanceField, multiplier, includeLocs }: GeoNear,
): Document {
  const out = distanceField ? withValueAt(doc, distanceField, doubleValue(distance * multiplier)) : doc;
  if (!includeLocs) return out;
  const place = placesAt(doc, near.path).find((value) => isNear(near, value));
  return withValueAt(out, includeLocs, place);
}

function* nearestFirst(
  input: Iterable<Document>,
  plan: GeoNear,
  matches: (doc: Document) => boolean,
): Iterable<Document> {
  const { near } = plan;
  const budget = new MemoryBudget('$geoNear');
  const found: { doc: Document; distance: number }[] = [];
  for (const doc of input) {
    if (doc === PAUSED) yield doc;
    if (doc === PAUSED || !matches(doc)) continue;
    const distance = nearestDistance(near, doc);
    if (distance === undefined || distance < near.min || distance > near.max) continue;
    budget.hold(doc);
    found.push({ doc, distance });
  }
  found.sort((a, b) => a.distance - b.distance);
  for (const { doc, distance } of found) yield withDistance(doc, distance, plan);
}

function parse(spec: Document, context: PipelineContext): GeoNear {
  for (const name of keysOf(spec)) {
    if (!OPTIONS.has(name)) throw mongoError(40415, `Unrecognized option to $geoNear: ${name}`);
  }
  if (spec.near === undefined) throw mongoError(5860400, "$geoNear requires a 'near' argument");
  if (spec.distanceField !== undefined && typeof spec.distanceField !== 'string') {
    throw mongoError(16606, `$geoNear requires that the 'distanceField' option is a String`);
  }
  if (spec.includeLocs !== undefined && typeof spec.includeLocs !== 'string') {
    throw mongoError(16607, "$geoNear requires that 'includeLocs' option is a String");
  }
  if (spec.query !== undefined && !isDocument(spec.query)) {
    throw mongoError('TypeMismatch', `$geoNear query must be an object, found ${typeName(spec.query)}`);
  }
  if (spec.key !== undefined && typeof spec.key !== 'string') {
    throw mongoError(
      'TypeMismatch',
      `$geoNear parameter 'key' must be of type string but found type: ${typeName(spec.key)}`,
    );
  }
  if (spec.key === '') throw mongoError('BadValue', "$geoNear parameter 'key' cannot be the empty string");
  const centre = centreOf(constant(spec.near, 5860402, 'near', context));
  const near: Near = {
    path: '',
    ...centre,
    spherical: centre.metres || isSet(spec.spherical),
    min: distanceOption(spec.minDistance, 'minDistance', 7555701, context) ?? 0,
    max: distanceOption(spec.maxDistance, 'maxDistance', 7555702, context) ?? Number.POSITIVE_INFINITY,
  };
  near.path = pathOf(spec.key as string | undefined, near, context);
  return {
    near,
    distanceField: spec.distanceField === undefined ? undefined : parsePath(spec.distanceField as string),
    includeLocs: spec.includeLocs === undefined ? undefined : parsePath(spec.includeLocs as string),
    multiplier: multiplierOf(spec.distanceMultiplier),
    query: isDocument(spec.query) ? spec.query : docOf({}),
  };
}

function isSet(value: unknown): boolean {
  return value === true || (isNumeric(value) && toDouble(value) !== 0);
}

function constant(value: unknown, code: number, name: string, context: PipelineContext): unknown {
  // a GeoJSON document has no operators: only strings and operators are expressions
  if (Array.isArray(value) || (isDocument(value) && !keysOf(value).some((key) => key.startsWith('$'))))
    return value;
  if (typeof value === 'string' && value.startsWith('$') && !value.startsWith('$$')) {
    throw mongoError(code, `$geoNear requires a constant '${name}' argument`);
  }
  return compileExpression(value, newScope(context.variables, context.collation)).eval({
    root: docOf({}),
    slots: [],
  });
}

function centreOf(value: unknown): { centre: Point; metres: boolean } {
  if (isDocument(value) && value.type !== undefined) {
    const geometry = geoJsonOf(value);
    if (geometry.type !== 'Point')
      throw mongoError('BadValue', `$geoNear requires a point, given ${printValue(value)}`);
    return { centre: geometry.points[0] as Point, metres: true };
  }
  if (!isDocument(value) && !Array.isArray(value)) {
    throw mongoError(
      5860401,
      `$geoNear requires near argument to be an array or object, found ${typeName(value)}`,
    );
  }
  return { centre: flatPointOf(value), metres: false };
}

function distanceOption(
  value: unknown,
  name: string,
  code: number,
  context: PipelineContext,
): number | undefined {
  if (value === undefined) return undefined;
  const found = constant(value, code, name, context);
  if (!isNumeric(found)) throw mongoError('TypeMismatch', `${name} must be a number`);
  const distance = toDouble(found) as number;
  if (!(distance >= 0)) throw mongoError('BadValue', `${name} must be nonnegative`);
  return distance;
}

function multiplierOf(value: unknown): number {
  if (value === undefined) return 1;
  if (!isNumeric(value)) throw mongoError('TypeMismatch', 'distanceMultiplier must be a number');
  const multiplier = toDouble(value) as number;
  if (!(multiplier >= 0)) throw mongoError('BadValue', 'distanceMultiplier must be nonnegative');
  return multiplier;
}

/** The field to search: the one named, or the one with a geo index if there is but one. */
function pathOf(key: string | undefined, near: Near, context: PipelineContext): string {
  const { db, coll = '' } = context;
  const indexes = context.source.geoIndexes?.({ db, coll }) ?? [];
  if (key !== undefined) {
    if (indexes.some((index) => index.path === key)) return key;
    throw mongoError('IndexNotFound', 'unable to find index for $geoNear query');
  }
  const flat = indexes.filter((index) => index.kind === '2d');
  const sphere = indexes.filter((index) => index.kind === '2dsphere');
  const [usable, kind] = flat.length > 0 && !near.metres ? [flat, '2d'] : [sphere, '2dsphere'];
  const [first, second] = usable;
  if (second) {
    throw mongoError(
      'IndexNotFound',
      `There is more than one ${kind} index on ${db}.${coll}; unsure which to use for $geoNear`,
    );
  }
  if (!first)
    throw mongoError('IndexNotFound', '$geoNear requires a 2d or 2dsphere index, but none were found');
  if (kind === '2dsphere') near.spherical = true;
  return first.path;
}
