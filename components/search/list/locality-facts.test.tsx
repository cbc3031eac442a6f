import { render, screen, within } from '@testing-library/react';
import type { LocalityDto } from '@/lib/search/localities/dto';
import { LocalityFacts } from './locality-facts';

const LOCALITY: LocalityDto = {
  name: 'Dharampeth',
  city: { slug: 'nagpur', name: 'Nagpur' },
  category: 'Residential',
  offered: 12,
  basis: 'carpetArea',
  rate: { middle: 5900, count: 11 },
  rates: [{ bedrooms: 2, middle: 5700, count: 6 }],
  stayed: { middle: 41, count: 7 },
  listedFor: { middle: 23, count: 12 },
  quarters: Array.from({ length: 8 }, (_, i) => ({
    quarter: `Q${(i % 4) + 1} ${2024 + Math.floor(i / 4)}`,
    middle: 5000 + i * 100,
    count: 5,
  })),
  around: {
    groups: [
      { title: 'Metro', places: [{ slug: 'jhansi-rani-metro', name: 'Jhansi Rani Square Metro', km: 0.9 }] },
      {
        title: 'Schools',
        places: [],
        nearest: { slug: 'modern-school', name: 'Modern School Neeri', km: 2.3 },
      },
    ],
    landmarks: [],
    isAbout: true,
  },
};

test('the figures of a locality, what is near it, and what they are counted from', () => {
  render(<LocalityFacts locality={LOCALITY} type="sale" />);
  const region = screen.getByRole('region', { name: 'Prices in Dharampeth' });
  const [figures, near] = region.querySelectorAll('dl');
  expect(figures).toHaveTextContent('Offered12');
  expect(figures).toHaveTextContent('Middle asked price₹5,900/sq ft (11 homes)');
  expect(figures).toHaveTextContent('2 BHK₹5,700/sq ft (6 homes)');
  expect(figures).toHaveTextContent('Gone within41 days half of 7 homes');
  expect(near).toHaveTextContent('Metro');
  expect(near).toHaveTextContent('Modern School Neeri, 2.3 km');
  expect(within(region).getByRole('link', { name: 'Jhansi Rani Square Metro' })).toHaveAttribute(
    'href',
    '/buy/nagpur?near=jhansi-rani-metro&sort=distance',
  );
  expect(region).toHaveTextContent('Middle asked price here: ₹5,000 in Q1 2024, ₹5,700 in Q4 2025.');
});

test('with fewer than five homes the page says so, and gives no figure', () => {
  const few = {
    ...LOCALITY,
    offered: 4,
    rate: undefined,
    rates: [],
    stayed: undefined,
    listedFor: undefined,
  };
  render(<LocalityFacts locality={few} type="sale" />);
  const region = screen.getByRole('region', { name: 'Prices in Dharampeth' });
  expect(region).toHaveTextContent('Too few to say: at least five are needed.');
  expect(region).not.toHaveTextContent('₹');
});
