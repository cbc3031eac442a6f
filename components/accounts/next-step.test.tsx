import { render, screen } from '@testing-library/react';
import type { Me } from '@/lib/platform/browser/identity';
import { apiDouble } from '@/test/api-double';
import { NextStep } from './verify-email';

let mockMe: Pick<Me, 'kind'> & { user?: { role: string } };
jest.mock('@/lib/platform/browser/identity', () => ({ getCurrentUser: async () => mockMe }));
const network = apiDouble();
const DRAFTS = 'GET /api/property/drafts';
const link = (name: string) => screen.findByRole('link', { name });

test('after the confirmation one goes on with the flat that was begun', async () => {
  mockMe = { kind: 'user', user: { role: 'seller' } };
  network.replies(DRAFTS, { data: [{ values: { title: '3 BHK in Besa' } }] });
  render(<NextStep />);
  expect(await link('Continue with “3 BHK in Besa”')).toHaveAttribute('href', '/properties/new');
});

test('an edit that was begun opens the listing again', async () => {
  mockMe = { kind: 'user', user: { role: 'broker' } };
  network.replies(DRAFTS, { data: [{ property: 'f'.repeat(24), values: {} }] });
  render(<NextStep />);
  const href = `/dashboard/properties/${'f'.repeat(24)}/edit`;
  expect(await link('Continue with your listing')).toHaveAttribute('href', href);
});

test('without a form that was begun an owner lists, and a buyer looks', async () => {
  network.replies(DRAFTS, { data: [] });
  mockMe = { kind: 'user', user: { role: 'seller' } };
  const { unmount } = render(<NextStep />);
  expect(await link('List your property')).toHaveAttribute('href', '/properties/new');
  unmount();
  mockMe = { kind: 'user', user: { role: 'buyer' } };
  render(<NextStep />);
  expect(await link('See homes')).toHaveAttribute('href', '/buy');
});

test('a person who is not signed in here signs in', async () => {
  mockMe = { kind: 'anonymous' };
  render(<NextStep />);
  expect(await link('Sign In')).toHaveAttribute('href', '/login');
});
