import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EnquiryDto } from '@/lib/enquiries/inbox/dto';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import type { BulkChangeDto } from '@/lib/platform/bulk/dto';
import type { VisitStatus } from '@/lib/visits/constants';
import { apiDouble } from '@/test/api-double';
import { ContactForm } from './contact-form';
import { SentEnquiries } from './conversation/sent-enquiries';
import EnquirySheet from './enquiry-sheet';
import { ANSWER_ID, EnquiryKeys } from './inbox/enquiry-keys';
import { EnquiryList } from './inbox/enquiry-list';
import { LeadForm } from './leads/lead-form';
import { LeadTimeline } from './leads/lead-timeline';
import { LeadView } from './leads/lead-view';

describe('contact form', () => {
  const network = apiDouble();
  const open = jest.fn();
  const field = (label: string) => screen.getByLabelText(label);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

  beforeEach(() => {
    open.mockClear();
    window.open = open;
    window.history.replaceState(null, '', '/contactform');
  });

  async function fill() {
    await userEvent.type(field('Name'), 'Asha');
    await userEvent.type(field('Email'), 'asha@x.example');
    await userEvent.type(field('Phone'), '98220 12345');
    await userEvent.type(field('Message'), 'Is it free?');
  }

  test('names each missing field', async () => {
    render(<ContactForm whatsapp="917120000000" lines={{}} />);
    await send();
    for (const label of ['Name', 'Phone', 'Message'])
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(`${label} is required`));
    expect(field('Name')).toHaveFocus();
  });

  test('sends the subject from the address, and opens the chat', async () => {
    window.history.replaceState(null, '', '/contactform?service=vridi');
    network.replies('POST /api/contact', {});
    render(<ContactForm whatsapp="917120000000" lines={{ vridi: 'Loans' }} />);
    expect(screen.getByText('Loans')).toBeInTheDocument();
    await fill();
    await send();
    expect(network.calls[0]?.body).toMatchObject({
      name: 'Asha',
      serviceLine: 'vridi',
      website: '',
      fillMs: expect.any(Number),
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(open.mock.calls[0]?.[0]).toMatch(/^https:\/\/wa\.me\/917120000000\?text=/);
    expect(
      await screen.findByRole('heading', { name: 'Thank you. Your enquiry has reached us.' }),
    ).toHaveFocus();
  });

  test('sends a retry after a lost reply with the same key, so that one enquiry arrives', async () => {
    render(<ContactForm whatsapp="917120000000" lines={{}} />);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    network.replies('POST /api/contact', {});
    await send();
    const keys = network.calls.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('enquiry sheet', () => {
  const network = apiDouble();
  const listing = { _id: 'a'.repeat(24), title: '3 BHK in Dharampeth', type: 'rent' as const };
  const ME = 'GET /api/user/me';

  async function opened() {
    const onClose = jest.fn();
    render(<EnquirySheet listing={listing} recipient="Asha Rao" whatsapp="917120000000" onClose={onClose} />);
    await act(async () => undefined);
    return { onClose, user: userEvent.setup() };
  }
  const message = () => screen.getByLabelText('Message');

  test('keeps typed text around a chip when the chip is pressed again', async () => {
    network.replies(ME, { kind: 'anonymous' });
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(screen.getByRole('button', { name: 'Price' })).toHaveAttribute('aria-pressed', 'true');
    await user.type(message(), ' From May on.');
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(message()).toHaveValue('I am interested in 3 BHK in Dharampeth. From May on.');
  });

  test('sends a name and a mobile number without an email address, and keeps the input after a failure', async () => {
    network.replies(ME, { kind: 'anonymous' });
    network.replies('POST /api/contact', {}, 500);
    network.replies('POST /api/contact', { success: true, id: '1' }, 201);
    const { user, onClose } = await opened();
    await user.type(screen.getByLabelText('Name'), 'Ravi');
    await user.type(screen.getByLabelText('Mobile'), '98220 12345');
    await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    expect(await screen.findByText('Failed to submit form. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Mobile')).toHaveValue('98220 12345');

    await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    expect(await screen.findByRole('heading', { name: 'Your enquiry has been sent' })).toHaveFocus();
    expect(screen.getByText('Asha Rao has your message now.')).toBeInTheDocument();
    const posted = network.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(posted[1]).toMatchObject({ kind: 'listing', name: 'Ravi', phone: '+919822012345', email: '' });
    // the same enquiry, not a second one
    expect(posted[0]).toMatchObject({
      idempotencyKey: (posted[1] as { idempotencyKey: string }).idempotencyKey,
    });
    await user.click(screen.getByRole('button', { name: 'Back to the property' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  test('prefills the next form from this browser, until one press makes it forget', async () => {
    network.replies(ME, { kind: 'anonymous' });
    network.replies('POST /api/contact', { success: true, id: '1' }, 201);
    localStorage.clear();
    const first = await opened();
    expect(screen.queryByText('Forget me here')).toBeNull();
    await first.user.type(screen.getByLabelText('Name'), 'Ravi');
    await first.user.type(screen.getByLabelText('Mobile'), '98220 12345');
    await first.user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    await screen.findByRole('heading', { name: 'Your enquiry has been sent' });
    expect(document.cookie).toContain('saptam_language=en');
    cleanup();

    const { user } = await opened();
    expect(screen.getByLabelText('Name')).toHaveValue('Ravi');
    expect(screen.getByLabelText('Mobile')).toHaveValue('+919822012345');
    await user.click(screen.getByRole('button', { name: 'Forget me here' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect([localStorage.getItem('saptam:person'), document.cookie]).toEqual([null, '']);
    cleanup();
    await opened();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });
});

describe('sent enquiries', () => {
  const network = apiDouble();
  const release = {
    id: 'r1',
    to: 'Asha Kale',
    propertyTitle: 'Flat in Besa',
    reason: 'tap',
    at: '2026-11-20',
  };

  test('shows a person without enquiries who has the number, and lets them take it back', async () => {
    network.replies('GET /api/enquiry', { enquiries: [], releases: [release] });
    network.replies('DELETE /api/number-release/r1', { message: 'Taken back' });
    render(<SentEnquiries />);
    expect(await screen.findByText('No enquiries yet')).toBeVisible();
    expect(screen.getByText('Asha Kale')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Take back/ }));
    expect(network.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
      'DELETE /api/number-release/r1',
    );
  });
});

describe('inbox keys', () => {
  const network = apiDouble();
  const ME = 'e'.repeat(24);
  const BULK = 'POST /api/admin/enquiries/bulk';
  const row = (letter: string, name: string, more: Partial<EnquiryDto> = {}) =>
    ({
      _id: letter.repeat(24),
      name,
      phone: '+919822012345',
      message: 'Is it free?',
      status: 'new',
      createdAt: '2026-11-25T10:00:00.000Z',
      notes: [],
      ...more,
    }) as unknown as EnquiryDto;
  const ROWS = [row('a', 'Asha', { assignee: 'f'.repeat(24) }), row('b', 'Bela'), row('c', 'Chitra')];

  const change = (done: number): BulkChangeDto => ({
    ...{
      id: 'd'.repeat(24),
      label: '',
      result: `${done} enquiries assigned`,
      by: 'Sunita',
      at: '2026-11-26T10:00:00.000Z',
    },
    ...{ status: 'done', handled: done, total: done, done, failed: 0, stopping: false },
  });

  const list = (more: object = {}) =>
    render(
      <EnquiryList
        rows={ROWS}
        total={212}
        staff={[{ id: ME, name: 'Sunita' }]}
        search={enquirySearchSchema.parse({})}
        now={Date.parse('2026-11-26T10:00:00.000Z')}
        me={ME}
        changes={{ undoable: [] }}
        canWork
        {...more}
      />,
    );
  const focusRow = (name: string) => act(() => screen.getByRole('link', { name }).focus());

  describe('in the list of enquiries', () => {
    test('"i" assigns the focused row, or the selected ones, to oneself', async () => {
      network.replies(BULK, change(1));
      network.replies(BULK, change(2));
      list();
      await userEvent.keyboard('i');
      expect(network.calls).toEqual([]);
      focusRow('Bela');
      await userEvent.keyboard('i');
      await waitFor(() => expect(network.calls).toHaveLength(1));
      await userEvent.click(screen.getByRole('checkbox', { name: /Asha/ }));
      await userEvent.click(screen.getByRole('checkbox', { name: /Chitra/ }));
      await userEvent.keyboard('i');
      await waitFor(() => expect(network.calls).toHaveLength(2));
      expect(network.calls.map(({ body }) => body)).toEqual([
        { action: 'assign', items: [{ id: 'b'.repeat(24), assignee: ME }] },
        { action: 'assign', items: ['a', 'c'].map((letter) => ({ id: letter.repeat(24), assignee: ME })) },
      ]);
      // finished rows are no longer selected
      expect(screen.queryByText(/chosen/)).not.toBeInTheDocument();
    });

    test('"a" opens the focused row at its reply field, and "n" the next unassigned one', async () => {
      list({ holders: { ['b'.repeat(24)]: 'Shailesh' } });
      focusRow('Bela');
      await userEvent.keyboard('a');
      await userEvent.keyboard('n');
      expect(visited).toEqual([
        expect.stringMatching(/^\/admin\/enquiries\/b{24}.*#answer$/),
        expect.stringMatching(/^\/admin\/enquiries\/c{24}.*#answer$/),
      ]);
    });

    test('selects all matches on every page for one action', async () => {
      const items = Array.from({ length: 212 }, (_, i) => ({ id: i.toString(16).padStart(24, '0') }));
      network.replies('GET /api/admin/enquiries/matching', { total: 212, items });
      network.replies(BULK, change(212));
      list();
      await userEvent.click(screen.getByRole('button', { name: 'Select all 212 matches' }));
      expect(await screen.findByText(/^212 chosen/)).toHaveTextContent('212 chosen · 212 not on this page');
      await userEvent.click(screen.getByRole('button', { name: 'Spam' }));
      await waitFor(() => expect(screen.queryByText(/chosen/)).not.toBeInTheDocument());
      expect((network.calls.at(-1)!.body as { ids: string[] }).ids).toHaveLength(212);
    });

    test('disables shortcut keys for a reader', async () => {
      list({ canWork: false });
      focusRow('Bela');
      await userEvent.keyboard('ai');
      expect([network.calls, visited]).toEqual([[], []]);
    });
  });

  describe('on an enquiry’s page', () => {
    const NEXT = `/admin/enquiries/${'b'.repeat(24)}?status=new&at=1`;
    const page = (assignee?: string) =>
      render(
        <>
          <EnquiryKeys id={'a'.repeat(24)} me={ME} assignee={assignee} next={NEXT} />
          <textarea id={ANSWER_ID} aria-label="Answer" />
        </>,
      );

    test('"i" claims it, "a" focuses the reply, and "n" opens the next one', async () => {
      network.replies(BULK, change(1));
      page();
      await userEvent.keyboard('i');
      await waitFor(() => expect(visited).toEqual(['refresh']));
      expect(network.calls[0]?.body).toEqual({
        action: 'assign',
        items: [{ id: 'a'.repeat(24), assignee: ME }],
      });
      network.replies('POST /api/admin/claims/next', { id: 'b'.repeat(24) });
      network.replies('POST /api/admin/claims/next', { id: 'c'.repeat(24) });
      await userEvent.keyboard('n');
      await waitFor(() => expect(visited).toEqual(['refresh', NEXT]));
      expect(network.calls.at(-1)?.body).toEqual({
        ...{ type: 'enquiry', after: 'a'.repeat(24), first: 'b'.repeat(24) },
      });
      await userEvent.keyboard('n');
      await waitFor(() => expect(visited.at(-1)).toBe(`/admin/enquiries/${'c'.repeat(24)}`));
      await userEvent.keyboard('a');
      expect(screen.getByLabelText('Answer')).toHaveFocus();
      // letters are text in a field
      await userEvent.keyboard('nia');
      expect(screen.getByLabelText('Answer')).toHaveValue('nia');
      expect(network.calls).toHaveLength(3);
    });

    test("hides the claim button on one's own enquiry", async () => {
      page(ME);
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      await userEvent.keyboard('i');
      expect(network.calls).toEqual([]);
    });
  });
});

describe('lead form', () => {
  const network = apiDouble();
  const ID = 'b'.repeat(24);
  const PATCH = `PATCH /api/leads/${ID}`;
  const MEERA = { id: 'd'.repeat(24), name: 'Meera' };
  const LEAD = { id: ID, __v: 2, state: 'new', members: [MEERA], notes: [] } as unknown as LeadDetailDto;
  const sent = () => network.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

  async function move(theirs: Partial<LeadDetailDto>) {
    const user = userEvent.setup();
    const view = render(<LeadForm lead={LEAD} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'contacted');
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Reached');
    const current = { ...LEAD, __v: 3, ...theirs };
    network.replies(PATCH, { error: 'Conflict', details: { current } }, 409);
    network.replies(PATCH, { ...current, __v: 4 });
    // the page refreshes while the form is being filled in
    view.rerender(<LeadForm lead={current} />);
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Reached');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return user;
  }

  test('merges a colleague’s changes elsewhere in the lead, and sends the note once', async () => {
    await move({ assignee: MEERA });
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)).toEqual({
      __v: 3,
      state: 'contacted',
      nextStep: null,
      assignee: MEERA.id,
      note: 'Reached',
    });
  });

  test('asks about a state changed on both sides', async () => {
    const user = await move({ state: 'visiting' });
    const question = await screen.findByRole('region', { name: 'Someone else changed this too' });
    expect(question).toHaveFocus();
    const [, ...rows] = within(question).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['StateContactedVisiting']);
    await user.click(within(question).getByRole('button', { name: 'Keep theirs, discard mine' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)).toMatchObject({ __v: 3, state: 'visiting', note: 'Reached' });
  });
});

describe('lead', () => {
  test('shows the reply below the question, before other channels', () => {
    const lead = {
      id: 'a'.repeat(24),
      __v: 1,
      state: 'new',
      canAnswer: true,
      sources: [],
      members: [],
      notes: [],
    };
    const asked = { key: 'a', at: '2026-11-30T10:00:00.000Z', who: 'Asha', text: 'Is it free?' };
    render(
      <LeadView
        lead={{ ...lead, enquiries: [], visits: [], createdAt: asked.at } as unknown as LeadDetailDto}
        templates={[]}
        now={0}
        others={[asked]}
        channels={<p>WhatsApp</p>}
      />,
    );
    const shown = document.body.textContent ?? '';
    const places = ['Is it free?', 'Send answer', 'WhatsApp'].map((text) => shown.lastIndexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});

describe('lead timeline', () => {
  const visit = (id: string, status: VisitStatus) => ({
    id,
    status,
    createdAt: '2026-11-26T04:00:00.000Z',
  });
  const leadWith = (...statuses: VisitStatus[]) =>
    ({
      name: 'Meera',
      enquiries: [],
      notes: [],
      visits: statuses.map((status, i) => visit(`visit${i}`, status)),
    }) as unknown as LeadDetailDto;

  test('links a visit that waits for a reply to the page for replying', () => {
    render(<LeadTimeline lead={leadWith('proposed', 'confirmed')} visitsHref="/dashboard/visits" />);
    expect(screen.getAllByText(/Meera asked for a visit/)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Reply to the visit request' })).toHaveAttribute(
      'href',
      '/dashboard/visits',
    );
  });

  test('shows no link to a reader who may not answer visits', () => {
    render(<LeadTimeline lead={leadWith('proposed')} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
