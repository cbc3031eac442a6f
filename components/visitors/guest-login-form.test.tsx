import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { GuestLoginForm } from './guest-login-form';

const network = apiDouble();
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Continue as Guest' }));

test('a guest enters without a name and is recorded', async () => {
  network.replies('POST /api/guest/login', { guestID: 'G-123456' });
  render(<GuestLoginForm retentionDays={90} />);
  await enter();
  expect(network.calls[0]?.body).toEqual({ name: '', recordActivity: true });
  expect(localStorage.getItem('guestID')).toBe('G-123456');
  expect(visited).toEqual(['/properties']);
});

test('a guest may refuse to be recorded', async () => {
  network.replies('POST /api/guest/login', { guestID: 'G-123456' });
  render(<GuestLoginForm retentionDays={90} />);
  await userEvent.type(screen.getByPlaceholderText('Enter name (optional)'), 'Visitor');
  await userEvent.click(screen.getByLabelText('Do not record what I look at'));
  await enter();
  expect(network.calls[0]?.body).toEqual({ name: 'Visitor', recordActivity: false });
});

test('a reply without an id is a failure, which is not remembered', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  network.replies('POST /api/guest/login', {});
  render(<GuestLoginForm retentionDays={90} />);
  await enter();
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  expect(localStorage.getItem('guestID')).toBeNull();
  expect(visited).toEqual([]);
  warn.mockRestore();
});
