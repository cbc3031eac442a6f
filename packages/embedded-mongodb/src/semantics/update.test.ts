import { Decimal128, Double, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { compileFilter } from './match';
import { compileUpdate } from './update';
import { type Document, docOf, keysOf } from './values';

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
    ['decimal', { $inc: { a: Decimal128.fromString('0.1') } }, { a: 1 }, { a: Decimal128.fromString('1.1') }],
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
    ['push at a position', { $push: { a: { $each: [9], $position: -1 } } }, { a: [1, 2] }, { a: [1, 9, 2] }],
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

  test('positional operators', () => {
    const doc = { _id: 1, a: [{ b: 1 }, { b: 2 }] };
    expect(apply({ $set: { 'a.$.b': 9 } }, doc, { 'a.b': 2 }).doc.a).toEqual([{ b: 1 }, { b: 9 }]);
    expect(apply({ $set: { 'a.$[x].b': 9 } }, doc, {}, [{ 'x.b': 1 }]).doc.a).toEqual([{ b: 9 }, { b: 2 }]);
  });

  test('new fields come in the order of their names, numbers by value', () => {
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
  test('takes equalities of the filter, then the operators', () => {
    const doc = upsert(
      { $set: { c: 1 }, $setOnInsert: { d: 2 } },
      { _id: 7, 'a.b': 1, x: { $gt: 5 }, y: { $eq: 2 } },
    );
    expect(doc).toEqual({ _id: 7, a: { b: 1 }, c: 1, d: 2, y: 2 });
    expect(keysOf(doc)[0]).toBe('_id');
  });
  test('a replacement keeps only the _id', () => {
    expect(upsert({ b: 1 }, { _id: 7, a: 1 })).toEqual({ _id: 7, b: 1 });
    expect(upsert({ b: 1 }, { a: 1 })._id).toBeInstanceOf(ObjectId);
  });
  test('refuses contradictions', () => {
    expect(codeOf(() => upsert({ $set: { b: 1 } }, { $and: [{ a: 1 }, { a: 2 }] }))).toBe(54);
    expect(codeOf(() => upsert({ $set: { _id: 2 } }, { _id: 1 }))).toBe(66);
    expect(codeOf(() => upsert({ _id: [1] }, {}))).toBe(53);
  });
});

test('an update that changes nothing says so, and one that changes something says that', () => {
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

test('$inc by x then by -x gives the value back, in the same or a wider type', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (a, x) => {
      const once = apply({ $inc: { a: x } }, { _id: 1, a }).doc;
      const twice = apply({ $inc: { a: -x } }, once).doc.a;
      expect(BigInt(twice as number)).toBe(BigInt(a));
    }),
  );
});

test('the given document is never changed', () => {
  const doc = docOf({ _id: 1, a: docOf({ b: [1, 2] }), c: 1 });
  apply({ $set: { 'a.b.0': 9 }, $inc: { c: 1 } }, doc);
  expect(doc).toEqual({ _id: 1, a: { b: [1, 2] }, c: 1 });
});
