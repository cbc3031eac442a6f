import { Binary, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { compareValues } from '../semantics/compare';
import { docOf } from '../semantics/values';
import { encodeKeyValue, fitKey, invert, LONG_KEY_BYTES, successor } from './key-encoding';

const leaf = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.double().map((n) => new Double(n)),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }), fc.integer({ min: -40, max: 40 }))
    .map(([digits, exponent]) => Decimal128.fromString(`${digits}E${exponent}`)),
  fc.string({ unit: fc.constantFrom('a', 'b', '\0', 'é', '😀', 'z') }),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 4 }).map((bytes) => new Binary(bytes, bytes[0] === 1 ? 4 : 0)),
  fc.nat().map((n) => new Timestamp({ t: n, i: 1 })),
  fc.constantFrom(new MinKey(), new MaxKey()),
);

const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('doc')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  doc: fc.dictionary(fc.constantFrom('a', 'ab', 'b'), tie('any'), { maxKeys: 3 }).map((doc) => docOf(doc)),
})).any;

const sign = (n: number): number => Math.sign(n);

test('the order of the bytes is the order of the values', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      const bytes = Buffer.compare(encodeKeyValue(a, null), encodeKeyValue(b, null));
      expect(bytes).toBe(sign(compareValues(a, b)));
    }),
    { numRuns: 3000 },
  );
});

test('numbers of all types are one order', () => {
  const numbers = [
    new Double(Number.NaN),
    new Double(Number.NEGATIVE_INFINITY),
    -(2n ** 63n),
    -5,
    new Double(-0.5),
    0,
    Decimal128.fromString('0.1'),
    new Double(0.1),
    1,
    2n ** 53n,
    2n ** 53n + 1n,
    new Double(2 ** 53 + 2),
    2n ** 63n - 1n,
    new Double(2 ** 63),
    new Double(Number.MAX_VALUE),
    Decimal128.fromString('1E+400'),
    new Double(Number.POSITIVE_INFINITY),
  ];
  const keys = numbers.map((n) => encodeKeyValue(n, null));
  for (let i = 1; i < keys.length; i++) {
    expect(Buffer.compare(keys[i - 1]!, keys[i]!)).toBe(sign(compareValues(numbers[i - 1], numbers[i])));
  }
  expect(encodeKeyValue(1, null)).toEqual(encodeKeyValue(new Double(1), null));
  expect(encodeKeyValue(1n, null)).toEqual(encodeKeyValue(Decimal128.fromString('1.00'), null));
});

test('inverted bytes turn the order round, also where one key begins another', () => {
  fc.assert(
    fc.property(leaf, leaf, (a, b) => {
      const [x, y] = [encodeKeyValue(a, null), encodeKeyValue(b, null)];
      expect(Buffer.compare(invert(x), invert(y))).toBe(sign(Buffer.compare(y, x)));
    }),
  );
});

test('a successor lies behind all that starts with its prefix', () => {
  expect(successor(Buffer.from([1, 0xff, 0xff]))).toEqual(Buffer.from([2]));
  expect(successor(Buffer.from([0xff]))).toBeNull();
});

test('long keys are shortened and stay distinct', () => {
  const long = (tail: string) => fitKey(encodeKeyValue('x'.repeat(5000) + tail, null));
  expect(long('a').shortened).toBe(true);
  expect(long('a').key.length).toBeLessThan(LONG_KEY_BYTES + 32);
  expect(long('a').key.equals(long('b').key)).toBe(false);
});
