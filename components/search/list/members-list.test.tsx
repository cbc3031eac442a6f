import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MembersList } from './members-list';

const PATH = '/properties';

function Sample({ values = {} }: { values?: Record<string, string> }) {
  return (
    <MembersList
      values={values}
      unreadable={{}}
      locations={[]}
      moreLocations={0}
      nearbyLocations={[]}
      count="12 properties found"
    >
      <a href={PATH}>Clear all filters</a>
      <a href={`${PATH}?page=2`}>Page 2</a>
      <a href="/properties/0123456789abcdef01234567">A home</a>
    </MembersList>
  );
}

const scrolled = jest.fn();
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', PATH);
  scrolled.mockClear();
  window.scrollTo = scrolled;
});
afterEach(() => jest.useRealTimers());

test('what is typed becomes the address of the list a moment later, in figures, from the first page', () => {
  render(<Sample values={{ type: 'rent' }} />);
  type('Search properties', ' garden ');
  type('Min Price (₹)', '20k');
  act(() => jest.advanceTimersByTime(100));
  expect(visited).toEqual([]);
  act(() => jest.advanceTimersByTime(300));
  expect(visited).toEqual([`${PATH}?q=garden&type=rent&minPrice=20000`]);
});

test('a choice needs no moment', () => {
  render(<Sample values={{ type: 'rent' }} />);
  fireEvent.input(screen.getByLabelText('Type'), { target: { value: 'sale' } });
  act(() => jest.advanceTimersByTime(0));
  expect(visited).toEqual([`${PATH}?type=sale`]);
});

test.each([
  ['Min Price (₹)', '-5', /Write an amount such as/],
  ['Max Price (₹)', 'a lot', /Write an amount such as/],
  ['Min Bedrooms', '-5', /Write a number such as/],
  ['Min Bedrooms', 'abc', /Write a number such as/],
  ['Min Area (sq ft)', '-1', /Write an area such as/],
])('a figure in %s that reads %s is explained beside its field and is no filter', (label, typed, words) => {
  render(<Sample values={{ type: 'rent' }} />);
  type(label, typed);
  act(() => jest.advanceTimersByTime(300));
  expect(visited).toEqual([`${PATH}?type=rent`]);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
});

test('Enter does not wait, nor does it send the form', () => {
  render(<Sample />);
  type('Search properties', 'plot');
  expect(fireEvent.submit(screen.getByLabelText('Search properties').closest('form')!)).toBe(false);
  act(() => jest.advanceTimersByTime(300));
  expect(visited).toEqual([`${PATH}?q=plot`]);
});

test.each(['Reset Filters', 'Clear all filters'])('"%s" empties every field', (name) => {
  render(<Sample values={{ type: 'rent', minPrice: '20000', q: 'garden' }} />);
  fireEvent.click(screen.getByText(name));
  expect(visited).toEqual([PATH]);
  for (const label of ['Search properties', 'Type', 'Min Price (₹)'])
    expect(screen.getByLabelText(label)).toHaveValue('');
});

test('a page of the list is followed without a reload, to its top; a listing is left to the browser', () => {
  render(<Sample />);
  expect(fireEvent.click(screen.getByText('Page 2'))).toBe(false);
  expect(visited).toEqual([`${PATH}?page=2`]);
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText('A home'));
  expect(visited).toHaveLength(1);
});

test('the filters open by their button, and are open when one is in force', async () => {
  jest.useRealTimers();
  const { unmount } = render(<Sample values={{ q: 'garden' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show Filters' }));
  expect(screen.getByRole('button', { name: 'Hide Filters' })).toHaveAttribute('aria-expanded', 'true');
  unmount();
  render(<Sample values={{ type: 'rent' }} />);
  expect(screen.getByRole('button', { name: 'Hide Filters' })).toBeInTheDocument();
});

test('the keyboard reaches the results without going through the filters', () => {
  render(<Sample />);
  expect(screen.getByRole('link', { name: 'Skip to results' })).toHaveAttribute('href', '#results');
  expect(screen.getByRole('region', { name: 'Results' })).toHaveAttribute('tabindex', '-1');
});
