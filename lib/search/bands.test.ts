import { textsIn } from '@/lib/platform/language/messages';
import { bandLabel, priceBands, withChosen } from './format';

const known = priceBands('sale');
const choices = (low?: number, high?: number) => withChosen(known, [low, high]);
const said = (low?: number, high?: number) =>
  bandLabel(textsIn('en', 'search/applied').t, choices(low, high)[0]!, 'price');

test('a budget that was typed is offered beside the bands, so that the filter form keeps it', () => {
  expect(choices(undefined, 6_500_000)[0]).toEqual({ max: 6_500_000, isTyped: true });
  expect(said(undefined, 5_000_000)).toBe('Up to ₹50 L');
  expect(said(3_000_000, 5_000_000)).toBe('₹30 L to ₹50 L');
  expect(said(60_000_000)).toBe('From ₹6 Cr');
});

test('a band that is chosen, and no range at all, add nothing', () => {
  expect(choices(2_500_000, 5_000_000)).toEqual(known);
  expect(choices()).toEqual(known);
});

test('bands say their ends as the language does', () => {
  const last = known.at(-1)!;
  expect(bandLabel(textsIn('en', 'search/applied').t, last, 'price')).toBe('₹5 Cr and more');
  expect(bandLabel(textsIn('mr', 'search/applied').t, last, 'price')).toBe('₹5 कोटी किंवा जास्त');
  expect(bandLabel(textsIn('hi', 'search/applied').t, { min: 500, max: 1000 }, 'area')).toBe(
    '500 वर्ग फुट से 1,000 वर्ग फुट',
  );
});
