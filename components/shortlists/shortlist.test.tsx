import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type CallOptions } from '@/lib/platform/browser/api';
import { textsIn } from '@/lib/platform/language/messages';
import { homesStore } from '@/lib/shortlists/client';
import type { ReplyDto, ShortlistDto } from '@/lib/shortlists/dto';
import { changeText, tallyOf } from '@/lib/shortlists/format';
import { apiDouble } from '@/test/api-double';
import { HiddenCount, HiddenHome, HideButton } from './hide-button';
import { SaveButton } from './save-button';
import { ShareList } from './share-list';
import { ReplyForm } from './shared/reply-form';
import { ShortlistLink } from './shortlist-link';

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

test('the heart shows at once what was pressed, on every card of the home, and takes it back', async () => {
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

test('a heart that the server refuses is undone, with its words', async () => {
  const message = 'A list holds 200 homes. Remove one, or make another list';
  network.replies(`PUT /api/shortlist/homes/${ids.plot}`, { message, code: 'conflict' }, 409);
  render(<SaveButton id={ids.plot} title="Plot" />);
  await press('Save this home');
  await waitFor(() => expect(homesStore.get().problem).toBe(message));
  expect(screen.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'false');
});

test('without cookies a heart is undone in words, and nothing is sent', async () => {
  const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  render(
    <>
      <ShortlistLink />
      <SaveButton id={ids.plot} title="Plot" />
    </>,
  );
  await press('Save this home');
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser keeps no cookies');
  expect(screen.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'false');
  expect(network.calls).toEqual([]);
  cookies.mockRestore();
});

test('a home that is not for us leaves the saved ones, and its place says so with the way back', async () => {
  accept();
  render(
    <>
      <SaveButton id={ids.shop} title="Shop" />
      <HideButton id={ids.shop} title="Shop" />
      <HiddenHome id={ids.shop} title="Shop" />
      <HiddenCount ids={[ids.shop, ids.plot]} />
    </>,
  );
  await press('Save this home');
  await press('Hide: Shop');
  expect(screen.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'false');
  expect(homesStore.get().hidden.has(ids.shop)).toBe(true);
  // its place on this page says so: it is not counted as left out
  expect(screen.queryByText(/left out here/)).not.toBeInTheDocument();
  await press('Show again: Shop');
  expect(homesStore.get().hidden.has(ids.shop)).toBe(false);
});

test('homes that were hidden before are counted, and can be shown', async () => {
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

describe('sharing a list', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Share With Aai' }));

  test('opening it makes the link, for people who may reply', async () => {
    const change = jest.fn(async (_path: string, _options: CallOptions) => undefined);
    render(<ShareList list={LIST} change={change} />);
    await press('Share');
    expect(change).toHaveBeenCalledWith('/1', { method: 'PATCH', body: { share: 'comment' } });
    expect(dialog().getByRole('status')).toHaveTextContent('Making the link...');
  });

  test('a link that is there is shown as it is, with what its readers may do; to stop sharing ends it', async () => {
    const change = jest.fn(async (_path: string, _options: CallOptions) => undefined);
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

  test('copying says that it is copied', async () => {
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
  test('is sent with the verdict that was pressed', async () => {
    const send = jest.fn(async () => undefined);
    render(<ReplyForm title="Flat" own={undefined} send={send} />);
    await userEvent.type(screen.getByLabelText('A note'), 'Too far');
    await press('Maybe');
    expect(send).toHaveBeenCalledWith({ note: 'Too far', verdict: 'maybe' });
  });

  test('that was given shows which one', () => {
    render(<ReplyForm title="Flat" own={{ ...reply('no'), note: 'Dark' }} send={jest.fn()} />);
    expect(screen.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByLabelText('A note')).toHaveValue('Dark');
  });

  test('that is refused says why, and can be sent again', async () => {
    const refusal = new ApiError('This list takes no more replies', 409, 'conflict');
    const send = jest.fn().mockRejectedValueOnce(refusal);
    render(<ReplyForm title="Flat" own={reply('yes')} send={send} />);
    await press('No');
    expect(await screen.findByRole('alert')).toHaveTextContent('This list takes no more replies');
    expect(screen.getByRole('button', { name: 'No' })).toBeEnabled();
  });
});

test('replies are counted by verdict; those that nobody gave are left out', () => {
  expect(tallyOf([reply('no'), reply('yes'), reply('yes')], t)).toBe('2 yes · 1 no');
  expect(tallyOf([], t)).toBe('');
});

test.each([
  [{ kind: 'edited' as const }, 'Edited since you last looked'],
  [{ kind: 'status' as const, now: 'rented' as const }, 'Let'],
  [{ kind: 'price' as const, before: 6_000_000, now: 5_800_000 }, 'Price down ₹2 L, now ₹58 L'],
  [{ kind: 'price' as const, before: 18_000, now: 20_000 }, 'Price up ₹2,000, now ₹20,000'],
])('%j reads "%s"', (change, expected) => {
  expect(changeText(change, t)).toBe(expected);
});
