import { render, screen } from '@testing-library/react';
import { toPropertyCardDto } from '@/lib/listings/dto';
import { PropertyCard } from './property-card';

const row = {
  _id: '65f000000000000000000001',
  title: 'Listing',
  price: 18_000,
  area: 1000,
  carpetArea: 900,
  type: 'rent',
  category: 'Residential',
  status: 'active',
  city: 'Nagpur',
  address: 'Sadar',
  createdAt: new Date('2026-11-21'),
};
const show = (more: object = {}) =>
  render(<PropertyCard property={toPropertyCardDto({ ...row, ...more })} />);

test('a featured card says so, and how many bathrooms there are', () => {
  render(<PropertyCard property={toPropertyCardDto({ ...row, bedrooms: 2, bathrooms: 2 })} featured />);
  expect(screen.getByText(/Featured/)).toBeVisible();
  expect(screen.getByText(/2 baths/)).toBeVisible();
});

test('a rent has its price of a square foot too', () => {
  show();
  expect(screen.getByText('₹20/sq ft')).toBeVisible();
});

test('a shop is a shop, and farmland is measured in acres as well', () => {
  show({ category: 'Commercial', subType: 'shop' });
  expect(screen.getByText(/^Shop/)).toBeVisible();
  show({ category: 'Agricultural', type: 'sale', area: 108_900, carpetArea: undefined });
  expect(screen.getByText(/1,08,900 sq ft · 2 acres 20 guntha/)).toBeVisible();
});

test('the distance from a metro station is said once, also in a list around one', () => {
  const metro = { km: 0.5, to: 'Nari Road Metro' };
  const card = (distance: object) =>
    render(
      <PropertyCard property={Object.assign(toPropertyCardDto(row), { metro, distance })} />,
    ).container.textContent?.match(/500 m|1\.2 km/g);
  expect(card({ km: 0.5, to: 'a metro station' })).toEqual(['500 m']);
  expect(card({ km: 1.2, to: 'AIIMS' })).toEqual(['500 m', '1.2 km']);
});
