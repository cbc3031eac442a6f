import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { apiDouble } from '@/test/api-double';
import { Nav } from './nav';
import { accountLinks, navLinks } from './nav-links';

const network = apiDouble();
const ID = '65f000000000000000000001';
test('leads a seller to own listings and to waiting people with their number, and offers to sign out', async () => {
  localStorage.setItem('userId', ID);
  localStorage.setItem('userRole', 'seller');
  const user = { _id: ID, role: 'seller', name: 'Asha', email: 'a@x.example' };
  network.replies('GET /api/user/me', { kind: 'user', user, waiting: 3 });
  render(<Nav />);
  const leads = await screen.findByRole('link', { name: /^Leads\s*3 waiting$/, hidden: true });
  expect(leads).toHaveAttribute('href', '/dashboard/leads');
  expect(screen.getByRole('link', { name: 'My properties', hidden: true })).toHaveAttribute(
    'href',
    '/dashboard/properties',
  );
  const account = screen.getByRole('button', { name: 'Account 3 waiting', hidden: true });
  await userEvent.click(account);
  expect(account).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(account).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Logout', hidden: true })).toBeInTheDocument();
});

test('has every specified link in the row or in the account menu', () => {
  const all = (visitor: Parameters<typeof navLinks>[0]) =>
    [...navLinks(visitor), ...accountLinks(visitor)].map(({ label }) => label);
  expect(all({ kind: 'anonymous' })).toEqual(['Login', 'Register', 'Services']);
  expect(all({ kind: 'guest' })).toEqual(['Property List', 'Add Property', 'Services']);
  for (const role of ['buyer', 'seller', 'broker'] as const)
    expect(all({ kind: 'user', id: ID, role })).toEqual(
      expect.arrayContaining(['Property List', 'Add Property', 'Profile', 'Services']),
    );
  expect(all({ kind: 'user', id: ID, role: 'admin' })).toEqual(
    expect.arrayContaining([
      'Property List',
      'Add Property',
      'User Guest Tracker',
      'Contact List',
      'Profile',
    ]),
  );
});

test('renders the person into the first HTML of a page for one person', () => {
  const visitor = { kind: 'user', id: ID, role: 'broker', name: 'Asha', waiting: 2 } as const;
  const html = renderToString(<Nav visitor={visitor} />);
  expect(html).not.toContain('Login');
  for (const name of ['Home', 'Buy', 'Rent', 'Property List', 'Today', 'Logout'])
    expect(html).toContain(name);
});
