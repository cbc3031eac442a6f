import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropertyDto } from '@/lib/listings/dto';
import { ApiError } from '@/lib/platform/browser/api';
import { type UploadOptions, upload } from '@/lib/platform/browser/upload';
import { apiDouble } from '@/test/api-double';
import { consoleErrors } from '@/test/dom-setup';
import { PropertyWizard } from './property-wizard';

vi.mock('@/lib/platform/browser/upload', () => ({ upload: vi.fn() }));
// the map has a test of its own
vi.mock('@/components/listings/pin/pin-picker', () => ({ PinPicker: () => null }));

const network = apiDouble();
const ID = 'b'.repeat(24);
const LISTING = {
  _id: ID,
  __v: 3,
  title: '3 BHK flat in Dharampeth',
  description: 'Bright and quiet',
  price: 4_500_000,
  category: 'Residential',
  type: 'sale',
  address: '12 West High Court Road, Dharampeth, Nagpur 440010',
  city: 'Nagpur',
  area: 1600,
  possession: 'ready',
  status: 'active',
  amenities: ['lift'],
  location: { address: '', coordinates: [0, 0] },
  images: [{ public_id: 'images/a', url: '/media/a.jpg', width: 1, height: 1 }],
  videos: [],
} as unknown as PropertyDto;
const theirs = (change: object) => ({ ...LISTING, ...change, __v: 5 });
const SECOND = { public_id: 'images/b', url: '/media/b.jpg', width: 1, height: 1 };

const refusal = (current: object) =>
  new ApiError('Somebody else saved this listing', 409, 'conflict', [], { current });
const sent = () =>
  vi.mocked(upload).mock.calls.map(([, { body }]: [string, UploadOptions]) => ({
    field: (name: string) => body.get(name),
    media: JSON.parse(String(body.get('media'))) as { images: unknown[] },
  }));
/** The console has the refusal, and nothing else. */
const expectOneRefusal = () => expect(consoleErrors()).toEqual([expect.stringContaining('Submit error')]);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retitle = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value } });

beforeEach(() => void vi.mocked(upload).mockReset());

function open(listing: object = LISTING, drafts: object[] = []) {
  network.replies(`GET /api/property/${ID}`, { data: listing, samePhotos: [] });
  network.replies('GET /api/property/drafts', { data: drafts });
  network.replies('DELETE /api/property/drafts', { message: 'Draft deleted' });
  render(<PropertyWizard person={'p'.repeat(24)} id={ID} statuses={['active', 'draft']} />);
}

test('fields, ticks and photographs that only one side changed are merged without a question', async () => {
  const current = theirs({
    price: 4_400_000,
    amenities: ['lift', 'parking'],
    images: [...LISTING.images, SECOND],
  });
  vi.mocked(upload)
    .mockRejectedValueOnce(refusal(current))
    .mockResolvedValue({ data: LISTING, warnings: [] });
  open();
  await retitle('Corner flat');
  await press('Update Property');
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(screen.queryByRole('table')).toBeNull();
  const [, last] = sent();
  expect(['__v', 'title', 'price', 'amenities'].map((name) => last?.field(name))).toEqual([
    '5',
    'Corner flat',
    '4400000',
    'lift,parking',
  ]);
  expect(last?.media.images).toHaveLength(2);
  expectOneRefusal();
});

test('the question is about what both changed; mine is saved with what only they changed', async () => {
  const current = theirs({ title: 'Sunny flat', price: 4_400_000 });
  vi.mocked(upload)
    .mockRejectedValueOnce(refusal(current))
    .mockResolvedValue({ data: LISTING, warnings: [] });
  open();
  await retitle('Corner flat');
  await press('Update Property');
  const question = await screen.findByRole('region', {
    name: 'Somebody else saved this listing while you were editing it',
  });
  await waitFor(() => expect(question).toHaveFocus());
  const rows = within(question).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['TitleCorner flatSunny flat']);
  await press('Save mine over theirs');
  await waitFor(() => expect(visited).toHaveLength(1));
  const last = sent().at(-1);
  expect(['__v', 'title', 'price'].map((name) => last?.field(name))).toEqual(['5', 'Corner flat', '4400000']);
  expectOneRefusal();
});

test('taking theirs saves the rest of mine; with nothing left of mine, nothing is sent', async () => {
  const current = theirs({ title: 'Sunny flat' });
  vi.mocked(upload).mockRejectedValue(refusal(current));
  open();
  await retitle('Corner flat');
  await press('Update Property');
  await screen.findByRole('row', { name: /Corner flat/ });
  await press('Take theirs, drop mine');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Sunny flat'));
  expect(sent()).toHaveLength(1);
  expect(screen.queryByRole('table')).toBeNull();
  expectOneRefusal();
});

test('a draft of an older version asks about what it changed, and takes the rest as it is now', async () => {
  const draft = {
    key: 'draft-key-1',
    property: ID,
    values: { title: 'Corner flat', price: '4500000', description: 'By the park' },
    base: { values: { title: LISTING.title, description: LISTING.description }, hasMedia: false },
    step: 0,
    version: 3,
    images: [{ publicId: 'images/a', name: 'a.jpg' }],
    rev: 2,
    savedAt: '2026-11-21T10:00:00.000Z',
  };
  const current = theirs({ title: 'Sunny flat', price: 4_400_000, images: [...LISTING.images, SECOND] });
  vi.mocked(upload)
    .mockRejectedValueOnce(refusal(current))
    .mockResolvedValue({ data: LISTING, warnings: [] });
  open(current, [draft]);
  await waitFor(() => expect(screen.getByLabelText(/^Price/)).toHaveValue('4400000'));
  await press('Update Property');
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['TitleCorner flatSunny flat']);
  await press('Save mine over theirs');
  await waitFor(() => expect(visited).toHaveLength(1));
  const last = sent().at(-1);
  expect(['title', 'price', 'description'].map((name) => last?.field(name))).toEqual([
    'Corner flat',
    '4400000',
    'By the park',
  ]);
  expect(last?.media.images).toHaveLength(2);
  expectOneRefusal();
});
