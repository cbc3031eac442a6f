import { BSONRegExp, Decimal128, Double, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { compileCollation } from './collation';
import { compileFilter } from './match';
import { compileProjection } from './projection';
import { compileUpdate } from './update';
import { BSON_UNDEFINED, type Document, docOf, keysOf } from './values';

describe('matching', () => {
  const match = (filter: Document, doc: Document) => compileFilter(docOf(filter)).matches(docOf(doc));
  const codeOf = (filter: Document) => {
    try {
      compileFilter(filter);
    } catch (error) {
      return (error as { code: number }).code;
    }
    return 0;
  };

  describe('filters', () => {
    test.each<[Document, Document, boolean]>([
      [{ a: 1 }, { a: new Double(1) }, true],
      [{ a: 1 }, { a: [2, 1] }, true],
      [{ a: [1] }, { a: [[1]] }, true],
      [{ a: null }, {}, true],
      [{ a: null }, { a: BSON_UNDEFINED }, false],
      [{ 'a.b': null }, { a: 5 }, true],
      [{ 'a.b': null }, { a: [1] }, false],
      [{ 'a.b': { $exists: false } }, { a: [1] }, true],
      [{ 'a.0': 5 }, { a: [5] }, true],
      [{ 'a.0.b': 1 }, { a: [{ b: 1 }] }, true],
      [{ 'a.b': 1 }, { a: [{ b: [2, 1] }] }, true],
      [{ a: { $gt: 1 } }, { a: 'x' }, false],
      [{ a: { $gt: new MinKey() } }, {}, true],
      [{ a: { $gte: null } }, {}, true],
      [{ a: { $lt: Number.NaN } }, { a: 1 }, false],
      [{ a: { $gte: Number.NaN } }, { a: Number.NaN }, true],
      [{ a: { $ne: 1 } }, { a: [1, 2] }, false],
      [{ a: { $nin: [1, null] } }, {}, false],
      [{ a: { $in: [new BSONRegExp('^x')] } }, { a: 'xy' }, true],
      [{ a: { $not: { $gt: 1 } } }, {}, true],
      [{ a: { $size: 0 } }, { a: [] }, true],
      [{ a: { $type: 'array' } }, { a: [] }, true],
      [{ a: { $type: 'number' } }, { a: 5n }, true],
      [{ a: { $mod: [4, 1] } }, { a: 5.9 }, true],
      [{ a: { $all: [1, 2] } }, { a: [2, 1, 3] }, true],
      [{ a: { $all: [] } }, { a: [] }, false],
      [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, { a: [0, 2] }, true],
      [{ a: { $elemMatch: { $gt: 1 } } }, { a: [[2]] }, false],
      [{ a: { $elemMatch: { b: 1, c: 2 } } }, { a: [{ b: 1 }, { c: 2 }] }, false],
      [{ a: { $regex: 'AB', $options: 'i' } }, { a: 'xabx' }, true],
      [{ $expr: { $gt: ['$a', '$b'] } }, { a: 2, b: 1 }, true],
      [{ $nor: [{ a: 1 }, { b: 1 }] }, { a: 2 }, true],
      [{ a: Decimal128.fromString('1.50') }, { a: 1.5 }, true],
      [{ a: docOf({ $ref: 'x', $id: 1 }) }, { a: docOf({ $ref: 'x', $id: 1 }) }, true],
    ])('%O on %O: %s', (filter, doc, expected) => {
      expect(match(filter, doc)).toBe(expected);
    });

    test.each<[Document, number]>([
      [{ $foo: 1 }, 2],
      [{ a: { $foo: 1 } }, 2],
      [{ $and: [] }, 2],
      [{ $or: 5 }, 2],
      [{ a: { $in: 5 } }, 2],
      [{ a: { $in: [{ $gt: 1 }] } }, 2],
      [{ a: { $size: -1 } }, 2],
      [{ a: { $size: 2n ** 40n } }, 2],
      [{ a: { $ref: 'x' } }, 2],
      [{ a: { $elemMatch: { $expr: true } } }, 2],
      [{ a: { $options: 'i', $regex: new BSONRegExp('a', 'i') } }, 51074],
      [{ a: { $type: 'nothing' } }, 2],
      [{ a: { $type: [] } }, 9],
      [{ a: { $regex: '(' } }, 51091],
      [{ a: { $regex: 'a', $options: 'k' } }, 51108],
      [{ a: { $not: {} } }, 2],
      [{ a: { $elemMatch: 5 } }, 2],
      [{ $expr: { $nope: 1 } }, 168],
    ])('%O is refused with %d', (filter, code) => {
      expect(codeOf(filter)).toBe(code);
    });

    test('reports the array position for the positional operator', () => {
      const details = { index: undefined as number | undefined };
      compileFilter({ 'a.b': 2 }).matches(docOf({ a: [{ b: 1 }, { b: 2 }] }), details);
      expect(details.index).toBe(1);
      compileFilter({ a: { $elemMatch: { $gt: 5 } } }).matches(docOf({ a: [1, 2, 9] }), details);
      expect(details.index).toBe(2);
    });

    test('collation affects equality, ranges and $in, but not patterns', () => {
      const collation = compileCollation(docOf({ locale: 'en', strength: 2 }));
      expect(compileFilter({ a: 'ABC' }, { collation }).matches({ a: 'abc' })).toBe(true);
      expect(compileFilter({ a: { $in: ['ABC'] } }, { collation }).matches({ a: 'abc' })).toBe(true);
      expect(compileFilter({ a: new BSONRegExp('A') }, { collation }).matches({ a: 'abc' })).toBe(false);
    });

    test('a catastrophic pattern finishes in time', () => {
      const text = `${'a'.repeat(40)}!`;
      for (const options of ['', 'i']) {
        // a backtracking engine would need 2^40 steps here and never return
        expect(match({ a: { $regex: '^(a+)+$', $options: options } }, { a: text })).toBe(false);
      }
      expect(() => match({ a: { $regex: '^(a+)+(?=b)$' } }, { a: text })).toThrow(/limit/);
    });

    // patterns beyond the linear matcher: counts above 16, nested counts, look-around and letters beyond ASCII
    test.each([
      ['(.*)*(.*)*x{500}$', ''],
      ['(.*)*(.*)*(.*)*x{500}$', 's'],
      ['^((a{1,9}){1,9}){1,9}b$', ''],
      ['^(a?){40}a{40}b$', ''],
      ['^(a|aa)+(?!a)b$', ''],
      ['^(a|a)+ä$', 'i'],
      ['(a+)+\\1b$', ''],
    ])('/%s/%s gives up at a limit', ($regex, $options) => {
      expect(() => match({ a: { $regex, $options } }, { a: `${'a'.repeat(400)}!` })).toThrow(/match limit/);
    });

    test('a text with an emoji has the same limit', () => {
      expect(() => match({ a: { $regex: '^(.+)+b$' } }, { a: `${'a'.repeat(400)}😀!` })).toThrow(
        /match limit/,
      );
    });

    test('a pattern that is slow on many values gives up', () => {
      const { matches } = compileFilter({ a: { $regex: '^(a+)+(?=b)$' } });
      const started = process.cpuUsage();
      const tryAll = () => {
        for (let i = 0; i < 1000; i++) matches({ a: `${'a'.repeat(21)}!` });
      };
      expect(tryAll).toThrow(/match limit/);
      expect(process.cpuUsage(started).user / 1e6).toBeLessThan(30);
    });

    test('negated operators match the complement ($ne, $nin, De Morgan)', () => {
      const value = fc.oneof(
        fc.integer({ min: 0, max: 3 }),
        fc.constant(null),
        fc.constantFrom('a', 'b'),
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
      );
      fc.assert(
        fc.property(value, value, value, (a, b, v) => {
          const doc = { v };
          expect(match({ v: { $ne: a } }, doc)).toBe(!match({ v: { $eq: a } }, doc));
          expect(match({ v: { $nin: [a, b] } }, doc)).toBe(!match({ v: { $in: [a, b] } }, doc));
          expect(match({ $nor: [{ v: a }, { v: b }] }, doc)).toBe(
            match({ $and: [{ v: { $ne: a } }, { v: { $ne: b } }] }, doc),
          );
          expect(match({ v: { $in: [a, b] } }, doc)).toBe(
            match({ $or: [{ v: { $eq: a } }, { v: { $eq: b } }] }, doc),
          );
        }),
      );
    });
  });
});

describe('projections', () => {
  function project(spec: Document, doc: Document, filter: Document = {}) {
    const details = { index: undefined };
    compileFilter(filter).matches(docOf(doc), details);
    return compileProjection(docOf(spec))?.apply(docOf(doc), details);
  }

  const doc = { _id: 1, a: 1, b: { c: 2, d: 3 }, e: [{ f: 1, g: 2 }, 5, { f: 3 }] };

  test.each<[Document, Document]>([
    [{ a: 1 }, { _id: 1, a: 1 }],
    [{ a: 1, _id: 0 }, { a: 1 }],
    [{ _id: 0 }, { a: 1, b: { c: 2, d: 3 }, e: doc.e }],
    [{ _id: 1 }, { _id: 1 }],
    [
      { 'b.c': 1, 'e.f': true },
      { _id: 1, b: { c: 2 }, e: [{ f: 1 }, { f: 3 }] },
    ],
    [
      { b: { c: 0 }, e: 0 },
      { _id: 1, a: 1, b: { d: 3 } },
    ],
    [
      { 'e.f': 0, a: 0, b: 0 },
      { _id: 1, e: [{ g: 2 }, 5, {}] },
    ],
    [
      { a: 1, x: '$b.c' },
      { _id: 1, a: 1, x: 2 },
    ],
    [{ x: { $add: ['$a', 1] } }, { _id: 1, x: 2 }],
    [{ e: { $slice: 1 } }, { _id: 1, a: 1, b: { c: 2, d: 3 }, e: [{ f: 1, g: 2 }] }],
    [
      { e: { $slice: [-2, 1] }, a: 1 },
      { _id: 1, a: 1, e: [5] },
    ],
    [{ e: { $elemMatch: { f: 3 } } }, { _id: 1, e: [{ f: 3 }] }],
    [{ e: { $elemMatch: { f: 9 } } }, { _id: 1 }],
    [
      { _id: 1, e: { $slice: 1 } },
      { _id: 1, e: [{ f: 1, g: 2 }] },
    ],
    [
      { b: 0, e: { $elemMatch: { f: 3 } } },
      { _id: 1, a: 1, e: [{ f: 3 }] },
    ],
  ])('%j', (spec, expected) => {
    const result = project(spec, doc);
    expect(result).toEqual(expected);
    expect(keysOf(result as Document)).toEqual(keysOf(expected));
  });

  test('the positional operator returns the element that the filter matched', () => {
    expect(project({ 'e.$': 1 }, doc, { 'e.f': 3 })).toEqual({ _id: 1, e: [{ f: 3 }] });
    expect(() => project({ 'e.$': 1 }, doc)).toThrow(expect.objectContaining({ code: 51246 }));
  });

  test.each<[Document, number]>([
    [{ a: 1, b: 0 }, 31254],
    [{ a: 0, b: 1 }, 31253],
    [{ a: 1, 'a.b': 1 }, 31249],
    [{ 'a.b': 1, a: 1 }, 31250],
    [{ 'a.$': 1, 'b.$': 1 }, 31276],
    [{ 'a.$.b': 1 }, 31394],
    [{ a: {} }, 51270],
    [{ a: { $elemMatch: 5 } }, 31274],
    [{ 'a.b': { $elemMatch: { c: 1 } } }, 31275],
    [{ a: { $nope: 1 } }, 31325],
    [{ 'a.$': 0 }, 16410],
    [{ 'a.$': 1, b: 0 }, 31254],
    [{ b: 0, 'a.$': 1 }, 31253],
    [{ 'a.$': 1, b: { $elemMatch: { c: 1 } } }, 31255],
    [{ a: 0, b: '$c' }, 31310],
    [{ a: 0, b: { $add: [1] } }, 31252],
    [{ a: { $add: [1], b: 1 } }, 16410],
    [{ a: { $slice: 'x' } }, 28667],
    [{ 'a.': 1 }, 40353],
  ])('%j is refused with %d', (spec, code) => {
    expect(() => compileProjection(docOf(spec))).toThrow(expect.objectContaining({ code }));
  });
});

describe('updates', () => {
  function apply(update: unknown, doc: Document, filter: Document = {}, arrayFilters?: Document[]) {
    const details = { index: undefined };
    const wrapped = docOf(doc);
    compileFilter(filter).matches(wrapped, details);
    return compileUpdate(update, { arrayFilters }).apply(wrapped, details);
  }
  const codeOf = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return (error as { code?: number }).code;
    }
    return 0;
  };

  describe('operators', () => {
    test.each<[string, Document, Document, Document]>([
      ['sets nested', { $set: { 'a.b': 1 } }, {}, { a: { b: 1 } }],
      ['sets past the end of an array', { $set: { 'a.2': 1 } }, { a: [0] }, { a: [0, null, 1] }],
      ['unsets an array element to null', { $unset: { 'a.0': 1 } }, { a: [1, 2] }, { a: [null, 2] }],
      ['unsets through a scalar: nothing', { $unset: { 'a.b': 1 } }, { a: 5 }, { a: 5 }],
      ['int grows to long', { $inc: { a: 1 } }, { a: 2147483647 }, { a: 2147483648n }],
      ['long stays long', { $inc: { a: 1 } }, { a: 5n }, { a: 6n }],
      ['int and double make double', { $inc: { a: new Double(1) } }, { a: 1 }, { a: new Double(2) }],
      [
        'decimal',
        { $inc: { a: Decimal128.fromString('0.1') } },
        { a: 1 },
        { a: Decimal128.fromString('1.1') },
      ],
      [
        'inc by nothing keeps the zero',
        { $inc: { a: new Double(0) } },
        { a: new Double(-0) },
        { a: new Double(-0) },
      ],
      ['mul of missing', { $mul: { a: 5n } }, {}, { a: 0n }],
      ['min', { $min: { a: 3, b: 9 } }, { a: 5, b: 5 }, { a: 3, b: 5 }],
      ['max across types', { $max: { a: 'x' } }, { a: 5 }, { a: 'x' }],
      ['rename of an element that does not exist', { $rename: { 'a.5': 'b' } }, { a: [1] }, { a: [1] }],
      ['rename', { $rename: { a: 'b.c' } }, { a: 1 }, { b: { c: 1 } }],
      [
        'push with all clauses',
        { $push: { a: { $each: [5, 1], $sort: 1, $slice: -2 } } },
        { a: [3] },
        { a: [3, 5] },
      ],
      [
        'push at a position',
        { $push: { a: { $each: [9], $position: -1 } } },
        { a: [1, 2] },
        { a: [1, 9, 2] },
      ],
      [
        'addToSet',
        { $addToSet: { a: { $each: [1, 2, 2] } } },
        { a: [new Double(1)] },
        { a: [new Double(1), 2] },
      ],
      ['pop first', { $pop: { a: -1 } }, { a: [1, 2] }, { a: [2] }],
      ['pull by condition', { $pull: { a: { $gt: 1 } } }, { a: [1, 2, 3] }, { a: [1] }],
      ['pull documents', { $pull: { a: { b: 1 } } }, { a: [{ b: 1, c: 1 }, { b: 2 }] }, { a: [{ b: 2 }] }],
      ['pullAll', { $pullAll: { a: [1, 3] } }, { a: [1, 2, 3] }, { a: [2] }],
      ['all elements', { $inc: { 'a.$[]': 1 } }, { a: [1, 2] }, { a: [2, 3] }],
      ['setOnInsert of an existing document', { $setOnInsert: { a: 1 } }, {}, {}],
      [
        'pipeline',
        [{ $set: { c: { $add: ['$a', 1] } } }, { $unset: 'a' }] as unknown as Document,
        { a: 1 },
        { c: 2 },
      ],
      ['replacement', { b: 2 }, { a: 1 }, { b: 2 }],
    ])('%s', (_name, update, doc, expected) => {
      expect(apply(update, { _id: 1, ...doc }).doc).toEqual({ _id: 1, ...expected });
    });

    test('positional operators update the matched elements', () => {
      const doc = { _id: 1, a: [{ b: 1 }, { b: 2 }] };
      expect(apply({ $set: { 'a.$.b': 9 } }, doc, { 'a.b': 2 }).doc.a).toEqual([{ b: 1 }, { b: 9 }]);
      expect(apply({ $set: { 'a.$[x].b': 9 } }, doc, {}, [{ 'x.b': 1 }]).doc.a).toEqual([{ b: 9 }, { b: 2 }]);
    });

    test('new fields are in the order of their names, numbers by value', () => {
      const { doc } = apply({ $set: { b: 1, a: 1, '10': 1, '9': 1 } }, { _id: 1 });
      expect(keysOf(doc)).toEqual(['_id', '9', '10', 'a', 'b']);
    });

    test.each<[unknown, Document, number]>([
      [{ $foo: { a: 1 } }, {}, 9],
      [{ $set: 5 }, {}, 9],
      [{ $set: { $a: 1 } }, {}, 52],
      [{ $pull: { a: { $expr: true } } }, { a: [] }, 224],
      [{ $set: { a: 1 }, $inc: { a: 1 } }, {}, 40],
      [{ $set: { a: 1, 'a.b': 1 } }, {}, 40],
      [{ $set: { 'a.b': 1 } }, { a: 5 }, 28],
      [{ $set: { 'a.x': 1 } }, { a: [1] }, 28],
      [{ $pop: { 'a.b': 1 } }, { a: 5 }, 28],
      [{ $set: { '': 1 } }, {}, 56],
      [{ $set: { 'a..b': 1 } }, {}, 56],
      [{ $set: { _id: 2 } }, {}, 66],
      [{ $unset: { _id: 1 } }, {}, 66],
      [{ _id: 2 }, {}, 66],
      [{ a: 1, $set: { b: 1 } }, {}, 52],
      [{ $inc: { a: 'x' } }, {}, 14],
      [{ $inc: { a: 1 } }, { a: 'x' }, 14],
      [{ $inc: { a: 1 } }, { a: 9223372036854775807n }, 2],
      [{ $push: { a: 1 } }, { a: 5 }, 2],
      [{ $pop: { a: 2 } }, {}, 9],
      [{ $pop: { a: 1 } }, { a: 5 }, 14],
      [{ $rename: { a: 'a' } }, {}, 2],
      [{ $rename: { 'a.0': 'b' } }, { a: [1] }, 2],
      [{ $rename: { 'a.x': 'b' } }, { a: [1] }, 28],
      [{ $rename: { a: 'b.0' } }, { a: 1, b: [1] }, 2],
      [{ $rename: { _id: 'b' } }, {}, 66],
      [{ $pull: { a: { $not: { $gt: 1 } } } }, { a: [1] }, 2],
      [{ $inc: { a: new Timestamp({ t: 0, i: 1 }) } }, { a: 1 }, 14],
      [{ $set: { 'a.$': 1 } }, { a: [1] }, 2],
      [{ $set: { 'a.$[x]': 1 } }, { a: [1] }, 2],
      [{ $set: { 'a.$[]': 1 } }, { a: 1 }, 2],
      [[{ $match: {} }], {}, 72],
    ])('%O on %O gives %d', (update, doc, code) => {
      expect(codeOf(() => apply(update, { _id: 1, ...doc }))).toBe(code);
    });
  });

  describe('upsert', () => {
    const upsert = (update: unknown, filter: Document) => compileUpdate(update).upsert(docOf(filter));
    test("starts from the filter's equalities, then applies the operators", () => {
      const doc = upsert(
        { $set: { c: 1 }, $setOnInsert: { d: 2 } },
        { _id: 7, 'a.b': 1, x: { $gt: 5 }, y: { $eq: 2 } },
      );
      expect(doc).toEqual({ _id: 7, a: { b: 1 }, c: 1, d: 2, y: 2 });
      expect(keysOf(doc)[0]).toBe('_id');
    });
    test('keeps only the _id of the filter for a replacement', () => {
      expect(upsert({ b: 1 }, { _id: 7, a: 1 })).toEqual({ _id: 7, b: 1 });
      expect(upsert({ b: 1 }, { a: 1 })._id).toBeInstanceOf(ObjectId);
    });
    test('refuses contradictory conditions', () => {
      expect(codeOf(() => upsert({ $set: { b: 1 } }, { $and: [{ a: 1 }, { a: 2 }] }))).toBe(54);
      expect(codeOf(() => upsert({ $set: { _id: 2 } }, { _id: 1 }))).toBe(66);
      expect(codeOf(() => upsert({ _id: [1] }, {}))).toBe(53);
    });
  });

  test('an update reports correctly if it changed the document', () => {
    const value = fc.oneof(
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom('a', null),
      fc.constant(new Double(1)),
    );
    fc.assert(
      fc.property(value, value, (before, after) => {
        const { modified, doc } = apply({ $set: { a: after } }, { _id: 1, a: before });
        expect(doc.a).toEqual(after);
        expect(apply({ $set: { a: after } }, doc).modified).toBe(false);
        if (JSON.stringify(before) !== JSON.stringify(after)) expect(modified).toBe(true);
      }),
    );
    expect(apply({ $set: { a: new Double(1) } }, { _id: 1, a: 1 }).modified).toBe(true);
  });

  test('$inc by x and then by -x restores the value, in the same or a wider type', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (a, x) => {
        const once = apply({ $inc: { a: x } }, { _id: 1, a }).doc;
        const twice = apply({ $inc: { a: -x } }, once).doc.a;
        expect(BigInt(twice as number)).toBe(BigInt(a));
      }),
    );
  });

  test('never changes the given document', () => {
    const doc = docOf({ _id: 1, a: docOf({ b: [1, 2] }), c: 1 });
    apply({ $set: { 'a.b.0': 9 }, $inc: { c: 1 } }, doc);
    expect(doc).toEqual({ _id: 1, a: { b: [1, 2] }, c: 1 });
  });
});
