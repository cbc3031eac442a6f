import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FeaturedFilter } from './featured-filter';

const CARDS = [
  { id: '1', kinds: ['Villas', 'Sale'], card: 'Villa to buy' },
  { id: '2', kinds: ['Villas', 'Rental'], card: 'Villa to let' },
  { id: '3', kinds: ['Plots', 'Sale'], card: 'Plot to buy' },
];
const sample = (
  <FeaturedFilter
    groups={[
      ['Villas', 'Plots'],
      ['Sale', 'Rental'],
    ]}
    cards={CARDS}
  >
    <ul>
      {CARDS.map(({ id, card }) => (
        <li key={id} data-home={id}>
          {card}
        </li>
      ))}
    </ul>
  </FeaturedFilter>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** what the style sheet leaves of them */
const shown = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => !item.hasAttribute('data-narrowed'))
    .map((item) => item.textContent);

test('without script all cards are there', () => {
  const html = renderToString(sample);
  for (const { card } of CARDS) expect(html).toContain(card);
});

test('one kind of each group narrows; pressed again it is let go', async () => {
  render(sample);
  await press('Villas');
  expect(shown()).toEqual(['Villa to buy', 'Villa to let']);
  await press('Rental');
  expect(shown()).toEqual(['Villa to let']);
  expect(screen.getByText('1 of 3 shown')).toBeInTheDocument();
  await press('Villas');
  expect(shown()).toEqual(['Villa to let']);
  await press('Sale');
  expect(shown()).toEqual(['Villa to buy', 'Plot to buy']);
});

test('what nothing fits can be cleared', async () => {
  render(sample);
  await press('Plots');
  await press('Rental');
  expect(screen.getByText('No properties match your current filters')).toBeInTheDocument();
  expect(shown()).toEqual([]);
  await press('Clear filters');
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
});
