import fc from 'fast-check';
import { isCompressible, negotiate } from './encodings';
import { canonicalQuery } from './routes';

it('an order of keys, and keys that are not declared, make no difference', () => {
  const pairs = fc.uniqueArray(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'evil', 'utm'), fc.string({ minLength: 1 })),
    {
      selector: ([key]) => key,
    },
  );
  fc.assert(
    fc.property(pairs, (list) => {
      const text = (items: [string, string][]) => new URLSearchParams(items).toString();
      const canonical = canonicalQuery(text(list), ['a', 'b', 'c']);
      expect(canonicalQuery(text([...list].reverse()), ['a', 'b', 'c'])).toBe(canonical);
      expect(canonical).not.toMatch(/(?:^|&)(?:evil|utm)=/);
      expect(canonicalQuery(canonical ?? '', ['a', 'b', 'c'])).toBe(canonical);
    }),
  );
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['GZIP', 'gzip'],
])('Accept-Encoding %j gets %s', (header, encoding) => {
  expect(negotiate({ headers: { 'accept-encoding': header } })).toBe(encoding);
});

it('does not compress what is small, or compressed already', () => {
  expect(isCompressible('text/html; charset=utf-8', 5000)).toBe(true);
  expect(isCompressible('text/html', 100)).toBe(false);
  expect(isCompressible('image/jpeg', 5000)).toBe(false);
});
