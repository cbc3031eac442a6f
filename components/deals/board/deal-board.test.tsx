import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DealCardDto, DealDto } from '@/lib/deals/dto';
import { apiDouble } from '@/test/api-double';
import { DealBoard } from './deal-board';

const mockRefresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }));
beforeEach(() => void mockRefresh.mockClear());

const network = apiDouble();
const HEAD = {
  id: '65f000000000000000000001',
  title: 'Corner plot',
  kind: 'land',
  stageSince: '2026-11-01T06:00:00.000Z',
  value: 1_800_000,
  owner: null,
} as const;
const CARD: DealCardDto = {
  ...HEAD,
  __v: 3,
  stage: 'enquiry',
  propertyTitle: 'Corner plot',
  partyNames: [],
  documents: { seen: 0, needed: 4, late: 0 },
  next: null,
};
const ROUTE = `PATCH /api/deals/${HEAD.id}`;
const stored = (__v: number, stage: DealCardDto['stage']) => ({
  data: { ...HEAD, __v, stage, parties: [], documents: [], dates: [] } satisfies Partial<DealDto>,
});
const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText('Stage of Corner plot'), { target: { value } });
const column = (stage: string) => within(screen.getByRole('region', { name: new RegExp(`^${stage}: `) }));

test('a card that is moved twice quickly is sent twice, each time by the version that the server has', async () => {
  render(<DealBoard deals={[CARD]} />);
  network.replies(ROUTE, stored(4, 'visit'));
  network.replies(ROUTE, stored(5, 'offer'));
  choose('visit');
  choose('offer');
  expect(column('Offer').getByText('Corner plot')).toBeInTheDocument();
  await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(1));
  expect(network.calls.map(({ body }) => body)).toEqual([
    { __v: 3, stage: 'visit' },
    { __v: 4, stage: 'offer' },
  ]);
  expect(column('Offer').getByText('Corner plot')).toBeInTheDocument();
});

test('a card that somebody else has moved goes to where it stands, and says so', async () => {
  render(<DealBoard deals={[CARD]} />);
  network.replies(ROUTE, { message: 'Changed', details: { current: stored(9, 'token').data } }, 409);
  choose('visit');
  expect(await screen.findByText(/Somebody has changed “Corner plot”/)).toBeInTheDocument();
  expect(column('Token').getByText('Corner plot')).toBeInTheDocument();
});
