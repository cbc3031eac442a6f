import { listingQuality } from '@/lib/listings/quality/rules';
import { inEnglish } from '@/lib/platform/language/message';
import { propertyFormSchema } from './schema';

const requiredForm = {
  title: ' 3 BHK flat ',
  description: 'Bright and quiet',
  price: '45 lakh',
  category: 'Residential',
  type: 'sale',
  address: '12 West High Court Road, Dharampeth, Nagpur 440010',
  area: '1,600',
};

const issuesOf = (values: Record<string, unknown>) => {
  const result = propertyFormSchema.safeParse({ ...requiredForm, ...values });
  return Object.fromEntries(result.error?.issues.map((i) => [i.path.join('.'), inEnglish(i.message)]) ?? []);
};

test('the required fields are enough, and place and point come from the address', () => {
  const value = propertyFormSchema.parse(requiredForm);
  expect(value).toMatchObject({
    title: '3 BHK flat',
    price: 4_500_000,
    area: 1600,
    city: 'Nagpur',
    citySlug: 'nagpur',
    locality: 'Dharampeth',
    localitySlug: 'dharampeth',
    amenities: [],
  });
  expect(value.location.coordinates[0]).toBeCloseTo(79.06, 1);
  expect(value.bedrooms).toBeUndefined();
});

test('another city, known or not', () => {
  expect(
    propertyFormSchema.parse({ ...requiredForm, address: '4 Hill Road, Bandra West, Mumbai' }),
  ).toMatchObject({
    citySlug: 'mumbai',
    localitySlug: 'bandra-west',
  });
  const wardha = propertyFormSchema.parse({ ...requiredForm, address: 'Main Road', city: 'Wardha' });
  expect(wardha).toMatchObject({ city: 'Wardha', citySlug: 'wardha', location: { coordinates: [0, 0] } });
  expect(wardha.locality).toBeUndefined();
});

test('a pin of its owner is exact, the middle of a locality approximate, and nothing is made up', () => {
  const placed = (more: object) => {
    const { location, placePrecision, city, citySlug } = propertyFormSchema.parse({
      ...requiredForm,
      ...more,
    });
    return { coordinates: location.coordinates, placePrecision, city, citySlug };
  };
  expect(placed({})).toMatchObject({ placePrecision: 'approximate' });
  expect(placed({ latitude: '21.1401', longitude: '79.0611' })).toMatchObject({
    coordinates: [79.0611, 21.1401],
    placePrecision: 'exact',
  });
  const nowhere = { coordinates: [0, 0], placePrecision: 'unknown' };
  expect(placed({ address: 'Timbuktu' })).toEqual({ ...nowhere, city: '', citySlug: '' });
  expect(placed({ address: 'Main Road', city: 'Timbuktu' })).toMatchObject({ ...nowhere, city: 'Timbuktu' });
  expect(placed({ address: 'Camp, Amravati 444602' })).toMatchObject({ ...nowhere, citySlug: 'amravati' });
});

test('every required field says what to do', () => {
  const empty = { title: '', description: ' ', price: '', category: '', type: '', address: '', area: '' };
  expect(Object.keys(issuesOf(empty)).sort()).toEqual(Object.keys(empty).sort());
  expect(
    propertyFormSchema
      .safeParse({})
      .error?.issues.map((i) => i.path[0])
      .sort(),
  ).toEqual(Object.keys(empty).sort());
});

test.each([
  ['price', 'cheap'],
  ['price', '-5'],
  ['area', 'large'],
  ['area', '0'],
  ['bedrooms', '2.5'],
  ['category', 'Castle'],
  ['pinCode', '012345'],
  ['amenities', ['helipad']],
])('%s: %p is refused', (field, value) => {
  expect(Object.keys(issuesOf({ [field]: value })).some((path) => path.startsWith(field))).toBe(true);
});

test('areas must nest, and a flat is not above its roof', () => {
  expect(issuesOf({ carpetArea: '1500', builtUpArea: '1400' })).toHaveProperty('carpetArea');
  expect(issuesOf({ floor: '9', totalFloors: '7' })).toHaveProperty('floor');
});

test('a RERA number is stored without spaces, in capitals', () => {
  expect(propertyFormSchema.parse({ ...requiredForm, reraNumber: ' p505 0001 2345 ' }).reraNumber).toBe(
    'P50500012345',
  );
});

test('quality advice is concrete and shrinks as the listing improves', () => {
  const poor = listingQuality({ images: 3, videos: 0, category: 'Residential', price: 1, area: 1 });
  expect(poor.advice.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['add 3 more photos', 'carpet area is missing']),
  );
  const better = listingQuality({
    images: 5,
    videos: 0,
    category: 'Residential',
    price: 1,
    area: 1,
    carpetArea: 1,
  });
  expect(better.score).toBeGreaterThan(poor.score);
  expect(better.advice.map(({ text }) => text)).toContain('add 1 more photo');
  const plot = listingQuality({ images: 0, videos: 0, category: 'Plots' });
  expect(plot.advice.map(({ field }) => field)).not.toContain('carpetArea');
});

test.each([
  ['floor', '99999', 'Please enter a whole number from -5 to 200'],
  ['totalFloors', '1.5', 'Please enter a whole number from -5 to 200'],
  ['bathrooms', '51', 'Please enter a whole number from 0 to 50'],
  ['balconies', 'two', 'Please enter a whole number from 0 to 20'],
])('a number out of its range is given the range: %s %s', (field, value, message) => {
  expect(issuesOf({ [field]: value })).toEqual({ [field]: message });
});

test('every field of figures takes the digits of a Marathi or Hindi keyboard', () => {
  const typed = {
    ...requiredForm,
    price: '४५ लाख',
    area: '१,६००',
    bedrooms: '३',
    floor: '५',
    totalFloors: '७',
    possession: 'under-construction',
    possessionDate: '२०२७-०३-३१',
    pinCode: '४४००१०',
    reraNumber: 'P५०५०००१२३४५',
  };
  expect(propertyFormSchema.parse(typed)).toMatchObject({
    price: 4_500_000,
    area: 1600,
    bedrooms: 3,
    floor: 5,
    totalFloors: 7,
    possessionDate: '2027-03-31',
    pinCode: '440010',
    reraNumber: 'P50500012345',
  });
  // what is written as text stays
  expect(propertyFormSchema.parse({ ...requiredForm, title: '२ बीएचके' }).title).toBe('२ बीएचके');
});

test('text pasted into a field of one line stays one line, and a description keeps its paragraphs', () => {
  const text = 'Corner flat\n  near the lake';
  const value = propertyFormSchema.parse({ ...requiredForm, title: text, description: text });
  expect([value.title, value.description]).toEqual(['Corner flat near the lake', text]);
});

test.each([
  ['area', '850,5'],
  ['area', '1.200'],
  ['price', '45,00,000.50'],
  ['bedrooms', '1e1'],
  ['floor', '1,2'],
])('asks about %s %s instead of reading it another way', (name, typed) =>
  expect(Object.keys(issuesOf({ [name]: typed }))).toContain(name),
);

test('three digits after the point of a coordinate are degrees', () =>
  expect(
    propertyFormSchema.safeParse({ ...requiredForm, latitude: '21.146', longitude: '79.088' }).success,
  ).toBe(true));
