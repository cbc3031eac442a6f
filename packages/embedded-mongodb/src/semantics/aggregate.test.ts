import { Decimal128, Double } from 'bson';
import { compilePipeline, splitPipeline } from './aggregate';
import { compileFilter } from './match';
import type { PipelineContext } from './pipeline/context';
import { compileStages } from './pipeline/stages';
import { type Document, docOf } from './values';

const collections: Record<string, Document[]> = {
  orders: [
    { _id: 1, item: 'a', qty: 2, tags: ['x', 'y'] },
    { _id: 2, item: 'b', qty: new Double(3), tags: [] },
    { _id: 3, item: 'a', qty: 5n },
    { _id: 4, item: null, qty: Decimal128.fromString('0.5'), tags: 'z' },
  ],
  items: [
    { _id: 10, name: 'a', price: 7 },
    { _id: 11, name: 'b', price: 9 },
    { _id: 12, price: 1 },
  ],
  staff: [
    { _id: 1, boss: null },
    { _id: 2, boss: 1 },
    { _id: 3, boss: 2 },
  ],
};

const context: PipelineContext = {
  db: 'test',
  coll: 'orders',
  collation: null,
  variables: undefined,
  source: {
    *find({ coll }, filter, options) {
      const compiled = compileFilter(filter, { let: options.variables });
      for (const doc of (collections[coll] ?? []).map(docOf)) if (compiled.matches(doc)) yield doc;
    },
  },
};

const run = (stages: Document[], coll = 'orders') => [
  ...compileStages(stages, { ...context, coll })((collections[coll] ?? []).map(docOf)),
];
const codeOf = (stages: unknown) => {
  try {
    compilePipeline(stages, context);
  } catch (error) {
    return (error as { code: number }).code;
  }
  return 0;
};

describe('stages', () => {
  test('$group sums keep their types', () => {
    expect(
      run([{ $group: { _id: '$item', n: { $sum: 1 }, qty: { $sum: '$qty' }, first: { $first: '$_id' } } }]),
    ).toEqual([
      { _id: 'a', n: 2, qty: 7n, first: 1 },
      { _id: 'b', n: 1, qty: new Double(3), first: 2 },
      { _id: null, n: 1, qty: Decimal128.fromString('0.5'), first: 4 },
    ]);
  });

  test('$unwind with its options', () => {
    expect(run([{ $unwind: '$tags' }, { $project: { tags: 1 } }])).toEqual([
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
      { _id: 4, tags: 'z' },
    ]);
    const kept = run([
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
    ]);
    expect(kept.map((doc) => doc.i)).toEqual([0n, 1n, null, null, null]);
  });

  test('$lookup by equality and by pipeline', () => {
    const equal = run([
      { $lookup: { from: 'items', localField: 'item', foreignField: 'name', as: 'found' } },
    ]);
    expect(equal.map((doc) => (doc.found as Document[]).map((found) => found._id))).toEqual([
      [10],
      [11],
      [10],
      [12],
    ]);
    const piped = run([
      {
        $lookup: {
          from: 'items',
          let: { least: '$qty' },
          pipeline: [
            { $match: { $expr: { $gt: ['$price', { $multiply: ['$$least', 2] }] } } },
            { $project: { _id: 1 } },
          ],
          as: 'found',
        },
      },
    ]);
    expect(piped.map((doc) => (doc.found as Document[]).length)).toEqual([2, 2, 0, 2]);
  });

  test('$facet, $bucket, $sortByCount, $count, $unionWith', () => {
    expect(
      run([
        {
          $facet: {
            n: [{ $count: 'n' }],
            items: [{ $sortByCount: '$item' }],
            sizes: [{ $bucket: { groupBy: '$qty', boundaries: [0, 3, 10] } }],
          },
        },
      ]),
    ).toEqual([
      {
        n: [{ n: 4 }],
        items: [
          { _id: 'a', count: 2 },
          { _id: 'b', count: 1 },
          { _id: null, count: 1 },
        ],
        sizes: [
          { _id: 0, count: 2 },
          { _id: 3, count: 2 },
        ],
      },
    ]);
    expect(
      run([{ $unionWith: { coll: 'items', pipeline: [{ $match: { price: { $gt: 5 } } }] } }]),
    ).toHaveLength(6);
  });
});

test('leading stages go to the storage', () => {
  const stages = [
    { $match: { a: 1 } },
    { $match: { b: 1 } },
    { $sort: { a: 1 } },
    { $skip: 5 },
    { $limit: 2 },
    { $count: 'n' },
  ];
  expect(splitPipeline(stages)).toEqual({
    filter: { $and: [{ a: 1 }, { b: 1 }] },
    sort: { a: 1 },
    skip: 5,
    limit: 2,
    stages: 5,
  });
  expect(splitPipeline([{ $limit: 2 }, { $match: { a: 1 } }])).toEqual({ limit: 2, stages: 1 });
});

test.each<[unknown, number]>([
  [5, 14],
  [[5], 14],
  [[{}], 40323],
  [[{ $nope: 1 }], 40324],
  [[{ $limit: 0 }], 15958],
  [[{ $limit: -1 }], 5107201],
  [[{ $skip: 'x' }], 5107200],
  [[{ $group: { n: 1 } }], 15955],
  [[{ $group: { _id: 1, n: 1 } }], 40234],
  [[{ $group: { _id: 1, n: { $foo: 1 } } }], 15952],
  [[{ $project: {} }], 51272],
  [[{ $sort: {} }], 15976],
  [[{ $unwind: 'x' }], 28818],
  [[{ $count: '' }], 40157],
  [[{ $match: 5 }], 15959],
  [[{ $out: 'x' }, { $match: {} }], 40601],
  [[{ $facet: { a: [{ $out: 'x' }] } }], 40600],
  [[{ $merge: { into: 'x', whenMatched: 'nope' } }], 2],
])('%j is refused with %d', (stages, code) => {
  expect(codeOf(stages)).toBe(code);
});
