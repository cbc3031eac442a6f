import { formatRupeesShort } from '@/lib/format';
import { priceBands, withChosen } from './format';

const known = priceBands('sale');
const choices = (low?: number, high?: number) => withChosen(known, [low, high], formatRupeesShort);

test('a budget that was typed is offered beside the bands, so that the filter form keeps it', () => {
  expect(choices(undefined, 5_000_000)[0]).toEqual({ max: 5_000_000, label: 'Up to ₹50 L' });
  expect(choices(3_000_000, 5_000_000)[0]).toEqual({
    min: 3_000_000,
    max: 5_000_000,
    label: '₹30 L to ₹50 L',
  });
});

test('a band that is chosen, and no range at all, add nothing', () => {
  expect(choices(2_500_000, 5_000_000)).toEqual(known);
  expect(choices()).toEqual(known);
});
