import fc from 'fast-check';
import { sortByNumber, sortByWord } from './columns';

// on both sides of the length from which a pass looks at more bits
test.each([0, 1, 300, 4096, 4097])('%d slots are sorted, equal ones in their order', (length) => {
  const number = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 }));
  const given = fc.sample(number, { numRuns: 500, seed: length });
  // + 0: of two zeros only one can be in an order
  const column = Float64Array.from({ length }, (_, slot) => given[(slot * 7) % given.length]! + 0);
  const slots = Int32Array.from({ length }, (_, place) => length - 1 - place);
  const byNumber = [...slots].sort((a, b) => column[a]! - column[b]! || b - a);
  expect([...sortByNumber(slots.slice(), column)]).toEqual(byNumber);

  const wordOf = (slot: number) => Math.imul(slot % 1000, 2_654_435_761) >>> 0;
  const byWord = [...slots].sort((a, b) => wordOf(a) - wordOf(b) || b - a);
  expect([...sortByWord(slots.slice(), wordOf)]).toEqual(byWord);
});
