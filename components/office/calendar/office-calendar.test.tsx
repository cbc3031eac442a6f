import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactFacts, ContactWays } from '@/components/contacts/contact-facts';
import { ContactThread } from '@/components/office/contact-history/contact-thread';
import type { ContactDto } from '@/lib/contacts/dto';
import type { OfficeItem } from '@/lib/office/calendar/dto';
import type { ThreadItemDto } from '@/lib/office/contact-thread/dto';
import { daysOf } from '@/lib/visits/calendar/rules';
import { apiDouble } from '@/test/api-double';
import { OfficeCalendar } from './office-calendar';

describe('calendar', () => {
  const network = apiDouble();
  const DAY = '2031-05-14';
  const SEEN = '2031-05-01T10:00:00.000Z';
  const STAFF = [
    { id: 'a'.repeat(24), name: 'Asha' },
    { id: 'b'.repeat(24), name: 'Ravi' },
  ];
  const TASK: OfficeItem = {
    id: 'task-1',
    kind: 'task',
    day: DAY,
    time: '10:30',
    title: 'Call the bank',
    who: STAFF[0]!,
    move: { by: 'task', id: '1', seen: SEEN },
  };
  const VISIT: OfficeItem = {
    id: 'visit-2',
    kind: 'visit',
    day: DAY,
    time: '11:00',
    title: 'A flat, Meera',
    visitor: 'Meera',
    move: { by: 'visit', id: '2', seen: 3 },
  };

  function show(items: OfficeItem[], { view = 'week' as const, canWork = true } = {}) {
    render(
      <OfficeCalendar
        {...{ view, day: DAY, items, canWork }}
        today={DAY}
        days={daysOf(view, DAY)}
        people={[]}
        staff={STAFF}
        filters={{}}
      />,
    );
  }
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const typed = (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.blur(screen.getByLabelText(label));
  };

  test('shows a week’s days in order, with entries, kind and person in words', () => {
    show([TASK, VISIT]);
    const days = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(days[0]).toBe('Mon 12 May');
    expect(days).toHaveLength(7);
    const day = within(screen.getByRole('region', { name: 'Wed 14 May' }));
    const lines = day.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Tasks: 10:30 am Call the bankAsha', 'Agency visits: 11 am A flat, Meera']);
  });

  test('moves a task by the form to another day, time and person, based on the shown state', async () => {
    network.replies('PATCH /api/admin/tasks/1', { id: '1', seen: '2031-05-02T10:00:00.000Z' });
    show([TASK]);
    await press('Move Call the bank');
    typed('Day', '16 May 2031');
    typed('Time (optional)', '4.30 pm');
    await userEvent.selectOptions(screen.getByLabelText('For'), 'Ravi');
    await press('Move');
    await waitFor(() => expect(network.calls).toHaveLength(1));
    expect(network.calls[0]?.body).toEqual({
      day: '2031-05-16',
      time: '16:30',
      assignee: STAFF[1]?.id,
      seen: SEEN,
    });
    const there = screen.getByRole('region', { name: 'Fri 16 May' });
    await waitFor(() => expect(within(there).getByText('Call the bank')).toBeInTheDocument());
  });

  describe('keyboard', () => {
    const KEYS = { Space: ' ', ArrowRight: 'ArrowRight', ArrowDown: 'ArrowDown', Escape: 'Escape' };
    /** Presses one key at a time, because the library starts listening in the next turn. */
    const key = async (code: keyof typeof KEYS) => {
      await act(async () => {
        fireEvent.keyDown(document.activeElement ?? document.body, { code, key: KEYS[code] });
        await new Promise((resolve) => setTimeout(resolve));
      });
    };
    const box = { width: 90, height: 30, top: 0, left: 0, bottom: 30, right: 90, x: 0, y: 0 };
    beforeEach(() => {
      // jsdom has no layout, and elements without a height count as hidden
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
    });
    afterEach(() => jest.restoreAllMocks());

    test('picks an entry up, moves it by days and hours, and drops it', async () => {
      network.replies('PATCH /api/admin/tasks/1', { id: '1', seen: 'later' });
      show([TASK]);
      screen.getByRole('button', { name: 'Move Call the bank' }).focus();
      for (const code of ['Space', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Space'] as const) await key(code);
      await waitFor(() => expect(network.calls).toHaveLength(1));
      expect(network.calls[0]?.body).toEqual({ day: '2031-05-15', time: '12:00', seen: SEEN });
    });

    test('puts an entry back with Escape', async () => {
      show([TASK]);
      screen.getByRole('button', { name: 'Move Call the bank' }).focus();
      for (const code of ['Space', 'ArrowRight', 'Escape'] as const) await key(code);
      expect(network.calls).toEqual([]);
      const there = screen.getByRole('region', { name: 'Wed 14 May' });
      expect(within(there).getByText('Call the bank')).toBeInTheDocument();
    });
  });

  test('puts an entry back that a colleague moved first, names them, and offers a choice', async () => {
    const earlier = { by: 'Sunita', at: SEEN, seen: 'newer' };
    const message = 'Sunita finished this 5 seconds ago';
    network.replies('PATCH /api/admin/tasks/1', { message, code: 'conflict', details: { earlier } }, 409);
    show([TASK]);
    await press('Move Call the bank');
    typed('Day', '16 May 2031');
    await press('Move');
    expect(await screen.findByRole('alert')).toHaveTextContent(`${message}. Yours was not saved.`);
    expect(
      within(screen.getByRole('region', { name: 'Wed 14 May' })).getByText('Call the bank'),
    ).toBeInTheDocument();
    network.replies('PATCH /api/admin/tasks/1', { id: '1', seen: 'later' });
    await press('Move anyway');
    await waitFor(() => expect(network.calls).toHaveLength(2));
    expect(network.calls[1]?.body).toMatchObject({ seen: 'newer', day: '2031-05-16' });
  });

  test('offers a visit’s visitor another free time with a message', async () => {
    const times = ['2031-05-14T08:30:00.000Z', '2031-05-15T05:30:00.000Z'];
    network.replies('GET /api/visits/2/answer', { times, start: null, offered: null, seen: 3 });
    network.replies('POST /api/visits/2/answer', undefined, 204);
    show([VISIT]);
    await press('Move A flat, Meera');
    const time = await screen.findByLabelText('Time');
    expect(screen.getByText(/until Meera accepts\. We’ll email them/)).toBeInTheDocument();
    expect(time).toHaveDisplayValue('Wed 14 May, 2 pm');
    await userEvent.selectOptions(time, 'Thu 15 May, 11 am');
    await userEvent.type(screen.getByLabelText('Reason (optional)'), 'The owner is away');
    await press('Offer');
    await waitFor(() => expect(network.calls).toHaveLength(2));
    expect(network.calls[1]?.body).toEqual({
      action: 'move',
      start: times[1],
      word: 'The owner is away',
      seen: 3,
    });
    // it stays until the offer is accepted
    const there = screen.getByRole('region', { name: 'Wed 14 May' });
    expect(within(there).getByText('A flat, Meera')).toBeInTheDocument();
  });

  test('has no handles for a reader', async () => {
    show([TASK, VISIT], { canWork: false });
    await act(async () => undefined);
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  });
});

describe('contact history', () => {
  const ID = 'a'.repeat(24);
  const note: ThreadItemDto = {
    id: 'b'.repeat(24),
    kind: 'note',
    at: '2026-11-23T18:29:59.999Z',
    isDay: true,
    title: 'Noted',
    text: 'Loan approved',
    by: 'Sunita',
  };
  const enquiry = (n: number): ThreadItemDto => ({
    id: `e${n}`,
    kind: 'enquiry',
    at: '2026-11-20T06:00:00.000Z',
    title: `Asked about ${n}`,
    text: 'Is it free?',
    href: `/admin/enquiries/${n}`,
  });

  describe('contact thread', () => {
    test('shows a note with day, author and removal, and an enquiry with its page', () => {
      render(<ContactThread contact={ID} thread={[note, enquiry(1)]} today="2026-11-26" canChange />);
      const [first, second] = within(screen.getByRole('list', { name: 'Thread' })).getAllByRole('listitem');
      expect(first).toHaveTextContent('23 Nov 2026, Sunita');
      expect(within(first!).getByRole('button', { name: 'Remove the note from 23 Nov 2026' })).toBeVisible();
      expect(within(second!).getByRole('link', { name: 'Asked about 1' })).toHaveAttribute(
        'href',
        '/admin/enquiries/1',
      );
      expect(screen.getByRole('form', { name: 'New note' })).toBeInTheDocument();
    });

    test('hides changes from a reader, and folds older entries', () => {
      const thread = [note, ...Array.from({ length: 24 }, (_, i) => enquiry(i))];
      render(<ContactThread contact={ID} thread={thread} today="2026-11-26" canChange={false} />);
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(screen.getByText('5 older').closest('details')).not.toHaveAttribute('open');
    });
  });

  const contact = (more: Partial<ContactDto>): ContactDto => ({
    _id: ID,
    __v: 0,
    firstName: 'Asha',
    lastName: 'Rao',
    ...more,
  });

  test.each<[Partial<ContactDto>, Record<string, string>]>([
    [
      { mobilePhone: '98220 12345', emailAddress: 'a@x.example' },
      { Call: 'tel:+919822012345', WhatsApp: 'https://wa.me/919822012345?text=', Mail: 'mailto:a@x.example' },
    ],
    // landlines can only be called
    [{ homePhone: '0712 255 1234' }, { Call: 'tel:+917122551234' }],
    [
      { otherPhones: '0712 255, 98220 12345' },
      { Call: 'tel:+919822012345', WhatsApp: 'https://wa.me/919822012345?text=' },
    ],
    [{ otherEmails: 'b@x.example' }, { Mail: 'mailto:b@x.example' }],
    [{}, {}],
  ])('reaches %j by %j', (more, ways) => {
    render(<ContactWays contact={contact(more)} />);
    const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(Object.fromEntries(links)).toEqual(ways);
  });

  test('shows N/A for blank facts of a contact', () => {
    render(<ContactFacts contact={contact({ gender: 'Female' })} />);
    expect(screen.getByText('Birthday').nextSibling).toHaveTextContent('N/A');
    expect(screen.getByText('Gender').nextSibling).toHaveTextContent('Female');
  });
});
