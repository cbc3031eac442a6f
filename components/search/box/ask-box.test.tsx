import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SuggestReply } from '@/lib/search/box/dto';
import { AskBox } from './ask-box';

const reply: SuggestReply = {
  href: '/buy/nagpur',
  parts: [{ words: 'dharam', label: 'Dharampeth' }],
  implied: 'Nagpur',
  also: [{ word: 'terrace', count: 12 }],
  preferred: [],
  unrecognised: ['emi 25k'],
  unknownNames: [],
  typedPlaces: [
    {
      typed: 'dharam',
      shown: 'Dharampeth, Nagpur',
      others: [{ label: 'Dhantoli', hint: 'Locality, Nagpur', href: '/search?pick=1' }],
      asText: '/buy/nagpur?q=dharam',
    },
  ],
  search: {},
  total: 41,
  suggestions: [
    { label: 'Dharampeth', hint: '12 to buy', href: '#dharampeth' },
    { label: 'Dharampeth Extension', hint: '3 to buy', href: '#extension' },
  ],
};

beforeEach(() => {
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => reply }) as Response);
});

const box = () => screen.getByRole('combobox');
const chosen = () => box().getAttribute('aria-activedescendant');

async function typed(text: string) {
  const user = userEvent.setup();
  render(<AskBox />);
  await user.type(box(), text);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  return user;
}

test('is a combobox: closed at first, expanded with the list that it controls', async () => {
  const user = userEvent.setup();
  render(<AskBox />);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).not.toHaveAttribute('aria-controls');
  await user.type(box(), 'dharam');
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
  expect(screen.getByRole('listbox')).toHaveAttribute('id', box().getAttribute('aria-controls'));
});

test('arrow keys choose among the options while the focus stays in the box, and come back to the text', async () => {
  const user = await typed('dharam');
  const ids = screen.getAllByRole('option').map(({ id }) => id);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe(ids[0]);
  expect(box()).toHaveFocus();
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe(ids[1]);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe(ids[1]);
});

test('Enter follows the active option; typing on gives it up', async () => {
  const user = await typed('dharam');
  await user.keyboard('{ArrowDown}p');
  expect(chosen()).toBeNull();
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(window.location.hash).toBe('#extension');
});

test('Escape closes the list and leaves the text', async () => {
  const user = await typed('dharam');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('dharam');
});

test('what was understood is said in a status that is there before, with the count that Enter shows', async () => {
  const user = userEvent.setup();
  render(<AskBox />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.type(box(), 'dharam emi 25k');
  await waitFor(() => expect(status).toHaveTextContent('Understood: Dharampeth, in Nagpur.'));
  expect(status).toHaveTextContent('Left out: emi 25k.');
  expect(status).toHaveTextContent('Enter: Show 41 properties.');
  expect(status).toHaveTextContent('Showing Dharampeth, Nagpur for “dharam”.');
  expect(screen.getByText(/^Showing/)).toHaveTextContent(
    'Did you mean Dhantoli (Locality, Nagpur), or the word “dharam” itself?',
  );
  expect(screen.getByRole('link', { name: 'Show 41 properties' })).toHaveAttribute('href', '/buy/nagpur');
});
