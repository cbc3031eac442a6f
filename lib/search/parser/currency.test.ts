import { parsePhrasing } from '@/test/phrasings';

const searchOf = (text: string) => parsePhrasing(text).search;

/** Words before a budget that could take its comparison for themselves. */
const BEFORE = [
  '',
  '2 bhk',
  '3 bhk flat besa',
  'plot above 1000 sqft',
  'flat',
  '2bhk manish nagar',
  'गाळा',
  '3 बीएचके',
];
const OPERATORS = [
  'under',
  'below',
  'above',
  'over',
  'upto',
  'at least',
  'max',
  'around',
  'less than',
  '',
  'budget',
];
const AMOUNTS = ['50 lakh', '1.2 cr', '45,00,000', '80L', '५० लाख'];
const SIGNS = ['₹', '₹ ', 'Rs ', 'Rs. ', 'Rs.', 'rs', 'INR ', 'रु. ', 'रु '];

describe('a budget is the same with and without a currency sign', () => {
  test.each(SIGNS)('%s', (sign) => {
    for (const before of BEFORE)
      for (const operator of OPERATORS)
        for (const amount of AMOUNTS) {
          const sentence = (money: string) => [before, operator, money].filter(Boolean).join(' ');
          const written = sentence(`${sign}${amount}`);
          expect([written, searchOf(written)]).toEqual([written, searchOf(sentence(amount))]);
        }
  });

  test.each([
    ['2 bhk under ₹50 lakh', { bedrooms: [2], maxPrice: 5_000_000 }],
    ['2 bhk above ₹80 lakh', { bedrooms: [2], minPrice: 8_000_000 }],
    ['2 bhk between ₹40 lakh and ₹50 lakh', { bedrooms: [2], minPrice: 4_000_000, maxPrice: 5_000_000 }],
    ['2bhk rent under ₹25,000', { bedrooms: [2], type: 'rent', maxPrice: 25_000 }],
    ['2bhk rent rs 15k pm', { bedrooms: [2], type: 'rent', maxPrice: 15_000 }],
  ])('%s', (written, expected) => {
    expect(searchOf(written)).toMatchObject(expected);
  });

  test('and no PIN code', () => {
    expect(searchOf('flat ₹440010')).toEqual(searchOf('flat under 440010 rupees'));
    expect(searchOf('flat ₹440010')).toMatchObject({ maxPrice: 440_010 });
  });
});
