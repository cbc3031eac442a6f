import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DealCardDto, DealDto } from '@/lib/deals/dto';
import type { InvoiceDto } from '@/lib/deals/invoices/dto';
import { apiDouble } from '@/test/api-double';
import { DealBoard } from './board/deal-board';
import { DealView } from './deal-view';
import { InvoiceRow } from './invoices/invoice-row';

describe('a deal', () => {
  const network = apiDouble();
  const ID = 'a'.repeat(24);
  const DEAL = {
    id: ID,
    __v: 3,
    title: 'Kale, 3 BHK',
    kind: 'resale',
    stage: 'visit',
    stageSince: '2026-11-20T10:00:00.000Z',
    value: 1_26_75_000,
    notes: '',
    parties: [],
    documents: [
      { key: 'index-two', stage: 'offer', state: 'missing', note: '', isLate: false },
      { key: 'title-chain', stage: 'offer', state: 'missing', note: 'asked', isLate: true },
    ],
    dates: [],
    moves: [],
    commission: null,
    seesCommission: true,
    mayDelete: false,
  } as unknown as DealDto;

  const papers = () => within(screen.getByRole('region', { name: 'Papers' }));

  test('shows papers as closed rows, and saves the whole page’s changes with one press', async () => {
    const user = userEvent.setup();
    render(<DealView stored={DEAL} clients={[]} />);
    expect(papers().queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    const [first] = papers().getAllByRole('button');
    await user.click(first!);
    expect(papers().getAllByRole('combobox')).toHaveLength(1);
    await user.type(papers().getByRole('textbox'), 'seen');
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), 'Kale, Dharampeth');
    expect(await screen.findByText('Not saved yet')).toBeInTheDocument();
    network.replies(`PATCH /api/deals/${ID}`, { data: { ...DEAL, __v: 4, title: 'Kale, Dharampeth' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
    expect(network.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      {
        __v: 3,
        title: 'Kale, Dharampeth',
        documents: [{ key: 'index-two', state: 'missing', note: 'seen' }],
      },
    ]);
  });

  const PATCH = `PATCH /api/deals/${ID}`;
  const sent = () => network.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const stored = (change: Partial<DealDto>): DealDto => ({ ...DEAL, ...change });

  async function retitle(user: ReturnType<typeof userEvent.setup>, title: string) {
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), title);
  }

  test('merges a colleague’s changes elsewhere in the deal without a question', async () => {
    const user = userEvent.setup();
    render(<DealView stored={DEAL} clients={[]} />);
    await retitle(user, 'Mine');
    const theirs = { __v: 5, value: 1_30_00_000 };
    network.replies(PATCH, { error: 'Conflict', details: { current: stored(theirs) } }, 409);
    network.replies(PATCH, { data: stored({ ...theirs, __v: 6, title: 'Mine' }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
    expect(sent()).toEqual([
      { __v: 3, title: 'Mine' },
      { __v: 5, title: 'Mine' },
    ]);
    expect(screen.queryByText('Someone else changed this too')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Value/)).toHaveValue('1.3 crore'));
  });

  /** A title and notes changed here, with title and value changed by a colleague. */
  async function bothChanged(user: ReturnType<typeof userEvent.setup>, saved: Partial<DealDto>) {
    render(<DealView stored={DEAL} clients={[]} />);
    await retitle(user, 'Mine');
    await user.type(screen.getByLabelText(/^Notes/), 'keys');
    const theirs = { __v: 4, title: 'Theirs', value: 1_30_00_000 };
    network.replies(PATCH, { error: 'Conflict', details: { current: stored(theirs) } }, 409);
    network.replies(PATCH, { data: stored({ ...theirs, __v: 5, ...saved }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('region', { name: 'Someone else changed this too' });
    expect(question).toHaveFocus();
    // one row below the head, because value and notes do not conflict
    const [, ...rows] = within(question).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['TitleMineTheirs']);
    return question;
  }

  test('highlights a field changed on both sides and saves mine over it', async () => {
    const user = userEvent.setup();
    const question = await bothChanged(user, { title: 'Mine', notes: 'keys' });
    await user.click(within(question).getByRole('button', { name: 'Overwrite theirs with mine' }));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
    expect(sent().at(-1)).toEqual({ __v: 4, title: 'Mine', notes: 'keys' });
    expect(screen.getByLabelText('Title')).toHaveValue('Mine');
  });

  test('saves the rest of mine after taking theirs', async () => {
    const user = userEvent.setup();
    const question = await bothChanged(user, { notes: 'keys' });
    await user.click(within(question).getByRole('button', { name: 'Keep theirs, discard mine' }));
    await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
    expect(sent().at(-1)).toEqual({ __v: 4, notes: 'keys' });
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Theirs'));
    expect(screen.getByLabelText(/^Notes/)).toHaveValue('keys');
  });
});

describe('board', () => {
  const network = apiDouble();
  const HEAD = {
    id: '65f000000000000000000001',
    title: 'Corner plot',
    kind: 'land',
    stageSince: '2026-11-01T06:00:00.000Z',
    value: 1_800_000,
    owner: null,
  } as const;
  const CARD: DealCardDto = {
    ...HEAD,
    __v: 3,
    stage: 'enquiry',
    propertyTitle: 'Corner plot',
    partyNames: [],
    documents: { seen: 0, needed: 4, late: 0 },
    next: null,
  };
  const ROUTE = `PATCH /api/deals/${HEAD.id}`;
  const stored = (__v: number, stage: DealCardDto['stage']) => ({
    data: { ...HEAD, __v, stage, parties: [], documents: [], dates: [] } satisfies Partial<DealDto>,
  });
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText('Stage of Corner plot'), { target: { value } });
  const column = (stage: string) => within(screen.getByRole('region', { name: new RegExp(`^${stage}: `) }));

  test("sends two quick moves of a card in order, each with the server's version", async () => {
    render(<DealBoard deals={[CARD]} />);
    network.replies(ROUTE, stored(4, 'visit'));
    network.replies(ROUTE, stored(5, 'offer'));
    choose('visit');
    choose('offer');
    expect(column('Offer').getByText('Corner plot')).toBeInTheDocument();
    await waitFor(() => expect(visited).toEqual(['refresh']));
    expect(network.calls.map(({ body }) => body)).toEqual([
      { __v: 3, stage: 'visit' },
      { __v: 4, stage: 'offer' },
    ]);
    expect(column('Offer').getByText('Corner plot')).toBeInTheDocument();
  });

  test('moves a card that another person has moved to its current stage, and says so', async () => {
    render(<DealBoard deals={[CARD]} />);
    network.replies(ROUTE, { message: 'Changed', details: { current: stored(9, 'token').data } }, 409);
    choose('visit');
    expect(await screen.findByText(/“Corner plot” was changed in the meantime/)).toBeInTheDocument();
    expect(column('Token').getByText('Corner plot')).toBeInTheDocument();
  });
});

describe('credit note', () => {
  const network = apiDouble();
  const ROUTE = '/api/invoices/i1/credit-note';
  const INVOICE = {
    ...{ id: 'i1', deal: 'd1', kind: 'invoice', number: 'SG/26-27/0001', day: '2026-11-20' },
    recipient: { name: 'R. Joshi' },
    amounts: { total: 11_800_000 },
    ...{ against: null, reason: '', creditNotes: [], left: 100_000, payment: 'open' },
  } as unknown as InvoiceDto;

  test('empties the fields of a created record and keeps those of a failed one', async () => {
    const user = userEvent.setup();
    const keys: (string | null)[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return fetch(input, init);
    };
    render(<InvoiceRow invoice={INVOICE} />);
    const [reason, part] = [
      screen.getByLabelText(/Reason for a credit note/),
      screen.getByLabelText(/Part of it/),
    ];
    await user.type(reason, 'Less was agreed');
    await user.type(part, '40000');
    const press = () => user.click(screen.getByRole('button', { name: 'Issue a credit note' }));
    // no reply
    await press();
    expect(await screen.findByText(/^That didn’t work/)).toBeInTheDocument();
    expect([reason, part].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Less was agreed',
      '40000',
    ]);
    network.replies(`POST ${ROUTE}`, { message: 'Saved' });
    await press();
    await waitFor(() => expect(reason).toHaveValue(''));
    expect(part).toHaveValue('');
    const sent = { reason: 'Less was agreed', rupees: '40000' };
    expect(network.calls.map(({ body }) => body)).toEqual([sent, sent]);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});
