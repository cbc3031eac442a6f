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
import { compileCollation } from './collation';
import { compareValues } from './compare';
import { regexOf } from './decode';
import { compileProjection } from './projection';
import { compileSort } from './sort';
import { type Document, docOf, keysOf } from './values';

describe('BSON', () => {
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

    test('keeps the order of names that look like indexes, and treats __proto__ as a name', () => {
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

    test('keeps dates beyond the range of JavaScript', () => {
      const bytes = Buffer.from(encode({ a: 2n ** 62n }));
      bytes[4] = 9;
      const doc = decode(bytes);
      expect(doc.a).toBeInstanceOf(Date);
      expect(Buffer.from(encode(doc)).equals(bytes)).toBe(true);
    });

    test('refuses wrong lengths and truncated bytes', () => {
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
    test('reads a top-level field of any type and detects a missing one', () => {
      expect(read('a')).toEqual({ b: 5 });
      expect(read('list')).toEqual([{ x: 1 }]);
      expect(read('ab')).toBe('x');
      expect(read('b')).toBeUndefined();
      expect(read('a.b')).toBeUndefined();
    });
  });
});

describe('order of values', () => {
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

  test('compares strings as UTF-8 bytes', () => {
    // `unit: 'binary'` would first make a list of all million characters
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

  test('the order of mixed numbers is antisymmetric and transitive', () => {
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
  ])('strength %d, %s: %j compared with %j', (strength, alternate, a, b, order) => {
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
});

describe('sorting', () => {
  const sorted = (docs: Document[], spec: Document) => [...docs].sort(compileSort(docOf(spec)).compare);

  test('arrays sort by their smallest or largest element, empty arrays before null', () => {
    const docs = [{ a: [3, 1] }, { a: 2 }, {}, { a: [] }, { a: [5, 0] }].map(docOf);
    expect(sorted(docs, { a: 1 })).toEqual([{ a: [] }, {}, { a: [5, 0] }, { a: [3, 1] }, { a: 2 }]);
    expect(sorted(docs, { a: -1 })).toEqual([{ a: [5, 0] }, { a: [3, 1] }, { a: 2 }, {}, { a: [] }]);
  });

  test('sorts by several fields and by paths through arrays', () => {
    const docs = [
      { a: [{ b: 2 }], c: 1 },
      { a: [{ b: 1 }], c: 2 },
      { a: [{ b: 1 }], c: 3 },
    ].map(docOf);
    expect(sorted(docs, { 'a.b': 1, c: -1 }).map((doc) => doc.c)).toEqual([3, 2, 1]);
  });

  test.each<[Document, number]>([
    [{ a: 0 }, 15975],
    [{ a: 2 }, 15975],
    [{ a: 'x' }, 15974],
    [{ a: { b: 1 } }, 17312],
    [{ '': 1 }, 40352],
  ])('%j is refused with %d', (spec, code) => {
    expect(() => compileSort(docOf(spec))).toThrow(expect.objectContaining({ code }));
  });

  test('refuses to sort by fields in two arrays', () => {
    const docs = [
      { a: [1], b: [2] },
      { a: 1, b: 2 },
    ].map(docOf);
    expect(() => sorted(docs, { a: 1, b: 1 })).toThrow(expect.objectContaining({ code: 2 }));
  });
});

describe('raw documents', () => {
  /** Names that share a length, a first and a last letter, and one with letters beyond ASCII. */
  const NAMES = ['_id', 'a', 'ab', 'acb', 'adb', 'नाव', '10'];

  const name = fc.constantFrom(...NAMES);
  const plain = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true }),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(fc.integer()),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, plain, tie('document')),
    document: fc.dictionary(name, tie('value')),
  }));
  const document = fc.dictionary(name, value);
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));

  function compiled(paths: readonly string[], withId: boolean) {
    const spec = docOf(Object.fromEntries(paths.map((each) => [each, 1])));
    if (!withId && !paths.some((each) => each.startsWith('_id'))) spec._id = 0;
    try {
      return compileProjection(spec);
    } catch {
      // two of the paths collide
      return undefined;
    }
  }

  test('projecting plain paths on the bytes gives the same result as on the document', () => {
    fc.assert(
      fc.property(
        document,
        fc.uniqueArray(path, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (doc, paths, withId) => {
          const projection = compiled(paths, withId);
          if (!projection) return;
          const raw = Buffer.from(encode(docOf(doc as Document)));
          const left = projection.raw!(raw);
          // documents with an array on the way are left to the other projection
          if (left) expect(left).toEqual(Buffer.from(encode(projection.apply(decode(raw)))));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('leaves arrays on the path, expressions and exclusions to the general projection', () => {
    const raw = Buffer.from(encode(docOf({ _id: 1, list: [{ a: 1 }, 5] })));
    expect(compileProjection(docOf({ 'list.a': 1 }))!.raw!(raw)).toBeNull();
    expect(compileProjection(docOf({ list: { $slice: 1 } }))!.raw).toBeUndefined();
    expect(compileProjection(docOf({ x: '$list' }))!.raw).toBeUndefined();
    expect(compileProjection(docOf({ list: 0 }))!.raw).toBeUndefined();
  });
});
