import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { HeldItem } from './claim-panel';

const network = apiDouble();
const ID = 'a'.repeat(24);
const HOLD = 'POST /api/admin/claims';
const until = '2026-11-26T10:40:00.000Z';
const mine = { by: 'Shailesh', until, isMine: true };
const hers = { by: 'Sunita', until, isMine: false };

/** What the stream announces: a colleague has claimed, taken over or let go something. */
const claimsChange = () => act(() => void window.dispatchEvent(new Event('office:claims')));
const held = () => network.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('opening an item holds it; leaving lets it go', async () => {
  network.replies(HOLD, mine);
  network.replies('DELETE /api/admin/claims', {});
  const { unmount } = render(<HeldItem type="property" id={ID} />);
  await waitFor(() => expect(held()).toEqual([{ type: 'property', id: ID }]));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  unmount();
  expect(network.calls.at(-1)).toMatchObject({ method: 'DELETE', body: { type: 'property', id: ID } });
});

test('closing the tab lets it go too', async () => {
  network.replies(HOLD, mine);
  network.replies('DELETE /api/admin/claims', {});
  render(<HeldItem type="enquiry" id={ID} />);
  await waitFor(() => expect(held()).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  expect(network.calls.at(-1)).toMatchObject({ method: 'DELETE', body: { type: 'enquiry', id: ID } });
});

test('an item of a colleague names her and the time, and is taken over with a word', async () => {
  network.replies(HOLD, hers);
  network.replies(HOLD, mine);
  render(<HeldItem type="property" id={ID} claim={hers} />);
  expect(await screen.findByRole('status')).toHaveTextContent(/^Sunita has this open until .*4:10/);
  await userEvent.type(screen.getByLabelText('Message to Sunita'), 'The owner is on my phone');
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(held().at(-1)).toEqual({
    type: 'property',
    id: ID,
    takeOver: true,
    word: 'The owner is on my phone',
  });
  expect(visited).toEqual(['refresh']);
});

test('who held it reads at once who took it over, and the word', async () => {
  network.replies(HOLD, mine);
  network.replies(HOLD, { ...hers, word: 'I know her' });
  render(<HeldItem type="enquiry" id={ID} />);
  await waitFor(() => expect(held()).toHaveLength(1));
  claimsChange();
  expect(await screen.findByRole('status')).toHaveTextContent('Sunita took this over: “I know her”');
});

test('one that a colleague lets go is one’s own without a press', async () => {
  network.replies(HOLD, hers);
  network.replies(HOLD, mine);
  render(<HeldItem type="property" id={ID} claim={hers} />);
  await waitFor(() => expect(held()).toHaveLength(1));
  claimsChange();
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});

test('a take-over that fails says why and leaves the choice', async () => {
  network.replies(HOLD, hers);
  network.replies(HOLD, { message: 'You may not do that', code: 'forbidden' }, 403);
  render(<HeldItem type="property" id={ID} claim={hers} />);
  await waitFor(() => expect(held()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You may not do that');
  expect(screen.getByRole('button', { name: 'Take over' })).toBeEnabled();
});
