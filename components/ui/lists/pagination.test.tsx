import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination';

const hrefFor = (page: number) => `?page=${page}`;
const shown = () => screen.getByRole('navigation', { name: 'Pages' }).textContent;

test.each([
  [1, 1, undefined],
  [1, 3, '123Next'],
  [1, 9, '123…89Next'],
  [2, 3, 'Previous123Next'],
  [6, 11, 'Previous12…567…1011Next'],
  // a gap of one page is that page
  [5, 11, 'Previous123456…1011Next'],
  [9, 9, 'Previous12…789'],
])('page %s of %s, in numbers: %s', (page, pages, expected) => {
  render(<Pagination {...{ page, pages, hrefFor }} />);
  if (expected) expect(shown()).toBe(expected);
  else expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each([
  [1, 4, 'PreviousPage 1 of 4Next', ['?page=2']],
  [4, 4, 'PreviousPage 4 of 4Next', ['?page=3']],
])('page %s of %s, in steps', (page, pages, expected, links) => {
  render(<Pagination kind="steps" {...{ page, pages, hrefFor }} />);
  expect(shown()).toBe(expected);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
});

test.each([
  [1, 1, '«1»'],
  [1, 9, '«12345»'],
  [8, 9, '«89»'],
])('page %s of %s, as a window', (page, pages, expected) => {
  render(<Pagination kind="window" {...{ page, pages, hrefFor }} />);
  expect(shown()).toBe(expected);
});

test('the current page says so, and the neighbours are named to programs', () => {
  render(<Pagination page={2} pages={3} hrefFor={hrefFor} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
});
