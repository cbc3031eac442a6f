import { render, screen } from '@testing-library/react';
import type { ListPage } from '@/lib/search/lists/dto';
import { parseSearch } from '@/lib/search/schema';
import { NotUnderstood } from './not-understood';

const show = (more: object) =>
  render(
    <NotUnderstood
      page={
        {
          place: { type: 'sale' },
          search: {},
          either: [],
          unrecognised: undefined,
          unknownNear: undefined,
          unknownLocalities: [],
          ...more,
        } as unknown as ListPage
      }
    />,
  );

test('everything that was not understood takes one line, so that the first home stays in sight', () => {
  show({ unrecognised: 'zxqwv', unknownNear: 'Moon Station', unknownLocalities: ['Atlantis'] });
  const line = screen.getByRole('status');
  expect(line).toHaveTextContent(/^Left out: zxqwv · We know no place called Moon Station; .* Atlantis/);
});

test('one sentence says what was understood, with the budget, and what was left out', () => {
  show({
    search: { type: 'sale', city: 'nagpur', locality: ['besa'], bedrooms: [2], maxPrice: 5_500_000 },
    unrecognised: '75L',
  });
  expect(screen.getByRole('status')).toHaveTextContent('2 BHK, up to ₹55 L, Besa. Left out: 75L');
});

test('each side of an alternative is one press away', () => {
  const either = [
    { bedrooms: [2], maxPrice: 5_500_000 },
    { bedrooms: [3], maxPrice: 7_500_000 },
  ];
  show({ search: parseSearch({ city: 'nagpur', bedrooms: '2,3', maxPrice: '7500000' }), either });
  expect(screen.getByRole('link', { name: '2 BHK, Up to ₹55 L' })).toHaveAttribute(
    'href',
    expect.stringMatching(/bedrooms=2&.*maxPrice=5500000/),
  );
  expect(screen.getByRole('link', { name: '3 BHK, Up to ₹75 L' })).toBeVisible();
});

test('without such words there is no line', () => {
  expect(show({}).container).toBeEmptyDOMElement();
});
