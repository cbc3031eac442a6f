import fc from 'fast-check';
import { parseSearch, searchSchema } from '@/lib/search/schema';

const value = fc.oneof(
  fc.constantFrom('', '2', '2,3', 'sale', 'nagpur', 'price-asc', 'map', 'lift', '-1', 'x'.repeat(200)),
  fc.array(fc.constantFrom('2', '3', 'sale', ''), { maxLength: 3 }),
  fc.constant(undefined),
);
const names = [...Object.keys(searchSchema.shape), 'unknown', '__proto__', 'toString'];

test('an address is read as by the whole schema, in the same order', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (given) => {
      const whole = searchSchema.parse(given);
      expect(parseSearch(given as never)).toStrictEqual(whole);
      expect(JSON.stringify(parseSearch(given as never))).toBe(JSON.stringify(whole));
    }),
  );
});

test('more sets of keys than are remembered are read as well', () => {
  const keys = Object.keys(searchSchema.shape).filter((name) => name.startsWith('m'));
  expect(keys.length).toBeGreaterThan(3);
  for (let set = 0; set < 600; set++) {
    const given = Object.fromEntries(
      Object.keys(searchSchema.shape).flatMap((name, i) => ((set >> (i % 10)) & 1 ? [[name, '5']] : [])),
    );
    expect(parseSearch(given)).toEqual(searchSchema.parse(given));
  }
});
