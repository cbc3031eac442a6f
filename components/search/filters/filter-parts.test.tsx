import { render, screen } from '@testing-library/react';
import { parseSearch } from '@/lib/search/schema';
import { FirstFilters } from './filter-parts';

test('rooms are offered in their order, however many homes have them, and nothing without rooms is', () => {
  const bedrooms = [3, 0, 2, 4, 1].map((rooms, i) => ({ value: String(rooms), count: 90 - i * 10 }));
  render(
    <FirstFilters
      place={{ type: 'sale' }}
      search={parseSearch({ type: 'sale', bedrooms: '5' })}
      data={{ facets: { bedrooms } as never, prices: [], areas: [], total: 90, landmarks: [] }}
      unreadable={{}}
    />,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ name }) => name === 'bedrooms');
  expect(boxes.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
});
