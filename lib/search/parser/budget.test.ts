import { budgetLimit } from './budget';

test('a step is a lakh of a price and a thousand of a rent', () => {
  expect(budgetLimit(45, 'sale')).toBe(4_500_000);
  expect(budgetLimit(100, 'sale')).toBe(10_000_000);
  expect(budgetLimit(25, 'rent')).toBe(25_000);
});

test.each([0, -5, 105, Number.NaN, Number.POSITIVE_INFINITY])('%p asks for no limit', (step) => {
  expect(budgetLimit(step, 'sale')).toBeUndefined();
});
