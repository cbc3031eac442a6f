import fc from 'fast-check';
import { slugify } from '@/lib/platform/text/slug';
import {
  areaPoint,
  CITIES,
  findCity,
  findLocality,
  findPin,
  jurisdictionOf,
  kilometres,
  placeOf,
} from './rules';

test('Nagpur comes first, then the six other cities', () => {
  expect(CITIES.map((city) => city.name)).toEqual([
    'Nagpur',
    'Mumbai',
    'Delhi',
    'Bangalore',
    'Hyderabad',
    'Pune',
    'Chennai',
  ]);
});

test.each(CITIES.map((city) => [city.name, city] as const))(
  '%s: localities are well formed',
  (_name, city) => {
    const slugs = city.localities.map((locality) => locality.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBeGreaterThanOrEqual(8);
    for (const locality of city.localities) {
      expect(locality.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(locality.pinCode).toMatch(/^[1-9]\d{5}$/);
      expect(Math.abs(locality.lat - city.lat)).toBeLessThan(0.6);
      expect(Math.abs(locality.lng - city.lng)).toBeLessThan(0.6);
      // a year's rent is two to six per cent of the price everywhere in India
      const yieldPerYear = (locality.rentPerSqFt * 12) / locality.salePerSqFt;
      expect(yieldPerYear).toBeGreaterThan(0.018);
      expect(yieldPerYear).toBeLessThan(0.06);
    }
  },
);

test('a place is found by its slugs only', () => {
  expect(findCity('nagpur')?.state).toBe('Maharashtra');
  expect(findLocality('nagpur', 'dharampeth')?.pinCode).toBe('440010');
  expect(findLocality('mumbai', 'dharampeth')).toBeUndefined();
  expect(findCity('Nagpur')).toBeUndefined();
});

test('slugs survive dots, spaces and marks', () => {
  expect(slugify('C. A. Road')).toBe('c-a-road');
  expect(slugify('  Jāripatka ')).toBe('jaripatka');
});

describe('the place of an address', () => {
  const found = (address: string, more: object = {}) => {
    const { city, locality, point } = placeOf({ address, ...more });
    return [city?.slug, locality?.slug, point !== undefined];
  };

  test.each([
    ['12 West High Court Road, Dharampeth, Nagpur 440010', 'nagpur', 'dharampeth', true],
    ['Plot 4, Besa', 'nagpur', 'besa', true],
    ['Plot 4, Wardha Road', 'nagpur', 'wardha-road', true],
    ['4 Hill Road, Bandra West, Mumbai', 'mumbai', 'bandra-west', true],
    ['Camp Road, Amravati 444602', 'amravati', undefined, false],
    ['Main Road, Wardha', 'wardha', undefined, false],
    ['Near the bus stand, Bhandara, Maharashtra', 'bhandara', undefined, false],
    ['Ghodbunder Road, Thane 400607', 'thane', undefined, false],
    ['Nagpur Road, Wardha', 'wardha', undefined, false],
    ['Sadar Bazar, Indore', 'indore', undefined, false],
    ['2nd cross, Indiranagar, Bengaluru', 'bangalore', 'indiranagar', true],
    // the PIN code says the town; one with several localities gives their middle
    ['House 7, Lane 3, 440010', 'nagpur', undefined, true],
    ['Ward 5, 441106', 'nagpur', 'ramtek', false],
    ['Plot 9, Ramtek, Nagpur', 'nagpur', 'ramtek', false],
    // the town without a locality: no pin in its middle
    ['Somewhere, Nagpur', 'nagpur', undefined, false],
  ])('%s', (address, city, locality, hasPoint) => {
    expect(found(address)).toEqual([city, locality, hasPoint]);
  });

  test.each([
    'Timbuktu',
    'Dharampeth, Timbuktu',
    '123 Main Street',
    // a district with several towns
    'Plot 4, 444806',
    // name and code contradict each other
    'Dharampeth, Nagpur 444602',
    'Main Road, Indore 440010',
    'Dharampeth, Nagpur 302001',
  ])('%s says no town', (address) => {
    expect(found(address)).toEqual([undefined, undefined, false]);
  });

  test('what its owner says decides', () => {
    expect(found('Main Road', { city: 'Timbuktu' })).toEqual(['timbuktu', undefined, false]);
    expect(found('Dharampeth, 444602', { city: 'nagpur' })).toEqual(['nagpur', 'dharampeth', true]);
    expect(placeOf({ address: 'x', city: 'Bengaluru' }).city).toEqual({
      name: 'Bangalore',
      slug: 'bangalore',
    });
    expect(found('Plot 4', { locality: 'Hingna' })).toEqual(['nagpur', 'hingna', true]);
    expect(found('Plot 4', { locality: 'Elsewhere', city: 'Nagpur' })).toEqual([
      'nagpur',
      'elsewhere',
      false,
    ]);
    expect(placeOf({ address: 'Lane 3, 440 010' }).pinCode).toBe('440010');
  });
});

test('a PIN code says district and, near Nagpur, post office', () => {
  expect(findPin('440010')).toEqual({ district: 'Nagpur', postOffice: 'Shankar Nagar' });
  expect(findPin('441106')).toEqual({ district: 'Nagpur', postOffice: 'Ramtek' });
  expect(findPin('444602')).toEqual({ district: 'Amravati' });
  expect(findPin('441904')).toEqual({ district: 'Bhandara' });
  expect(findPin('302001')).toBeUndefined();
  for (const { localities, name } of CITIES)
    for (const { pinCode } of localities)
      expect([pinCode, findPin(pinCode)?.district]).toEqual([pinCode, name]);
});

test('who governs a place follows from its locality or PIN code, or is not known', () => {
  const of = (address: string) => {
    const { city, locality, pinCode } = placeOf({ address });
    return jurisdictionOf({ citySlug: city?.slug ?? '', localitySlug: locality?.slug, pinCode });
  };
  expect(of('Dharampeth, Nagpur')).toBe('municipal-corporation');
  expect(of('Flat 3, 440022')).toBe('municipal-corporation');
  expect(of('Plot 4, Mihan, Nagpur')).toBe('metropolitan-region');
  expect(of('Main Road, Katol, Nagpur')).toBe('municipal-council');
  expect(of('Lane 2, Kothrud, Pune')).toBe('municipal-corporation');
  for (const address of [
    'Somewhere, Nagpur',
    'Plot 4, 440023',
    'Ward 5, 441106',
    'Main Road, Wardha',
    'Timbuktu',
  ])
    expect(of(address)).toBeUndefined();
});

test('the area of a pin is at most 200 m away, the same for all pins near it, and does not move when shown again', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 68, max: 97, noNaN: true }),
      fc.double({ min: 8, max: 34, noNaN: true }),
      (lng, lat) => {
        const [x, y] = areaPoint([lng, lat]);
        const metres = 1000 * kilometres({ lat, lng }, { lat: y, lng: x });
        expect(metres).toBeLessThanOrEqual(203);
        expect(areaPoint([x, y])).toEqual([x, y]);
      },
    ),
  );
  expect(areaPoint([79.0633, 21.1411])).toEqual(areaPoint([79.06331, 21.14111]));
});
