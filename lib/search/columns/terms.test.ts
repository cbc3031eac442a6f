import fc from 'fast-check';
import { hasWord, TermIndex, withKeys } from './terms';

const word = fc.stringMatching(/^[a-dपठे]{1,7}$/u);
/** Words like property codes and PIN codes, apart in the index. */
const numbered = fc.stringMatching(/^[a-c]{0,3}[0-3]{4,6}$/);
const part = fc.oneof(word, fc.stringMatching(/^[a-c]{0,2}[0-3]{1,3}$/));

test('a part of three letters is found inside words, a shorter one at their beginning', () => {
  const index = new TermIndex();
  index.add(0, ['dharampeth']);
  index.add(1, ['ramdaspeth', 'nagpur']);
  index.add(2, ['petha', 'sgnag4821001']);
  const found = (text: string) => [...index.matching(text).toSlots()];
  expect(found('peth')).toEqual([0, 1, 2]);
  expect(found('aspe')).toEqual([1]);
  expect(found('pe')).toEqual([2]);
  expect(found('zzz')).toEqual([]);
  expect([found('nag'), found('sg'), found('gna'), found('g4821'), found('4821001'), found('482')]).toEqual([
    [1, 2],
    [2],
    [2],
    [2],
    [2],
    [2],
  ]);
});

test.each([0, 3, 40, 1e9])(
  'finds what a look at every word finds, merged after every %i entries',
  (minMerge) => {
    const words = fc.array(fc.oneof(word, numbered), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), part, (listings, typed) => {
        const index = new TermIndex(minMerge);
        for (const [slot, own] of listings.entries()) index.add(slot * 70, withKeys([...new Set(own)]));
        const fits = (value: string) => (typed.length < 3 ? value.startsWith(typed) : value.includes(typed));
        const expected = listings.flatMap((own, slot) =>
          own.some(fits) || hasWord(withKeys(own), typed) ? [slot * 70] : [],
        );
        expect([...index.matching(typed).toSlots()]).toEqual(expected);
      }),
    );
  },
);

test.each([0, 1e9])(
  'a word is found from the other script, with and without nukta, merged after %i',
  (minMerge) => {
    const index = new TermIndex(minMerge);
    const titles = [
      ['sunita', 'heights'],
      ['सुनीता', 'हाइट्स'],
      ['ज़रीना', 'phutala'],
      ['zareena', 'फुटाळा'],
      ['nit'],
    ];
    for (const [slot, words] of titles.entries()) index.add(slot, withKeys(words));
    const found = (text: string) => [...index.matching(text).toSlots()];
    expect(found('sunita')).toEqual([0, 1]);
    expect(found('सुनीता')).toEqual([0, 1]);
    expect(found('सुनिता')).toEqual([0, 1]);
    expect(found('जरीना')).toEqual([2, 3]);
    expect(found('futala')).toEqual([3]);
    expect(found('फुटाला')).toEqual([2, 3]);
    // its key holds "nit", and nobody typed a key
    expect(found('nit')).toEqual([0, 4]);
  },
);
