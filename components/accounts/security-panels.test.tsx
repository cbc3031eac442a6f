import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { EmailPanel } from './profile/email-panel';
import { RecordingPanel } from './profile/recording-panel';
import { SessionsPanel } from './profile/sessions-panel';
import { RevealButton } from './reveal-button';
import { VerifyEmail } from './verify-email';

const network = apiDouble();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('sessions', () => {
  const SESSIONS = [
    { id: 'one', device: 'Firefox', ip: '10.0.0.1', lastSeenAt: '2026-11-01T10:00:00.000Z', current: true },
    { id: 'two', device: 'Chrome', ip: '10.0.0.2', lastSeenAt: '2026-11-01T09:00:00.000Z', current: false },
  ];

  test('another browser can be signed out, this one is marked', async () => {
    network.replies('DELETE /api/user/sessions/two', { message: 'Signed out' });
    render(<SessionsPanel sessions={SESSIONS} />);
    expect(screen.getByText('This browser')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Sign out' })).toHaveLength(1);
    await press('Sign out');
    expect(screen.queryByText(/10\.0\.0\.2/)).not.toBeInTheDocument();
    expect(screen.getByText(/10\.0\.0\.1/)).toBeInTheDocument();
  });

  test('a session that could not be ended stays in the list', async () => {
    render(<SessionsPanel sessions={SESSIONS} />);
    await press('Sign out');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That did not work. Please check the connection and try again.',
    );
    expect(screen.getByText(/10\.0\.0\.2/)).toBeInTheDocument();
  });

  test('signing out everywhere forgets who this browser is', async () => {
    localStorage.setItem('token', 'token');
    network.replies('DELETE /api/user/sessions', {});
    render(<SessionsPanel sessions={SESSIONS} />);
    await press('Sign out everywhere');
    expect(localStorage.getItem('token')).toBeNull();
    expect(visited).toEqual(['/login']);
  });
});

test('recording is switched off, and on again', async () => {
  network.replies('PUT /api/user/recording', {});
  render(<RecordingPanel records retentionDays={90} />);
  expect(screen.getByText(/for 90 days/)).toBeInTheDocument();
  await press('Do not record what I look at');
  expect(network.calls[0]?.body).toEqual({ recordActivity: false });
  expect(screen.getByText('Nothing is recorded any more')).toBeInTheDocument();
  await press('Allow recording');
  expect(network.calls[1]?.body).toEqual({ recordActivity: true });
  expect(screen.getByText('Recording is on')).toBeInTheDocument();
});

test('an address is confirmed by a press, never by opening the link', async () => {
  window.location.hash = '#secret';
  network.replies('POST /api/user/email/verify', { message: 'Your address is confirmed' });
  render(<VerifyEmail />);
  expect(network.calls).toEqual([]);
  await press('Confirm my address');
  expect(network.calls[0]?.body).toEqual({ token: 'secret' });
  expect(screen.getByText('Your address is confirmed')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a used link can be asked for again', async () => {
  network.replies('POST /api/user/email/verify', { message: 'This link is too old', code: 'gone' }, 410);
  network.replies('POST /api/user/email/send', { message: 'We sent you a link' });
  render(
    <>
      <VerifyEmail />
      <EmailPanel email="asha@x.example" />
    </>,
  );
  await press('Confirm my address');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is too old');
  await press('Send me a link');
  expect(await screen.findByText('We sent you a link')).toBeInTheDocument();
});

test('an identity number is shown in full only after a press, which the server records', async () => {
  network.replies('POST /api/user/profile/1/reveal', { value: 'ABCDE1234F' });
  render(<RevealButton userId="1" field="panNumber" />);
  await press('Reveal');
  expect(network.calls[0]?.body).toEqual({ field: 'panNumber' });
  expect(await screen.findByText('ABCDE1234F')).toBeInTheDocument();
});
