import { Binary, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { compileCollation } from './collation';
import { compareValues } from './compare';
import { regexOf } from './decode';
import { docOf } from './values';

const decimal = (s: string) => Decimal128.fromString(s);

test('orders types as BSON does', () => {
  const values = [
    new MinKey(),
    null,
    Number.NaN,
    decimal('-Infinity'),
    -1,
    decimal('-0.1'),
    0,
    new Double(3),
    4n,
    decimal('1E+6000'),
    'a',
    'b',
    docOf({ a: 1 }),
    docOf({ a: 1, b: 1 }),
    docOf({ b: 1 }),
    docOf({ a: 'x' }),
    [],
    [1],
    new Binary(Buffer.from([1])),
    new ObjectId(),
    false,
    true,
    new Date(0),
    new Timestamp(1n),
    regexOf('a', ''),
    new MaxKey(),
  ];
  for (let i = 0; i < values.length; i++) {
    for (let j = 0; j < values.length; j++) {
      expect([i, j, compareValues(values[i], values[j])]).toEqual([i, j, Math.sign(i - j)]);
    }
  }
});

test('compares long, double and decimal exactly', () => {
  expect(compareValues(2n ** 53n + 1n, 2 ** 53)).toBe(1);
  expect(compareValues(decimal('0.1'), 0.1)).toBe(-1);
  expect(compareValues(decimal('1.0'), decimal('1.000'))).toBe(0);
  expect(compareValues(decimal('5'), 5n)).toBe(0);
  expect(compareValues(-0, 0)).toBe(0);
  expect(compareValues(decimal('NaN'), Number.NaN)).toBe(0);
});

test('strings compare as UTF-8 bytes', () => {
  // `unit: 'binary'` makes a list of all million characters first
  const unit = fc
    .integer({ min: 0, max: 0x10ffff })
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));
  const texts = fc.array(fc.string({ unit }), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(texts, ([a = '', b = '']) => {
      expect(compareValues(a, b)).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});

test('a total order over mixed numbers: antisymmetric and transitive', () => {
  const number = fc.oneof(
    fc.integer({ min: -5, max: 5 }),
    fc.double(),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.double().map((n) => decimal(String(n))),
  );
  fc.assert(
    fc.property(number, number, number, (a, b, c) => {
      expect(compareValues(a, b)).toBe(-compareValues(b, a) + 0);
      const [x, y, z] = [a, b, c].sort(compareValues);
      expect(compareValues(x, y)).toBeLessThanOrEqual(0);
      expect(compareValues(y, z)).toBeLessThanOrEqual(0);
      expect(compareValues(x, z)).toBeLessThanOrEqual(0);
    }),
  );
});

const LEVELS = [1, 2, 3, 4, 5].flatMap((strength) =>
  ['non-ignorable', 'shifted'].map((alternate) => [strength, alternate] as const),
);

test.each([
  [3, 'shifted', 'a-b', 'ab', 0],
  [4, 'shifted', 'a-b', 'ab', -1],
  [4, 'shifted', 'a-b', 'a-c', -1],
  [4, 'non-ignorable', 'é', 'e\u0301', 0],
  [5, 'non-ignorable', 'é', 'e\u0301', 0],
  [3, 'non-ignorable', 'a\u0001', 'a', 0],
  [5, 'non-ignorable', 'a\u0001', 'a', 1],
])('strength %d, %s: %j beside %j', (strength, alternate, a, b, order) => {
  const collation = compileCollation(docOf({ locale: 'en', strength, alternate }));
  expect(Math.sign(collation!.compare(a, b))).toBe(order);
  expect(collation!.key(a) === collation!.key(b)).toBe(order === 0);
});

test('collation keys agree with the comparator', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'A', 'á', 'Á', 'e\u0301', 'é', 'ß', 's', 'S', 'ñ', '1', '0', ' ', '-'),
  });
  for (const [strength, alternate] of LEVELS) {
    const collation = compileCollation(docOf({ locale: 'en', strength, alternate }));
    fc.assert(
      fc.property(words, words, (a, b) => {
        if (collation?.compare(a, b) === 0) expect(collation.key(a)).toBe(collation.key(b));
      }),
    );
  }
  expect(compileCollation(docOf({ locale: 'en', strength: 2 }))?.compare('Nagpur', 'NAGPUR')).toBe(0);
});
