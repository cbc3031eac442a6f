import { render, screen, within } from '@testing-library/react';
import { toPropertyDto } from '@/lib/listings/dto';
import { ListingFacts } from './listing-facts';
import { WaitingNote } from './waiting-note';

const at = new Date('2026-11-20T10:00:00Z');
const property = toPropertyDto({
  _id: '65f000000000000000000001',
  ...{ type: 'sale', category: 'Residential', status: 'active', title: 'Flat', description: 'Quiet' },
  ...{
    price: 4_500_000,
    area: 1200,
    carpetArea: 900,
    floor: 3,
    totalFloors: 7,
    furnishing: 'semi-furnished',
  },
  ...{ bathrooms: 2, coveredParking: 1, address: 'Dharampeth', createdAt: at, updatedAt: at },
  checks: [
    { check: 'index-ii', state: 'told', by: 'lister', at },
    { check: 'place', state: 'seen', by: 'agency', at },
  ],
});

const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

test('every fact that the listing states is there, and the empty ones by name', () => {
  render(<ListingFacts property={property} />);
  for (const [label, value] of [
    ['Floor', '3'],
    ['Bathrooms', '2'],
    ['Carpet area', '900 sq ft'],
  ] as const)
    expect(factOf(label)).toHaveTextContent(value);
  expect(factOf('Furnishing')).toHaveTextContent(/semi/i);
  expect(factOf('Not specified')).toHaveTextContent(/Facing/);
  expect(factOf('Not specified')).not.toHaveTextContent(/Furnishing/);
});

test('its papers, each with who states it and when, also those that nobody was asked for', () => {
  render(<ListingFacts property={property} />);
  const papers = screen.getByRole('heading', { name: 'Papers and checks' }).parentElement as HTMLElement;
  const of = (label: string) => within(papers).getByText(label).nextSibling;
  expect(of('Index II')).toHaveTextContent('Seller’s word, by the lister, 20 Nov 2026');
  expect(of('Place seen')).toHaveTextContent('Seen, by us, 20 Nov 2026');
  expect(of('No-objection of the society')).toHaveTextContent('Not asked');
  expect(within(papers).queryByText('7/12 extract')).not.toBeInTheDocument();
});

test('unverified and to look at are explained beside each other', () => {
  const { rerender } = render(<WaitingNote view="unverified" total={80} waiting={24} />);
  expect(
    screen.getByText(/^Unverified \(80\): public, but nobody of the agency has seen/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Those that wait for a review (24)' })).toHaveAttribute(
    'href',
    '?view=queue',
  );
  rerender(<WaitingNote view="queue" total={24} waiting={24} />);
  expect(screen.getByText(/^To look at \(24\)/)).toBeInTheDocument();
  rerender(<WaitingNote view="all" total={300} waiting={24} />);
  expect(screen.queryByText(/To look at/)).not.toBeInTheDocument();
});
