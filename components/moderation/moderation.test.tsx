import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toPropertyDto } from '@/lib/listings/dto';
import type { BulkDto } from '@/lib/moderation/bulk/dto';
import type { ModerationRow } from '@/lib/moderation/dto';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { apiDouble } from '@/test/api-double';
import { DecisionForm } from './decision-form';
import { DecisionOutcome } from './decision-outcome';
import { ListerPanel } from './lister-panel';
import { ListingDecision } from './listing-decision';
import { ListingFacts } from './listing-facts';
import { WaitingNote } from './listing-filters';
import { ModerationList } from './moderation-list';
import ReportForm from './reports/report-form';
import { ReportListing } from './reports/report-listing';
import { type DecisionItem, useDecision } from './use-decision';

describe('lister panel', () => {
  const lister = {
    id: 'a'.repeat(24),
    name: 'Asha',
    phone: '',
    email: 'asha@example.com',
    role: 'seller',
  } as const;

  test('shows the account’s papers beside the decision, or that there are none', () => {
    const papers = [{ url: `/api/user/documents/${'b'.repeat(24)}`, name: 'Index II.pdf' }];
    const { rerender } = render(<ListerPanel lister={{ ...lister, papers }} isLinked={false} />);
    expect(screen.getByRole('link', { name: 'Index II.pdf' })).toHaveAttribute('href', papers[0]?.url);
    rerender(<ListerPanel lister={{ ...lister, papers: [] }} isLinked={false} />);
    expect(screen.getByText('None uploaded')).toBeVisible();
    // a person who may not decide
    rerender(<ListerPanel lister={lister} isLinked={false} />);
    expect(screen.queryByText(/papers/i)).not.toBeInTheDocument();
  });
});

describe('listing facts', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const property = toPropertyDto({
    _id: '65f000000000000000000001',
    ...{ type: 'sale', category: 'Residential', status: 'active', title: 'Flat', description: 'Quiet' },
    ...{
      price: 4_500_000,
      area: 1200,
      carpetArea: 900,
      floor: 3,
      totalFloors: 7,
      furnishing: 'semi-furnished',
    },
    ...{ bathrooms: 2, coveredParking: 1, address: 'Dharampeth', createdAt: at, updatedAt: at },
    checks: [
      { check: 'index-ii', state: 'told', by: 'lister', at },
      { check: 'place', state: 'seen', by: 'agency', at },
    ],
  });

  const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;

  test('lists every stated fact, and the names of empty ones', () => {
    render(<ListingFacts property={property} />);
    for (const [label, value] of [
      ['Floor', '3'],
      ['Bathrooms', '2'],
      ['Carpet area', '900 sq ft'],
    ] as const)
      expect(factOf(label)).toHaveTextContent(value);
    expect(factOf('Furnishing')).toHaveTextContent(/semi/i);
    expect(factOf('Not specified')).toHaveTextContent(/Facing/);
    expect(factOf('Not specified')).not.toHaveTextContent(/Furnishing/);
  });

  test('lists its papers with source and time, including those not requested', () => {
    render(<ListingFacts property={property} />);
    const papers = screen.getByRole('heading', { name: 'Papers and checks' }).parentElement as HTMLElement;
    const of = (label: string) => within(papers).getByText(label).nextSibling;
    expect(of('Index II')).toHaveTextContent('Seller’s word, by the lister, 20 Nov 2026');
    expect(of('Place seen')).toHaveTextContent('Seen, by us, 20 Nov 2026');
    expect(of('No-objection certificate from the society')).toHaveTextContent('Not asked');
    expect(within(papers).queryByText('7/12 extract')).not.toBeInTheDocument();
  });

  test('explains unverified and waiting beside each other', () => {
    const { rerender } = render(<WaitingNote view="unverified" total={80} waiting={24} />);
    expect(
      screen.getByText(/^Unverified \(80\): public, but no one from the agency has seen/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Waiting for review (24)' })).toHaveAttribute(
      'href',
      '?view=queue',
    );
    rerender(<WaitingNote view="queue" total={24} waiting={24} />);
    expect(screen.getByText(/^To review \(24\)/)).toBeInTheDocument();
    rerender(<WaitingNote view="all" total={300} waiting={24} />);
    expect(screen.queryByText(/To review/)).not.toBeInTheDocument();
  });
});

