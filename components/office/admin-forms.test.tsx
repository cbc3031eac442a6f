import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactEditor } from '@/components/contacts/contact-editor';
import { RateForm } from '@/components/costs/rate-form';
import { EnquiryAnswer } from '@/components/enquiries/inbox/enquiry-answer';
import { EnquiryChange } from '@/components/enquiries/inbox/enquiry-editor';
import type { EnquiryDto } from '@/lib/enquiries/inbox/dto';
import { apiDouble } from '@/test/api-double';

const network = apiDouble();
const ID = 'a'.repeat(24);
const field = (label: RegExp | string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the contact form', () => {
  test('checks in the browser with the rules of the API, and puts the cursor where something is wrong', async () => {
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

  test('saves the version that it read; a conflict is shown and nothing typed is lost', async () => {
    const message = 'Somebody changed this in the meantime. Please reload and try again';
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

describe('the rate form', () => {
  const RATE = { key: 'gst', label: 'GST' } as Parameters<typeof RateForm>[0]['rates'][number];

  test('an empty percentage is not 0', async () => {
    render(<RateForm rates={[RATE]} />);
    await press('Add rate');
    expect(field('Percent')).toHaveAccessibleDescription(
      'Please enter a percentage, or the rupees of a fixed charge',
    );
    expect(field('Valid from')).toBeInvalid();
    expect(field('Source')).toHaveAccessibleDescription(expect.stringContaining('Please name the source'));
  });

  test('adds a rate, empties itself and shows it in the table', async () => {
    network.replies('POST /api/admin/rates', { message: 'Rate added' });
    render(<RateForm rates={[RATE, { ...RATE, key: 'stamp', label: 'Stamp duty' }]} />);
    await userEvent.selectOptions(field('Rate'), 'stamp');
    await userEvent.type(field('Percent'), '7.9');
    await userEvent.type(field('Valid from'), '2031-04-01');
    await userEvent.type(field('Source'), 'A notification');
    await press('Add rate');
    expect(await screen.findByText('Rate added')).toBeInTheDocument();
    expect(network.calls[0]?.body).toEqual({
      key: 'stamp',
      percent: 7.9,
      from: '2031-04-01',
      source: 'A notification',
    });
    expect(field('Percent')).toHaveValue('');
    expect(visited).toEqual(['refresh']);
  });
});

describe('the enquiry forms', () => {
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

  test('an answer needs a text, and is empty again when it was sent', async () => {
    network.replies(`POST ${path}/reply`, { message: 'Sent' });
    render(<EnquiryAnswer enquiry={ENQUIRY} templates={[]} fields={fields} />);
    await press('Send answer');
    expect(field(/by mail/)).toHaveAccessibleDescription('Please write an answer');
    await userEvent.type(field(/by mail/), 'Yes.');
    await press('Send answer');
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(field(/by mail/)).toHaveValue('');
    expect(visited).toEqual(['refresh']);
  });

  test('an answer that somebody else was quicker with shows theirs, and is sent as well only when wanted', async () => {
    const earlier = { by: 'Shailesh', at: '2026-11-25T10:00:00.000Z', text: 'Yes. Saturday 11?', answers: 1 };
    const message = 'Shailesh answered this 5 seconds ago';
    network.replies(`POST ${path}/reply`, { message, code: 'conflict', details: { earlier } }, 409);
    network.replies(`POST ${path}/reply`, { message: 'Sent' });
    render(<EnquiryAnswer enquiry={ENQUIRY} templates={[]} fields={fields} />);
    await userEvent.type(field(/by mail/), 'No.');
    await press('Send answer');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('Shailesh wrote: Yes. Saturday 11?')).toBeInTheDocument();
    expect(field(/by mail/)).toHaveValue('No.');
    await press('Send mine as well');
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(network.calls.map(({ body }) => body)).toEqual([
      { text: 'No.', seen: 0 },
      { text: 'No.', seen: 1 },
    ]);
  });

  test('somebody without an e-mail address cannot be answered by mail', () => {
    render(<EnquiryAnswer enquiry={{ ...ENQUIRY, email: '' }} templates={[]} fields={fields} />);
    expect(
      screen.getByText('Asha left no e-mail address: please call, or write on WhatsApp.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
  });

  test('status, owner and note are saved together; the note is empty again', async () => {
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
    // an answer by mail changes the state too
    rerender(<EnquiryChange enquiry={{ ...ENQUIRY, status: 'negotiating' }} staff={staff} />);
    expect(field('Status')).toHaveValue('negotiating');
  });
});
