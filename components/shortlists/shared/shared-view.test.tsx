import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropertyCardDto } from '@/lib/listings/dto';
import type { SharedHomeDto, SharedShortlistDto } from '@/lib/shortlists/dto';
import { apiDouble } from '@/test/api-double';
import { BrokerCard } from './broker-card';
import { SharedView } from './shared-view';

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

test('a yes without a name asks for it, once, and goes on with it', async () => {
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

test('a finger that moves to the right says yes, to the left no, and up or down nothing', async () => {
  localStorage.setItem('saptam:reply-name', 'Baba');
  network.replies(`PUT ${PATH}`, {});
  network.replies(`GET ${PATH}`, list(home('a')));
  const { container } = open(list(home('a')));
  const photo = container.querySelector('.touch-pan-y')!;
  const swipe = (x: number, y: number) => {
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, bubbles: true });
    // the environment has no PointerEvent with a place
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

test('votes of several people are side by side, and what changed is marked', () => {
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

test('a press on a home stays with the broker who sent the page; a family’s own list leads to the listing', () => {
  const { unmount } = open(list(home('a')));
  const href = () => screen.getByRole('link', { name: 'Flat a' }).getAttribute('href');
  expect(href()).toBe(`/shortlist/${TOKEN}/${'a'.repeat(24)}`);
  unmount();
  const { from: _, broker: __, ...family } = list(home('a'));
  open(family);
  expect(href()).toBe(`/properties/${'a'.repeat(24)}`);
});

test('both homes that got a yes are asked to be seen on Sunday', async () => {
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

test('the broker has a face, a firm, a number to press, and words', () => {
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
  expect(screen.getByRole('link', { name: '+91 98220 12345' })).toHaveAttribute('href', 'tel:+919822012345');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/919822012345'),
  );
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});
