import { visitRecordSchema } from './schema';

test('keeps the paths of this site, without their queries, newest hundred', () => {
  const many = Array.from({ length: 150 }, (_, i) => `/properties/${i}`);
  const { visitedPages } = visitRecordSchema.parse({
    email: ' a@b.in ',
    visitedPages: [...many, '/buy?q=secret#x'],
  });
  expect(visitedPages).toHaveLength(100);
  expect(visitedPages.at(-1)).toBe('/buy');
});

test('drops what is no path and survives what is no list', () => {
  const parse = (visitedPages: unknown) =>
    visitRecordSchema.parse({ email: 'a@b.in', visitedPages }).visitedPages;
  expect(parse(['//evil.example', 'javascript:alert(1)', 7, null, '/ok'])).toEqual(['/ok']);
  expect(parse('nonsense')).toEqual([]);
  expect(parse(undefined)).toEqual([]);
});

test('needs an e-mail address', () => {
  expect(visitRecordSchema.safeParse({ email: '', visitedPages: [] }).success).toBe(false);
});
