import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LetterDto } from '@/lib/brokers/letters/dto';
import type { SavedListing } from '@/lib/brokers/own-listings/dto';
import { apiDouble } from '@/test/api-double';
import { HereToo } from './here-too';
import { LetterList } from './letters/letter-list';
import { ClosingPreview } from './own-listings/close-sheet';
import { SavedNotice } from './own-listings/saved-notice';

describe('colleagues on the same page', () => {
  const network = apiDouble();
  const PATH = 'POST /api/presence';
  const ID = 'a'.repeat(24);
  const reply = (...names: string[]) => network.replies(PATH, { others: names.map((name) => ({ name })) });
  const open = () => render(<HereToo type="lead" id={ID} />);
  const calls = () => network.calls.map(({ body }) => (body as { isLeaving: boolean }).isLeaving);

  let visibility: DocumentVisibilityState = 'visible';
  beforeAll(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility }),
  );
  async function turn(to: DocumentVisibilityState) {
    visibility = to;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  }

  test('names a colleague with the same lead open, and shows nothing otherwise', async () => {
    reply('Gauri Kulkarni');
    const { unmount } = open();
    expect(await screen.findByText('Gauri is viewing this too')).toBeVisible();
    expect(network.calls[0]?.body).toEqual({ type: 'lead', id: ID, isLeaving: false });
    reply();
    unmount();
    await waitFor(() => expect(calls()).toEqual([false, true]));
  });

  test.each([
    [['Gauri Kulkarni', 'Amit Joshi'], 'Gauri and Amit are viewing this too'],
    [['Gauri Kulkarni', 'Amit Joshi', 'Neha Rao'], 'Gauri and 2 others are viewing this too'],
    [[], ''],
  ])('reads %j as %j', async (names, text) => {
    reply(...names);
    open();
    await waitFor(() => expect(calls()).toEqual([false]));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text || /^$/));
  });

  test('leaves in the background and returns with the current state', async () => {
    reply('Gauri Kulkarni');
    open();
    await screen.findByText('Gauri is viewing this too');
    reply();
    await turn('hidden');
    await waitFor(() => expect(calls()).toEqual([false, true]));
    reply();
    await turn('visible');
    await waitFor(() => expect(calls()).toEqual([false, true, false]));
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  });
});

describe('letters', () => {
  const network = apiDouble();
  const ID = '65f000000000000000000001';
  const LETTER: LetterDto = {
    ...{ id: ID, week: '2026-11-30', name: 'Ravi Kale', email: 'ravi@x.example', language: 'en', homes: 1 },
    ...{ state: 'draft', subject: 'Your home', text: 'Twelve people looked.', __v: 1 },
    sendAt: '2026-11-30T05:30:00.000Z',
  };
  const refused = (current: object) => ({ message: 'x', code: 'conflict', details: { current } });
  const write = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('keeps a subject saved in another tab when the text is saved', async () => {
    const current = { ...LETTER, subject: 'The week of your home', __v: 2 };
    network.replies(`PATCH /api/letters/${ID}`, refused(current), 409);
    network.replies(`PATCH /api/letters/${ID}`, { data: { ...current, text: 'Two came.', __v: 3 } });
    render(<LetterList letters={[LETTER]} />);
    await write('Letter', 'Two came.');
    await press('Save');
    expect(await screen.findByDisplayValue('The week of your home')).toBeVisible();
    expect(network.calls[1]?.body).toEqual({
      ...{ subject: 'The week of your home', text: 'Two came.', __v: 2 },
    });
  });

  test('asks about a text changed on both sides', async () => {
    const current = { ...LETTER, text: 'Nobody came.', __v: 2 };
    network.replies(`PATCH /api/letters/${ID}`, refused(current), 409);
    network.replies(`PATCH /api/letters/${ID}`, { data: { ...current, __v: 3 } });
    render(<LetterList letters={[LETTER]} />);
    await write('Letter', 'Two came.');
    await press('Save');
    const question = await screen.findByRole('region', { name: 'Someone else changed this too' });
    expect(within(question).getAllByRole('row')[1]).toHaveTextContent('LetterTwo came.Nobody came.');
    await press('Keep theirs, discard mine');
    expect(await screen.findByDisplayValue('Nobody came.')).toBeVisible();
  });
});

