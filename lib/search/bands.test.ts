import { textsIn } from '@/lib/platform/language/messages';
import { areaBands, bandLabel, chipsFor, priceBands, withChosen } from './format';
import { listHeading } from './lists/format';

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

describe('land', () => {
  const chip = (search: object) =>
    chipsFor(search, textsIn('en', 'search/applied')).map(({ label }) => label);
  const heading = (search: object) =>
    listHeading({ type: 'sale', category: 'Agricultural' }, textsIn('en', 'search/list'), search);

  test('is said in acres and guntha in chips, headings and bands', () => {
    expect(chip({ minArea: 78_408, maxArea: 95_832 })).toEqual(['About 2 acres (1.8 acres to 2.2 acres)']);
    expect(chip({ minArea: 217_800 })).toEqual(['From 5 acres']);
    expect(chip({ category: 'Agricultural', maxArea: 10_890 })).toContain('Up to 10 guntha');
    expect(heading({ minArea: 78_408, maxArea: 95_832 })).toBe('About 2 acres of agricultural land for sale');
    expect(heading({ minArea: 43_560, maxArea: 95_832 })).toBe('Agricultural land for sale');
    const { t } = textsIn('en', 'search/applied');
    expect(areaBands('Agricultural').map((band) => bandLabel(t, band, 'area', 'Agricultural'))).toEqual([
      'Up to 20 guntha',
      '20 guntha to 1 acre',
      '1 acre to 2 acres',
      '2 acres to 5 acres',
      '5 acres to 10 acres',
      '10 acres and more',
    ]);
  });

  test('floors of flats, shops and plots stay in square feet', () => {
    expect(chip({ minArea: 900, maxArea: 1100 })).toEqual(['900 sq ft to 1,100 sq ft']);
    expect(chip({ category: 'Industrial', minArea: 60_000 })).toContain('From 60,000 sq ft');
    expect(chip({ category: 'Plots', minArea: 1500, maxArea: 1600 })).toContain('1,500 sq ft to 1,600 sq ft');
  });
});
