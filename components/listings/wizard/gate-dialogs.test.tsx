import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/platform/browser/api';
import { type UploadOptions, upload } from '@/lib/platform/browser/upload';
import { apiDouble } from '@/test/api-double';
import { consoleErrors } from '@/test/dom-setup';
import { PropertyWizard } from './property-wizard';

jest.mock('@/lib/platform/browser/upload', () => ({ upload: jest.fn() }));
// the map has a test of its own
jest.mock('@/components/listings/pin/pin-picker', () => ({ PinPicker: () => null }));

const network = apiDouble();
const VALUES = {
  title: '3 BHK flat in Dharampeth',
  description: 'Bright and quiet',
  price: '45 lakh',
  category: 'Residential',
  type: 'sale',
  address: '12 West High Court Road, Dharampeth, Nagpur 440010',
  area: '1600',
  possession: 'ready',
};
const PHOTO = { publicId: 'images/a', name: 'kitchen.jpg', url: '/media/a.jpg' };
const sent = () => jest.mocked(upload).mock.calls.map(([, { body }]: [string, UploadOptions]) => body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The last step of a form with these values. */
async function begin(values: object, images: object[] = [PHOTO]) {
  jest.mocked(upload).mockReset();
  jest.mocked(upload).mockResolvedValue({ data: { _id: 'b'.repeat(24) }, warnings: [] });
  const draft = {
    key: 'draft-key-1',
    values: { ...VALUES, ...values },
    step: 2,
    images,
    rev: 3,
    savedAt: '2026-11-21T10:00:00.000Z',
  };
  network.replies('GET /api/property/drafts', { data: [draft] });
  network.replies('PUT /api/property/drafts/draft-key-1', { data: { rev: 4, savedAt: '' } });
  network.replies('DELETE /api/property/drafts/draft-key-1', { message: 'Draft deleted' });
  render(<PropertyWizard person={'p'.repeat(24)} statuses={['active', 'draft']} />);
  await screen.findByRole('button', { name: 'Add Property' });
}

test('a price that cannot be meant is questioned before anything is sent, and sent once it is confirmed', async () => {
  await begin({ price: '18,000' });
  await press('Add Property');
  const confirm = await screen.findByRole('button', { name: 'The price is right' });
  expect(screen.getByText(/18,000/)).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.click(confirm);
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(sent()[0]?.get('confirmPrice')).toBe('true');
});

test('a web address in the text is asked about, and sent once it is confirmed', async () => {
  await begin({ description: 'A plan is on www.ashahomes.in, if you like' });
  await press('Add Property');
  const confirm = await screen.findByRole('button', { name: 'The address stays' });
  expect(sent()).toEqual([]);
  await userEvent.click(confirm);
  await waitFor(() => expect(visited).toHaveLength(1));
  expect([sent()[0]?.get('confirmText'), sent()[0]?.get('confirmPrice')]).toEqual(['true', null]);
});

test('without a photograph it says so and stays, and a draft needs none', async () => {
  await begin({}, []);
  await press('Add Property');
  expect(await screen.findByText('Please add at least one photo')).toBeVisible();
  expect(sent()).toEqual([]);
  await press('Save as draft');
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(sent()[0]?.get('status')).toBe('draft');
});

test('an unfinished project without its number opens the step that asks for it', async () => {
  await begin({ possession: 'new-launch' });
  await press('Add Property');
  expect(await screen.findByRole('heading', { name: 'Place and size' })).toBeVisible();
  expect(screen.getByLabelText('RERA project number')).toBeInvalid();
  expect(screen.getByText(/needs its RERA number before it is advertised/)).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a sale that says nothing about possession is asked for it', async () => {
  await begin({ possession: '' });
  await press('Add Property');
  expect(await screen.findByText(/^Please say whether it is ready/)).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a telephone number in the description is named at its field', async () => {
  await begin({ description: 'Call 98500 12345' });
  await press('Add Property');
  expect(await screen.findByRole('heading', { name: 'The basics' })).toBeVisible();
  expect(screen.getByLabelText('Description')).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('a home that is listed already leads to that listing', async () => {
  await begin({});
  const url = `/dashboard/properties/${'c'.repeat(24)}/edit`;
  const twin = { duplicate: { id: 'c'.repeat(24), url, title: 'Old flat' } };
  jest
    .mocked(upload)
    .mockRejectedValue(
      new ApiError('You have listed this home already: "Old flat"', 409, 'conflict', [], twin),
    );
  await press('Add Property');
  expect(await screen.findByText(/You have listed this home already: "Old flat"/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open that listing' })).toHaveAttribute('href', url);
  expect(consoleErrors()).toEqual([expect.stringContaining('Submit error')]);
});
