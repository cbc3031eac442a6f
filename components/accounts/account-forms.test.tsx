import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoleForm } from '@/components/office/users/role-form';
import type { ProfileDto } from '@/lib/accounts/users/dto';
import { apiDouble } from '@/test/api-double';
import { AccountPanel, ChangePasswordForm } from './profile/account-panel';
import { DocumentsPanel } from './profile/documents-panel';
import { ProfileEditForm } from './profile/profile-edit-form';
import { RegisterForm } from './register-form';
import { ResetPasswordForm } from './reset-password-form';

const network = apiDouble();
const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ID = 'a'.repeat(24);

describe('sign-up', () => {
  const fill = async (password: string, repeated: string) => {
    await userEvent.type(field('Name'), 'Asha');
    await userEvent.type(field('Email'), 'asha@x.example');
    await userEvent.type(field('Password'), password);
    await userEvent.type(field('Confirm password'), repeated);
  };

  test('shows all errors at once', async () => {
    render(<RegisterForm />);
    await fill('12345', '54321');
    await press('Create account');
    await waitFor(() =>
      expect(field('Password')).toHaveAccessibleDescription(
        expect.stringContaining('Password must be at least 6 characters'),
      ),
    );
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    expect(network.calls).toEqual([]);
  });

  test('asks for required fields of an empty form', async () => {
    render(<RegisterForm />);
    await press('Create account');
    expect((await screen.findAllByText('Please fill in all required fields')).length).toBeGreaterThan(0);
    expect(network.calls).toEqual([]);
  });

  test("shows the server's reply regardless of the address", async () => {
    const message = 'Thank you. We’ve sent you an email';
    network.replies('POST /api/user/register', { message }, 201);
    render(<RegisterForm />);
    await fill('mango-road-9', 'mango-road-9');
    await press('Create account');
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(visited).toEqual(['/login']));
  });

  test('omits the repeated password and sends the chosen role', async () => {
    network.replies('POST /api/user/register', { message: 'Bad gateway' }, 502);
    render(<RegisterForm />);
    expect(screen.getByRole('radio', { name: /^Buyer/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Agent or broker/ }));
    await fill('mango-road-9', 'mango-road-9');
    await press('Create account');
    await waitFor(() =>
      expect(network.calls[0]?.body).toEqual({
        name: 'Asha',
        email: 'asha@x.example',
        phone: '',
        password: 'mango-road-9',
        role: 'broker',
      }),
    );
    // the server's own message, though no code comes with it
    expect(await screen.findByRole('alert')).toHaveTextContent('Bad gateway');
  });

  test('marks the field of a password the server finds too common', async () => {
    const message = 'This password is too easy to guess. Please choose another';
    const issues = [{ path: 'password', message }];
    network.replies('POST /api/user/register', { message, code: 'invalid', issues }, 400);
    render(<RegisterForm />);
    await fill('password', 'password');
    await press('Create account');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field('Password')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('sets a new password with the link’s secret, and then only offers to sign in', async () => {
  window.location.hash = '#secret-of-the-link';
  network.replies('POST /api/user/password/reset', { message: 'Your new password is set' });
  render(<ResetPasswordForm />);
  await userEvent.type(field('New password'), 'mango-road-9');
  await userEvent.type(field('Confirm password'), 'mango-road-8');
  await press('Set the new password');
  await waitFor(() =>
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match'),
  );
  await userEvent.type(field('Confirm password'), '{Backspace}9');
  await press('Set the new password');
  await waitFor(() =>
    expect(network.calls[0]?.body).toEqual({ token: 'secret-of-the-link', password: 'mango-road-9' }),
  );
  expect(await screen.findByText('Your new password is set')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('marks a wrong current password at its field, and empties the form after a change', async () => {
  const message = 'Your current password is wrong';
  const issues = [{ path: 'currentPassword', message }];
  network.replies('PUT /api/user/password', { message, code: 'invalid', issues }, 400);
  network.replies('PUT /api/user/password', { message: 'Password changed' });
  render(<ChangePasswordForm email="asha@x.example" />);
  await userEvent.type(field('Current password'), 'old');
  await userEvent.type(field('New password'), 'mango-road-9');
  await userEvent.type(field('Confirm new password'), 'mango-road-9');
  await press('Change password');
  await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription(message));
  expect(field('Current password')).toHaveFocus();
  await userEvent.type(field('Current password'), 'er');
  await press('Change password');
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  expect(network.calls[1]?.body).toEqual({ currentPassword: 'older', password: 'mango-road-9' });
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    expect(field(label)).toHaveValue('');
});

describe('account deletion', () => {
  const panel = () => render(<AccountPanel email="asha@x.example" erasureAt={null} graceDays={14} />);

  test('needs the password', async () => {
    panel();
    await press('Delete my account');
    await waitFor(() => expect(field('Password')).toBeInvalid());
    expect(network.calls).toEqual([]);
  });

  test('shows the erasure date and allows cancelling it', async () => {
    const erasureAt = '2026-12-06T10:00:00.000Z';
    network.replies('DELETE /api/user/account', { message: 'Your account will be deleted', erasureAt });
    network.replies('PUT /api/user/account', { message: 'We’ve kept your account' });
    panel();
    await userEvent.type(field('Password'), 'mango-road-9');
    await press('Delete my account');
    expect(await screen.findByText(/6 Dec 2026/)).toBeInTheDocument();
    await press('Keep my account');
    expect(await screen.findByText('We’ve kept your account')).toBeInTheDocument();
    expect(field('Password')).toBeInTheDocument();
  });
});

const PROFILE: ProfileDto = {
  _id: ID,
  name: 'Asha',
  email: 'asha@x.example',
  phone: '+919822012345',
  role: 'buyer',
  isVerified: false,
  aadhaarNumber: 'XXXX XXXX 1234',
  panNumber: '',
  reraAgentNumber: '',
  picture: null,
  language: 'en',
  languages: [],
  documents: [],
  recordActivity: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  erasureAt: null,
  __v: 0,
};

test('saves a profile and opens the view, with only a hint about a malformed number', async () => {
  network.replies(`PUT /api/user/profile/${ID}`, PROFILE);
  render(<ProfileEditForm profile={PROFILE} viewHref={`/profile/${ID}`} />);
  expect(field('Email')).toHaveAttribute('readonly');
  await userEvent.type(screen.getByLabelText(/^PAN number/), 'ABC');
  expect(screen.getByLabelText(/^PAN number/)).toHaveAccessibleDescription(/PAN/);
  await userEvent.clear(field('Name'));
  await press('Save');
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Please enter your name'));
  await userEvent.type(field('Name'), 'Asha Rao');
  for (const name of ['Marathi', 'Odia']) await userEvent.click(screen.getByRole('checkbox', { name }));
  await press('Save');
  expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument();
  const sent = { name: 'Asha Rao', panNumber: 'ABC', languages: ['mr', 'or'] };
  expect(network.calls[0]?.body).toMatchObject(sent);
  await waitFor(() => expect(visited).toEqual([`/profile/${ID}`]));
});

test('merges changes from another tab and asks about conflicts', async () => {
  const current = { ...PROFILE, phone: '+919822054321', name: 'Asha Kale', __v: 4 };
  network.replies(
    `PUT /api/user/profile/${ID}`,
    { message: 'x', code: 'conflict', details: { current } },
    409,
  );
  network.replies(`PUT /api/user/profile/${ID}`, current);
  render(<ProfileEditForm profile={PROFILE} viewHref={`/profile/${ID}`} />);
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), 'Asha Rao');
  await press('Save');
  const question = await screen.findByRole('region', { name: 'Someone else changed this too' });
  await waitFor(() => expect(question).toHaveFocus());
  const rows = within(question).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['NameAsha RaoAsha Kale']);
  await press('Overwrite theirs with mine');
  expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument();
  expect(network.calls[1]?.body).toMatchObject({ name: 'Asha Rao', phone: '+919822054321', __v: 4 });
});

test('shows the reason for a failed save, or "Update failed" without one', async () => {
  network.replies(`PUT /api/user/profile/${ID}`, { message: 'Someone else saved', code: 'conflict' }, 409);
  network.replies(`PUT /api/user/profile/${ID}`, {}, 502);
  render(<ProfileEditForm profile={PROFILE} viewHref={`/profile/${ID}`} />);
  await press('Save');
  expect(await screen.findByText('Someone else saved')).toBeInTheDocument();
  await press('Save');
  expect(await screen.findByText('Update failed')).toBeInTheDocument();
});

test('changes a role as an admin', async () => {
  network.replies(`PUT /api/user/profile/${ID}/role`, { message: 'Role changed' });
  render(<RoleForm {...{ userId: ID, name: 'Asha', role: 'buyer' as const }} />);
  expect(field('Role')).toHaveValue('buyer');
  await userEvent.selectOptions(field('Role'), 'validator');
  await press('Change role');
  // asks for confirmation
  expect(await screen.findByRole('heading', { name: 'Asha: buyer → validator?' })).toBeInTheDocument();
  expect(network.calls).toEqual([]);
  await press('Yes, change it');
  expect(await screen.findByText('Role changed')).toBeInTheDocument();
  expect(network.calls[0]?.body).toEqual({ role: 'validator', seen: 'buyer' });
});

test('asks about a role that a colleague has changed first', async () => {
  const path = `PUT /api/user/profile/${ID}/role`;
  const message = 'Sunita changed this role 5 seconds ago: buyer → broker';
  const earlier = { by: 'Sunita', seen: 'broker' };
  network.replies(path, { message, code: 'conflict', details: { earlier } }, 409);
  network.replies(path, { message: 'Role changed' });
  render(<RoleForm {...{ userId: ID, name: 'Lata', role: 'buyer' as const }} />);
  await userEvent.selectOptions(field('Role'), 'seller');
  await press('Change role');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, change it' }));
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent(`${message}. Yours was not saved`);
  expect(within(refusal).getByRole('button', { name: 'Keep Sunita’s version' })).toBeEnabled();
  await userEvent.click(within(refusal).getByRole('button', { name: 'Change it anyway' }));
  expect(await screen.findByText('Role changed')).toBeInTheDocument();
  expect(network.calls.map(({ body }) => body)).toEqual([
    { role: 'seller', seen: 'buyer' },
    { role: 'seller', seen: 'broker' },
  ]);
});

describe('documents', () => {
  const file = new File(['%PDF-'], 'deed.pdf', { type: 'application/pdf' });

  test('are sent with their kind and appear in the list', async () => {
    network.replies('POST /api/user/documents', { _id: ID, url: `/api/user/documents/${ID}` });
    render(<DocumentsPanel documents={[]} />);
    await press('Upload');
    await waitFor(() =>
      expect(field('File')).toHaveAccessibleDescription(expect.stringContaining('Please choose a file')),
    );
    await userEvent.selectOptions(field('Document type'), 'property');
    await userEvent.upload(field('File'), file);
    await press('Upload');
    expect(await screen.findByRole('link', { name: 'Property document' })).toBeInTheDocument();
    const sent = network.calls[0]?.body as FormData;
    expect([sent.get('type'), (sent.get('file') as File).name]).toEqual(['property', 'deed.pdf']);
    expect(field('Document type')).toHaveValue('aadhaar');
  });

  test('are removed by a second press', async () => {
    network.replies(`DELETE /api/user/documents/${ID}`, undefined, 204);
    const document = { _id: ID, url: '/x', type: 'pan' as const, name: 'pan.png', size: 9 };
    render(<DocumentsPanel documents={[document]} />);
    await press('Remove');
    await waitFor(() => expect(network.calls).toEqual([]));
    await press('Remove for good');
    expect(screen.queryByText('pan.png')).not.toBeInTheDocument();
  });
});
