import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropertyDto } from '@/lib/listings/dto';
import { ApiError } from '@/lib/platform/browser/api';
import { type UploadOptions, upload } from '@/lib/platform/browser/upload';
import { apiDouble } from '@/test/api-double';
import { consoleErrors } from '@/test/dom-setup';
import { announceDraft } from './open-drafts';
import { PropertyWizard } from './property-wizard';

vi.mock('@/lib/platform/browser/upload', () => ({ upload: vi.fn() }));
// the map has a test of its own
vi.mock('@/components/listings/pin/pin-picker', () => ({ PinPicker: () => null }));

const network = apiDouble();
const PERSON = 'p'.repeat(24);
const DRAFTS = 'GET /api/property/drafts';

const draftOf = (more: object = {}) => ({
  key: 'draft-key-1',
  values: { title: 'Begun on the phone', price: '45 lakh' },
  step: 0,
  images: [],
  rev: 3,
  savedAt: '2026-11-21T10:00:00.000Z',
  ...more,
});

let closed: (() => void)[] = [];
afterEach(() => {
  for (const close of closed.splice(0)) close();
});

const open = () => render(<PropertyWizard person={PERSON} statuses={['active', 'draft']} />);
const title = () => screen.findByLabelText('Title');
const saves = () => network.calls.filter(({ method, path }) => method === 'PUT' && path.includes('/drafts/'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => Object.keys(window.localStorage);

test('the first change goes to this browser at once and to the server soon, by no rule', async () => {
  network.replies(DRAFTS, { data: [] });
  open();
  await userEvent.type(await title(), 'A');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.body).toMatchObject({ values: { title: 'A', price: '' }, step: 0, rev: 0, images: [] });
  expect(stored()).toEqual([expect.stringMatching(`^saptam:draft:${PERSON}:new:`)]);
});

test('a draft that was begun on another device is gone on with, and saved as its next revision', async () => {
  network.replies(DRAFTS, { data: [draftOf()] });
  network.replies('PUT /api/property/drafts/draft-key-1', { data: { rev: 4, savedAt: '' } });
  open();
  expect(await title()).toHaveValue('Begun on the phone');
  expect(screen.getByText(/We kept what you had entered/)).toBeVisible();
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.body).toMatchObject({ rev: 3, values: { title: 'Begun on the phone!' } });
});

test('a draft that another window has open is not opened twice by itself', async () => {
  network.replies(DRAFTS, { data: [draftOf()] });
  closed = [announceDraft('draft-key-1')];
  open();
  expect(await screen.findByText('This draft is open in another window')).toBeVisible();
  await press('Start another');
  expect(await title()).toHaveValue('');
  await userEvent.type(await title(), 'Second listing');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.path).not.toContain('draft-key-1');
});

test('of several drafts the person chooses one', async () => {
  network.replies(DRAFTS, {
    data: [draftOf(), draftOf({ key: 'draft-key-2', values: { title: 'The shop' } })],
  });
  open();
  await screen.findByText('Which draft do you want to go on with?');
  const row = screen.getByText('The shop').closest('li');
  await userEvent.click(row?.querySelector('button') as HTMLButtonElement);
  expect(await title()).toHaveValue('The shop');
});

test('the cursor goes to the first wrong field once, and stays where somebody moves it', async () => {
  network.replies(DRAFTS, { data: [] });
  open();
  const description = await screen.findByLabelText('Description');
  (await title()).addEventListener('focus', () => description.focus(), { once: true });
  await press('Next');
  await waitFor(() => expect(description).toHaveFocus());
  await new Promise((done) => setTimeout(done, 100));
  expect(description).toHaveFocus();
});

test('starting afresh can be undone', async () => {
  network.replies(DRAFTS, { data: [draftOf()] });
  network.replies('DELETE /api/property/drafts/draft-key-1', { message: 'Draft deleted' });
  network.replies('PUT /api/property/drafts/draft-key-1', { data: { rev: 1, savedAt: '' } });
  open();
  await userEvent.type(await title(), ', with a balcony');
  await press('Start afresh');
  await waitFor(async () => expect(await title()).toHaveValue(''));
  expect(network.calls.some(({ method }) => method === 'DELETE')).toBe(true);
  await press('Undo');
  await waitFor(async () => expect(await title()).toHaveValue('Begun on the phone, with a balcony'));
  await waitFor(() => expect(saves().at(-1)?.body).toMatchObject({ rev: 0 }));
  expect(saves().at(-1)?.path).toContain('draft-key-1');
});

