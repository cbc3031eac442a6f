import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PropertyDto, toPropertyDto } from '@/lib/listings/dto';
import { apiDouble } from '@/test/api-double';
import { OwnNotes } from './own-notes';
import { PlaceDistances } from './place-distances';

const network = apiDouble();
const home = (id: string, coordinates: [number, number]): PropertyDto =>
  toPropertyDto({ _id: id, city: 'Nagpur', citySlug: 'nagpur', location: { address: '', coordinates } });
const HOMES = [home('1', [79.06, 21.14]), home('2', [0, 0])];

const inTable = (rows: React.ReactNode) =>
  render(
    <table>
      <tbody>{rows}</tbody>
    </table>,
  );
const show = () => inTable(<PlaceDistances homes={HOMES} />);
const stored = () => JSON.parse(localStorage.getItem('saptam:places') ?? '[]') as { name: string }[];

const PLACES = [
  { id: 'pune/civil-lines', name: 'Civil Lines', city: 'Pune', lat: 18.52, lng: 73.85 },
  { id: 'nagpur/civil-lines', name: 'Civil Lines', city: 'Nagpur', lat: 21.1561, lng: 79.0716 },
  { id: 'nagpur/sadar', name: 'Sadar', city: 'Nagpur', lat: 21.162, lng: 79.078 },
];

async function name(place: string, at: string): Promise<void> {
  const query = new URLSearchParams({ search: at });
  network.replies(`GET /api/places?${query}`, { data: PLACES.filter((place) => place.name === at) });
  fireEvent.change(screen.getByLabelText('A place of yours'), { target: { value: place } });
  fireEvent.change(screen.getByLabelText('is at'), { target: { value: at } });
  await userEvent.click(screen.getByRole('button', { name: 'Show distances' }));
}

test('a place that was named once shows how far each home is, here and the next time', async () => {
  const { unmount } = show();
  await name('Office', 'Civil Lines');
  const row = within(await screen.findByRole('row', { name: /To Office \(Civil Lines\)/ }));
  expect(row.getByText(/^about 2\.2 km, some 7 min by road$/)).toBeVisible();
  expect(row.getByText('Not known')).toBeVisible();
  expect(screen.getByLabelText('A place of yours')).toHaveValue('');
  unmount();
  show();
  expect(screen.getByRole('row', { name: /To Office/ })).toBeVisible();
});

test('a place of the same name takes the place of the first, and can be removed', async () => {
  show();
  await name('Office', 'Civil Lines');
  await screen.findByText(/Office \(Civil Lines\)/);
  await name('Office', 'Sadar');
  expect(await screen.findByText(/Office \(Sadar\)/)).toBeVisible();
  expect(screen.getAllByRole('row', { name: /To Office/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Office' }));
  expect(stored()).toEqual([]);
});

test('four are enough, and a place without a name is not one', async () => {
  show();
  await name('   ', 'Sadar');
  expect(stored()).toEqual([]);
  await name('Office', 'Atlantis');
  expect(await screen.findByText('We know no place called Atlantis.')).toBeVisible();
  expect(stored()).toEqual([]);
  for (const place of ['One', 'Two', 'Three', 'Four']) await name(place, 'Sadar');
  expect(screen.queryByLabelText('A place of yours')).not.toBeInTheDocument();
});

test('without the browser’s storage the table is shown all the same', () => {
  localStorage.setItem('saptam:places', '{');
  show();
  expect(screen.getByLabelText('A place of yours')).toBeVisible();
});

test('own notes are in the column of their home', async () => {
  const homes = [
    { id: '2', note: 'Ask for the key', replies: [] },
    {
      id: '1',
      note: '',
      replies: [{ name: 'Ravi', verdict: 'no', note: 'Too far', at: '2026-11-24T10:00:00Z' }],
    },
  ];
  network.replies('GET /api/shortlist', { lists: [{ homes }], hidden: [] });
  inTable(<OwnNotes ids={['1', '2']} />);
  const row = await screen.findByRole('row', { name: /Your note/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'Ask for the key']);
  const votes = screen.getByRole('row', { name: /Votes/ });
  expect(within(votes).getAllByRole('cell')[0]).toHaveTextContent('1 noRavi: No – Too far');
});

test('without notes there is no row', async () => {
  network.replies('GET /api/shortlist', {
    lists: [{ homes: [{ id: '3', note: 'Elsewhere', replies: [] }] }],
    hidden: [],
  });
  inTable(<OwnNotes ids={['1', '2']} />);
  await waitFor(() => expect(network.calls).toHaveLength(1));
  // a later moment: the reply has been read
  await act(() => new Promise((done) => setTimeout(done, 0)));
  expect(screen.queryByRole('row')).not.toBeInTheDocument();
});
