import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModerationRow } from '@/lib/moderation/dto';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { apiDouble } from '@/test/api-double';
import { ListingDecision } from './listing-decision';
import { ModerationList } from './moderation-list';

const network = apiDouble();
const row = (letter: string, title: string, more: Partial<ModerationRow> = {}) =>
  ({
    _id: letter.repeat(24),
    title,
    address: 'Dharampeth, Nagpur',
    type: 'sale',
    category: 'Flat',
    price: 4_500_000,
    area: 900,
    status: 'active',
    createdAt: '2026-11-01T00:00:00.000Z',
    imageCount: 0,
    __v: 3,
    edited: false,
    candidates: 0,
    ...more,
  }) as unknown as ModerationRow;
const ROWS = [
  row('a', 'Flat in Dharampeth', { waiting: '2026-11-02T00:00:00.000Z' }),
  row('b', 'Plot at Wardha Road', { candidates: 2 }),
  row('c', 'Shop in Sitabuldi'),
];
const SEARCH = moderationSearchSchema.parse({});
const list = (rows = ROWS, total = rows.length) =>
  render(<ModerationList list={{ rows, total }} isQueue={false} search={SEARCH} last={undefined} />);
const box = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
const decisionOf = (letter: string) => `POST /api/admin/properties/${letter.repeat(24)}/decision`;
const focusRow = (title: string) => act(() => screen.getByRole('link', { name: title }).focus());

test('without a tick there is no form; with some it names how many', async () => {
  list();
  expect(screen.queryByRole('region', { name: 'Decision' })).not.toBeInTheDocument();
  await userEvent.click(box('Flat in Dharampeth'));
  await userEvent.click(box('Shop in Sitabuldi'));
  expect(within(screen.getByRole('region', { name: 'Decision' })).getByText('2 chosen')).toBeInTheDocument();
  await userEvent.click(box('Shop in Sitabuldi'));
  expect(screen.getByText('1 chosen')).toBeInTheDocument();
});

