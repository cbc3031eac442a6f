import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { ContactForm } from './contact-form';
import EnquirySheet from './enquiry-sheet';

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

  test('names each field that is missing', async () => {
    render(<ContactForm whatsapp="917120000000" lines={{}} />);
    await send();
    for (const label of ['Name', 'Phone', 'Message'])
      expect(field(label)).toHaveAccessibleDescription(`${label} is required`);
    expect(field('Name')).toHaveFocus();
  });

  test('sends what the address says it is about, and opens the chat', async () => {
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

  test('a second try after a lost reply has the same key, so that one enquiry arrives', async () => {
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

  test('what was typed around a chip stays when it is pressed again', async () => {
    network.replies(ME, { kind: 'anonymous' });
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(screen.getByRole('button', { name: 'Price' })).toHaveAttribute('aria-pressed', 'true');
    await user.type(message(), ' From May on.');
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(message()).toHaveValue('I am interested in 3 BHK in Dharampeth. From May on.');
  });

  test('a name and a mobile number are sent, without an e-mail address; a failure leaves what was typed', async () => {
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

  test('the next form is filled in by this browser, until one press makes it forget', async () => {
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
