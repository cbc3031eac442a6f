import { BSONRegExp } from 'bson';
import { type Document, docOf } from '../values';
import { compileExpression } from './compile';
import { newScope } from './scope';

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
  [5439006, { $dateTrunc: { date: at, unit: 'year', binSize: 100_000_000_001 } }],
  [5439002, { $dateTrunc: { date: at, unit: 'hour', binSize: 2_562_047_788_016_999n } }],
  [5439018, { $dateTrunc: { date: at, unit: 'hour', binSize: 0 } }],
  [5166307, { $dateDiff: { startDate: 'x', endDate: at, unit: 'day' } }],
  [5166405, { $dateAdd: { startDate: at, unit: 'day', amount: 1.5 } }],
  [5976500, { $dateSubtract: { startDate: at, unit: 'month', amount: 3_000_000_000_000_000n } }],
  [40485, { $hour: { date: at, timezone: 'america/new_york' } }],
  [40485, { $hour: { date: at, timezone: 'AMERICA/NEW_YORK' } }],
  [40517, { $hour: { date: at, timezone: 5 } }],
  [51107, { $regexFindAll: { input: 'a', regex: new BSONRegExp('a', 'i'), options: 'i' } }],
  [28714, { $sqrt: -1 }],
  [28764, { $pow: [0, -0.5] }],
])('error %i for %O', (code, expression, ...[doc]) => {
  // a third parameter of its own would be Jest's `done` where a row has two
  expect(() => evaluate(expression, doc)).toThrow(expect.objectContaining({ code }));
});

test.each([
  ['foo', 'o*', ['', 'oo']],
  ['ab', '', ['', '']],
  ['', '', ['']],
  ['ab', '$', ['']],
  ['😀x', '.', ['😀', 'x']],
])('$regexFindAll in %O for %O stops with the text and counts characters', (input, regex, expected) => {
  const found = evaluate({ $regexFindAll: { input, regex: { $literal: regex } } }) as { match: string }[];
  expect(found.map(({ match }) => match)).toEqual(expected);
});

test.each([
  // as many matches as a text has letters
  ['(|a)+b', 'ab'.repeat(20_000)],
  ['a', 'a😀'.repeat(20_000)],
  // each match looks on to the end of the text
  ['a[^!]*z|b', 'ab'.repeat(40_000)],
  ['(?=(a+))a*b\\1', 'ab'.repeat(20_000)],
])('$regexFindAll of %O holds nobody up', (regex, input) => {
  const started = process.cpuUsage();
  let count = 0;
  try {
    count = (evaluate({ $regexFindAll: { input, regex: { $literal: regex } } }) as unknown[]).length;
  } catch (error) {
    expect((error as Error).message).toContain('match limit');
  }
  // of the processor: others may keep it busy
  expect(process.cpuUsage(started).user / 1e3).toBeLessThan(4000);
  if (!regex.includes('=') && !regex.includes('z')) expect(count).toBe(20_000);
});

test.each(['$regexFind', '$regexFindAll'])('%s that is slow on each of many values gives up', (operator) => {
  const find = () => {
    for (let i = 0; i < 1000; i++)
      evaluate({ [operator]: { input: `${'a'.repeat(21)}!`, regex: { $literal: '^(a+)+(?=b)$' } } });
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

test('CURRENT can be bound again, and paths begin there', () => {
  expect(evaluate({ $let: { vars: { CURRENT: { a: 1 } }, in: '$a' } }, { a: 2 })).toBe(1);
});
