import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Matches } from './matches';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const match = (n: number) => ({
  id: `m${n}`,
  property: `p${n}`,
  title: `Plot ${n}`,
  reasons: ['Plots in Wadi'],
  foundAt: '2026-11-01T00:00:00.000Z',
  ended: null,
});

test('a dozen homes that fit are shown, and the others when they are asked for', async () => {
  const matches = Array.from({ length: 15 }, (_, n) => match(n));
  render(<Matches client={{ id: 'c', name: 'Asha' }} matches={matches as never} />);
  expect(screen.getByRole('heading', { name: 'Homes that fit (15)' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 15 homes' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(15);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
