import fc from 'fast-check';
import { wordsOf } from '@/lib/platform/text/search-terms';
import { hasWord, termsOfTexts } from '@/lib/search/columns/word-keys';
import { WordIndex } from './words';

const word = fc.stringMatching(/^[a-dपठ][a-dपठे]{0,6}$/u);
/** Words like property codes and PIN codes, apart in the index. */
const numbered = fc.stringMatching(/^[a-c]{0,3}[0-3]{4,6}$/);
const part = fc.oneof(word, fc.stringMatching(/^[a-c]{0,2}[0-3]{1,3}$/));

const found = (index: WordIndex, text: string, slots: number) =>
  [...index.matching(text, slots)].flatMap((mark, slot) => (mark === 1 ? [slot] : []));

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
      for (const [slot, own] of listings.entries()) index.add(slot, own);
      const fits = (value: string) => (typed.length < 3 ? value.startsWith(typed) : value.includes(typed));
      const expected = listings.flatMap((own, slot) =>
        own.some(fits) || hasWord(termsOfTexts(own), typed) ? [slot] : [],
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
  for (const [slot, words] of titles.entries()) index.add(slot, words);
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

test('texts are taken apart as the words of a listing are: codes, figures, signs, upper case, very many words', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Garden',
      '2BHK',
      '-',
      ', ',
      '\n',
      'SG-NAG-4821',
      '440010',
      'm²',
      '₹45',
      'सुनीता',
      "d'Souza",
      'École',
    ),
    fc.string({ maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '));
  const long = fc.nat(900).map((length) => Array.from({ length }, (_, i) => `w${i.toString(36)}`).join(' '));
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.oneof({ arbitrary: text, weight: 9 }, long), { maxLength: 4 }), { maxLength: 70 }),
      (listings) => {
        const index = new WordIndex();
        for (const [slot, texts] of listings.entries()) index.add(slot, texts);
        const all = listings.map((texts) => termsOfTexts(texts));
        const asked = new Set(all.flatMap((terms) => terms.slice(0, 3).concat(terms.slice(-2))));
        for (const typed of [...asked].filter((word) => wordsOf(word)[0] === word).slice(0, 12))
          expect(found(index, typed, listings.length)).toEqual(
            all.flatMap((terms, slot) => (hasWord(terms, typed) ? [slot] : [])),
          );
      },
    ),
    { numRuns: 40 },
  );
});

test('what came last is found at once, and what comes after a search too', () => {
  const index = new WordIndex();
  for (let slot = 0; slot < 70; slot++) {
    index.add(slot, [slot % 2 === 0 ? 'Even flat' : 'odd FLAT flat']);
    expect(found(index, 'flat', slot + 1)).toHaveLength(slot + 1);
    expect(found(index, 'even', slot + 1)).toHaveLength((slot >> 1) + 1);
  }
});
