import { Binary, BSONRegExp, Decimal128, Double, ObjectId } from 'bson';
import { compilePipeline, splitPipeline } from './aggregate';
import { compileExpression } from './expressions/compile';
import { newScope } from './expressions/scope';
import { compileFilter } from './match';
import type { PipelineContext } from './pipeline/context';
import { compileStages } from './pipeline/stages';
import { type Document, docOf } from './values';

describe('pipelines', () => {
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

    test('$unwind applies its options', () => {
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

    test('$lookup joins by equality and by pipeline', () => {
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

    test('$facet, $bucket, $sortByCount, $count and $unionWith return the expected documents', () => {
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

  test('storage runs the leading stages', () => {
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
});

describe('expressions', () => {
  const evaluate = (expression: unknown, doc: Document = {}) =>
    compileExpression(expression, newScope(undefined, null)).eval({ root: docOf(doc), slots: [] });
  const dec = (s: string) => Decimal128.fromString(s);
  const UUID_TEXT = '01234567-89ab-cdef-0123-456789abcdef';
  const uuid = new Binary(Buffer.from(UUID_TEXT.replaceAll('-', ''), 'hex'), 4);
  const date = new Date('2024-02-29T13:14:15.678Z');

  test.each<[unknown, unknown]>([
    [{ $add: [1, 2147483647] }, 2147483648n],
    [{ $add: [1, new Double(1)] }, new Double(2)],
    [{ $add: [date, 1000] }, new Date(date.getTime() + 1000)],
    [{ $subtract: [date, new Date(0)] }, BigInt(date.getTime())],
    [{ $multiply: [dec('1.5'), 2] }, dec('3.0')],
    // a double becomes a decimal of fifteen digits, whole or not
    [{ $add: [dec('2.5'), new Double(2)] }, dec('4.50000000000000')],
    [{ $round: [dec('2.5'), 2] }, dec('2.50')],
    [{ $round: [dec('2.567'), 2] }, dec('2.57')],
    [{ $ceil: dec('Infinity') }, dec('NaN')],
    [{ $trunc: dec('Infinity') }, dec('Infinity')],
    [{ $divide: [1, 2] }, 0.5],
    [{ $divide: [dec('1'), 3] }, dec('0.3333333333333333333333333333333333')],
    [{ $mod: [-7, 3] }, -1],
    [{ $round: [2.5] }, new Double(2)],
    [{ $round: [1.25, 1] }, 1.2],
    [{ $round: [15, -1] }, 20],
    [{ $trunc: [-1.9] }, new Double(-1)],
    [{ $pow: [2, 40] }, 1099511627776n],
    [{ $abs: -5n }, 5n],
    [{ $cond: [{ $gt: [2, 1] }, 'yes', 'no'] }, 'yes'],
    [{ $ifNull: [null, '$missing', 3] }, 3],
    // biome-ignore lint/suspicious/noThenProperty: the name is MongoDB's
    [{ $switch: { branches: [{ case: false, then: 1 }], default: 2 } }, 2],
    [{ $let: { vars: { a: 2 }, in: { $multiply: ['$$a', '$$a'] } } }, 4],
    [{ $map: { input: [1, 2], as: 'x', in: { $add: ['$$x', 1] } } }, [2, 3]],
    [{ $filter: { input: [1, 2, 3], cond: { $gt: ['$$this', 1] }, limit: 1 } }, [2]],
    [{ $reduce: { input: [1, 2, 3], initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [{ $range: [0, 10, 3] }, [0, 3, 6, 9]],
    [{ $slice: [[1, 2, 3], -2] }, [2, 3]],
    [
      {
        $arrayToObject: [
          [
            ['a', 1],
            ['b', 2],
          ],
        ],
      },
      { a: 1, b: 2 },
    ],
    [{ $objectToArray: { a: 1 } }, [{ k: 'a', v: 1 }]],
    [
      {
        $setUnion: [
          [3, 1],
          [1, new Double(2)],
        ],
      },
      [1, new Double(2), 3],
    ],
    [{ $setIsSubset: [[1], [1, 2]] }, true],
    [{ $concat: ['a', 'b'] }, 'ab'],
    [{ $concat: ['a', null] }, null],
    [{ $substrCP: ['héllo', 1, 2] }, 'él'],
    [{ $split: ['a-b', '-'] }, ['a', 'b']],
    [{ $trim: { input: '  a ' } }, 'a'],
    [{ $toUpper: 'é a' }, 'é A'],
    [{ $indexOfCP: ['abc', 'c'] }, 2],
    [{ $replaceAll: { input: 'aXaX', find: 'X', replacement: { $literal: '$&' } } }, 'a$&a$&'],
    [{ $regexMatch: { input: 'ABC', regex: new BSONRegExp('b', 'i') } }, true],
    [{ $toInt: '42' }, 42],
    [{ $toLong: 1.9 }, 1n],
    [{ $toDouble: '1e3' }, new Double(1000)],
    [{ $toString: dec('1.10') }, '1.10'],
    [{ $toString: date }, '2024-02-29T13:14:15.678Z'],
    [{ $convert: { input: 'x', to: 'int', onError: 'bad' } }, 'bad'],
    [{ $type: '$missing' }, 'missing'],
    [{ $year: date }, 2024],
    [{ $dayOfYear: date }, 60],
    [{ $isoWeek: date }, 9],
    [{ $hour: { date, timezone: 'Asia/Kolkata' } }, 18],
    [{ $dateToString: { date, format: '%d/%m/%Y %H:%M', timezone: '+05:30' } }, '29/02/2024 18:44'],
    [{ $dateFromString: { dateString: '2024-02-29' } }, new Date('2024-02-29T00:00:00Z')],
    [{ $max: [[1, null, 'a']] }, 'a'],
    [{ $avg: [1, 2] }, 1.5],
    [{ $sum: ['x', 2n] }, 2n],
    [{ $literal: '$a' }, '$a'],
    [{ a: '$x', b: { $add: [1, 1] } }, { b: 2 }],
    [{ $getField: { field: 'a.b', input: { $literal: { 'a.b': 1 } } } }, 1],
    [{ $toObjectId: '65f000000000000000000001' }, new ObjectId('65f000000000000000000001')],
    [{ $toString: uuid }, UUID_TEXT],
    // MongoDB's hash of null is common, because every document without the field has it
  ])('%O', (expression, expected) => {
    expect(evaluate(expression)).toEqual(expected);
  });

  test('field paths go through arrays', () => {
    const doc = { a: [docOf({ b: 1 }), 5, docOf({ b: [docOf({ c: 2 })] })] };
    expect(evaluate('$a.b', doc)).toEqual([1, [{ c: 2 }]]);
    expect(evaluate('$a.b.c', doc)).toEqual([[2]]);
    expect(evaluate('$x.y', doc)).toBeUndefined();
  });

  test.each<[unknown, number]>([
    [{ $nope: 1 }, 168],
    [{ $add: 1, $subtract: 1 }, 15983],
    [{ $add: ['a', 1] }, 14],
    [{ $divide: [1, 0] }, 2],
    [{ $range: [0, 10, 0] }, 34449],
    [{ $range: [0, 2147483647] }, 146],
    [{ $mod: [1, 0] }, 16610],
    [
      {
        $reduce: {
          input: { $range: [0, 40] },
          initialValue: ['$x'],
          in: { $concatArrays: ['$$value', '$$value'] },
        },
      },
      146,
    ],
    [{ $map: { input: { $range: [0, 100000] }, in: { $range: [0, { $add: [100000, '$n'] }] } } }, 146],
    ['$$nope', 17276],
    ['$', 16872],
    ['$a..b', 15998],
    [{ $cond: [1, 2] }, 16020],
    [{ $toInt: 'x' }, 241],
    [{ $concat: [1] }, 16702],
    [{ $size: 5 }, 17124],
    [{ $dateToString: { date, format: '%Q' } }, 18536],
    [{ $hour: { date, timezone: 'Nowhere/X' } }, 40485],
    [{ $year: 'x' }, 16006],
    [{ 'a.b': 1 }, 16412],
  ])('%O is refused with %d', (expression, code) => {
    expect(() => evaluate(expression, { n: 1 })).toThrow(expect.objectContaining({ code }));
  });
});

describe('refused expressions', () => {
  const evaluate = (expression: unknown, doc: Document = {}) =>
    compileExpression(expression, newScope(undefined, null)).eval({ root: docOf(doc), slots: [] });
  const at = new Date('2021-06-01T00:00:00Z');
  // biome-ignore lint/suspicious/noThenProperty: the name is MongoDB's
  const branches = (test: unknown) => [{ case: test, then: 1 }];

  test.each<[number, unknown, Document?]>([
    [5887502, { $setEquals: [[1], 1] }],
    [5887502, { $setEquals: [null, [1]] }],
    [17044, { $setEquals: [[1], '$missing'] }],
    [17045, { $setEquals: [[1]] }],
    [9711600, { $indexOfArray: [[1], 1, 1.5] }],
    [9711600, { $indexOfArray: [[1], 1, 2n ** 40n] }],
    [9711601, { $indexOfArray: [[1], 1, -1] }],
    [40096, { $indexOfCP: ['a', 'a', 2n ** 40n] }],
    [40097, { $indexOfCP: ['a', 'a', -1] }],
    [40094, { $indexOfCP: ['a', null] }],
    [10065, { $rand: 1 }],
    [3040501, { $rand: [1] }],
    [5733415, { $mod: [1n, { $toDecimal: '0' }] }],
    [40069, { $switch: { branches: branches(false) } }],
    [40066, { $switch: { branches: branches('$a') } }, { a: false }],
    [50723, { $toInt: [1, 2] }],
    [9, '$$'],
    [9, { $let: { vars: { '': 1 }, in: 1 } }],
    [40485, { $hour: { date: at, timezone: 'america/new_york' } }],
    [40485, { $hour: { date: at, timezone: 'AMERICA/NEW_YORK' } }],
    [40517, { $hour: { date: at, timezone: 5 } }],
    [51107, { $regexMatch: { input: 'a', regex: new BSONRegExp('a', 'i'), options: 'i' } }],
    [28714, { $sqrt: -1 }],
    [28764, { $pow: [0, -0.5] }],
  ])('error %i for %O', (code, expression, ...[doc]) => {
    // a third parameter would be Jest's `done` in rows with two values
    expect(() => evaluate(expression, doc)).toThrow(expect.objectContaining({ code }));
  });

  test('$regexMatch gives up if it is slow on many values', () => {
    const find = () => {
      for (let i = 0; i < 1000; i++)
        evaluate({ $regexMatch: { input: `${'a'.repeat(21)}!`, regex: { $literal: '^(a+)+(?=b)$' } } });
    };
    expect(find).toThrow(/match limit/);
  });

  test.each([
    ['US/Eastern', 20],
    ['Asia/Calcutta', 5],
    ['EST5EDT', 20],
  ])('the time zone %s keeps its old name', (timezone, hour) => {
    expect(evaluate({ $hour: { date: at, timezone } })).toBe(hour);
  });

  test('CURRENT can be rebound and is then the root of field paths', () => {
    expect(evaluate({ $let: { vars: { CURRENT: { a: 1 } }, in: '$a' } }, { a: 2 })).toBe(1);
  });
});