test('a draft that another device has saved meanwhile is never overwritten without a word', async () => {
  network.replies(DRAFTS, { data: [draftOf()] });
  const current = draftOf({ rev: 5, values: { title: 'Changed on the desk' } });
  network.replies(
    'PUT /api/property/drafts/draft-key-1',
    { message: 'x', code: 'conflict', details: { current } },
    409,
  );
  open();
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(screen.getByText(/was changed in another window or on another/)).toBeVisible());
  expect(await title()).toHaveValue('Begun on the phone!');
  await press('Use that one');
  await waitFor(async () => expect(await title()).toHaveValue('Changed on the desk'));
});

describe('sending', () => {
  const values = {
    title: '3 BHK flat in Dharampeth',
    description: 'Bright and quiet',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: '12 West High Court Road, Dharampeth, Nagpur 440010',
    area: '1600',
    possession: 'ready',
  };
  const images = [{ publicId: 'images/a', name: 'kitchen.jpg', url: '/media/a.jpg' }];
  const listing = {
    ...values,
    _id: 'b'.repeat(24),
    __v: 0,
    price: 4_500_000,
    area: 1600,
    status: 'active',
    city: 'Nagpur',
    amenities: [],
    location: { address: '', coordinates: [0, 0] },
    images: [{ public_id: 'images/a', url: '/media/a.jpg', width: 1, height: 1 }],
    videos: [],
  } as unknown as PropertyDto;
  const sent = () =>
    vi.mocked(upload).mock.calls.map(([path, { body }]: [string, UploadOptions]) => ({ path, body }));

  beforeEach(() => void vi.mocked(upload).mockReset());

  async function begin() {
    network.replies(DRAFTS, { data: [draftOf({ values, images, step: 2 })] });
    network.replies('DELETE /api/property/drafts/draft-key-1', { message: 'Draft deleted' });
    open();
    await screen.findByText('kitchen.jpg');
  }

  test('names the pictures that were uploaded, sends no file, and leaves no draft', async () => {
    vi.mocked(upload).mockResolvedValue({ data: listing, warnings: [] });
    await begin();
    await press('Add Property');
    await waitFor(() => expect(visited).toHaveLength(1));
    const [call, ...more] = sent();
    expect(more).toEqual([]);
    expect(call?.path).toBe('/api/property');
    expect(JSON.parse(String(call?.body.get('media')))).toEqual({
      images: [{ uploaded: 'images/a' }],
      videos: [],
    });
    expect([...(call?.body.values() ?? [])].filter((value) => typeof value !== 'string')).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test('a price that was put right after a lost reply is compared with what was saved, and then saved', async () => {
    const conflict = new ApiError('This form was saved before with other content', 409, 'conflict', [], {
      current: { ...listing, price: 4_400_000 },
    });
    vi.mocked(upload).mockRejectedValueOnce(conflict).mockResolvedValue({ data: listing, warnings: [] });
    await begin();
    await press('Add Property');
    expect(
      await screen.findByText('This form was saved before, and you have changed it since'),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: /^price/i })).toHaveTextContent('4400000');
    await press('Save my changes');
    await waitFor(() => expect(visited).toHaveLength(1));
    const last = sent().at(-1);
    expect(last?.path).toBe(`/api/property/${listing._id}`);
    expect(last?.body.get('__v')).toBe('0');
    expect(JSON.parse(String(last?.body.get('media'))).images).toEqual([{ keep: 'images/a' }]);
    expect(consoleErrors()).toEqual([expect.stringContaining('Submit error')]);
  });

  test('a failure loses nothing', async () => {
    vi.mocked(upload).mockRejectedValue(new ApiError('Network Error', 0, 'network'));
    await begin();
    await press('Add Property');
    expect(await screen.findByText(/The connection was lost/)).toBeVisible();
    expect(screen.getByText('kitchen.jpg')).toBeVisible();
    await press('Previous');
    expect(await screen.findByLabelText('Full address')).toHaveValue(values.address);
    expect(consoleErrors()).toEqual([expect.stringContaining('Submit error')]);
  });
});