describe('moderation list', () => {
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

  test('shows the form only for ticked listings, with their number', async () => {
    list();
    expect(screen.queryByRole('region', { name: 'Decision' })).not.toBeInTheDocument();
    await userEvent.click(box('Flat in Dharampeth'));
    await userEvent.click(box('Shop in Sitabuldi'));
    expect(
      within(screen.getByRole('region', { name: 'Decision' })).getByText('2 chosen'),
    ).toBeInTheDocument();
    await userEvent.click(box('Shop in Sitabuldi'));
    expect(screen.getByText('1 chosen')).toBeInTheDocument();
  });

  test('selects all shown rows with one button, and none with a second press', async () => {
    list();
    await userEvent.click(screen.getByRole('button', { name: 'Select all 3' }));
    expect(screen.getByText('3 chosen')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Select none' }));
    for (const { title } of ROWS) expect(box(title)).not.toBeChecked();
  });

  test('keeps a tick on the next page and after a reload, until Clear', async () => {
    const { unmount } = list();
    await userEvent.click(box('Flat in Dharampeth'));
    unmount();
    const next = list(ROWS.slice(1));
    expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent(
      '1 chosen · 1 not on this page',
    );
    await userEvent.click(box('Shop in Sitabuldi'));
    expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent(
      '2 chosen · 1 not on this page',
    );
    next.unmount();
    list(ROWS.slice(0, 1));
    expect(box('Flat in Dharampeth')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Decision' })).not.toBeInTheDocument();
  });

  test('selects all matches at the versions found by the server, with those selected before', async () => {
    const found = ['b', 'c', 'd'].map((letter, i) => ({
      ...{ id: letter.repeat(24), title: `Home ${letter}`, version: i, review: null },
    }));
    network.replies('GET /api/admin/properties/matching', { total: 212, items: found });
    list(ROWS, 212);
    await userEvent.click(box('Flat in Dharampeth'));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 212 matches' }));
    expect(await screen.findByText(/^4 chosen/)).toHaveTextContent('4 chosen · 1 not on this page');
    network.replies(
      'POST /api/admin/properties/bulk/preview',
      { message: 'Enough seen', code: 'conflict' },
      409,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    const { listings } = network.calls.at(-1)!.body as { listings: { id: string; version: number }[] };
    // the shown state applies to this page's rows
    expect(listings.map(({ id, version }) => `${id[0]}${version}`)).toEqual(['a3', 'b3', 'c3', 'd2']);
  });

  test('shows the reasons to review a listing in its row', () => {
    list();
    const cell = (title: string) => within(screen.getByRole('row', { name: new RegExp(title) }));
    expect(cell('Flat in Dharampeth').getByText('New')).toBeInTheDocument();
    expect(cell('Plot at Wardha Road').getByRole('link', { name: '2 possible duplicates' })).toHaveAttribute(
      'href',
      `/admin/properties/${'b'.repeat(24)}#checks`,
    );
  });

  describe('by keyboard', () => {
    test('approves the focused row at the shown version with "a"', async () => {
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

    test('prefers ticks, set with "x", to the focused row, and opens the form at the reason with "r"', async () => {
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

    test('decides nothing without a row', async () => {
      list();
      await userEvent.keyboard('ar');
      expect(network.calls).toEqual([]);
      expect(screen.queryByRole('region', { name: 'Decision' })).not.toBeInTheDocument();
    });
  });

  test('keeps undecided listings ticked', async () => {
    network.replies(decisionOf('c'), { message: 'It was edited meanwhile', code: 'conflict' }, 409);
    list();
    await userEvent.click(box('Shop in Sitabuldi'));
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByText(/It was edited meanwhile/)).toBeInTheDocument();
    expect(box('Shop in Sitabuldi')).toBeChecked();
  });

  describe('decision on one listing', () => {
    const item = { id: 'a'.repeat(24), title: 'Flat in Dharampeth', version: 3 };
    const next = 'b'.repeat(24);

    test('leads in the queue to the next one, which shows the decision', async () => {
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

    test('stays on the page outside the queue', async () => {
      network.replies(decisionOf('a'), {});
      render(<ListingDecision item={item} isWaiting={false} next={next} waiting={0} />);
      await userEvent.selectOptions(screen.getByLabelText('Decision', { selector: 'select' }), 'paused');
      await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
      expect(visited).toEqual(['refresh']);
    });

    test('opens the next one with "n", and the reason with "r"', async () => {
      render(<ListingDecision item={item} isWaiting next={next} waiting={2} />);
      network.replies('POST /api/admin/claims/next', { id: 'c'.repeat(24) });
      await userEvent.keyboard('n');
      // a colleague has opened the next listing in the meantime
      await waitFor(() => expect(visited).toEqual([`/admin/properties/${'c'.repeat(24)}`]));
      await userEvent.keyboard('r');
      expect(screen.getByLabelText('Reason')).toHaveFocus();
    });

    test('approves a waiting listing with one button, which the other choices do not repeat', async () => {
      render(<ListingDecision item={item} isWaiting next={next} waiting={2} />);
      expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Other …' }));
      const select = screen.getByRole('combobox', { name: 'Decision' });
      expect(within(select).queryByRole('option', { name: 'Approve' })).not.toBeInTheDocument();
      expect(within(select).getByRole('option', { name: 'Reject' })).toBeInTheDocument();
    });

    test('needs no text with a usual reason, and hides reasons of other decisions', async () => {
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
});

describe('use decision', () => {
  const network = apiDouble();
  const ONE: DecisionItem = { id: 'a'.repeat(24), title: 'Flat in Dharampeth', version: 4 };
  const TWO: DecisionItem = { id: 'b'.repeat(24), title: 'Plot in Wardha Road' };
  const onDone = jest.fn();
  beforeEach(() => void onDone.mockClear());

  function Sample({ items, last }: { items: DecisionItem[]; last?: BulkDto }) {
    const deciding = useDecision({ last, onDone });
    return (
      <>
        <DecisionOutcome deciding={deciding} />
        <DecisionForm items={items} deciding={deciding} />
      </>
    );
  }
  const choose = (label: string) => userEvent.selectOptions(screen.getByLabelText('Decision'), label);
  const decide = () => userEvent.click(screen.getByRole('button', { name: 'Decide' }));
  const pathOf = ({ id }: DecisionItem) => `/api/admin/properties/${id}/decision`;

  const bulk = (more: Partial<BulkDto>) =>
    ({
      id: 'c'.repeat(24),
      status: 'done',
      decision: 'approve',
      label: 'Approve',
      problems: [],
      handled: 0,
      failed: 0,
      ...more,
    }) as unknown as BulkDto;

  test('requires a reason for rejecting, and the evidence’s day for verifying', async () => {
    render(<Sample items={[ONE]} />);
    await choose('Reject');
    await decide();
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Please say why');
    expect(screen.getByLabelText('Evidence of')).toBeDisabled();
    await choose('Verify');
    await userEvent.type(screen.getByLabelText('Reason'), 'Sale deed seen');
    await decide();
    await waitFor(() =>
      expect(screen.getByLabelText('Evidence of')).toHaveAccessibleDescription(
        'Please give the day of the evidence',
      ),
    );
    expect(network.calls).toEqual([]);
  });

  test('names the reviewed version in a decision', async () => {
    network.replies(`POST ${pathOf(ONE)}`, {});
    render(<Sample items={[ONE]} />);
    await choose('Verify');
    await userEvent.type(screen.getByLabelText('Reason'), 'Sale deed seen');
    await userEvent.type(screen.getByLabelText('Evidence of'), '2026-01-02');
    await decide();
    expect(network.calls[0]?.body).toEqual({
      decision: 'verified',
      reason: 'Sale deed seen',
      evidenceDate: '2026-01-02',
      version: 4,
    });
    expect(onDone).toHaveBeenCalledWith([{ id: ONE.id, title: ONE.title, problem: undefined }], 'verified');
    expect(await screen.findByText('1 listing done')).toBeInTheDocument();
  });

  test('names listing and reason of a failed decision', async () => {
    network.replies(`POST ${pathOf(ONE)}`, { message: 'It was edited meanwhile', code: 'conflict' }, 409);
    render(<Sample items={[ONE]} />);
    await decide();
    expect(await screen.findByText('Not decided:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: ONE.title })).toHaveAttribute(
      'href',
      `/admin/properties/${ONE.id}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText('Not decided:')).not.toBeInTheDocument();
  });

  test('shows a colleague’s earlier decision with both choices', async () => {
    const review = { state: 'approved', since: '2026-11-25T10:00:00.000Z' };
    const earlier = {
      by: 'Sunita',
      decision: 'approve',
      at: new Date().toISOString(),
      reason: '',
      version: 4,
      review,
    };
    const message = 'Sunita approved this 5 seconds ago';
    network.replies(`POST ${pathOf(ONE)}`, { message, code: 'conflict', details: { earlier } }, 409);
    network.replies(`POST ${pathOf(ONE)}`, {});
    render(<Sample items={[{ ...ONE, review: { state: 'pending', since: '2026-11-25T09:00:00.000Z' } }]} />);
    await choose('Pause');
    await decide();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Sunita approved this \d+ seconds? ago\./);
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Keep Sunita’s decision' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Decide anyway: Pause' }));
    expect(await screen.findByText('1 listing done')).toBeInTheDocument();
    expect(network.calls.map(({ body }) => (body as { review: object }).review)).toEqual([
      { state: 'pending', since: '2026-11-25T09:00:00.000Z' },
      review,
    ]);
  });

  test('does not report an invalid decision as done', async () => {
    const issues = [{ path: 'evidenceDate', message: 'The date of the evidence can’t be in the future' }];
    network.replies(`POST ${pathOf(ONE)}`, { message: 'Invalid', code: 'invalid', issues }, 400);
    render(<Sample items={[ONE]} />);
    await decide();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The date of the evidence can’t be in the future',
    );
    expect(onDone).not.toHaveBeenCalled();
  });

  test('decides several on the server, and polls the progress', async () => {
    const running = bulk({ status: 'running', total: 2, handled: 0 } as Partial<BulkDto>);
    network.replies('POST /api/admin/properties/bulk/preview', {
      total: 2,
      leftOut: [],
      gone: 0,
      changes: [{ from: 'Active', to: 'Active', count: 2 }],
      mails: [{ name: 'Asha Patil', email: 'asha@people.example', listings: 2 }],
      withoutMail: 0,
    });
    network.replies('POST /api/admin/properties/bulk', running);
    network.replies(
      `GET /api/admin/properties/bulk/${running.id}`,
      bulk({
        handled: 2,
        failed: 1,
        problems: [{ id: TWO.id, title: TWO.title, outcome: 'failed', problem: 'It has no owner' }],
      }),
    );
    render(<Sample items={[ONE, TWO]} />);
    await decide();
    const question = await screen.findByRole('dialog', { name: 'Approve: 2 listings?' });
    expect(question).toHaveTextContent('Asha Patil, asha@people.example (2 listings)');
    expect(network.calls.map(({ path }) => path)).toEqual(['/api/admin/properties/bulk/preview']);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, go ahead' }));
    expect(network.calls[1]?.body).toMatchObject({
      decision: 'approve',
      listings: [{ id: ONE.id, version: 4 }, { id: TWO.id }],
    });
    expect(await screen.findByText(/1 listing done, 1 not:/)).toBeInTheDocument();
    expect(screen.getByText(/It has no owner/)).toBeInTheDocument();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('bulkSeen')).toBe(running.id);
  });

  test('shows the result of a bulk decision once after the admin returns', () => {
    const last = bulk({ handled: 2 });
    const { unmount } = render(<Sample items={[]} last={last} />);
    expect(screen.getByText(/2 listings done/)).toBeInTheDocument();
    unmount();
    render(<Sample items={[]} last={last} />);
    expect(screen.queryByText(/2 listings done/)).not.toBeInTheDocument();
  });
});

describe('report form', () => {
  const network = apiDouble();
  const ID = 'a'.repeat(24);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

  test('asks for the problem', async () => {
    render(<ReportForm id={ID} />);
    await send();
    expect(screen.getByLabelText('What’s wrong')).toHaveAccessibleDescription('Choose what is wrong');
    expect(network.calls).toEqual([]);
  });

  test('sends the reason, the details and the trap field, and says thanks', async () => {
    network.replies('POST /api/report', {});
    render(<ReportForm id={ID} />);
    await userEvent.selectOptions(screen.getByLabelText('What’s wrong'), 'sold');
    await userEvent.type(screen.getByLabelText(/^Details/), 'The owner says so');
    await send();
    expect(network.calls[0]?.body).toEqual({
      propertyId: ID,
      reason: 'sold',
      details: 'The owner says so',
      website: '',
    });
    expect(await screen.findByText('Thank you. We’ll look into it.')).toBeInTheDocument();
    expect(screen.queryByLabelText('What’s wrong')).not.toBeInTheDocument();
  });

  test('reports a lost connection and allows sending again', async () => {
    render(<ReportForm id={ID} />);
    await userEvent.selectOptions(screen.getByLabelText('What’s wrong'), 'sold');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t send the report. Please try again.',
    );
    expect(screen.getByLabelText('What’s wrong')).toHaveValue('sold');
    expect(screen.getByRole('button', { name: 'Send report' })).toBeEnabled();
  });
});

describe('report listing', () => {
  const network = apiDouble();
  beforeEach(() =>
    network.replies('GET /api/texts/report?language=en', {
      messages: { 'moderation/report': {}, replies: {} },
    }),
  );

  const details = () => screen.getByRole('group') as HTMLDetailsElement;

  async function toggle(isOpen: boolean) {
    await act(async () => {
      details().open = isOpen;
      details().dispatchEvent(new Event('toggle'));
    });
  }

  test('loads the form when first opened, and keeps typed text', async () => {
    render(<ReportListing id={'a'.repeat(24)} />);
    expect(screen.queryByLabelText('What’s wrong')).not.toBeInTheDocument();
    await toggle(true);
    await userEvent.type(await screen.findByLabelText(/^Details/), 'Sold');
    await toggle(false);
    await toggle(true);
    expect(screen.getByLabelText(/^Details/)).toHaveValue('Sold');
  });

  test('loads the form if it was opened before hydration', async () => {
    const open = jest.spyOn(HTMLDetailsElement.prototype, 'open', 'get').mockReturnValue(true);
    render(<ReportListing id={'a'.repeat(24)} />);
    expect(await screen.findByLabelText('What’s wrong')).toBeInTheDocument();
    open.mockRestore();
  });
});
