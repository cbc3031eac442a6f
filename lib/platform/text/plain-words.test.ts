import fc from 'fast-check';
import { PlainWords } from './plain-words';
import { isPlain, wordsOf } from './search-terms';

test('plain texts fall into the words that any text falls into, each word under one number', () => {
  const piece = fc.oneof(
    fc.constantFrom('Garden', 'GARDEN', '2BHK', '1,200', 'a1b2c3d4', '440010', "d'Souza", '\n', '\u0010'),
    fc.string({ maxLength: 5 }),
  );
  const known: string[] = [];
  const words = new PlainWords((word) => {
    expect(known).not.toContain(word);
    return known.push(word) - 1;
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join(' ');
      fc.pre(isPlain(text));
      const read = words.read(text).map((word) => (typeof word === 'number' ? known[word] : word));
      expect(read).toEqual(wordsOf(text));
    }),
  );
});

test('more words than the tree began with', () => {
  const words = new PlainWords(Number);
  const text = Array.from({ length: 1000 }, (_, i) => i).join(' ');
  for (let turn = 0; turn < 2; turn++)
    expect(words.read(text)).toEqual(Array.from({ length: 1000 }, (_, i) => i));
  const letters = new PlainWords((word) => word.length);
  const long = Array.from({ length: 3000 }, (_, i) =>
    i.toString(36).replace(/\d/g, (digit) => 'qwertyuiop'[Number(digit)]!),
  );
  for (let turn = 0; turn < 2; turn++)
    expect(letters.read(long.join(' '))).toEqual(long.map(({ length }) => length));
});
