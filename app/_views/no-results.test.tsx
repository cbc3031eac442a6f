import { render, screen } from '@testing-library/react';
import { parseSearch } from '@/lib/search/schema';
import { NoResults } from './no-results';

const show = (query: string, isFiltered: boolean) =>
  render(<NoResults all="/buy" search={parseSearch(new URLSearchParams(query))} isFiltered={isFiltered} />);

test('what was filtered can be cleared', () => {
  show('type=sale&q=lake', true);
  expect(screen.getByText('No properties match your search criteria')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/buy');
});

test('where nobody filtered there is nothing to clear', () => {
  show('type=sale', false);
  expect(screen.getByText('Nothing is listed here yet')).toBeVisible();
  expect(screen.queryByText(/clear/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'List your property' })).toHaveAttribute('href', '/properties/new');
});
