import { placeSlug } from './dto';
import { CITIES, findCity, findLocality } from './rules';

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
  expect(placeSlug('C. A. Road')).toBe('c-a-road');
  expect(placeSlug('  Jāripatka ')).toBe('jaripatka');
});
