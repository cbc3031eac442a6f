import { type CompiledMessage, compile, formatParts } from './icu';

const shown = (text: string, values: Record<string, string | number>, language: 'en' | 'mr' = 'en') =>
  formatParts(compile(text), language, values).join('');

test('puts values into a text, and shows the name of one that is missing', () => {
  expect(shown("It's {name}, {age}", { name: 'Asha', age: 30 })).toBe("It's Asha, 30");
  expect(shown('{name}', {})).toBe('{name}');
});

test.each([
  [0, 'nobody'],
  [1, '1 person, Asha'],
  [125_000, '1,25,000 people'],
])('chooses the branch of %d', (count, expected) => {
  const text = '{count, plural, =0 {nobody} one {# person, {name}} other {# people}}';
  expect(shown(text, { count, name: 'Asha' })).toBe(expected);
});

test('chooses by a word inside a plural, and keeps its number', () => {
  const text = '{n, plural, one {#} other {{kind, select, home {# homes} other {# plots}}}}';
  expect(shown(text, { n: 2, kind: 'home' })).toBe('2 homes');
  expect(shown(text, { n: 2, kind: 'x' }, 'mr')).toBe('2 plots');
});

test('gives the content of a tag to its function', () => {
  const parts = formatParts<{ bold: unknown }>(compile('Hello <b>{name}</b>!'), 'en', {
    name: 'Asha',
    b: (bold) => ({ bold }),
  });
  expect(parts).toEqual(['Hello ', { bold: ['Asha'] }, '!']);
});

test('leaves a text without syntax as it is', () => {
  expect(compile('3 < 4 # done') as CompiledMessage).toBe('3 < 4 # done');
});

test.each(['{a', 'a}', '<b>x', '</b>', '{a, plural, one {x}}', '{a, date}'])('refuses %s', (text) => {
  expect(() => compile(text)).toThrow();
});
