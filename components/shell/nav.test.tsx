import { render, screen } from '@testing-library/react';
import { apiDouble } from '@/test/api-double';
import { Nav } from './nav';

const network = apiDouble();

test('a seller is led to own listings and to the people who wait with their number', async () => {
  localStorage.setItem('userId', '65f000000000000000000001');
  localStorage.setItem('userRole', 'seller');
  const user = { _id: '65f000000000000000000001', role: 'seller', name: 'Asha', email: 'a@x.example' };
  network.replies('GET /api/user/me', { kind: 'user', user, waiting: 3 });
  render(<Nav />);
  const enquiries = await screen.findByRole('link', { name: /^Leads\s*3 waiting$/, hidden: true });
  expect(enquiries).toHaveAttribute('href', '/dashboard/leads');
  expect(screen.getByRole('link', { name: 'My properties', hidden: true })).toHaveAttribute(
    'href',
    '/dashboard/properties',
  );
});
