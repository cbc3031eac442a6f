import { BSONRegExp, Decimal128, Double, MinKey } from 'bson';
import fc from 'fast-check';
import { compileCollation } from './collation';
import { compileFilter } from './match';
import { BSON_UNDEFINED, type Document, docOf } from './values';

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

  test('tells the array position for the positional operator', () => {
    const details = { index: undefined as number | undefined };
    compileFilter({ 'a.b': 2 }).matches(docOf({ a: [{ b: 1 }, { b: 2 }] }), details);
    expect(details.index).toBe(1);
    compileFilter({ a: { $elemMatch: { $gt: 5 } } }).matches(docOf({ a: [1, 2, 9] }), details);
    expect(details.index).toBe(2);
  });

  test('collation reaches equality, ranges and $in, not patterns', () => {
    const collation = compileCollation(docOf({ locale: 'en', strength: 2 }));
    expect(compileFilter({ a: 'ABC' }, { collation }).matches({ a: 'abc' })).toBe(true);
    expect(compileFilter({ a: { $in: ['ABC'] } }, { collation }).matches({ a: 'abc' })).toBe(true);
    expect(compileFilter({ a: new BSONRegExp('A') }, { collation }).matches({ a: 'abc' })).toBe(false);
  });

  test('a catastrophic pattern ends in time', () => {
    const text = `${'a'.repeat(40)}!`;
    for (const options of ['', 'i']) {
      // an engine that backtracks takes 2^40 steps here: this would never come back
      expect(match({ a: { $regex: '^(a+)+$', $options: options } }, { a: text })).toBe(false);
    }
    expect(() => match({ a: { $regex: '^(a+)+(?=b)$' } }, { a: text })).toThrow(/limit/);
  });

  // none of these is for the matcher that is linear: a count above 16, counts within each other, look-around, letters beyond ASCII
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

  test('a text with an emoji is under the same limit', () => {
    expect(() => match({ a: { $regex: '^(.+)+b$' } }, { a: `${'a'.repeat(400)}😀!` })).toThrow(/match limit/);
  });

  test('a pattern that is slow on each of many values gives up, too', () => {
    const { matches } = compileFilter({ a: { $regex: '^(a+)+(?=b)$' } });
    const started = process.cpuUsage();
    const tryAll = () => {
      for (let i = 0; i < 1000; i++) matches({ a: `${'a'.repeat(21)}!` });
    };
    expect(tryAll).toThrow(/match limit/);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(30);
  });

  test('negation laws: $ne is not $eq, $nin is not $in, De Morgan', () => {
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
