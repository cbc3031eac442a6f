import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { LoginForm } from './login-form';

const network = apiDouble();
const PERSON = { _id: 'a'.repeat(24), role: 'buyer', name: 'Asha', email: 'asha@x.example', isGuest: false };

const fill = async (email: string, password: string) => {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  window.history.replaceState(null, '', '/');
});

test('asks for missing input in one sentence, and focuses the first empty field', async () => {
  render(<LoginForm />);
  await fill('asha@x.example', '');
  expect(screen.getAllByText('Please fill in all fields')).toHaveLength(1);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(network.calls).toEqual([]);
});

test('reveals a password on request and offers to continue as a guest', async () => {
  render(<LoginForm />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  expect(screen.getByRole('link', { name: 'Continue as Guest' })).toHaveAttribute('href', '/guestlogin');
});

test('shows the reason for a refused sign-in and allows another try', async () => {
  network.replies(
    'POST /api/user/login',
    { message: 'Wrong email or password', code: 'unauthenticated' },
    401,
  );
  render(<LoginForm />);
  await fill(' asha@x.example ', 'wrong');
  expect(network.calls[0]?.body).toEqual({ email: 'asha@x.example', password: 'wrong' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test.each([['Sign In'], ['Sign in with a passkey']])(
  'shows "%s" without cookies and sends nothing',
  async (name) => {
    Object.assign(window, { PublicKeyCredential: class {} });
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    render(<LoginForm />);
    await userEvent.type(screen.getByLabelText('Email'), 'asha@x.example');
    await userEvent.type(screen.getByLabelText('Password'), 'right');
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser blocks cookies');
    expect(network.calls).toEqual([]);
    expect(screen.getByRole('button', { name })).toBeEnabled();
  },
);

test('remembers a sign-in, stays busy, and leads to the requested page', async () => {
  window.history.replaceState(null, '', '/login?from=/dashboard/properties');
  network.replies('POST /api/user/login', { token: 'token', user: PERSON });
  render(<LoginForm />);
  await fill('asha@x.example', 'right');
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  expect({ ...localStorage }).toMatchObject({ token: 'token', userId: PERSON._id, userRole: 'buyer' });
  await screen.findByText(/Welcome back, Asha/);
  await waitFor(() => expect(visited).toEqual(['/dashboard/properties']));
});

test('asks an admin with a second factor for the code, and leads to the home page', async () => {
  network.replies(
    'POST /api/user/login',
    { message: 'Enter the code', code: 'unauthenticated', details: { secondFactor: true } },
    401,
  );
  network.replies('POST /api/user/login', { token: 'token', user: { ...PERSON, role: 'admin' } });
  render(<LoginForm />);
  await fill('asha@x.example', 'right');
  const code = await screen.findByLabelText(/^Code from your app/);
  expect(code).toHaveFocus();
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(visited).toEqual(['/']));
});

test('skips the form in a signed-in browser, and does not follow another site’s address', async () => {
  window.history.replaceState(null, '', '/login?from=//evil.example/');
  localStorage.setItem('token', 'token');
  network.replies('GET /api/user/me', { kind: 'user', user: PERSON });
  render(<LoginForm />);
  await screen.findByLabelText('Email');
  await waitFor(() => expect(visited).toEqual(['/properties']));
  expect(network.calls).toHaveLength(1);
});
