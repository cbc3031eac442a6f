import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactEditor } from '@/components/contacts/contact-editor';
import { RateForm } from '@/components/costs/rate-form';
import { EnquiryAnswer } from '@/components/enquiries/inbox/enquiry-answer';
import { EnquiryChange } from '@/components/enquiries/inbox/enquiry-editor';
import type { EnquiryDto } from '@/lib/enquiries/inbox/dto';
import { apiDouble } from '@/test/api-double';
import { CommandPalette } from './command-palette';
import { TaskList } from './task-list';

describe('admin forms', () => {
  const network = apiDouble();
  const ID = 'a'.repeat(24);
  const field = (label: RegExp | string) => screen.getByLabelText(label);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  describe('contact form', () => {
    test('validates in the browser with the API’s rules, and focuses an invalid field', async () => {
      render(<ContactEditor staff={[]} />);
      await userEvent.type(field(/^Mobile/), 'x');
      await press('Save contact');
      expect(field('First name')).toHaveAccessibleDescription('Please enter a first name');
      expect(field('First name')).toHaveFocus();
      expect(field(/^Mobile/)).toBeInvalid();
      expect(network.calls).toEqual([]);
    });

    test('adds a contact without its empty fields and opens it', async () => {
      network.replies('POST /api/admin/contacts', { _id: ID });
      render(<ContactEditor staff={[]} start={{ organization: 'Zebra Traders' }} />);
      await userEvent.type(field('First name'), 'Yamini');
      await press('Save contact');
      expect(network.calls[0]?.body).toEqual({
        firstName: 'Yamini',
        lastName: '',
        organization: 'Zebra Traders',
        owner: '',
      });
      expect(visited).toEqual([`/admin/contacts/${ID}`]);
    });

    test('saves based on the version that it read, and keeps typed text when it shows a conflict', async () => {
      const message = 'Someone changed this in the meantime. Please reload and try again';
      network.replies(`PUT /api/contact/${ID}`, { message, code: 'conflict' }, 409);
      render(
        <ContactEditor
          staff={[]}
          contact={{
            _id: ID,
            firstName: 'Yamini',
            lastName: '',
            birthday: '1984-11-21T00:00:00.000Z',
            __v: 7,
          }}
        />,
      );
      expect(field(/^Birthday/)).toHaveValue('21 Nov 1984');
      await userEvent.type(field(/^Notes/), 'Calls back');
      await press('Save contact');
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(network.calls[0]?.body).toMatchObject({ __v: 7, birthday: '1984-11-21', notes: 'Calls back' });
      expect(field(/^Notes/)).toHaveValue('Calls back');
    });
  });

  describe('rate form', () => {
    const RATE = { key: 'gst', group: 'gst', label: 'GST' } as Parameters<
      typeof RateForm
    >[0]['rates'][number];

    test('does not read an empty percentage as 0', async () => {
      render(<RateForm rates={[RATE]} />);
      await press('Add rate');
      expect(field(/^Number/)).toHaveAccessibleDescription(
        expect.stringContaining('Please enter a number, or text for a text rule'),
      );
      expect(field('Valid from')).toBeInvalid();
      expect(field('Source')).toHaveAccessibleDescription(expect.stringContaining('Please enter the source'));
    });

    test('adds a rate, clears itself and shows it in the table', async () => {
      network.replies('POST /api/admin/rates', { message: 'Rate added' });
      render(<RateForm rates={[RATE, { ...RATE, key: 'stamp', label: 'Stamp duty' }]} />);
      await userEvent.selectOptions(field('Rate'), 'stamp');
      await userEvent.type(field(/^Number/), '7.9');
      await userEvent.type(field('Valid from'), '2031-04-01');
      await userEvent.type(field('Source'), 'A notification');
      await press('Add rate');
      expect(await screen.findByText('Rate added')).toBeInTheDocument();
      expect(network.calls[0]?.body).toEqual({
        key: 'stamp',
        figure: 7.9,
        from: '2031-04-01',
        source: 'A notification',
        doubt: '',
      });
      expect(field(/^Number/)).toHaveValue('');
      expect(visited).toEqual(['refresh']);
    });
  });

  describe('enquiry forms', () => {
    const ENQUIRY: EnquiryDto = {
      _id: ID,
      name: 'Asha',
      email: 'asha@x.example',
      phone: '9822012345',
      message: 'Is it free?',
      status: 'new',
      createdAt: '2026-11-01T00:00:00.000Z',
      notes: [],
      at: `1_${ID}`,
    };
    const staff = [{ id: 'b'.repeat(24), name: 'Ravi' }];
    const fields = { name: 'Asha', title: '', price: '', link: '', agent: 'Ravi' };
    const path = `/api/admin/enquiries/${ID}`;

    test('requires text for a reply, and clears it after sending', async () => {
      network.replies(`POST ${path}/reply`, { message: 'Sent' });
      render(<EnquiryAnswer enquiry={ENQUIRY} templates={[]} fields={fields} />);
      await press('Send answer');
      expect(field(/by email/)).toHaveAccessibleDescription('Please write an answer');
      await userEvent.type(field(/by email/), 'Yes.');
      await press('Send answer');
      expect(await screen.findByText('Sent')).toBeInTheDocument();
      expect(field(/by email/)).toHaveValue('');
      expect(visited).toEqual(['refresh']);
    });

    test('shows a colleague’s earlier reply, and sends its own only when confirmed', async () => {
      const earlier = {
        by: 'Shailesh',
        at: new Date().toISOString(),
        text: 'Yes. Saturday 11?',
        answers: 1,
      };
      const message = 'Shailesh replied to this 5 seconds ago';
      network.replies(`POST ${path}/reply`, { message, code: 'conflict', details: { earlier } }, 409);
      network.replies(`POST ${path}/reply`, { message: 'Sent' });
      render(<EnquiryAnswer enquiry={ENQUIRY} templates={[]} fields={fields} />);
      await userEvent.type(field(/by email/), 'No.');
      await press('Send answer');
      expect(await screen.findByText(/^Shailesh replied to this \d+ seconds? ago$/)).toBeInTheDocument();
      expect(screen.getByText('Shailesh wrote: Yes. Saturday 11?')).toBeInTheDocument();
      expect(field(/by email/)).toHaveValue('No.');
      await press('Send mine as well');
      expect(await screen.findByText('Sent')).toBeInTheDocument();
      expect(network.calls.map(({ body }) => body)).toEqual([
        { text: 'No.', seen: 0 },
        { text: 'No.', seen: 1 },
      ]);
    });

    test('disables replies by email without an address', () => {
      render(<EnquiryAnswer enquiry={{ ...ENQUIRY, email: '' }} templates={[]} fields={fields} />);
      expect(
        screen.getByText('Asha left no email address. Please call or write on WhatsApp.'),
      ).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
    });

    test('saves status, owner and note together, and clears the note', async () => {
      network.replies(`PUT ${path}`, {});
      const { rerender } = render(<EnquiryChange enquiry={ENQUIRY} staff={staff} />);
      await userEvent.selectOptions(field('Status'), 'contacted');
      await userEvent.selectOptions(field('Assigned to'), 'Ravi');
      await userEvent.type(field(/^Note/), 'Mother comes along');
      await press('Save');
      expect(await screen.findByText('Saved')).toBeInTheDocument();
      expect(network.calls[0]?.body).toEqual({
        status: 'contacted',
        assignee: 'b'.repeat(24),
        nextAt: null,
        note: 'Mother comes along',
      });
      expect(field(/^Note/)).toHaveValue('');
      expect(within(field('Assigned to')).getByRole('option', { name: 'Ravi' })).toHaveProperty(
        'selected',
        true,
      );
      // an email reply changes the state too
      rerender(<EnquiryChange enquiry={{ ...ENQUIRY, status: 'negotiating' }} staff={staff} />);
      expect(field('Status')).toHaveValue('negotiating');
    });
  });
});

