import { ObjectId } from 'bson';
import fc from 'fast-check';
import type { Fields, Value } from '../model/order';
import type { Sort, UniqueRule } from '../model/store';

// Few values on purpose, because collisions, ties and duplicates are where indexes and matching go wrong.
const OBJECT_IDS = ['65a000000000000000000001', '65a000000000000000000002'].map((hex) => new ObjectId(hex));
const number = fc.oneof(fc.integer({ min: -2, max: 6 }), fc.constantFrom(0.5, 1.5, 2 ** 31, -(2 ** 40)));
const text = fc.constantFrom('', 'a', 'A', 'ab', 'b', 'B', 'é', 'z');
const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: number },
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constantFrom(...OBJECT_IDS) },
  { weight: 1, arbitrary: fc.constantFrom(new Date(0), new Date(1e12), new Date(-5)) },
);
const inner = fc.record({ x: scalar, y: scalar }, { requiredKeys: [] }) as fc.Arbitrary<Fields>;
const list = fc.array(scalar, { maxLength: 3 });
const b = fc.oneof({ weight: 2, arbitrary: scalar }, { weight: 2, arbitrary: list });
const d = fc.oneof(
  { weight: 3, arbitrary: inner },
  { weight: 2, arbitrary: fc.array(inner, { maxLength: 3 }) },
  scalar,
);

export const id = fc.integer({ min: 0, max: 30 });
// `u` is the field of unique indexes; only `b` and `d` contain arrays, and no index has both (another test covers code 171)
export const document = fc
  .record(
    { _id: id, a: scalar, b, c: scalar, d, u: fc.integer({ min: 0, max: 12 }) },
    { requiredKeys: ['_id'] },
  )
  .map((fields) => fields as Fields);

const scalarPath = fc.constantFrom('a', 'c', 'b', 'd.x', 'd.y', 'u', '_id', 'd.x', 'a', 'b');
const range = fc.tuple(fc.constantFrom('$gt', '$gte'), scalar, fc.constantFrom('$lt', '$lte'), scalar);
const elementCondition = fc.oneof(
  fc.tuple(fc.constantFrom('x', 'y'), scalar).map(([name, value]) => ({ [name]: value })),
  fc.tuple(fc.constantFrom('$gt', '$lt', '$eq', '$gte'), scalar).map(([name, value]) => ({ [name]: value })),
);

const positive: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc
    .tuple(fc.constantFrom('$eq', '$gt', '$gte', '$lt', '$lte', '$ne'), scalar)
    .map(([name, v]) => ({ [name]: v })),
  range.map(([low, from, high, to]) => ({ [low]: from, [high]: to })),
  fc
    .tuple(fc.constantFrom('$in', '$nin'), fc.array(scalar, { maxLength: 4 }))
    .map(([name, v]) => ({ [name]: v })),
  fc.boolean().map((exists) => ({ $exists: exists })),
  fc.constantFrom(/^a/, /^A/, /b/, /^$/).map((expression) => ({ $in: [expression] })),
  list.map((values) => values),
  fc.integer({ min: 0, max: 3 }).map((size) => ({ $size: size })),
  fc.array(scalar, { minLength: 1, maxLength: 2 }).map((values) => ({ $all: values })),
  elementCondition.map((condition) => ({ $elemMatch: condition })),
  fc.constantFrom([2, 0], [3, 1]).map((pair) => ({ $mod: pair })),
);
const negated = fc
  .oneof(
    range.map(([low, from]) => ({ [low]: from })),
    fc.array(scalar, { maxLength: 3 }).map((values) => ({ $in: values })),
    fc.boolean().map((exists) => ({ $exists: exists })),
  )
  .map((condition) => ({ $not: condition }));
const leaf = fc
  .tuple(scalarPath, fc.oneof({ weight: 6, arbitrary: positive }, negated))
  .map(([path, condition]) => ({ [path]: condition }) as Fields);
const wholeField = fc.oneof(inner, list).map((value) => ({ d: value }) as Fields);

const conjunction = fc.array(leaf, { maxLength: 3 }).map((parts) => Object.assign({}, ...parts) as Fields);
const tree = fc
  .tuple(fc.constantFrom('$and', '$or', '$nor'), fc.array(leaf, { minLength: 1, maxLength: 3 }), conjunction)
  .map(([name, parts, rest]) => ({ ...rest, [name]: parts }) as Fields);
