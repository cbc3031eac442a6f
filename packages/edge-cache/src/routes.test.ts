import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { encode, negotiate } from './encodings';
import { canonicalQuery, matchPublic } from './routes';
import { listingTags } from './tags-of';

const ID = '0123456789abcdef01234567';

it.each([
  ['/', ['lists']],
  ['/home', ['lists']],
  ['/buy/nagpur/farm-houses?page=2', ['lists']],
  ['/services/vridi', ['services', 'service:vridi']],
  [`/properties/${ID}`, []],
  ['/api/property?limit=3', ['lists']],
  ['/sitemap.xml', ['lists']],
])('%s is public', (url, tags) => {
  expect(matchPublic(url)?.tags).toEqual(tags);
});

it.each([
  '/properties',
  '/properties/new',
  `/properties/edit/${ID}`,
  '/profile/1',
  '/admin/contactlist',
  '/dashboard',
  '/api/user/me',
  '/api/contact',
  `/api/guest/${ID}`,
  '/api/property/../user/me',
  '/buy/%2e%2e/admin',
  '/BUY',
  '/buy/',
])('%s is not', (url) => {
  expect(matchPublic(url)).toBeUndefined();
});

it('every public page of the application is declared or knowingly left out', () => {
  const LEFT_OUT = ['reset-password', 'verify-email'];
  const root = join(__dirname, '../../../app/(public)');
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[[(]/.test(entry.name))
    .map(({ name }) => name);
  const missing = folders.filter(
    (name) =>
      !LEFT_OUT.some((left) => name.startsWith(left)) &&
      !matchPublic(`/${name}`) &&
      !matchPublic(`/${name}/${ID}`),
  );
  expect(missing).toEqual([]);
});

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

it('finds the listings that an answer names', () => {
  expect([...listingTags(`<a href="/properties/${ID}">`)]).toEqual([`property:${ID}`]);
  expect([...listingTags(`{"data":[{"_id":"${ID}"}]}`)]).toEqual([`property:${ID}`]);
  expect([...listingTags('/properties/new "_id":"1"')]).toEqual([]);
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
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(negotiate(header)).toBe(encoding);
});

it('does not compress what is small, or compressed already', async () => {
  expect(await encode(Buffer.from('tiny'), 'text/html')).toEqual({});
  expect(await encode(Buffer.alloc(10_000, 'a'), 'image/webp')).toEqual({});
  expect((await encode(Buffer.alloc(10_000, 'a'), 'text/html')).br).toBeDefined();
});

test('the ranges of the filter form reach the list', () => {
  const match = matchPublic('/buy?city=nagpur&price=-6100000&size=500-1000&utm_source=x');
  expect(match?.query).toBe('city=nagpur&price=-6100000&size=500-1000');
});
