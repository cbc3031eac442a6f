import { numberOfText } from './text-number';

test('200 000 keys of one account’s listings have 200 000 numbers, the same each time', () => {
  const keys = Array.from({ length: 200_000 }, (_, i) => `l:6717aa0000000000000000aa|sale|besa-nagpur|${i}`);
  const numbers = keys.map(numberOfText);
  expect(new Set(numbers).size).toBe(keys.length);
  expect(numbers.every(Number.isSafeInteger)).toBe(true);
  expect(numberOfText(keys[7]!)).toBe(numbers[7]);
  expect(numberOfText('बेसा')).not.toBe(numberOfText('बेसा '));
});
