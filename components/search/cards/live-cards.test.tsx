import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toPropertyCardDto } from '@/lib/listings/dto';
import { apiDouble } from '@/test/api-double';
import { LiveCards } from './live-cards';

const network = apiDouble();

const card = (digit: number, title: string) =>
  toPropertyCardDto({
    _id: String(digit).repeat(24),
    title,
    price: 6_000_000,
    area: 1000,
    type: 'sale',
    category: 'Residential',
    status: 'active',
    city: 'Nagpur',
    address: 'Sadar',
    createdAt: new Date('2026-11-21'),
  });

test('a home hidden before is gone from the list and counted; one hidden now leaves a way back in its place', async () => {
  localStorage.setItem('saptam:homes', JSON.stringify({ saved: [], hidden: ['1'.repeat(24)] }));
  network.replies('GET /api/shortlist?only=ids', { saved: [], hidden: ['1'.repeat(24)] });
  network.replies(`PUT /api/shortlist/hidden/${'2'.repeat(24)}`, {});
  network.replies(`DELETE /api/shortlist/hidden/${'1'.repeat(24)}`, {});
  render(<LiveCards items={[card(1, 'Dark flat'), card(2, 'Noisy flat'), card(3, 'Sunny flat')]} />);
  expect(await screen.findByText(/^One home is left out here/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Dark flat' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide: Noisy flat' }));
  expect(screen.getByText('Hidden: Noisy flat')).toBeVisible();
  expect(screen.getByText(/^One home is left out here/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show which' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show again: Dark flat' }));
  expect(screen.getByRole('link', { name: 'Dark flat' })).toBeVisible();
  expect(screen.queryByText(/left out here/)).toBeNull();
});
