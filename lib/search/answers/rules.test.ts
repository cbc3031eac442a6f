import { readAsked, writeAsked } from './rules';

test.each([
  ['emi-4000000-15', { kind: 'emi', amount: 4_000_000, years: 15 }],
  ['emi-4000000', { kind: 'emi', amount: 4_000_000 }],
  ['tax', { kind: 'tax' }],
  ['service-vridi', { kind: 'service', slug: 'vridi' }],
] as const)('the question %s is read as it was written', (text, question) => {
  expect(readAsked(text)).toEqual(question);
  expect(writeAsked(question)).toBe(text);
});

test('an address that no search box has written asks nothing', () => {
  expect(readAsked('emi-15-15-15')).toBeUndefined();
  expect(readAsked('taxes')).toBeUndefined();
});
