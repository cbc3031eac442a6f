import {
  Binary,
  BSON,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import fc from 'fast-check';
import { decode, encode, readField } from './codec';
import { keysOf } from './values';

const bytesOf = (doc: object) => BSON.serialize(doc, { ignoreUndefined: false });

describe('codec', () => {
  test('every BSON type survives a round trip byte for byte', () => {
    const doc = {
      _id: new ObjectId(),
      int: new Int32(7),
      whole: new Double(7),
      zero: new Double(-0),
      nan: new Double(Number.NaN),
      half: 0.5,
      long: Long.fromString('9223372036854775807'),
      decimal: Decimal128.fromString('1.10'),
      nanDecimal: Decimal128.fromString('NaN'),
      date: new Date(-5),
      binary: new Binary(Buffer.from([1, 2, 3]), 4),
      regex: new BSONRegExp('a.*b', 'imx'),
      timestamp: new Timestamp({ t: 4294967295, i: 7 }),
      min: new MinKey(),
      max: new MaxKey(),
      symbol: new BSONSymbol('s'),
      code: new Code('f()'),
      scoped: new Code('f()', { a: 1 }),
      nothing: null,
      yes: true,
      list: [1, [2.5, { a: 'ü' }]],
      nested: { empty: {}, list: [] },
    };
    const bytes = bytesOf(doc);
    expect(Buffer.from(encode(decode(bytes))).equals(bytes)).toBe(true);
  });

  test('keeps the order of names that look like indexes, and __proto__ is a name', () => {
    const names = new Map<string, unknown>([
      ['z', 1],
      ['10', 2],
      ['2', 3],
      ['__proto__', 4],
      ['toString', 5],
    ]);
    const bytes = bytesOf(names);
    const doc = decode(bytes);
    expect(keysOf(doc)).toEqual(['z', '10', '2', '__proto__', 'toString']);
    expect(doc['__pro' + 'to__']).toBe(4);
    expect(decode(bytesOf({ a: 1 })).toString).toBeUndefined();
    expect(Buffer.from(encode(doc)).equals(bytes)).toBe(true);
  });

  test('dates past the range of JavaScript survive', () => {
    const bytes = Buffer.from(encode({ a: 2n ** 62n }));
    bytes[4] = 9;
    const doc = decode(bytes);
    expect(doc.a).toBeInstanceOf(Date);
    expect(Buffer.from(encode(doc)).equals(bytes)).toBe(true);
  });

  test('refuses lengths that lie and truncated bytes', () => {
    const bytes = Buffer.from(bytesOf({ a: 'text', b: { c: [1, 2, 3] } }));
    for (let cut = 0; cut < bytes.length; cut++) {
      expect(() => decode(bytes.subarray(0, cut))).toThrow();
    }
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
        const bent = Buffer.from(bytes);
        bent[at] = value;
        try {
          decode(bent);
        } catch (error) {
          expect((error as { code: number }).code).toBe(22);
        }
      }),
    );
  });

  test('decode(encode(x)) is x for random values', () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.integer(),
        fc.double(),
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        fc.constant(null),
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(
          fc.string().filter((s) => !s.includes('\0')),
          tie('any'),
          { maxKeys: 4 },
        ),
      ),
    })).any;
    fc.assert(
      fc.property(value, (v) => {
        const bytes = encode({ v });
        expect(Buffer.from(encode(decode(bytes))).equals(bytes)).toBe(true);
      }),
    );
  });
});

describe('readField', () => {
  const bytes = encode({ a: { b: 5 }, list: [{ x: 1 }], ab: 'x' });
  const read = (name: string) => readField(bytes, Buffer.from(name));
  test('reads a top-level field, whatever its type, and sees a missing one', () => {
    expect(read('a')).toEqual({ b: 5 });
    expect(read('list')).toEqual([{ x: 1 }]);
    expect(read('ab')).toBe('x');
    expect(read('b')).toBeUndefined();
    expect(read('a.b')).toBeUndefined();
  });
});
