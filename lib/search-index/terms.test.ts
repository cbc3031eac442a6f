import fc from 'fast-check';
import { TermIndex } from './terms';

const word = fc.stringMatching(/^[a-dपठे]{1,7}$/u);

test('a part of three letters is found inside words, a shorter one at their beginning', () => {
  const index = new TermIndex();
  index.add(0, ['dharampeth']);
  index.add(1, ['ramdaspeth', 'nagpur']);
  index.add(2, ['petha']);
  expect([...index.matching('peth').toSlots()]).toEqual([0, 1, 2]);
  expect([...index.matching('aspe').toSlots()]).toEqual([1]);
  expect([...index.matching('pe').toSlots()]).toEqual([2]);
  expect([...index.matching('zzz').toSlots()]).toEqual([]);
});

test('finds what a look at every word finds, sorted words and new ones alike', () => {
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 5 }), { maxLength: 20 }), word, (listings, part) => {
      const index = new TermIndex();
      // enough of them to be merged and sorted; the last ones stay unsorted
      index.add(
        999,
        Array.from({ length: 600 }, (_, i) => `z${i}`),
      );
      for (const [slot, words] of listings.entries()) {
        if (slot === 10) index.matching('zz');
        index.add(slot, words);
      }
      const fits = (one: string) => (part.length < 3 ? one.startsWith(part) : one.includes(part));
      const expected = listings.flatMap((words, slot) => (words.some(fits) ? [slot] : []));
      expect([...index.matching(part).toSlots()]).toEqual(expected);
    }),
  );
});
