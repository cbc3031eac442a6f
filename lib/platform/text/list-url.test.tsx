import {
  byTime,
  first,
  formFilters,
  formUrl,
  listUrl,
  pageOf,
  pageParam,
  sortLinks,
  textParam,
  timeListSchema,
} from './list-url';

test.each([
  [{ search: 'asha', page: 1 }, {}, '/x?search=asha'],
  [{ search: '', city: undefined }, {}, '/x'],
  [{ search: 'asha', page: 3 }, { page: 4 }, '/x?search=asha&page=4'],
  [{ search: 'asha', page: 3 }, { page: 1 }, '/x?search=asha'],
  [{ rooms: [2, 3], place: ['besa', 'wadi'] }, {}, '/x?rooms=2,3&place=besa,wadi'],
  [{ q: 'a & b = "c"' }, {}, '/x?q=a+%26+b+%3D+%22c%22'],
  [{ by: 'name' }, { by: undefined }, '/x'],
])('the address of %j changed by %j is %s', (params, change, expected) => {
  expect(listUrl('/x', params, change)).toBe(expected);
});

test('an address reads back as what it was made of', () => {
  const params = new URLSearchParams(listUrl('', { q: 'सिताबर्डी, near the lake', rooms: [2, 3] }).slice(1));
  expect(Object.fromEntries(params)).toEqual({ q: 'सिताबर्डी, near the lake', rooms: '2,3' });
});

function form(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0]!;
}

test('a form is what is filled in, without blanks around it and without files', () => {
  const filled = form(
    '<input name="q" value="  garden "><input name="city" value="  "><input name="page" value="4" disabled>' +
      '<select name="type"><option value="">All</option><option value="rent" selected>Rent</option></select>' +
      '<input type="checkbox" name="off" value="1"><input type="file" name="file">',
  );
  expect(formFilters(filled)).toEqual({ q: 'garden', type: 'rent' });
  expect(formUrl('/x', filled)).toBe('/x?q=garden&type=rent');
  expect(formUrl('/x', form('<input name="q" value="">'))).toBe('/x');
});

test.each([
  ['3', 3],
  [['2', '9'], 2],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['many', 1],
  [undefined, 1],
])('page %j of an address is page %i', (given, expected) => {
  expect(pageParam.parse(given)).toBe(expected);
});

test('a text is trimmed; one that is empty or endless is not one', () => {
  expect(textParam.parse('  asha ')).toBe('asha');
  expect(textParam.parse(['one', 'two'])).toBe('one');
  expect(textParam.parse('   ')).toBeUndefined();
  expect(textParam.parse('x'.repeat(121))).toBeUndefined();
  expect(first([])).toBeUndefined();
});

test.each([
  [0, 5, { page: 1, pages: 1, skip: 0 }],
  [41, 1, { page: 1, pages: 3, skip: 0 }],
  [41, 3, { page: 3, pages: 3, skip: 40 }],
  // somebody follows an old link: the last page, not an empty one
  [41, 9, { page: 3, pages: 3, skip: 40 }],
])('of %i rows, page %i of twenty', (total, wanted, expected) => {
  expect(pageOf(total, wanted, 20)).toEqual(expected);
});

test('a list by time is the newest first, and two of one moment keep their order', () => {
  expect(byTime(timeListSchema.parse({}))).toEqual({ createdAt: -1, _id: -1 });
  expect(byTime(timeListSchema.parse({ dir: 'asc', by: 'name' }))).toEqual({ createdAt: 1, _id: 1 });
  expect(byTime(timeListSchema.parse({ dir: 'sideways' }))).toEqual({ createdAt: -1, _id: -1 });
});

test('another order begins at the first page and keeps the filters', () => {
  const sort = sortLinks('/x', { search: 'na', page: 4, by: 'name', dir: 'asc' });
  expect(sort.hrefFor('price', 'desc')).toBe('/x?search=na&by=price&dir=desc');
  expect([sort.by, sort.dir]).toEqual(['name', 'asc']);
});
