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

test('listings need what the form needs, and the message names all that is missing', () => {
  const { missing } = targetsOf('listings');
  expect(missing(listing())).toBeUndefined();
  expect(missing(listing('price'))).toBe('Choose a column for price');
  expect(missing(listing('area', 'title'))).toBe('Choose a column for title, area');
});

test('a file with the headings of the template needs no choice', () => {
  const { fields, guess, missing } = targetsOf('listings');
  const mapping = guess(fields.map(({ label }) => label));
  expect(mapping).toEqual(fields.map(({ field }) => field));
  expect(missing(mapping)).toBeUndefined();
});

test('several columns of an address book may fill one field; of a listing none', () => {
  expect(targetsOf('contacts').several.size).toBeGreaterThan(0);
  expect(targetsOf('listings').several.size).toBe(0);
});
