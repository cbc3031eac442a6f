import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import type { OwnRow } from '@/lib/brokers/own-listings/dto';
import { toPropertyCardDto } from '@/lib/listings/dto';
import { MISSING_LABELS } from '@/lib/listings/publish-gate/constants';
import { apiDouble } from '@/test/api-double';
import { OwnTable } from './own-table';

const mockRefresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }));
jest.mock('sonner', () => ({ toast: { error: jest.fn(), success: jest.fn() } }));
beforeEach(() => jest.clearAllMocks());

const network = apiDouble();
const ID = (n: number) => `65f00000000000000000000${n}`;
const ROW = {
  price: 4_500_000,
  area: 900,
  type: 'sale',
  category: 'Residential',
  status: 'active',
  address: 'Sadar, Nagpur',
  createdAt: new Date('2026-11-01'),
};
const own = (n: number, more: Partial<OwnRow> = {}): OwnRow => ({
  ...toPropertyCardDto({ ...ROW, _id: ID(n), title: `Flat ${n}` } as never),
  __v: n,
  state: 'live',
  quality: { score: 62, advice: [{ field: 'images', text: 'add 4 more photos', points: 20 }] },
  samePhotos: 0,
  isConfirmable: false,
  isStale: false,
  goneCount: 0,
  views: [0, 2, 1],
  enquiries: [0, 1, 0],
  searchers: 0,
  ...more,
});
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const menu = async (n: number) => {
  await press(`More for Flat ${n}`);
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};
const action = () =>
  (toast.success as jest.Mock).mock.calls.at(-1)?.[1]?.action as {
    label: string;
    onClick(): void;
  };

test('shows in a row the home, its results and the best improvements of its score', () => {
  render(<OwnTable members={[]} rows={[own(1)]} />);
  expect(screen.getByRole('link', { name: 'Flat 1' })).toHaveAttribute('href', `/properties/${ID(1)}`);
  expect(screen.getByRole('link', { name: /^3 views · 1 enquiry in 14 days/ })).toHaveAttribute(
    'href',
    `/dashboard/properties/${ID(1)}/figures`,
  );
  expect(screen.getByText('+20')).toBeInTheDocument();
  expect(screen.getByText('add 4 more photos')).toBeInTheDocument();
});

test('shows the number of saved searches that match a listing', () => {
  render(<OwnTable members={[]} rows={[own(1, { searchers: 7 }), own(2)]} />);
  expect(screen.getAllByText(/people match/).map(({ textContent }) => textContent)).toEqual([
    'Saved searches of 7 people match',
  ]);
});

test.each<[string, Partial<OwnRow>, string]>([
  [
    'refused',
    { review: { state: 'rejected', reason: 'The price is wrong' } },
    'Not approved: The price is wrong',
  ],
  [
    'waiting for a photo',
    { status: 'paused', awaiting: ['photo'] },
    `Not public yet: ${MISSING_LABELS.photo}`,
  ],
  ['said to be gone', { goneCount: 1 }, 'One or more visitors say that it’s no longer available'],
  ['said to be gone by two', { goneCount: 2 }, 'One or more visitors say that it’s no longer available'],
  ['said to be gone by three', { goneCount: 3 }, '3 visitors say that it’s no longer available'],
  ['of an account that goes', { isHidden: true }, 'Hidden because you asked us to delete your account'],
])('shows first that a listing is %s', (_name, more, text) => {
  render(<OwnTable members={[]} rows={[own(1, more)]} />);
  expect(screen.getAllByText(text)).not.toHaveLength(0);
});

test('changes a price in place by the version that was read, and undoes it by the next', async () => {
  network.replies(`PATCH /api/property/${ID(1)}`, {
    data: { __v: 2, price: 4_400_000, type: 'sale' },
    warnings: [],
  });
  network.replies(`PATCH /api/property/${ID(1)}`, {
    data: { __v: 3, price: 4_500_000, type: 'sale' },
    warnings: [],
  });
  render(<OwnTable members={[]} rows={[own(1)]} />);
  await press(/^Price of Flat 1/);
  await userEvent.keyboard('44 lakh{Enter}');
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(network.calls[0]?.body).toEqual({ __v: 1, price: '4400000' });
  expect(action().label).toBe('Undo');
  act(() => action().onClick());
  await waitFor(() => expect(network.calls).toHaveLength(2));
  expect(network.calls[1]?.body).toEqual({ __v: 2, price: '4500000', confirmPrice: true });
});

