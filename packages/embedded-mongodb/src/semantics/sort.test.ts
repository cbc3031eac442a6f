import { compileSort } from './sort';
import { type Document, docOf } from './values';

const sorted = (docs: Document[], spec: Document) => [...docs].sort(compileSort(docOf(spec)).compare);

test('arrays sort by their least or greatest element, empty arrays before null', () => {
  const docs = [{ a: [3, 1] }, { a: 2 }, {}, { a: [] }, { a: [5, 0] }].map(docOf);
  expect(sorted(docs, { a: 1 })).toEqual([{ a: [] }, {}, { a: [5, 0] }, { a: [3, 1] }, { a: 2 }]);
  expect(sorted(docs, { a: -1 })).toEqual([{ a: [5, 0] }, { a: [3, 1] }, { a: 2 }, {}, { a: [] }]);
});

test('several fields and paths through arrays', () => {
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

test('fields in two arrays have no order', () => {
  const docs = [
    { a: [1], b: [2] },
    { a: 1, b: 2 },
  ].map(docOf);
  expect(() => sorted(docs, { a: 1, b: 1 })).toThrow(expect.objectContaining({ code: 2 }));
});
