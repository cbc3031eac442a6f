import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropertyDto } from '@/lib/listings/dto';
import { ApiError } from '@/lib/platform/browser/api';
import { type UploadOptions, upload } from '@/lib/platform/browser/upload';
import { apiDouble } from '@/test/api-double';
import { consoleErrors } from '@/test/dom-setup';
import { announceDraft } from './open-drafts';
import { PropertyWizard } from './property-wizard';

jest.mock('@/lib/platform/browser/upload', () => ({ upload: jest.fn() }));
// other tests cover the map
jest.mock('@/components/listings/pin/pin-picker', () => ({ PinPicker: () => null }));

describe('the wizard', () => {
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
  const saves = () =>
    network.calls.filter(({ method, path }) => method === 'PUT' && path.includes('/drafts/'));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const stored = () => Object.keys(window.localStorage);

  test('saves the first change in this browser at once and on the server soon after, without validation', async () => {
    network.replies(DRAFTS, { data: [] });
    open();
    await userEvent.type(await title(), 'A');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({
      values: { title: 'A', price: '' },
      step: 0,
      rev: 0,
      images: [],
    });
    expect(stored()).toEqual([expect.stringMatching(`^saptam:draft:${PERSON}:new:`)]);
  });

  test('continues a draft begun on another device, and saves it as its next revision', async () => {
    network.replies(DRAFTS, { data: [draftOf()] });
    network.replies('PUT /api/property/drafts/draft-key-1', { data: { rev: 4, savedAt: '' } });
    open();
    expect(await title()).toHaveValue('Begun on the phone');
    expect(screen.getByText(/We kept what you had entered/)).toBeVisible();
    await userEvent.type(await title(), '!');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({ rev: 3, values: { title: 'Begun on the phone!' } });
  });

  test('does not open a draft that another window has open', async () => {
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

  test('asks a person with several drafts to choose one', async () => {
    network.replies(DRAFTS, {
      data: [draftOf(), draftOf({ key: 'draft-key-2', values: { title: 'The shop' } })],
    });
    open();
    await screen.findByText('Which draft do you want to continue?');
    const row = screen.getByText('The shop').closest('li');
    await userEvent.click(row?.querySelector('button') as HTMLButtonElement);
    expect(await title()).toHaveValue('The shop');
  });

  test('moves the cursor to the first wrong field once, and not away from a later position', async () => {
    network.replies(DRAFTS, { data: [] });
    open();
    const description = await screen.findByLabelText('Description');
    (await title()).addEventListener('focus', () => description.focus(), { once: true });
    await press('Next');
    await waitFor(() => expect(description).toHaveFocus());
    await new Promise((done) => setTimeout(done, 100));
    expect(description).toHaveFocus();
  });

  test('can undo starting over', async () => {
    network.replies(DRAFTS, { data: [draftOf()] });
    network.replies('DELETE /api/property/drafts/draft-key-1', { message: 'Draft deleted' });
    network.replies('PUT /api/property/drafts/draft-key-1', { data: { rev: 1, savedAt: '' } });
    open();
    await userEvent.type(await title(), ', with a balcony');
    await press('Start again');
    await waitFor(async () => expect(await title()).toHaveValue(''));
    expect(network.calls.some(({ method }) => method === 'DELETE')).toBe(true);
    await press('Undo');
    await waitFor(async () => expect(await title()).toHaveValue('Begun on the phone, with a balcony'));
    await waitFor(() => expect(saves().at(-1)?.body).toMatchObject({ rev: 0 }));
    expect(saves().at(-1)?.path).toContain('draft-key-1');
  });

  test('does not overwrite another device’s newer draft silently', async () => {
    network.replies(DRAFTS, { data: [draftOf()] });
    const current = draftOf({ rev: 5, values: { title: 'Changed on the desk' } });
    network.replies(
      'PUT /api/property/drafts/draft-key-1',
      { message: 'x', code: 'conflict', details: { current } },
      409,
    );
    open();
    await userEvent.type(await title(), '!');
    await waitFor(() =>
      expect(screen.getByText(/was changed in another window or on another/)).toBeVisible(),
    );
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
      jest.mocked(upload).mock.calls.map(([path, { body }]: [string, UploadOptions]) => ({ path, body }));

    beforeEach(() => void jest.mocked(upload).mockReset());

    async function begin() {
      network.replies(DRAFTS, { data: [draftOf({ values, images, step: 2 })] });
      network.replies('DELETE /api/property/drafts/draft-key-1', { message: 'Draft deleted' });
      open();
      await screen.findByText('kitchen.jpg');
    }

    test('submits the names of uploaded pictures without files and leaves no draft', async () => {
      jest.mocked(upload).mockResolvedValue({ data: listing, warnings: [] });
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

    test('compares a price corrected after a lost reply with the saved one, and then saves it', async () => {
      const conflict = new ApiError(
        'This form was already saved with different content',
        409,
        'conflict',
        [],
        {
          current: { ...listing, price: 4_400_000 },
        },
      );
      jest.mocked(upload).mockRejectedValueOnce(conflict).mockResolvedValue({ data: listing, warnings: [] });
      await begin();
      await press('Add Property');
      expect(await screen.findByText('You have changed this form since you saved it')).toBeVisible();
      expect(screen.getByRole('row', { name: /^price/i })).toHaveTextContent('4400000');
      await press('Save my changes');
      await waitFor(() => expect(visited).toHaveLength(1));
      const last = sent().at(-1);
      expect(last?.path).toBe(`/api/property/${listing._id}`);
      expect(last?.body.get('__v')).toBe('0');
      expect(JSON.parse(String(last?.body.get('media'))).images).toEqual([{ keep: 'images/a' }]);
      expect(consoleErrors()).toEqual([expect.stringContaining('Submit error')]);
    });

    test('does not lose input after a failure', async () => {
      jest.mocked(upload).mockRejectedValue(new ApiError('Network Error', 0, 'network'));
      await begin();
      await press('Add Property');
      expect(await screen.findByText(/The connection was lost/)).toBeVisible();
      expect(screen.getByText('kitchen.jpg')).toBeVisible();
      await press('Previous');
      expect(await screen.findByLabelText('Full address')).toHaveValue(values.address);
      expect(consoleErrors()).toEqual([expect.stringContaining('Submit error')]);
    });
  });
});

describe('dialogs of the publish gate', () => {
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

  /** Opens a form's last step with these values. */
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

  test('questions an implausible price before sending, and sends it once confirmed', async () => {
    await begin({ price: '18,000' });
    await press('Add Property');
    const confirm = await screen.findByRole('button', { name: 'The price is right' });
    expect(screen.getByText(/18,000/)).toBeVisible();
    expect(sent()).toEqual([]);
    await userEvent.click(confirm);
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(sent()[0]?.get('confirmPrice')).toBe('true');
  });

  test('asks about a web address in the text, and sends it once confirmed', async () => {
    await begin({ description: 'A plan is on www.ashahomes.in, if you like' });
    await press('Add Property');
    const confirm = await screen.findByRole('button', { name: 'The address won’t change' });
    expect(sent()).toEqual([]);
    await userEvent.click(confirm);
    await waitFor(() => expect(visited).toHaveLength(1));
    expect([sent()[0]?.get('confirmText'), sent()[0]?.get('confirmPrice')]).toEqual(['true', null]);
  });

  test('requires a photograph for publishing, but not for a draft', async () => {
    await begin({}, []);
    await press('Add Property');
    expect(await screen.findByText('Please add at least one photo')).toBeVisible();
    expect(sent()).toEqual([]);
    await press('Save as draft');
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(sent()[0]?.get('status')).toBe('draft');
  });

  test("opens the step that asks for an unfinished project's number", async () => {
    await begin({ possession: 'new-launch' });
    await press('Add Property');
    expect(await screen.findByRole('heading', { name: 'Place and size' })).toBeVisible();
    expect(screen.getByLabelText('RERA project number')).toBeInvalid();
    expect(screen.getByText(/needs its RERA number before it is advertised/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('requires possession for a sale', async () => {
    await begin({ possession: '' });
    await press('Add Property');
    expect(await screen.findByText(/^Please say whether it is ready/)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('marks the description if it contains a telephone number', async () => {
    await begin({ description: 'Call 98500 12345' });
    await press('Add Property');
    expect(await screen.findByRole('heading', { name: 'The basics' })).toBeVisible();
    expect(screen.getByLabelText('Description')).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  test('links to the existing listing of a home that is already listed', async () => {
    await begin({});
    const url = `/dashboard/properties/${'c'.repeat(24)}/edit`;
    const twin = { duplicate: { id: 'c'.repeat(24), url, title: 'Old flat' } };
    jest
      .mocked(upload)
      .mockRejectedValue(
        new ApiError('You have already listed this home: "Old flat"', 409, 'conflict', [], twin),
      );
    await press('Add Property');
    expect(await screen.findByText(/You have already listed this home: "Old flat"/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open that listing' })).toHaveAttribute('href', url);
    expect(consoleErrors()).toEqual([expect.stringContaining('Submit error')]);
  });
});

describe('two editors', () => {
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
    new ApiError('Someone else saved this listing', 409, 'conflict', [], { current });
  const sent = () =>
    jest.mocked(upload).mock.calls.map(([, { body }]: [string, UploadOptions]) => ({
      field: (name: string) => body.get(name),
      media: JSON.parse(String(body.get('media'))) as { images: unknown[] },
    }));
  /** Expects only the refusal in the console. */
  const expectOneRefusal = () => expect(consoleErrors()).toEqual([expect.stringContaining('Submit error')]);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const retitle = async (value: string) =>
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value } });

  beforeEach(() => void jest.mocked(upload).mockReset());

  function open(listing: object = LISTING, drafts: object[] = []) {
    network.replies(`GET /api/property/${ID}`, { data: listing, samePhotos: [] });
    network.replies('GET /api/property/drafts', { data: drafts });
    network.replies('DELETE /api/property/drafts', { message: 'Draft deleted' });
    render(<PropertyWizard person={'p'.repeat(24)} id={ID} statuses={['active', 'draft']} />);
  }

  test('merges fields, ticks and photographs changed on one side without a question', async () => {
    const current = theirs({
      price: 4_400_000,
      amenities: ['lift', 'parking'],
      images: [...LISTING.images, SECOND],
    });
    jest
      .mocked(upload)
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

  test('asks only about what both changed, and saves mine with the rest of theirs', async () => {
    const current = theirs({ title: 'Sunny flat', price: 4_400_000 });
    jest
      .mocked(upload)
      .mockRejectedValueOnce(refusal(current))
      .mockResolvedValue({ data: LISTING, warnings: [] });
    open();
    await retitle('Corner flat');
    await press('Update Property');
    const question = await screen.findByRole('region', {
      name: 'Someone else saved this listing while you were editing it',
    });
    await waitFor(() => expect(question).toHaveFocus());
    const rows = within(question).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['TitleCorner flatSunny flat']);
    await press('Overwrite theirs with mine');
    await waitFor(() => expect(visited).toHaveLength(1));
    const last = sent().at(-1);
    expect(['__v', 'title', 'price'].map((name) => last?.field(name))).toEqual([
      '5',
      'Corner flat',
      '4400000',
    ]);
    expectOneRefusal();
  });

  test('saves the rest of mine after taking theirs, and sends nothing if none is left', async () => {
    const current = theirs({ title: 'Sunny flat' });
    jest.mocked(upload).mockRejectedValue(refusal(current));
    open();
    await retitle('Corner flat');
    await press('Update Property');
    await screen.findByRole('row', { name: /Corner flat/ });
    await press('Keep theirs, discard mine');
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Sunny flat'));
    expect(sent()).toHaveLength(1);
    expect(screen.queryByRole('table')).toBeNull();
    expectOneRefusal();
  });

  test('asks about an older draft’s changed fields, and takes the current value of the others', async () => {
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
    jest
      .mocked(upload)
      .mockRejectedValueOnce(refusal(current))
      .mockResolvedValue({ data: LISTING, warnings: [] });
    open(current, [draft]);
    await waitFor(() => expect(screen.getByLabelText(/^Price/)).toHaveValue('4400000'));
    await press('Update Property');
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['TitleCorner flatSunny flat']);
    await press('Overwrite theirs with mine');
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
});
