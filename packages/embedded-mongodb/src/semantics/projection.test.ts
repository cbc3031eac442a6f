import { compileFilter } from './match';
import { compileProjection } from './projection';
import { type Document, docOf, keysOf } from './values';

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

test('the positional operator takes the element that the filter matched', () => {
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
