import { termsOf, wordsOf } from '@/lib/platform/text/search-terms';
import { siteOf } from '@/lib/settings/data';
import { formatPropertyCode, parsePropertyCode, propertyCodeIn } from './rules';

test('a code has the letters of the agency and of the city, and at least four digits', () => {
  expect(formatPropertyCode('SG', 'nagpur', 0)).toBe('SG-NAG-1001');
  expect(formatPropertyCode('SG', 'new-town', 123_456)).toBe('SG-NEW-124457');
  expect(formatPropertyCode('SG', undefined, 1)).toBe('SG-IND-1002');
});

test.each([
  ['Saptam Group', 'SG'],
  ['Shri Ganesh Land and Homes', 'SGLA'],
  ['Saptam', 'PR'],
])('the letters of %s are %s', (name, letters) => {
  expect(siteOf({ name }).codePrefix).toBe(letters);
});

test.each(['SG-NAG-4821', 'sg nag 4821', ' SGNAG4821 ', 'sg-nag 4821'])('%j is read as a code', (text) => {
  expect(parsePropertyCode(text)).toBe('SG-NAG-4821');
});

test.each(['', 'nagpur', '4821', 'flat 4821', '3 bhk nagpur', 'SG-NAG-48', 'SG-NAGPUR-4821'])(
  '%j is not a code',
  (text) => {
    expect(parsePropertyCode(text)).toBeUndefined();
  },
);

test('a message names a code', () => {
  expect(propertyCodeIn('Is the shop sg-nag-4821 still free?')).toBe('SG-NAG-4821');
  expect(propertyCodeIn('Is the shop still free?')).toBeUndefined();
});

test('a code is one word of a search, and its number another', () => {
  const terms = termsOf({
    title: 'Shop',
    description: '',
    address: 'Sadar',
    city: 'Nagpur',
    propertyCode: 'SG-NAG-4821',
  });
  const finds = (typed: string) =>
    wordsOf(typed).every((word) => terms.some((term) => term.startsWith(word)));
  for (const typed of ['SG-NAG-4821', 'sg nag 4821', 'sgnag4821', '4821']) expect(finds(typed)).toBe(true);
  for (const typed of ['SG-NAG-4822', 'SG-MUM-4821', 'AB-NAG-4821']) expect(finds(typed)).toBe(false);
});
