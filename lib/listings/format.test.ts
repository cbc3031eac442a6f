import { textsIn } from '@/lib/platform/language/messages';
import { type PropertyDto, toPropertyDto } from './dto';
import { formatFact, keyFacts, noticesOf, propertyDescription, toFormValues } from './format';
import { propertyFormSchema } from './schema';

const FLAT = {
  _id: '65f000000000000000000001',
  title: '2 BHK flat in Dharampeth',
  description: 'Corner flat with morning sun',
  type: 'sale',
  category: 'Residential',
  status: 'active',
  price: 6_000_000,
  area: 1000,
  carpetArea: 800,
  bedrooms: 2,
  address: '12 West High Court Road',
  city: 'Nagpur',
  citySlug: 'nagpur',
  locality: 'Dharampeth',
  amenities: ['lift'],
  createdAt: new Date('2026-11-01T06:00:00Z'),
  location: { address: '', coordinates: [79.06, 21.14] },
};
const listing = (more: object = {}): PropertyDto => toPropertyDto({ ...FLAT, ...more });
const EN = textsIn('en', 'listings/facts');
const facts = (more: object = {}) => Object.fromEntries(keyFacts(listing(more), EN));

describe('key facts', () => {
  test('are in the order in which people ask, with the price of a square foot beside each area', () => {
    const all = keyFacts(
      listing({ builtUpArea: 950, floor: 3, totalFloors: 7, facing: 'east', pinCode: '440010' }),
      EN,
    );
    expect(all.map(([label]) => label)).toEqual([
      'Type',
      'Category',
      'Carpet area',
      'Built-up area',
      'Area',
      'Bedrooms',
      'Floor',
      'Facing',
      'PIN code',
      'Status',
    ]);
    expect(Object.fromEntries(all)).toMatchObject({
      'Carpet area': '800 sq ft · ₹7,500/sq ft',
      Area: '1,000 sq ft · ₹6,000/sq ft',
      Floor: '3 of 7',
    });
  });

  test.each([
    ['active', 'Active'],
    ['sold', 'Sold'],
  ] as const)('say %s as a buyer would', (status, expected) => {
    expect(facts({ status }).Status).toBe(expected);
  });

  test.each(['sold', 'rented'])('do not say "For Sale" of a home that is %s', (status) => {
    expect(facts({ status })).not.toHaveProperty('Type');
    expect(facts()).toHaveProperty('Type', 'For Sale');
  });

  test('do not say one area twice', () => {
    expect(facts({ area: 800 })).not.toHaveProperty('Area');
  });

  test.each([
    [{ floor: 0, totalFloors: 7 }, 'Ground of 7'],
    [{ floor: -1 }, '-1'],
    [{ totalFloors: 7 }, '7 in the building'],
    [{}, undefined],
  ])('%j is floor %s', (more, expected) => {
    expect(facts(more).Floor).toBe(expected);
  });

  test.each([
    [{ ageYears: 0 }, 'Age', 'New'],
    [{ ageYears: 1 }, 'Age', '1 year'],
    [{ ageYears: 12 }, 'Age', '12 years'],
    [{ bedrooms: 0 }, 'Bedrooms', undefined],
    [{ parking: 0 }, 'Parking', undefined],
    [{ furnishing: 'semi-furnished' }, 'Furnishing', 'Semi-furnished'],
    [{ possessionDate: new Date('2027-03-31') }, 'Possession from', '31 Mar 2027'],
    [{ maintenance: 2500 }, 'Society charges a month', '₹2,500'],
  ])('%j: %s is %s', (more, label, expected) => {
    expect(facts(more)[label]).toBe(expected);
  });

  test('of land are its area in acres too, of farmland the price of an acre, and no rooms', () => {
    const land = facts({
      category: 'Agricultural',
      area: 108_900,
      carpetArea: undefined,
      floor: 2,
      facing: 'east',
    });
    expect(land['Land area']).toMatch(/^1,08,900 sq ft · 2 acres 20 guntha · ₹55\/sq ft$/);
    expect(land['Price of an acre']).toBe('₹24 L');
    for (const label of ['Area', 'Bedrooms', 'Floor']) expect(land).not.toHaveProperty(label);
    expect(facts({ category: 'Plots' })).not.toHaveProperty('Price of an acre');
  });

  test('leave out what such a listing does not have', () => {
    expect(formatFact('deposit', listing({ deposit: 50_000 }), EN)).toBeUndefined();
    expect(formatFact('deposit', listing({ type: 'rent', deposit: 50_000 }), EN)).toBe('₹50,000');
    expect(formatFact('possession', listing({ type: 'rent', possession: 'ready' }), EN)).toBeUndefined();
  });
});

test('the description of a page says rooms, size, place and price before the words of its owner', () => {
  expect(propertyDescription(listing(), EN)).toBe(
    '2 BHK, 800 sq ft, Dharampeth, Nagpur. ₹60 L. Corner flat with morning sun',
  );
  expect(propertyDescription(listing({ type: 'rent', price: 18_000, locality: undefined }), EN)).toContain(
    'Nagpur. ₹18,000 a month.',
  );
  expect(propertyDescription(listing({ description: 'long '.repeat(100) }), EN).length).toBeLessThanOrEqual(
    160,
  );
});

test('who saved it hears what it lacks, and that its town is not known', () => {
  expect(noticesOf(listing())).toEqual([]);
  const lacking = listing({
    status: 'paused',
    lifecycle: { choice: 'listed', blockedBy: ['photo', 'confirmation'] },
  });
  expect(noticesOf(lacking)).toEqual([
    expect.stringMatching(/^Stored\. It becomes public as soon as you .+, and /),
  ]);
  expect(noticesOf(listing({ citySlug: '' }))).toEqual([expect.stringContaining('no town')]);
});

test('a stored listing goes through the form and comes out the same', () => {
  const before = listing({
    possession: 'ready',
    possessionDate: new Date('2027-03-31'),
    placePrecision: 'exact',
  });
  const values = toFormValues(before);
  expect(values).toMatchObject({
    price: '6000000',
    possessionDate: '2027-03-31',
    latitude: '21.14',
    floor: '',
  });
  const after = propertyFormSchema.parse(values);
  expect(after).toMatchObject({ title: before.title, price: before.price, amenities: ['lift'] });
  expect(after.location.coordinates).toEqual([79.06, 21.14]);
  expect(toFormValues(listing({ placePrecision: 'approximate' })).latitude).toBe('');
});
