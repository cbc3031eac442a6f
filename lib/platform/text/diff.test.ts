import { changesBetween, diff } from './diff';

type Row = { title?: string; price?: number; tags?: string[]; images?: { id: number }[] };

test.each<[Row, Row, string[]]>([
  [{ title: 'A' }, { title: 'A' }, []],
  [{ title: 'A' }, { title: 'B' }, ['title']],
  [{ title: 'A' }, {}, ['title']],
  [{}, { price: 0 }, ['price']],
  [{ title: '' }, {}, []],
  [{ tags: ['a', 'b'] }, { tags: ['a', 'b'] }, []],
  [{ tags: ['a', 'b'] }, { tags: ['b', 'a'] }, ['tags']],
  [{ images: [{ id: 1 }] }, { images: [{ id: 2 }] }, ['images']],
])('%j and %j differ in %j', (before, after, expected) => {
  expect(diff(before, after)).toEqual(expected);
  expect(diff(after, before)).toEqual(expected);
});

test('changes are shown as before and after; nothing is a dash, pictures are counted', () => {
  const before: Row = { title: 'A', tags: ['lift'], images: [{ id: 1 }] };
  const after: Row = { price: 5, tags: ['lift', 'garden'], images: [{ id: 2 }, { id: 3 }] };
  expect(changesBetween(before, after)).toEqual({
    title: 'A → —',
    price: '— → 5',
    tags: 'lift → lift, garden',
    images: '1 → 2',
  });
});

test('fields can be left out, and a long text is cut', () => {
  const changes = changesBetween<Row>({ title: 'x'.repeat(1000), price: 1 }, { title: 'y', price: 2 }, [
    'price',
  ]);
  expect(changes).toEqual({ title: `${'x'.repeat(300)} → y` });
});