export const filter: fc.Arbitrary<Fields> = fc.oneof(
  { weight: 5, arbitrary: conjunction },
  { weight: 2, arbitrary: tree },
  { weight: 1, arbitrary: wholeField },
);

export const sort: fc.Arbitrary<Sort | undefined> = fc.option(
  fc.record({
    path: fc.constantFrom('a', 'b', 'c', 'd.x', 'u', '_id'),
    direction: fc.constantFrom(1 as const, -1 as const),
  }),
  { nil: undefined },
);

const direction = fc.constantFrom(1, -1);
const keyFields = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd.x', 'd.y', 'u', '_id'), {
  minLength: 1,
  maxLength: 3,
});
const key = fc
  .tuple(keyFields, fc.array(direction, { minLength: 3, maxLength: 3 }))
  .map(([fields, directions]) => fields.map((field, at) => [field, directions[at]] as const))
  .filter(
    (fields) => !(fields.some(([name]) => name === 'b') && fields.some(([name]) => name.startsWith('d'))),
  )
  // the _id index always exists and cannot be created
  .filter((fields) => fields.map(([path]) => path).join() !== '_id')
  .map((fields) => Object.fromEntries(fields) as { [path: string]: number });
const PARTIAL: Fields[] = [{ a: { $gt: 1 } }, { c: { $exists: true } }, { a: 'a' }, { u: { $lte: 6 } }];

export type Index = {
  key: { [path: string]: number };
  sparse?: boolean;
  partialFilterExpression?: Fields;
  collation?: Fields;
};
export const index: fc.Arbitrary<Index> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ key }) },
  { weight: 1, arbitrary: fc.record({ key, sparse: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ key, partialFilterExpression: fc.constantFrom(...PARTIAL) }) },
  { weight: 1, arbitrary: fc.record({ key, collation: fc.constant({ locale: 'en', strength: 2 }) }) },
);
export const unique: fc.Arbitrary<UniqueRule | undefined> = fc.option(
  fc.oneof(
    fc.constant({ field: 'u' }),
    fc.constant({ field: 'u', sparse: true }),
    fc.constantFrom(...PARTIAL).map((partial) => ({ field: 'u', partial })),
  ),
  { nil: undefined },
);

const operand: { [operator: string]: fc.Arbitrary<Value> } = {
  $set: scalar,
  $unset: fc.constant(''),
  $inc: fc.integer({ min: -3, max: 3 }),
  $mul: fc.constantFrom(0, 2, 0.5),
  $min: scalar,
  $max: scalar,
  $push: fc.oneof(
    scalar,
    fc.record({ $each: list, $sort: direction, $slice: fc.integer({ min: -3, max: 3 }) }),
  ),
  $addToSet: scalar,
  $pull: scalar.filter((value) => value !== null),
  $pop: direction,
};
// arrays only ever occur in `b`, because an index on two arrays would be refused; and `u` stays a number
const ARRAY_OPERATORS = ['$push', '$addToSet', '$pull', '$pop'];
const SCALAR_OPERATORS = Object.keys(operand).filter((name) => !ARRAY_OPERATORS.includes(name));
const oneChange = fc
  .oneof(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd.x', 'd.y'), fc.constantFrom(...SCALAR_OPERATORS)),
    fc.tuple(fc.constant('b'), fc.constantFrom(...ARRAY_OPERATORS)),
    fc.tuple(fc.constant('u'), fc.constantFrom('$inc', '$unset')),
  )
  .chain(([path, operator]) => operand[operator]!.map((value) => ({ path, operator, value })));

export const change: fc.Arbitrary<Fields> = fc
  .uniqueArray(oneChange, { minLength: 1, maxLength: 3, selector: ({ path }) => path })
  .map((changes) => {
    const update: { [operator: string]: Fields } = {};
    for (const { path, operator, value } of changes)
      update[operator] = { ...update[operator], [path]: value };
    return update;
  });
/** A change that no document can refuse, for updates of several documents. */
export const safeChange: fc.Arbitrary<Fields> = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.oneof(
      scalar,
      list.filter(() => true),
    ),
  )
  .map(([field, value]) =>
    Array.isArray(value) && field !== 'b' ? { $unset: { [field]: '' } } : { $set: { [field]: value } },
  );
