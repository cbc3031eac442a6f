import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import EnquirySheet from './enquiry-sheet';

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