describe('command palette', () => {
  const network = apiDouble();
  const searchOf = (text: string) => `GET /api/admin/search?q=${text}`;
  const USERS = {
    groups: [
      {
        label: 'Users',
        items: [
          { title: 'Asha Rao', note: 'asha@x.example', href: '/admin/users/1' },
          { title: 'Asha Kale', note: 'kale@x.example', href: '/admin/users/2' },
        ],
      },
    ],
  };
  const field = () => screen.getByRole('combobox', { name: 'Page, listing code, name, phone or email' });
  const last = () => screen.getAllByRole('option').at(-1)?.textContent;
  const selected = () => screen.queryByRole('option', { selected: true })?.textContent;

  async function open() {
    render(<CommandPalette />);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(field()).toHaveFocus();
  }

  test('opens with Ctrl-K and the admin area’s pages, of which Enter opens the first', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Go to' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Pages' })).toBeInTheDocument();
    expect(selected()).toMatch(/^Dashboard/);
    await userEvent.keyboard('{Enter}');
    expect(visited).toEqual(['/admin/admindashboard']);
  });

  test('moves through the list with arrow keys, Home and End, and keeps the focus in the field', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(selected()).toMatch(/^Enquiries/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected()).toBe(last());
    await userEvent.keyboard('{ArrowDown}');
    expect(selected()).toMatch(/^Dashboard/);
    await userEvent.keyboard('{End}');
    expect(selected()).toBe(last());
    await userEvent.keyboard('{Home}');
    expect(selected()).toMatch(/^Dashboard/);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).getAttribute('id'),
    );
  });

  test('finds typed text among the pages at once, and on the server after a pause', async () => {
    let reply = (_: typeof USERS) => {};
    network.replies(
      searchOf('asha'),
      new Promise((resolve) => {
        reply = resolve;
      }),
    );
    await open();
    // pasted, because typing on a busy machine may be slower than the debounce
    await userEvent.paste('asha');
    expect(screen.getByRole('status')).toHaveTextContent('Searching...');
    reply(USERS);
    expect(await screen.findByRole('group', { name: 'Users' })).toBeInTheDocument();
    expect(network.calls.map(({ path }) => path)).toEqual(['/api/admin/search?q=asha']);
    expect(selected()).toMatch(/^Asha Rao/);
    expect(screen.getByRole('status')).toHaveTextContent('');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(visited).toEqual(['/admin/users/2']);
  });

  test('does not open a result of earlier text with Enter', async () => {
    network.replies(searchOf('asha'), USERS);
    network.replies(searchOf('asha%20x'), { groups: [] });
    await open();
    await userEvent.type(field(), 'asha');
    await screen.findByRole('group', { name: 'Users' });
    await userEvent.type(field(), ' x{Enter}');
    expect(visited).toEqual([]);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'));
  });

  test('reports a failed search and keeps the pages', async () => {
    network.replies(searchOf('rates'), { message: 'The service is not available', code: 'unavailable' }, 503);
    await open();
    await userEvent.type(field(), 'rates');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The service is not available'));
    expect(selected()).toBe(last());
  });

  test('sends no request for a single letter', async () => {
    await open();
    await userEvent.type(field(), 'q');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(network.calls).toEqual([]);
  });

  test('does not open over another dialog, and closes with a click beside it', async () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    render(<CommandPalette />);
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Go to' })).not.toBeInTheDocument();
    other.remove();
    await userEvent.click(screen.getByRole('button', { name: /^Go to/ }));
    await userEvent.click(screen.getByRole('dialog', { name: 'Go to' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  describe('commands', () => {
    const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
    /** Shows the list without results from the server. */
    const typed = async (text: string) => {
      network.replies(searchOf(encodeURIComponent(text)), { groups: [] });
      await userEvent.type(field(), text);
    };

    test('leads with “new task” to the task form, and with “go to places” to the places', async () => {
      await open();
      await typed('new task');
      expect(screen.getByRole('group', { name: 'Commands' })).toBeInTheDocument();
      expect(selected()).toMatch(/^New task/);
      await userEvent.keyboard('{Enter}');
      expect(visited).toEqual(['/admin/tasks#new-task']);
      await userEvent.clear(field());
      await typed('go to places');
      expect(selected()).toMatch(/^Places/);
    });

    test('presses the open page’s button for “approve”, before offering other pages', async () => {
      const pressed = jest.fn();
      render(
        <button type="button" data-command="Approve this listing" onClick={pressed}>
          Approve
        </button>,
      );
      await open();
      await typed('approve');
      expect(options().slice(0, 2)).toEqual(['Approve this listing', 'Approve listingsCommand']);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(visited).toEqual([]);
    });

    test('finds a command by its English words on a translated page', async () => {
      render(
        <button type="button" data-command="ही जाहिरात मंजूर करा" data-english="Approve this listing">
          मंजूर
        </button>,
      );
      await open();
      await typed('approve');
      expect(options()[0]).toBe('ही जाहिरात मंजूर करा');
    });

    test('links a shortened group to its list', async () => {
      const [group] = USERS.groups;
      network.replies(searchOf('asha'), { groups: [{ ...group, more: '/admin/users?search=asha' }] });
      await open();
      await userEvent.type(field(), 'asha');
      expect(await screen.findByRole('option', { name: /^All results/ })).toHaveAttribute(
        'href',
        '/admin/users?search=asha',
      );
    });
  });
});

describe('task list', () => {
  const network = apiDouble();
  const [ID, ASHA] = ['65f000000000000000000001', '65f000000000000000000002'];
  const PATH = `PATCH /api/admin/tasks/${ID}`;
  const [FIRST, SECOND] = ['2026-11-26T10:00:00.000Z', '2026-11-26T10:05:00.000Z'];
  const task = { id: ID, text: 'Call Meera', day: '2026-11-26', seen: FIRST };
  const stored = { text: 'Call Meera', day: '2026-11-27', time: '', assignee: '', isDone: false };
  const refused = (now: object) => ({
    ...{ message: 'Sunita moved this 5 seconds ago', code: 'conflict' },
    details: { earlier: { by: 'Sunita', seen: SECOND, stored: { ...stored, ...now } } },
  });
  const show = () =>
    render(<TaskList title="Today" tasks={[task]} canWork staff={[{ id: ASHA, name: 'Asha Rao' }]} />);

  test('reassigns a task that a colleague has moved without a question', async () => {
    network.replies(PATH, refused({}), 409);
    network.replies(PATH, { ...task, day: '2026-11-27', seen: SECOND });
    show();
    await userEvent.selectOptions(screen.getByLabelText(/^Assign to someone/), ASHA);
    await waitFor(() => expect(network.calls).toHaveLength(2));
    expect(network.calls.map(({ body }) => body)).toEqual([
      { assignee: ASHA, seen: FIRST },
      { assignee: ASHA, seen: SECOND },
    ]);
    expect(screen.queryByText(/Sunita moved this/)).toBeNull();
  });

  test('asks about a task that a colleague has reassigned', async () => {
    network.replies(PATH, refused({ assignee: 'c'.repeat(24) }), 409);
    show();
    await userEvent.selectOptions(screen.getByLabelText(/^Assign to someone/), ASHA);
    expect(await screen.findByText(/Sunita moved this/)).toBeVisible();
    expect(network.calls).toHaveLength(1);
  });
});
