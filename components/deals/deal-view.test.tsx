import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DealDto } from '@/lib/deals/dto';
import { apiDouble } from '@/test/api-double';
import { DealView } from './deal-view';

const network = apiDouble();
const ID = 'a'.repeat(24);
const DEAL = {
  id: ID,
  __v: 3,
  title: 'Kale, 3 BHK',
  kind: 'resale',
  stage: 'visit',
  stageSince: '2026-11-20T10:00:00.000Z',
  value: 1_26_75_000,
  notes: '',
  parties: [],
  documents: [
    { key: 'index-two', stage: 'offer', state: 'missing', note: '', isLate: false },
    { key: 'title-chain', stage: 'offer', state: 'missing', note: 'asked', isLate: true },
  ],
  dates: [],
  moves: [],
  commission: null,
  seesCommission: true,
  mayDelete: false,
} as unknown as DealDto;

const papers = () => within(screen.getByRole('region', { name: 'Papers' }));

test('papers are closed rows, and one press saves what was changed on the whole page', async () => {
  const user = userEvent.setup();
  render(<DealView stored={DEAL} clients={[]} />);
  expect(papers().queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  const [first] = papers().getAllByRole('button');
  await user.click(first!);
  expect(papers().getAllByRole('combobox')).toHaveLength(1);
  await user.type(papers().getByRole('textbox'), 'seen');
  await user.clear(screen.getByLabelText('Title'));
  await user.type(screen.getByLabelText('Title'), 'Kale, Dharampeth');
  expect(await screen.findByText('Not saved yet')).toBeInTheDocument();
  network.replies(`PATCH /api/deals/${ID}`, { data: { ...DEAL, __v: 4, title: 'Kale, Dharampeth' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
  // one call, and in it only what was changed
  expect(network.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    {
      __v: 3,
      title: 'Kale, Dharampeth',
      documents: [{ key: 'index-two', state: 'missing', note: 'seen' }],
    },
  ]);
});
