import { parsePhrasing, testPhrasings } from '@/test/phrasings';

describe('what no field says is named', () => {
  test.each([
    ['3 months deposit 10k rent', '3 months deposit', { type: 'rent', maxPrice: 10_000 }],
    ['deposit 2 months', 'deposit 2 months', { type: 'rent' }],
    ['4 log ke liye ghar', '4 log', { category: 'Residential' }],
  ])('%s', (text, left, expected) => {
    const { search, unrecognised } = parsePhrasing(text);
    expect(search).toMatchObject(expected);
    expect(search).not.toHaveProperty('maxDeposit');
    expect(unrecognised).toEqual([left]);
  });
});

describe('amounts that are no price', () => {
  test.each(['my income is 60000 per month', 'salary is 50000', 'income hai 50000', 'advance hai 1 lakh'])(
    '%s',
    (text) => {
      const { search, unrecognised } = parsePhrasing(text);
      expect(search).toEqual({});
      expect(unrecognised.join()).toMatch(/\d/);
    },
  );
  testPhrasings([
    ['per acre 20 lakh', { maxRate: 46 }],
    ['price per guntha 5 lakh', { maxRate: 459 }],
    ['emi is 20000', { maxEmi: 20_000 }],
    ['das hazaar se kam kiraya', { type: 'rent', maxPrice: 10_000 }],
  ]);
  test('what a rent includes is named, and the amount is the rent', () => {
    const { search, unrecognised } = parsePhrasing('rent including maintenance 20k');
    expect(search).toEqual({ city: 'nagpur', type: 'rent', maxPrice: 20_000 });
    expect(unrecognised).toEqual(['maintenance']);
  });
});
