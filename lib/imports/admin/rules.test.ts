import { guessMapping } from '@/lib/imports/headings/rules';
import { targetsOf } from './rules';

const listing = (...without: string[]) =>
  ['title', 'description', 'type', 'category', 'price', 'area', 'address'].filter(
    (value) => !without.includes(value),
  );

test.each([
  [['firstName', '', 'mobilePhone'], true],
  [['fullName'], true],
  [['organization'], true],
  [['anyEmail'], true],
  [['mobilePhone', 'homeCity'], false],
  [[], false],
])('contacts from the columns %j have names: %s', (mapping, isEnough) => {
  const missing = targetsOf('contacts').missing(mapping);
  if (isEnough) expect(missing).toBeUndefined();
  else
    expect(missing).toBe('Choose a column for the first name, the full name, the organization or the e-mail');
});

test('listings need a price and an area, and the message names all that is missing; a place is asked once', () => {
  const { missing } = targetsOf('listings');
  expect(missing(listing())).toBeUndefined();
  expect(missing(listing('price'))).toBe('Choose a column for price');
  expect(missing(listing('price', 'area', 'title', 'address'))).toBe('Choose a column for price, area');
  // a rate, a carpet area and a locality say as much
  expect(missing(['ratePerSqFt', 'carpetArea', 'locality'])).toBeUndefined();
});

test('a file with the headings of the template needs no choice', () => {
  const { fields, missing } = targetsOf('listings');
  const mapping = guessMapping(
    'listings',
    fields.map(({ label }) => label),
  );
  expect(mapping).toEqual(fields.map(({ field }) => field));
  expect(missing(mapping)).toBeUndefined();
});

test('several columns may fill a field that holds several values, and no other', () => {
  expect(targetsOf('contacts').several.size).toBeGreaterThan(0);
  expect(targetsOf('listings').several.has('price')).toBe(false);
});
