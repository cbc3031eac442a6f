import { act, render, screen, waitFor } from '@testing-library/react';
import { apiDouble } from '@/test/api-double';
import { HereToo } from './here-too';

const network = apiDouble();
const PATH = 'POST /api/presence';
const ID = 'a'.repeat(24);
const reply = (...names: string[]) => network.replies(PATH, { others: names.map((name) => ({ name })) });
const open = () => render(<HereToo type="lead" id={ID} />);
const calls = () => network.calls.map(({ body }) => (body as { isLeaving: boolean }).isLeaving);

let visibility: DocumentVisibilityState = 'visible';
beforeAll(() =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility }),
);
async function turn(to: DocumentVisibilityState) {
  visibility = to;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

test('a colleague who has the same lead open is named; alone, nothing is said', async () => {
  reply('Gauri Kulkarni');
  const { unmount } = open();
  expect(await screen.findByText('Gauri is here too')).toBeVisible();
  expect(network.calls[0]?.body).toEqual({ type: 'lead', id: ID, isLeaving: false });
  reply();
  unmount();
  await waitFor(() => expect(calls()).toEqual([false, true]));
});

test.each([
  [['Gauri Kulkarni', 'Amit Joshi'], 'Gauri and Amit are here too'],
  [['Gauri Kulkarni', 'Amit Joshi', 'Neha Rao'], 'Gauri and 2 others are here too'],
  [[], ''],
])('%j reads as %j', async (names, text) => {
  reply(...names);
  open();
  await waitFor(() => expect(calls()).toEqual([false]));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text || /^$/));
});

test('a page in the background leaves, and comes back with what is true then', async () => {
  reply('Gauri Kulkarni');
  open();
  await screen.findByText('Gauri is here too');
  reply();
  await turn('hidden');
  await waitFor(() => expect(calls()).toEqual([false, true]));
  reply();
  await turn('visible');
  await waitFor(() => expect(calls()).toEqual([false, true, false]));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});
