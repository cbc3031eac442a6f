import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProfileDto } from '@/lib/accounts/users/dto';
import { api } from '@/lib/platform/browser/api';
import { apiDouble } from '@/test/api-double';
import { AuthLink } from './auth-link';
import { LoginForm } from './login-form';
import { EmailPanel, SessionsPanel } from './profile/account-panel';
import { ProfileView } from './profile/profile-view';
import { RecordingPanel } from './profile/recording-panel';
import { RegisterForm } from './register-form';
import { RevealButton } from './reveal-button';
import { SignInDialog } from './sign-in-dialog';
import { VerifyEmail } from './verify-email';

describe('security panels', () => {
  const network = apiDouble();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  describe('sessions', () => {
    const SESSIONS = [
      {
        id: 'one',
        device: 'Firefox',
        ip: '10.0.0.1',
        lastSeenAt: '2026-11-01T10:00:00.000Z',
        current: true,
      },
      {
        id: 'two',
        device: 'Chrome',
        ip: '10.0.0.2',
        lastSeenAt: '2026-11-01T09:00:00.000Z',
        current: false,
      },
    ];

    test('lists other browsers with a sign-out button, and marks this one', async () => {
      network.replies('DELETE /api/user/sessions/two', { message: 'Signed out' });
      render(<SessionsPanel sessions={SESSIONS} />);
      expect(screen.getByText('This browser')).toBeInTheDocument();
      expect(screen.getAllByRole('button', { name: 'Sign out' })).toHaveLength(1);
      await press('Sign out');
      expect(screen.queryByText(/10\.0\.0\.2/)).not.toBeInTheDocument();
      expect(screen.getByText(/10\.0\.0\.1/)).toBeInTheDocument();
    });

    test('keeps a session in the list if ending it failed', async () => {
      render(<SessionsPanel sessions={SESSIONS} />);
      await press('Sign out');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'That didn’t work. Please check the connection and try again.',
      );
      expect(screen.getByText(/10\.0\.0\.2/)).toBeInTheDocument();
    });

    test('forgets the person when signing out everywhere', async () => {
      localStorage.setItem('token', 'token');
      network.replies('DELETE /api/user/sessions', {});
      render(<SessionsPanel sessions={SESSIONS} />);
      await press('Sign out everywhere');
      expect(localStorage.getItem('token')).toBeNull();
      expect(visited).toEqual(['/login']);
    });
  });

  test('switches recording off and on', async () => {
    network.replies('PUT /api/user/recording', {});
    render(<RecordingPanel records retentionDays={90} />);
    expect(screen.getByText(/for 90 days/)).toBeInTheDocument();
    await press('Don’t record what I look at');
    expect(network.calls[0]?.body).toEqual({ recordActivity: false });
    expect(screen.getByText('Recording is off')).toBeInTheDocument();
    await press('Allow recording');
    expect(network.calls[1]?.body).toEqual({ recordActivity: true });
    expect(screen.getByText('Recording is on')).toBeInTheDocument();
  });

  test('confirms an address only by a press, never by opening the link', async () => {
    window.location.hash = '#secret';
    network.replies('POST /api/user/email/verify', { message: 'Your address is confirmed' });
    render(<VerifyEmail />);
    expect(network.calls).toEqual([]);
    await press('Confirm my address');
    expect(network.calls[0]?.body).toEqual({ token: 'secret' });
    expect(screen.getByText('Your address is confirmed')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('leads a confirmed address to the dashboard, signed in where the account was opened', async () => {
    window.location.hash = '#secret';
    const user = { _id: 'u1', role: 'buyer', name: 'Asha', email: 'asha@x.example', isGuest: false };
    network.replies('POST /api/user/email/verify', { message: 'Confirmed', token: 't', user });
    render(<VerifyEmail />);
    await press('Confirm my address');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirmed');
    expect(localStorage.getItem('userId')).toBe('u1');
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/dashboard');
  });

  test('offers a new link in place of a used one', async () => {
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

  test('reveals an identity number only after a press, which the server records', async () => {
    network.replies('POST /api/user/profile/1/reveal', { value: 'ABCDE1234F' });
    render(<RevealButton userId="1" field="panNumber" />);
    await press('Reveal');
    expect(network.calls[0]?.body).toEqual({ field: 'panNumber' });
    expect(await screen.findByText('ABCDE1234F')).toBeInTheDocument();
  });
});

describe('sign in again', () => {
  const network = apiDouble();
  const SIGNED_OUT = { message: 'Please sign in to continue', code: 'unauthenticated' };
  const USER = { _id: 'u1', role: 'seller', name: 'Asha', email: 'asha@x.example', isGuest: false };
  const password = () => screen.findByLabelText('Password');

  describe('session that ends under an open form', () => {
    function open() {
      render(<SignInDialog email="asha@x.example" />);
      let outcome: unknown;
      const sent = api('/api/thing', { method: 'PUT', body: { title: 'Typed' } }).then(
        (reply) => {
          outcome = reply;
        },
        (error: Error) => {
          outcome = error.message;
        },
      );
      return { sent, outcome: () => outcome };
    }

    test('sends the call again unchanged after the same person signs in over the form', async () => {
      network.replies('PUT /api/thing', SIGNED_OUT, 401);
      network.replies('PUT /api/thing', { saved: true });
      network.replies(
        'POST /api/user/login',
        { message: 'Wrong email or password', code: 'unauthenticated' },
        401,
      );
      network.replies('POST /api/user/login', { token: 't', user: USER });
      const call = open();
      await userEvent.type(await password(), 'wrong');
      await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
      expect(await screen.findByText('Wrong email or password')).toBeVisible();
      await userEvent.clear(await password());
      await userEvent.type(await password(), 'mango-road-9');
      await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
      await act(() => call.sent);
      expect(call.outcome()).toEqual({ saved: true });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(network.calls.filter(({ path }) => path === '/api/thing').map(({ body }) => body)).toEqual([
        { title: 'Typed' },
        { title: 'Typed' },
      ]);
      expect(network.calls.at(-2)?.body).toEqual({ email: 'asha@x.example', password: 'mango-road-9' });
    });

    test('keeps the form with its message on "Not now"', async () => {
      network.replies('PUT /api/thing', SIGNED_OUT, 401);
      const call = open();
      await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
      await act(() => call.sent);
      expect(call.outcome()).toBe('Please sign in to continue');
      expect(network.calls).toHaveLength(1);
    });

    test('does not open for background reads and page views', async () => {
      network.replies('GET /api/thing', SIGNED_OUT, 401);
      network.replies('POST /api/seen', SIGNED_OUT, 401);
      render(<SignInDialog email="asha@x.example" />);
      await expect(api('/api/thing')).rejects.toThrow();
      await expect(api('/api/seen', { method: 'POST', keepalive: true })).rejects.toThrow();
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  describe('sign-up', () => {
    afterEach(() => window.history.replaceState(null, '', '/'));

    test('leads to the sign-in page with the way back, which names the mail first and asks only for the password', async () => {
      window.history.replaceState(null, '', '/register?from=%2Fproperties%2Fnew');
      network.replies('POST /api/user/register', { message: 'Account created', user: USER }, 201);
      const { unmount } = render(<RegisterForm />);
      await userEvent.type(screen.getByLabelText('Name'), 'Asha');
      await userEvent.type(screen.getByLabelText('Email'), 'asha@x.example');
      await userEvent.type(screen.getByLabelText('Password'), 'mango-road-9');
      await userEvent.type(screen.getByLabelText('Confirm password'), 'mango-road-9');
      await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
      await waitFor(() => expect(visited).toEqual(['/login?from=%2Fproperties%2Fnew']));
      unmount();

      render(<LoginForm />);
      expect(screen.getByLabelText('Email')).toHaveValue('asha@x.example');
      screen.getByRole('heading', { name: 'Open the email we sent to asha@x.example' });
      network.replies('POST /api/user/email/send', { message: 'A mail is on its way' });
      await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
      expect(await screen.findByText('A mail is on its way')).toBeInTheDocument();
      expect(window.sessionStorage).toHaveLength(0);
    });

    test.each([
      ['#abc', 'verify', 'Is this your address?', 'Confirm my address'],
      ['#undo.abc', 'undo', 'Go back to your old address?', 'Reverse the change'],
    ])(
      'shows a specific heading for a link with %s, and then for its outcome',
      async (hash, call, title, button) => {
        window.history.replaceState(null, '', `/verify-email${hash}`);
        network.replies(`POST /api/user/email/${call}`, { message: 'Please set a new password now' });
        render(<VerifyEmail />);
        expect(screen.getByRole('heading')).toHaveTextContent(title);
        await userEvent.click(screen.getByRole('button', { name: button }));
        expect(await screen.findByRole('heading', { name: 'Please set a new password now' })).toBeVisible();
        expect(screen.getAllByText('Please set a new password now')).toHaveLength(1);
      },
    );

    test('keeps the way back in links between the pages, but never to another site', () => {
      window.history.replaceState(null, '', '/login?from=%2Fproperties%2Fnew');
      const { unmount } = render(<AuthLink to="/register">Register</AuthLink>);
      expect(screen.getByRole('link')).toHaveAttribute('href', '/register?from=%2Fproperties%2Fnew');
      unmount();
      window.history.replaceState(null, '', '/login?from=https%3A%2F%2Fevil.example');
      render(<AuthLink to="/register">Register</AuthLink>);
      expect(screen.getByRole('link')).toHaveAttribute('href', '/register');
    });
  });
});

describe('profile', () => {
  const profile = {
    _id: '65f000000000000000000001',
    name: 'Asha',
    email: 'asha@x.example',
    phone: '+919822012345',
    role: 'admin',
    isVerified: true,
    aadhaarNumber: '',
    panNumber: '',
    documents: [],
    languages: [],
  } as unknown as ProfileDto;

  const numberOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent?.trim();

  test.each(['admin', 'validator', 'buyer', 'seller', 'broker'] as const)(
    'shows a %s without identity numbers N/A for both',
    (role) => {
      render(<ProfileView profile={{ ...profile, role }} editHref="/edit" />);
      expect(numberOf('Aadhaar number')).toBe('N/A');
      expect(numberOf('PAN number')).toBe('N/A');
      const isProfessional = role !== 'admin' && role !== 'validator';
      expect(screen.queryAllByText('Professional information')).toHaveLength(isProfessional ? 1 : 0);
    },
  );

  test('shows the phone number in the usual format', () => {
    render(<ProfileView profile={profile} editHref="/edit" />);
    expect(numberOf('Phone')).toBe('+91 98220 12345');
  });

  test('lists the spoken languages, or hides the row without any', () => {
    const { unmount } = render(<ProfileView profile={profile} editHref="/edit" />);
    expect(screen.queryByText('Languages you speak')).toBeNull();
    unmount();
    render(<ProfileView profile={{ ...profile, languages: ['mr', 'hi'] }} editHref="/edit" />);
    expect(numberOf('Languages you speak')).toBe('Marathi, Hindi');
  });
});
