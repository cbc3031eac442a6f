import type { Collection } from '../catalog/collection';
import { decoded } from '../planner/rows';
import { toTimestamp } from '../replica/clock';
import { encodeValue } from '../semantics/codec';
import type { Collation } from '../semantics/collation';
import { mongoError } from '../semantics/errors';
import { toExactInteger } from '../semantics/match/numbers';
import { printValue } from '../semantics/print';
import { isNumeric } from '../semantics/types';
import { type Document, docOf, isDocument, setField } from '../semantics/values';
import { encodeKeyValue, type StringFold } from '../storage/key-encoding';
import type { CommandContext } from './context';
import { countIn } from './count-keys';
import { distinctPlan, eachDistinct } from './distinct-keys';
import { checkFields, nonNegative } from './fields';
import { checkQuery, emptySpec, filterOf, prepareQuery, type QuerySpec } from './query';
import { ok } from './reply';

export async function count(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('count', body, {
    query: 'object',
    limit: 'any',
    skip: 'number',
    hint: 'hint',
    collation: 'object',
    fields: 'object',
  });
  const name = context.collectionName();
  const skip = nonNegative('count', 'skip', body.skip, 0);
  const limit = countLimit(body.limit);
  const spec = { ...emptySpec(filterOf(body.query)), hint: body.hint };
  const total = await countMatches(context, name, spec, limit > 0 ? skip + limit : 0);
  const left = Math.max(0, total - skip);
  return ok(docOf({ n: limit > 0 ? Math.min(limit, left) : left }));
}

/** Reads `limit`, which MongoDB parses by hand, unlike `skip`. Null is not a number, a fraction is not an integer, and the sign does not matter. */
function countLimit(value: unknown): number {
  if (value === undefined) return 0;
  if (!isNumeric(value)) throw mongoError('BadValue', 'limit value is not a valid number');
  const exact = toExactInteger(value);
  if (exact === undefined)
    throw mongoError('FailedToParse', `Expected an integer: limit: ${printValue(value)}`);
  return Math.abs(Number(exact));
}

async function countMatches(
  context: CommandContext,
  name: string,
  spec: QuerySpec,
  cap: number,
): Promise<number> {
  const collection = context.catalog.find(context.db, name);
  if (!collection) {
    checkQuery(spec, context.collation);
    return 0;
  }
  return countIn(context, collection, spec, cap);
}

export async function distinct(context: CommandContext): Promise<Document> {
  const { body } = context;
  checkFields('distinct', body, {
    key: 'string',
    query: 'object',
    collation: 'object',
    hint: 'hint',
  });
  const name = context.collectionName();
  if (typeof body.key !== 'string') {
    throw mongoError(40414, "BSON field 'distinct.key' is missing but a required field");
  }
  if (body.key.includes('\0')) throw mongoError(31032, 'Key field cannot contain an embedded null byte');
  const spec = { ...emptySpec(filterOf(body.query)), hint: body.hint };
  const found = new DistinctValues(context.collation);
  const collection = context.catalog.find(context.db, name);
  if (collection) await collectDistinct(context, collection, spec, body.key, found);
  else checkQuery(spec, context.collation);
  found.checkSize();
  const reply = docOf({ values: found.values });
  if (context.transaction?.readOnly)
    setField(reply, 'atClusterTime', toTimestamp(context.transaction.snapshot));
  return ok(reply);
}

async function collectDistinct(
  context: CommandContext,
  collection: Collection,
  spec: QuerySpec,
  key: string,
  found: DistinctValues,
): Promise<void> {
  checkQuery(spec, context.collation);
  const plan = distinctPlan(context, collection, spec, key);
  if (plan) {
    return eachDistinct(context, collection, plan, (doc) => found.addPath(doc, key));
  }
  const { rows } = prepareQuery(context, collection, spec);
  for (;;) {
    const row = await rows.next(context);
    if (!row) return;
    found.addPath(decoded(row), key);
  }
}

/** Collects distinct values. Values that MongoDB considers equal are kept once, and arrays contribute their elements. */
class DistinctValues {
  readonly values: unknown[] = [];
  private readonly seen = new Set<string>();

  private readonly fold: StringFold;

  constructor(collation: Collation | null) {
    this.fold = collation ? (text) => collation.key(text) : null;
  }

  addPath(doc: Document, path: string): void {
    this.walk(doc, path.split('.'), 0);
  }

  private walk(value: unknown, names: string[], at: number): void {
    if (at === names.length) {
      if (Array.isArray(value)) for (const element of value) this.add(element);
      else if (value !== undefined) this.add(value);
      return;
    }
    if (Array.isArray(value)) {
      const name = names[at]!;
      if (/^\d+$/.test(name) && value[Number(name)] !== undefined)
        this.walk(value[Number(name)], names, at + 1);
      for (const element of value) if (isDocument(element)) this.walk(element, names, at);
    } else if (isDocument(value)) {
      this.walk(value[names[at]!], names, at + 1);
    }
  }

  private add(value: unknown): void {
    const id = encodeKeyValue(value, this.fold).toString('latin1');
    if (this.seen.has(id)) return;
    this.seen.add(id);
    this.values.push(value);
    if (this.values.length % 1000 === 0) this.checkSize();
  }

  /** Throws if the values do not fit in one document, since the reply is one. */
  checkSize(): void {
    if (encodeValue(this.values).length > 16 * 1024 * 1024) {
      throw mongoError(17217, 'distinct too big, 16mb cap');
    }
  }
}
