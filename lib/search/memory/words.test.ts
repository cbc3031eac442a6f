import fc from 'fast-check';
import { hasWord, withKeys } from '@/lib/search/columns/word-keys';
import { WordIndex } from './words';

const word = fc.stringMatching(/^[a-dपठे]{1,7}$/u);
/** Words like property codes and PIN codes, apart in the index. */
const numbered = fc.stringMatching(/^[a-c]{0,3}[0-3]{4,6}$/);
const part = fc.oneof(word, fc.stringMatching(/^[a-c]{0,2}[0-3]{1,3}$/));

const found = (index: WordIndex, text: string, slots: number) => [...index.matching(text, slots).toSlots()];

test('a part of three letters is found inside words, a shorter one at their beginning', () => {
  const index = new WordIndex();
  index.add(0, ['dharampeth']);
  index.add(1, ['ramdaspeth', 'nagpur']);
  index.add(2, ['petha', 'sgnag4821001']);
  const at = (text: string) => found(index, text, 3);
  expect([at('peth'), at('aspe'), at('pe'), at('zzz')]).toEqual([[0, 1, 2], [1], [2], []]);
  expect([at('nag'), at('sg'), at('gna'), at('g4821'), at('4821001'), at('482')]).toEqual([
    [1, 2],
    [2],
    [2],
    [2],
    [2],
    [2],
  ]);
});

test('finds what a look at every word finds', () => {
  const words = fc.array(fc.oneof(word, numbered), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), part, (listings, typed) => {
      const index = new WordIndex();
      for (const [slot, own] of listings.entries()) index.add(slot, withKeys([...new Set(own)]));
      const fits = (value: string) => (typed.length < 3 ? value.startsWith(typed) : value.includes(typed));
      const expected = listings.flatMap((own, slot) =>
        own.some(fits) || hasWord(withKeys(own), typed) ? [slot] : [],
      );
      expect(found(index, typed, listings.length)).toEqual(expected);
    }),
  );
});

test('a word is found from the other script, with and without nukta', () => {
  const index = new WordIndex();
  const titles = [
    ['sunita', 'heights'],
    ['सुनीता', 'हाइट्स'],
    ['ज़रीना', 'phutala'],
    ['zareena', 'फुटाळा'],
    ['nit'],
  ];
  for (const [slot, words] of titles.entries()) index.add(slot, withKeys(words));
  const at = (text: string) => found(index, text, titles.length);
  expect(at('sunita')).toEqual([0, 1]);
  expect(at('सुनीता')).toEqual([0, 1]);
  expect(at('सुनिता')).toEqual([0, 1]);
  expect(at('जरीना')).toEqual([2, 3]);
  expect(at('futala')).toEqual([3]);
  expect(at('फुटाला')).toEqual([2, 3]);
  // its key holds "nit", and nobody typed a key
  expect(at('nit')).toEqual([0, 4]);
});