describe('closing preview', () => {
  const network = apiDouble();
  const ID = '65f000000000000000000001';
  const HOME = { id: '65f000000000000000000002', title: 'Shed in Mihan', price: 100_000, place: 'Nagpur' };

  test.each([
    ['rent', 'Shed in Mihan · ₹1 L a month'],
    ['sale', 'Shed in Mihan · ₹1 L'],
  ] as const)('shows the price of a home offered instead, to %s, as its lists do', async (type, text) => {
    const person = {
      id: ID,
      name: 'Mira',
      what: 'enquiry',
      byMail: true,
      language: 'en',
      words: 'It is let.',
    };
    const preview = { people: [person], homes: [HOME], pages: [], holdSeconds: 30 };
    network.replies(`GET /api/property/${ID}/closing`, preview);
    render(<ClosingPreview id={ID} type={type} chosen={[]} onChoose={() => undefined} />);
    expect(await screen.findByLabelText(text)).toBeInTheDocument();
  });
});

describe('saved notice', () => {
  const saved: SavedListing = {
    _id: '65f000000000000000000001',
    title: 'Shop in Sadar',
    propertyCode: 'SG-NAG-1001',
    status: 'active',
    waitsForEmail: false,
    owner: '65f0000000000000000000aa',
  };
  const links = () =>
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  test.each([
    [{}, /is published, and everyone can see it/, 'See it /properties/65f000000000000000000001'],
    [
      { status: 'draft' as const },
      /is saved as a draft/,
      'Continue /dashboard/properties/65f000000000000000000001/edit',
    ],
    [{ status: 'paused' as const }, /is saved and paused/, 'My properties /dashboard/properties'],
    [{ status: 'sold' as const }, /is saved as sold\./, 'My properties /dashboard/properties'],
    [
      { hidden: 'unconfirmed' as never, waitsForEmail: true },
      /goes public once you confirm your email address/,
      'Confirm my email /profile/65f0000000000000000000aa/security',
    ],
    [
      { hidden: 'bin' as const, waitsForEmail: true },
      /is saved\. This listing is in the bin/,
      'My properties /dashboard/properties',
    ],
  ])('says for %j what happened, where the listing is, and what to do next', async (more, text, link) => {
    render(<SavedNotice saved={{ ...saved, ...more }} />);
    if (!('status' in more) && !('hidden' in more)) await screen.findByRole('img', { name: /^QR code/ });
    expect(screen.getByRole('status')).toHaveTextContent(/^Shop in Sadar \(SG-NAG-1001\)/);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(links()).toContain(link);
  });

  test('removes the saved notice from the address and keeps the filters', async () => {
    window.history.replaceState(null, '', '/properties?type=rent&saved=65f000000000000000000001');
    render(<SavedNotice saved={saved} />);
    await screen.findByRole('img', { name: /^QR code/ });
    expect(window.location.search).toBe('?type=rent');
  });

  test('shares a public listing by link, WhatsApp, brochure and QR code, and no other listing', async () => {
    const { unmount } = render(<SavedNotice saved={saved} />);
    expect(screen.getByText('http://localhost/p/SG-NAG-1001')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'QR code of Shop in Sadar' })).toBeVisible();
    expect(links()).toContain(`Brochure (PDF) /properties/${saved._id}/brochure.pdf`);
    expect(screen.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')).toContain(
      'SG-NAG-1001',
    );
    unmount();
    render(<SavedNotice saved={{ ...saved, status: 'draft' }} />);
    expect(screen.queryByText('Share it')).not.toBeInTheDocument();
  });
});
