import { Binary, BSONRegExp, Decimal128, Double, ObjectId } from 'bson';
import { type Document, docOf } from '../values';
import { compileExpression } from './compile';
import { newScope } from './scope';

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
  [{ $regexFind: { input: 'xabc', regex: 'b(c)' } }, { match: 'bc', idx: 2, captures: ['c'] }],
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
  [{ $dateAdd: { startDate: date, unit: 'year', amount: 1 } }, new Date('2025-02-28T13:14:15.678Z')],
  [{ $dateDiff: { startDate: date, endDate: new Date('2024-03-01T00:00:00Z'), unit: 'day' } }, 1n],
  [{ $dateTrunc: { date, unit: 'month' } }, new Date('2024-02-01T00:00:00Z')],
  [{ $max: [[1, null, 'a']] }, 'a'],
  [{ $avg: [1, 2] }, 1.5],
  [{ $sum: ['x', 2n] }, 2n],
  [{ $literal: '$a' }, '$a'],
  [{ a: '$x', b: { $add: [1, 1] } }, { b: 2 }],
  [{ $getField: { field: 'a.b', input: { $literal: { 'a.b': 1 } } } }, 1],
  [{ $toObjectId: '65f000000000000000000001' }, new ObjectId('65f000000000000000000001')],
  [{ $toString: uuid }, UUID_TEXT],
  // MongoDB's hash of null is widely seen: every document without the field has it
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
  [{ $dateTrunc: { date: 1, unit: 'day' } }, 5439012],
  [{ $dateDiff: { startDate: 'x', endDate: new Date(0), unit: 'day' } }, 5166307],
  [{ 'a.b': 1 }, 16412],
])('%O is refused with %d', (expression, code) => {
  expect(() => evaluate(expression, { n: 1 })).toThrow(expect.objectContaining({ code }));
});
