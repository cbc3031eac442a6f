import { render, screen } from '@testing-library/react';
import { ListerPanel } from './lister-panel';

const lister = {
  id: 'a'.repeat(24),
  name: 'Asha',
  phone: '',
  email: 'asha@example.com',
  role: 'seller',
} as const;

test('the papers of the account are beside the decision, or that there are none', () => {
  const papers = [{ url: `/api/user/documents/${'b'.repeat(24)}`, name: 'Index II.pdf' }];
  const { rerender } = render(<ListerPanel lister={{ ...lister, papers }} isLinked={false} />);
  expect(screen.getByRole('link', { name: 'Index II.pdf' })).toHaveAttribute('href', papers[0]?.url);
  rerender(<ListerPanel lister={{ ...lister, papers: [] }} isLinked={false} />);
  expect(screen.getByText('None uploaded')).toBeVisible();
  // who may not decide
  rerender(<ListerPanel lister={lister} isLinked={false} />);
  expect(screen.queryByText(/papers/i)).not.toBeInTheDocument();
});
