import { render, screen } from '@testing-library/react';
import type { Site } from '@/lib/settings/dto';
import { FooterLinks } from './footer-links';
import { SiteFooter } from './site-footer';

const site: Site = {
  name: 'Saptam Group',
  tagline: 'From Your Dream to Your Home',
  url: 'http://localhost',
  city: 'Nagpur',
  phone: '+917120000000',
  email: 'hello@saptam.example',
  whatsapp: '917120000000',
  address: 'Civil Lines',
  reraAgentNumber: undefined,
  codePrefix: 'SG',
  testimonials: [],
  exitPopup: false,
};

test.each([
  ['Help', '/help'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Complaints', '/grievance'],
])('%s leads to %s', (name, href) => {
  render(<FooterLinks />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a registration that was not given is not spoken of', () => {
  render(<SiteFooter site={site} />);
  expect(screen.queryByText(/MahaRERA/)).toBeNull();
});
