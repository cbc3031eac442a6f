import { render, screen } from '@testing-library/react';
import { parseSearch } from '@/lib/search/schema';
import { RangeFields } from './range-fields';

const show = (search: Record<string, string>, unreadable = {}) =>
  render(<RangeFields name="price" was="" search={parseSearch(search)} unreadable={unreadable} />);

test('the ends are there as people write them', () => {
  show({ minPrice: '6000000', maxPrice: '6012345' });
  expect(screen.getByLabelText('Minimum')).toHaveValue('60 lakh');
  expect(screen.getByLabelText('Maximum')).toHaveValue('60,12,345');
});

test('what cannot be read stays, with a word what can', () => {
  show({}, { minPrice: 'cheap' });
  expect(screen.getByLabelText('Minimum')).toHaveValue('cheap');
  expect(screen.getByLabelText('Minimum')).toBeInvalid();
  expect(screen.getByText('Write an amount such as 60 lakh, 0.6 cr or 45k')).toBeVisible();
  expect(screen.getByLabelText('Maximum')).toBeValid();
});