test('does not send an unreadable price, and Escape restores the old one', async () => {
  render(<OwnTable members={[]} rows={[own(1)]} />);
  await press(/^Price of Flat 1/);
  await userEvent.keyboard('much{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Enter an amount, such as 60 lakh');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /^Price of Flat 1: ₹45,00,000/ })).toBeVisible();
  expect(network.calls).toEqual([]);
});

test('saves a price over changes to other fields without a question', async () => {
  const current = { __v: 4, price: 4_500_000 };
  network.replies(
    `PATCH /api/property/${ID(1)}`,
    { message: 'x', code: 'conflict', details: { current } },
    409,
  );
  network.replies(`PATCH /api/property/${ID(1)}`, {
    data: { __v: 5, price: 4_400_000, type: 'sale' },
    warnings: [],
  });
  render(<OwnTable members={[]} rows={[own(1)]} />);
  await press(/^Price of Flat 1/);
  await userEvent.keyboard('44 lakh{Enter}');
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(network.calls.map(({ body }) => (body as { __v: number }).__v)).toEqual([1, 4]);
});

test('asks about a price that the server questions, and shows one saved elsewhere', async () => {
  const questioned = { message: 'Is this a monthly rent?', code: 'invalid', details: { confirm: 'price' } };
  network.replies(`PATCH /api/property/${ID(1)}`, questioned, 400);
  const current = { __v: 9, price: 5_000_000 };
  network.replies(
    `PATCH /api/property/${ID(1)}`,
    { message: 'x', code: 'conflict', details: { current } },
    409,
  );
  render(<OwnTable members={[]} rows={[own(1)]} />);
  await press(/^Price of Flat 1/);
  await userEvent.keyboard('45000{Enter}');
  await press('The price is right');
  expect(network.calls[1]?.body).toMatchObject({ confirmPrice: true });
  expect(await screen.findByText(/It was saved at ₹50,00,000 in the meantime/)).toBeVisible();
  expect(mockRefresh).toHaveBeenCalled();
});