test('one button selects all that are shown, and none again', async () => {
  list();
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3' }));
  expect(screen.getByText('3 chosen')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Select none' }));
  for (const { title } of ROWS) expect(box(title)).not.toBeChecked();
});

test('a tick stays on the next page and after a reload, and is let go with Clear', async () => {
  const { unmount } = list();
  await userEvent.click(box('Flat in Dharampeth'));
  unmount();
  const next = list(ROWS.slice(1));
  expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent('1 chosen · 1 not on this page');
  await userEvent.click(box('Shop in Sitabuldi'));
  expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent('2 chosen · 1 not on this page');
  next.unmount();
  list(ROWS.slice(0, 1));
  expect(box('Flat in Dharampeth')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Decision' })).not.toBeInTheDocument();
});

test('all that match are chosen at the versions that the server found, with what was chosen before', async () => {
  const found = ['b', 'c', 'd'].map((letter, i) => ({
    ...{ id: letter.repeat(24), title: `Home ${letter}`, version: i, review: null },
  }));
  network.replies('GET /api/admin/properties/matching', { total: 212, items: found });
  list(ROWS, 212);
  await userEvent.click(box('Flat in Dharampeth'));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 212 that match' }));
  expect(await screen.findByText(/^4 chosen/)).toHaveTextContent('4 chosen · 1 not on this page');
  network.replies(
    'POST /api/admin/properties/bulk/preview',
    { message: 'Enough seen', code: 'conflict' },
    409,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  const { listings } = network.calls.at(-1)!.body as { listings: { id: string; version: number }[] };
  // the state shown counts for rows on this page
  expect(listings.map(({ id, version }) => `${id[0]}${version}`)).toEqual(['a3', 'b3', 'c3', 'd2']);
});

test('the row shows what speaks for a look at it', () => {
  list();
  const cell = (title: string) => within(screen.getByRole('row', { name: new RegExp(title) }));
  expect(cell('Flat in Dharampeth').getByText('New')).toBeInTheDocument();
  expect(cell('Plot at Wardha Road').getByRole('link', { name: '2 possible duplicates' })).toHaveAttribute(
    'href',
    `/admin/properties/${'b'.repeat(24)}#checks`,
  );
});

describe('by keyboard', () => {
  test('"a" approves the row with the focus, at the version that is shown', async () => {
    network.replies(decisionOf('b'), {});
    list();
    focusRow('Plot at Wardha Road');
    await userEvent.keyboard('a');
    expect(network.calls[0]).toMatchObject({
      path: `/api/admin/properties/${'b'.repeat(24)}/decision`,
      body: { decision: 'approve', version: 3 },
    });
    expect(await screen.findByText('1 listing done')).toBeInTheDocument();
    expect(visited).toEqual(['refresh']);
  });

  test('ticks go before the focus: "x" sets them, "r" opens the form with the reason', async () => {
    list();
    focusRow('Plot at Wardha Road');
    await userEvent.keyboard('x');
    expect(box('Plot at Wardha Road')).toBeChecked();
    focusRow('Shop in Sitabuldi');
    await userEvent.keyboard('r');
    expect(screen.getByText('1 chosen')).toBeInTheDocument();
    expect(screen.getByLabelText('Decision', { selector: 'select' })).toHaveValue('reject');
    expect(screen.getByLabelText('Reason')).toHaveFocus();
  });

  test('without a row nothing is decided', async () => {
    list();
    await userEvent.keyboard('ar');
    expect(network.calls).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Decision' })).not.toBeInTheDocument();
  });
});

test('what could not be decided stays ticked', async () => {
  network.replies(decisionOf('c'), { message: 'It was edited meanwhile', code: 'conflict' }, 409);
  list();
  await userEvent.click(box('Shop in Sitabuldi'));
  await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText(/It was edited meanwhile/)).toBeInTheDocument();
  expect(box('Shop in Sitabuldi')).toBeChecked();
});

describe('the decision about one listing', () => {
  const item = { id: 'a'.repeat(24), title: 'Flat in Dharampeth', version: 3 };
  const next = 'b'.repeat(24);

  test('in the queue it leads to the next one, which shows what was decided', async () => {
    network.replies(decisionOf('a'), {});
    network.replies('POST /api/admin/claims/next', { id: next });
    const { unmount } = render(<ListingDecision item={item} isWaiting next={next} waiting={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(visited).toEqual([`/admin/properties/${next}`]));
    unmount();
    render(<ListingDecision item={{ ...item, id: next }} isWaiting next={undefined} waiting={1} />);
    expect(screen.getByText(/^Approved:/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: item.title })).toHaveAttribute(
      'href',
      `/admin/properties/${item.id}`,
    );
    expect(screen.getByRole('link', { name: 'Next in the queue (1)' })).toHaveAttribute(
      'href',
      '/admin/properties?view=queue',
    );
  });

  test('outside the queue the page stays', async () => {
    network.replies(decisionOf('a'), {});
    render(<ListingDecision item={item} isWaiting={false} next={next} waiting={0} />);
    await userEvent.selectOptions(screen.getByLabelText('Decision', { selector: 'select' }), 'paused');
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    expect(visited).toEqual(['refresh']);
  });

  test('"n" goes to the next one; "r" asks for the reason', async () => {
    render(<ListingDecision item={item} isWaiting next={next} waiting={2} />);
    network.replies('POST /api/admin/claims/next', { id: 'c'.repeat(24) });
    await userEvent.keyboard('n');
    // a colleague has opened the one that was next meanwhile
    await waitFor(() => expect(visited).toEqual([`/admin/properties/${'c'.repeat(24)}`]));
    await userEvent.keyboard('r');
    expect(screen.getByLabelText('Reason')).toHaveFocus();
  });

  test('what waits is approved by one button, which the choice of other decisions does not repeat', async () => {
    render(<ListingDecision item={item} isWaiting next={next} waiting={2} />);
    expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Other …' }));
    const select = screen.getByRole('combobox', { name: 'Decision' });
    expect(within(select).queryByRole('option', { name: 'Approve' })).not.toBeInTheDocument();
    expect(within(select).getByRole('option', { name: 'Reject' })).toBeInTheDocument();
  });

  test('a usual reason needs no words of one’s own; those of other decisions are not offered', async () => {
    network.replies(decisionOf('a'), {});
    network.replies('POST /api/admin/claims/next', { id: next });
    const texts = { mr: '', hi: '', isOwn: false, __v: 0 };
    const reasons = [
      { key: 'gone', decision: 'reject' as const, en: 'It is gone.', ...texts },
      { key: 'deed-seen', decision: 'verified' as const, en: 'We have seen the deed.', ...texts },
    ];
    render(<ListingDecision item={item} isWaiting next={next} waiting={2} reasons={reasons} />);
    await userEvent.click(screen.getByRole('button', { name: 'Reject …' }));
    expect(screen.queryByRole('option', { name: 'We have seen the deed.' })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText(/^Usual wording/), 'It is gone.');
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(visited).toEqual([`/admin/properties/${next}`]));
    expect(network.calls[0]?.body).toMatchObject({ decision: 'reject', reasonKey: 'gone', reason: '' });
  });
});
