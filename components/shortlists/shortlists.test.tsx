import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HiddenCount, HiddenHome } from '@/components/search/cards/card-island';
import { type PropertyCardDto, type PropertyDto, toPropertyDto } from '@/lib/listings/dto';
import { ApiError, type CallOptions } from '@/lib/platform/browser/api';
import { textsIn } from '@/lib/platform/language/messages';
import { actOnHome, homesStore } from '@/lib/shortlists/client';
import type {
  HomeDto,
  ReplyDto,
  SharedHomeDto,
  SharedShortlistDto,
  ShortlistDto,
} from '@/lib/shortlists/dto';
import { changeText, tallyOf } from '@/lib/shortlists/format';
import { apiDouble } from '@/test/api-double';
import { OwnNotes, PlaceDistances } from './comparison/place-distances';
import { SaveButton } from './save-button';
import { ShareList } from './share-list';
import { BrokerCard } from './shared/broker-card';
import { ReplyForm } from './shared/reply-form';
import { SharedView } from './shared/shared-view';
import { ShortlistLink } from './shortlist-link';
import { ShortlistView } from './shortlist-view';

describe('shortlist', () => {
  const { t } = textsIn('en', 'shortlists');
  const network = apiDouble();
  const ids = { flat: 'a'.repeat(24), shop: 'b'.repeat(24), plot: 'c'.repeat(24) };
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const accept = () => {
    for (const id of Object.values(ids))
      for (const path of ['homes', 'hidden'])
        for (const method of ['PUT', 'DELETE']) network.replies(`${method} /api/shortlist/${path}/${id}`, {});
  };

  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
  });

  test('shows a pressed heart at once on every card of the home, and undoes it', async () => {
    accept();
    render(
      <>
        <SaveButton id={ids.flat} title="Flat" isCompact />
        <SaveButton id={ids.flat} title="Flat" />
      </>,
    );
    const [card, large] = screen.getAllByRole('button', { name: /^Save this home/ });
    expect(card).toHaveAccessibleName('Save this home: Flat');
    fireEvent.click(card!);
    expect(large).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(network.calls).toContainEqual(
        expect.objectContaining({ method: 'PUT', path: `/api/shortlist/homes/${ids.flat}` }),
      ),
    );
    fireEvent.click(large!);
    expect(card).toHaveAttribute('aria-pressed', 'false');
  });

  test('undoes a heart that the server refuses and shows the reason', async () => {
    const message = 'A list can have 200 homes. Remove one, or create another list';
    network.replies(`PUT /api/shortlist/homes/${ids.plot}`, { message, code: 'conflict' }, 409);
    render(<SaveButton id={ids.plot} title="Plot" />);
    await press('Save this home');
    await waitFor(() => expect(homesStore.get().problem).toBe(message));
    expect(screen.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('undoes a heart with a message without cookies, and sends nothing', async () => {
    const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    render(
      <>
        <ShortlistLink />
        <SaveButton id={ids.plot} title="Plot" />
      </>,
    );
    await press('Save this home');
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser blocks cookies');
    expect(screen.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'false');
    expect(network.calls).toEqual([]);
    cookies.mockRestore();
  });

  test('removes a hidden home from the saved ones, and leaves an undo in its place', async () => {
    accept();
    render(
      <>
        <SaveButton id={ids.shop} title="Shop" />
        <HiddenHome id={ids.shop} title="Shop" />
        <HiddenCount ids={[ids.shop, ids.plot]} />
      </>,
    );
    await press('Save this home');
    act(() => actOnHome('hide', ids.shop));
    expect(screen.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'false');
    expect(homesStore.get().hidden.has(ids.shop)).toBe(true);
    // not counted as hidden, because the page shows its place
    expect(screen.queryByText(/left out here/)).not.toBeInTheDocument();
    await press('Show again: Shop');
    expect(homesStore.get().hidden.has(ids.shop)).toBe(false);
  });

  test('counts hidden homes and can show them', async () => {
    accept();
    const before = homesStore.get();
    jest.spyOn(homesStore, 'get').mockReturnValue({
      ...before,
      hidden: new Set([ids.shop, ids.plot]),
      placeholders: new Set(),
    });
    render(<HiddenCount ids={[ids.shop, ids.plot, ids.flat]} />);
    expect(screen.getByText(/^2 homes are left out here because you hid them/)).toBeVisible();
    jest.restoreAllMocks();
  });

  const LIST: ShortlistDto = { id: '1', name: 'With Aai', isDefault: false, share: null, homes: [] };

  test.each([
    ['stays in its list when the other one is full', 409, ['PUT']],
    ['leaves its list when it is in the other one', 200, ['PUT', 'DELETE']],
  ])('moves a home: %s', async (_case, status, expected) => {
    const home: HomeDto = {
      ...{ id: ids.flat, title: 'Flat', note: 'Near school', rating: 4 },
      ...{ addedAt: '', changes: [], replies: [] },
    };
    const lists = [
      { ...LIST, homes: [home] },
      { ...LIST, id: '2', name: 'Full' },
    ];
    network.replies('GET /api/shortlist', { lists, hidden: [] });
    network.replies(`PUT /api/shortlist/homes/${ids.flat}`, { message: 'A list holds 200 homes' }, status);
    network.replies(`DELETE /api/shortlist/homes/${ids.flat}?list=1`, {});
    render(<ShortlistView />);
    await userEvent.click(await screen.findByRole('button', { name: 'More: Flat' }));
    network.calls.length = 0;
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to “Full”' }));
    // each change reads the lists again
    const made = expected.flatMap((method) => [method, 'GET']);
    await waitFor(() => expect(network.calls.map(({ method }) => method)).toEqual(made));
    expect(network.calls[0]?.body).toEqual({ list: '2', note: 'Near school', rating: 4 });
  });

  describe('sharing a list', () => {
    const dialog = () => within(screen.getByRole('dialog', { name: 'Share With Aai' }));

    test('creates the link when opened, for people who may reply', async () => {
      const change = jest.fn(async (_path: string, _options: CallOptions) => true);
      render(<ShareList list={LIST} change={change} />);
      await press('Share');
      expect(change).toHaveBeenCalledWith('/1', { method: 'PATCH', body: { share: 'comment' } });
      expect(dialog().getByRole('status')).toHaveTextContent('Creating the link...');
    });

    test('shows an existing link with its readers’ permission, and revokes it to stop sharing', async () => {
      const change = jest.fn(async (_path: string, _options: CallOptions) => true);
      const share = { url: 'https://x.example/shortlist/abc', mode: 'read' as const };
      render(<ShareList list={{ ...LIST, share }} change={change} />);
      await press('Share');
      expect(change).not.toHaveBeenCalled();
      expect(dialog().getByLabelText('Link')).toHaveValue(share.url);
      expect(dialog().getByRole('radio', { name: 'can look' })).toBeChecked();
      expect(dialog().getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
        'href',
        expect.stringContaining(encodeURIComponent(share.url)),
      );
      await userEvent.click(dialog().getByRole('radio', { name: 'can look and reply' }));
      await userEvent.click(dialog().getByRole('button', { name: 'Stop sharing' }));
      expect(change.mock.calls.map(([, options]) => options.body)).toEqual([
        { share: 'comment' },
        { share: null },
      ]);
    });

    test('confirms that the link was copied', async () => {
      const writeText = jest.fn(async () => undefined);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
      const share = { url: 'https://x.example/shortlist/abc', mode: 'read' as const };
      render(<ShareList list={{ ...LIST, share }} change={jest.fn()} />);
      fireEvent.click(screen.getByRole('button', { name: 'Share' }));
      await act(async () => fireEvent.click(dialog().getByRole('button', { name: 'Copy link' })));
      expect(writeText).toHaveBeenCalledWith(share.url);
      expect(dialog().getByRole('button', { name: 'Copied' })).toBeVisible();
    });
  });

  const reply = (verdict: ReplyDto['verdict']): ReplyDto => ({
    name: 'Aai',
    verdict,
    note: '',
    at: '',
    isOwn: false,
  });

  describe('a reply', () => {
    test('is sent with the pressed verdict', async () => {
      const send = jest.fn(async () => undefined);
      render(<ReplyForm title="Flat" own={undefined} send={send} />);
      await userEvent.type(screen.getByLabelText('A note'), 'Too far');
      await press('Maybe');
      expect(send).toHaveBeenCalledWith({ note: 'Too far', verdict: 'maybe' });
    });

    test('shows the given reply', () => {
      render(<ReplyForm title="Flat" own={{ ...reply('no'), note: 'Dark' }} send={jest.fn()} />);
      expect(screen.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
      expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
      expect(screen.getByLabelText('A note')).toHaveValue('Dark');
    });

    test('shows the reason for a refused reply and allows another try', async () => {
      const refusal = new ApiError('This list takes no more replies', 409, 'conflict');
      const send = jest.fn().mockRejectedValueOnce(refusal);
      render(<ReplyForm title="Flat" own={reply('yes')} send={send} />);
      await press('No');
      expect(await screen.findByRole('alert')).toHaveTextContent('This list takes no more replies');
      expect(screen.getByRole('button', { name: 'No' })).toBeEnabled();
    });
  });

  test('counts replies by verdict, and omits verdicts without any', () => {
    expect(tallyOf([reply('no'), reply('yes'), reply('yes')], t)).toBe('2 yes · 1 no');
    expect(tallyOf([], t)).toBe('');
  });

  test.each([
    [{ kind: 'edited' as const }, 'Edited since you last looked'],
    [{ kind: 'status' as const, now: 'rented' as const }, 'Let'],
    [{ kind: 'price' as const, before: 6_000_000, now: 5_800_000 }, 'Price down ₹2 L, now ₹58 L'],
    [{ kind: 'price' as const, before: 18_000, now: 20_000 }, 'Price up ₹2,000, now ₹20,000'],
  ])('reads %j as "%s"', (change, expected) => {
    expect(changeText(change, t)).toBe(expected);
  });
});

describe('shared list', () => {
  const network = apiDouble();
  const TOKEN = 't'.repeat(32);
  const PATH = `/api/shortlist/shared/${TOKEN}`;
  const BROKER = {
    name: 'Mrunal Gupta',
    firm: 'Orange City Realty',
    phone: '+919822012345',
    agentNumber: 'A50500011111',
    picture: `/face/${'a'.repeat(32)}`,
    color: '#1f4e79',
    secondColor: '#0b6e4f',
  };

  const card = (id: string, title: string): PropertyCardDto => ({
    _id: id,
    title,
    price: 6_000_000,
    type: 'sale',
    category: 'Residential',
    status: 'active',
    area: 900,
    city: 'Nagpur',
    address: 'Dharampeth, Nagpur',
    createdAt: '2026-11-01T00:00:00.000Z',
    imageCount: 0,
  });

  const home = (letter: string, more: Partial<SharedHomeDto> = {}): SharedHomeDto => ({
    id: letter.repeat(24),
    card: card(letter.repeat(24), `Flat ${letter}`),
    title: `Flat ${letter}`,
    note: '',
    replies: [],
    changes: [],
    ...more,
  });

  const vote = (name: string, verdict: 'yes' | 'maybe' | 'no', isOwn = false) => ({
    name,
    verdict,
    note: '',
    at: `2026-11-2${name.length}T00:00:00.000Z`,
    isOwn,
  });

  const list = (...homes: SharedHomeDto[]): SharedShortlistDto => ({
    name: 'Homes for Asha',
    from: 'Mrunal Gupta',
    broker: BROKER,
    mode: 'comment',
    homes,
    days: ['2026-11-29', '2026-11-28'],
  });

  const open = (shared: SharedShortlistDto) =>
    render(<SharedView token={TOKEN} initial={shared} host="saptam.example" />);
  const formOf = (title: string) => within(screen.getByRole('form', { name: `Reply about ${title}` }));
  const press = (element: HTMLElement) => userEvent.click(element);

  beforeEach(() => localStorage.clear());

  test('asks once for a name on a yes, and continues with it', async () => {
    network.replies(`PUT ${PATH}`, {});
    network.replies(`GET ${PATH}`, list(home('a', { replies: [vote('Aai', 'yes', true)] }), home('b')));
    open(list(home('a'), home('b')));
    await press(formOf('Flat a').getByRole('button', { name: 'Yes' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Your name'), 'Aai');
    await press(dialog.getByRole('button', { name: 'Send' }));
    const first = { property: 'a'.repeat(24), name: 'Aai', verdict: 'yes', note: '' };
    expect(network.calls.find(({ method }) => method === 'PUT')?.body).toEqual(first);
    await press(formOf('Flat b').getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const puts = network.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(puts).toEqual([first, { property: 'b'.repeat(24), name: 'Aai', verdict: 'no', note: '' }]);
  });

  test('counts a swipe right as yes and left as no, and ignores up and down', async () => {
    localStorage.setItem('saptam:reply-name', 'Baba');
    network.replies(`PUT ${PATH}`, {});
    network.replies(`GET ${PATH}`, list(home('a')));
    const { container } = open(list(home('a')));
    const photo = container.querySelector('.touch-pan-y')!;
    const swipe = (x: number, y: number) => {
      const at = (clientX: number, clientY: number) => ({ clientX, clientY, bubbles: true });
      // the environment has no PointerEvent with a position
      fireEvent(photo, new MouseEvent('pointerdown', at(200, 200)));
      fireEvent(photo, new MouseEvent('pointerup', at(200 + x, 200 + y)));
    };
    await screen.findByDisplayValue('Baba');
    swipe(0, 160);
    swipe(40, 0);
    swipe(120, 10);
    swipe(-120, 10);
    const said = () =>
      network.calls.flatMap(({ method, body }) =>
        method === 'PUT' ? [(body as { verdict: string }).verdict] : [],
      );
    await waitFor(() => expect(said()).toEqual(['yes', 'no']));
  });

  test('shows votes of several people side by side, and marks changes', () => {
    const gone = home('b', { changes: [{ kind: 'status', now: 'sold' }] });
    const cheaper = home('a', {
      changes: [{ kind: 'price', before: 6_200_000, now: 6_000_000 }],
      replies: [vote('Aai', 'yes'), vote('Dada', 'no')],
      typed: '/p/SG-NAG-1001',
    });
    open(list(cheaper, gone));
    expect(screen.getByText('Aai').closest('li')).toHaveTextContent('AaiYes');
    expect(screen.getByText('Dada').closest('li')).toHaveTextContent('DadaNo');
    expect(screen.getByText('Price down ₹2 L, now ₹60 L')).toBeInTheDocument();
    expect(screen.getByText('Sold')).toBeInTheDocument();
    expect(screen.getByText('saptam.example/p/SG-NAG-1001')).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Reply about Flat b' })).not.toBeInTheDocument();
  });

  test('opens a home under the broker who sent the page, or the listing from a family’s own list', () => {
    const { unmount } = open(list(home('a')));
    const href = () => screen.getByRole('link', { name: 'Flat a' }).getAttribute('href');
    expect(href()).toBe(`/shortlist/${TOKEN}/${'a'.repeat(24)}`);
    unmount();
    const { from: _, broker: __, ...family } = list(home('a'));
    open(family);
    expect(href()).toBe(`/properties/${'a'.repeat(24)}`);
  });

  test('requests both homes with a yes for Sunday', async () => {
    localStorage.setItem('saptam:reply-name', 'Aai');
    const [one, two] = ['a', 'b'].map((letter) => home(letter, { replies: [vote('Aai', 'yes', true)] }));
    const asked = {
      ...list(one!, two!, home('c')),
      tour: { day: '2026-11-29', homes: ['a'.repeat(24), 'b'.repeat(24)] },
    };
    network.replies(`POST ${PATH}/tour`, {});
    network.replies(`GET ${PATH}`, asked);
    open(list(one!, two!, home('c')));
    await userEvent.type(screen.getByLabelText(/Your phone/), '9822012345');
    await press(screen.getByRole('button', { name: /^See both on Sunday/ }));
    expect(network.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Aai',
      day: '2026-11-29',
      phone: '9822012345',
      homes: ['a'.repeat(24), 'b'.repeat(24)],
    });
    expect(await screen.findByText(/You asked to see 2 homes/)).toBeInTheDocument();
  });

  test('shows the broker’s face, firm, callable number and message', () => {
    const { container } = render(
      <BrokerCard broker={BROKER} words="Look at the kitchen" line="With Saptam" text="Hello" />,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', BROKER.picture);
    for (const text of [
      'Mrunal Gupta',
      'Orange City Realty',
      'MahaRERA agent A50500011111',
      'Look at the kitchen',
      'With Saptam',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+91 98220 12345' })).toHaveAttribute(
      'href',
      'tel:+919822012345',
    );
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/919822012345'),
    );
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });
});

describe('comparison', () => {
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
    fireEvent.change(screen.getByLabelText('One of your places'), { target: { value: place } });
    fireEvent.change(screen.getByLabelText('is at'), { target: { value: at } });
    await userEvent.click(screen.getByRole('button', { name: 'Show distances' }));
  }

  test('shows each home’s distance from a place named once, here and next time', async () => {
    const { unmount } = show();
    await name('Office', 'Civil Lines');
    const row = within(await screen.findByRole('row', { name: /To Office \(Civil Lines\)/ }));
    expect(row.getByText(/^about 2\.2 km, some 7 min by road$/)).toBeVisible();
    expect(row.getByText('Not known')).toBeVisible();
    expect(screen.getByLabelText('One of your places')).toHaveValue('');
    unmount();
    show();
    expect(screen.getByRole('row', { name: /To Office/ })).toBeVisible();
  });

  test('replaces the first place with one of the same name, and can remove it', async () => {
    show();
    await name('Office', 'Civil Lines');
    await screen.findByText(/Office \(Civil Lines\)/);
    await name('Office', 'Sadar');
    expect(await screen.findByText(/Office \(Sadar\)/)).toBeVisible();
    expect(screen.getAllByRole('row', { name: /To Office/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Office' }));
    expect(stored()).toEqual([]);
  });

  test('accepts four places, and none without a name', async () => {
    show();
    await name('   ', 'Sadar');
    expect(stored()).toEqual([]);
    await name('Office', 'Atlantis');
    expect(await screen.findByText('We don’t know a place called Atlantis.')).toBeVisible();
    expect(stored()).toEqual([]);
    for (const place of ['One', 'Two', 'Three', 'Four']) await name(place, 'Sadar');
    expect(screen.queryByLabelText('One of your places')).not.toBeInTheDocument();
  });

  test('distinguishes a failed lookup from an unknown place', async () => {
    show();
    const query = new URLSearchParams({ search: 'Sadar' });
    network.replies(`GET /api/places?${query}`, { message: 'Too many people are searching' }, 503);
    fireEvent.change(screen.getByLabelText('One of your places'), { target: { value: 'Office' } });
    fireEvent.change(screen.getByLabelText('is at'), { target: { value: 'Sadar' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show distances' }));
    expect(await screen.findByText('Too many people are searching')).toBeVisible();
    expect(screen.getByLabelText('is at')).toHaveValue('Sadar');
  });

  test('shows the table even without browser storage', () => {
    localStorage.setItem('saptam:places', '{');
    show();
    expect(screen.getByLabelText('One of your places')).toBeVisible();
  });

  test('shows own notes in the column of their home', async () => {
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

  test('hides the notes row without notes', async () => {
    network.replies('GET /api/shortlist', {
      lists: [{ homes: [{ id: '3', note: 'Elsewhere', replies: [] }] }],
      hidden: [],
    });
    inTable(<OwnNotes ids={['1', '2']} />);
    await waitFor(() => expect(network.calls).toHaveLength(1));
    // a later turn, after the reply has been read
    await act(() => new Promise((done) => setTimeout(done, 0)));
    expect(screen.queryByRole('row')).not.toBeInTheDocument();
  });
});