test('offers in the menu what fits the state, moves with arrows and closes with Escape', async () => {
  render(
    <OwnTable
      members={[]}
      rows={[
        own(1),
        own(2, { state: 'closed', status: 'sold' }),
        own(3, { state: 'draft', status: 'draft' }),
      ]}
    />,
  );
  expect(await menu(1)).toEqual([
    'View',
    'Edit',
    'Figures',
    'Pause',
    'Sold or let',
    'Renew',
    'Duplicate',
    'Share',
    'Delete',
  ]);
  expect(screen.getByRole('menuitem', { name: 'View' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More for Flat 1' })).toHaveFocus();
  expect(await menu(2)).toEqual(['View', 'Edit', 'Figures', 'List again', 'Duplicate', 'Share', 'Delete']);
  expect(await menu(3)).toEqual(['View', 'Edit', 'Figures', 'Duplicate', 'Delete']);
});

test('selects and confirms all with two keys, and reports failures', async () => {
  const results = [
    {
      id: ID(1),
      title: 'Flat 1',
      __v: 2,
      before: { price: 1, status: 'active' },
      after: { price: 1, status: 'active' },
    },
    { id: ID(2), title: 'Flat 2', problem: 'Only a public listing can be confirmed' },
  ];
  network.replies('POST /api/property/bulk', { results });
  render(<OwnTable members={[]} rows={[own(1), own(2)]} />);
  await userEvent.keyboard('ac');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('1 listing confirmed', expect.anything()));
  expect(network.calls[0]?.body).toEqual({
    action: 'confirm',
    items: [
      { id: ID(1), __v: 1 },
      { id: ID(2), __v: 2 },
    ],
  });
  expect(screen.getByText('Flat 2: Only a public listing can be confirmed')).toBeVisible();
});

test('previews new prices before saving, and undoes them with the reply’s values', async () => {
  const facts = (price: number) => ({ price, status: 'active' });
  const results = [{ id: ID(1), title: 'Flat 1', __v: 2, before: facts(4_500_000), after: facts(4_410_000) }];
  network.replies('POST /api/property/bulk', { results });
  network.replies('POST /api/property/bulk', { results: [] });
  render(<OwnTable members={[]} rows={[own(1)]} />);
  await userEvent.keyboard('ap');
  expect(screen.getByLabelText('Change by')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Change by'), '-2');
  const row = within(screen.getByRole('table', { name: 'New prices' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent('₹45,00,000₹44,10,000');
  expect(network.calls).toEqual([]);
  await press('Save the new price');
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(network.calls[0]?.body).toMatchObject({ action: 'price', change: { by: 'percent', value: -2 } });
  act(() => action().onClick());
  await waitFor(() => expect(network.calls).toHaveLength(2));
  await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(2));
  expect(network.calls[1]?.body).toEqual({
    action: 'undo',
    items: [{ id: ID(1), __v: 2, price: 4_500_000 }],
  });
});

test('changes prices right after a confirmation, by the versions that it left', async () => {
  network.replies('POST /api/property/bulk', { results: [{ id: ID(1), title: 'Flat 1', __v: 7 }] });
  network.replies('POST /api/property/bulk', { results: [] });
  render(<OwnTable members={[]} rows={[own(1)]} />);
  await userEvent.keyboard('ac');
  await waitFor(() => expect(mockRefresh).toHaveBeenCalled());
  await userEvent.keyboard('p');
  await userEvent.type(screen.getByLabelText('Change by'), '-2');
  await press('Save the new price');
  expect(network.calls.at(-1)?.body).toMatchObject({ action: 'price', items: [{ id: ID(1), __v: 7 }] });
});

test('transfers the selected listings to another team member', async () => {
  network.replies('POST /api/property/bulk', { results: [] });
  const members = [
    { id: ID(8), name: 'Asha', role: 'owner' as const },
    { id: ID(9), name: 'Ravi', role: 'agent' as const },
  ];
  render(<OwnTable rows={[own(1)]} members={members} />);
  await userEvent.keyboard('a');
  await userEvent.selectOptions(screen.getByLabelText('Assign selected listings to'), 'Ravi');
  await waitFor(() => expect(network.calls).toHaveLength(1));
  expect(network.calls[0]?.body).toEqual({ action: 'transfer', items: [{ id: ID(1), __v: 1 }], to: ID(9) });
});

test('asks for price and day of a sale or letting, both optional', async () => {
  network.replies('POST /api/property/bulk', { results: [] });
  const person = { id: ID(7), what: 'enquiry', byMail: true, language: 'en' };
  network.replies(`GET /api/property/${ID(1)}/closing`, {
    people: [{ ...person, name: 'Mira', words: 'This home is sold.' }],
    homes: [2, 3, 4, 5].map((n) => ({ id: ID(n), title: `Flat ${n}`, price: 4_500_000, place: 'Besa' })),
    pages: [],
    holdSeconds: 30,
  });
  render(<OwnTable members={[]} rows={[own(1)]} />);
  await menu(1);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sold or let' }));
  expect(await screen.findByText('1 person gets a message')).toBeVisible();
  expect(screen.getByText('This home is sold.')).toBeVisible();
  // three of the four are selected; deselecting one allows the fourth
  expect(screen.getByLabelText(/^Flat 5/)).toBeDisabled();
  await userEvent.click(screen.getByLabelText(/^Flat 2/));
  await userEvent.click(screen.getByLabelText(/^Flat 5/));
  await userEvent.type(screen.getByLabelText(/^Sold for: Flat 1/), 'a lot');
  await press('Close this listing');
  expect(screen.getByText(/^Enter an amount/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/^Sold for: Flat 1/));
  await userEvent.type(screen.getByLabelText(/^Sold for: Flat 1/), '43.5 lakh');
  await press('Close this listing');
  await waitFor(() => expect(network.calls).toHaveLength(2));
  expect(network.calls[1]?.body).toMatchObject({
    action: 'close',
    items: [{ id: ID(1), __v: 1, price: 4_350_000, similar: [ID(3), ID(4), ID(5)] }],
  });
});
