import fc from 'fast-check';
import { guestTerms, idPart, termsOfGuest } from './rules';

const isFound = (terms: string[], text: string) => terms.some((term) => term.startsWith(text));

test('a guest is found by any part of the name and of the id', () => {
  const terms = termsOfGuest('guest_k3x9', 'Asha Rao');
  for (const text of ['asha rao', 'rao', 'ha r', 'o'])
    expect([text, isFound(terms, text)]).toEqual([text, true]);
  for (const text of ['k3x', 'x9', 'est_k']) {
    const part = idPart(text);
    expect([text, part !== undefined && isFound(terms, part)]).toEqual([text, text.length >= 3]);
  }
  expect(isFound(terms, 'k3x')).toBe(false);
});

test('part of an id is no name, and fewer than three letters of one are not', () => {
  expect(idPart('ab')).toBeUndefined();
  expect(idPart('asha rao')).toBeUndefined();
  expect(idPart('ABC')).toBeUndefined();
  expect(idPart('g_1')).toBe('#g_1');
});

test('whatever the name: every part of it up to forty letters is found, and no term is empty or repeated', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-zA-Z ]{1,60}$/),
      fc.nat(59),
      fc.integer({ min: 1, max: 40 }),
      (name, at, length) => {
        const terms = guestTerms(name);
        expect(terms).not.toContain('');
        expect(new Set(terms).size).toBe(terms.length);
        const part = name
          .toLowerCase()
          .trim()
          .slice(at, at + length)
          .trim();
        if (part) expect(isFound(terms, part)).toBe(true);
      },
    ),
  );
});

test('a guest without a name has only an id', () => {
  expect(termsOfGuest('guest_1')).toEqual(['#guest_1', '#uest_1', '#est_1', '#st_1', '#t_1']);
});
