import fc from 'fast-check';
import { termsOf, wordsOf } from './search-terms';

const listing = {
  title: '3 BHK flat in Narmada Heights, Dharampeth',
  description: 'The living room takes a six-seat sofa. Carpet is 1,120 sq ft; parking beside the park.',
  address: 'Dharampeth, Narmada Heights, near Traffic Park, Nagpur 440010',
  city: 'Nagpur',
  locality: 'Dharampeth',
};

test('a vowel sign belongs to its word', () => {
  expect(wordsOf('नागपूर, धरमपेठ: 3 BHK फ्लॅट विक्रीसाठी')).toEqual([
    'नागपूर',
    'धरमपेठ',
    '3',
    'bhk',
    'फ्लॅट',
    'विक्रीसाठी',
  ]);
  expect(wordsOf('पुणे'.normalize('NFD'))).toEqual(wordsOf('पुणे'));
});

test('terms leave out words that begin others', () => {
  const terms = termsOf(listing);
  expect(terms).toContain('dharampeth');
  expect(terms).toContain('parking');
  expect(terms).not.toContain('park');
  expect(terms).toEqual([...new Set(terms)].sort());
});

test('every word of the title is found by each of its prefixes', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 12 }), (words) => {
      const terms = termsOf({ ...listing, title: words.join(' ') });
      for (const word of words)
        for (let n = 1; n <= word.length; n++)
          expect(terms.some((term) => term.startsWith(word.slice(0, n)))).toBe(true);
    }),
  );
});

test('a long description does not push the names out', () => {
  const description = Array.from({ length: 900 }, (_, i) => `word${i}x`).join(' ');
  const terms = termsOf({ ...listing, description });
  expect(terms).toContain('narmada');
  expect(terms.length).toBeLessThanOrEqual(400);
});

test('plain texts are taken apart as any other is', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.stringMatching(/^[a-zA-Z]{2,4}-[A-Za-z]{3}-\d{4,7}[ -]?\w*$/),
  );
  // a rupee sign is in no word, and leads past the short way
  fc.assert(fc.property(text, (plain) => void expect(wordsOf(plain)).toEqual(wordsOf(`${plain} ₹`))));
});
