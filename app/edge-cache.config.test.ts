import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { matchPublic } from '@/packages/edge-cache/src/routes';
import {
  BODY_LIMITS,
  edgeCacheConfig,
  errorPageFor,
  listingTags,
  PUBLIC_ROUTES,
  TRUSTED_TYPES_SCRIPT,
} from './edge-cache.config';

const ID = '0123456789abcdef01234567';
const match = (url: string) => matchPublic(url, PUBLIC_ROUTES);

it.each([
  ['/', ['lists']],
  ['/home', ['lists']],
  ['/buy/nagpur/farm-houses?page=2', ['lists']],
  ['/services/vridi', ['services', 'service:vridi']],
  [`/properties/${ID}`, []],
  ['/api/property?limit=3', ['lists']],
  ['/sitemap.xml', ['lists']],
])('%s is public', (url, tags) => {
  expect(match(url)?.tags).toEqual(tags);
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
  expect(match(url)).toBeUndefined();
});

it('every public page of the application is declared or knowingly left out', () => {
  const LEFT_OUT = ['reset-password', 'verify-email'];
  const root = join(__dirname, '(public)');
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[[(]/.test(entry.name))
    .map(({ name }) => name);
  const missing = folders.filter(
    (name) =>
      !LEFT_OUT.some((left) => name.startsWith(left)) && !match(`/${name}`) && !match(`/${name}/${ID}`),
  );
  expect(missing).toEqual([]);
});

it('finds the listings that a response names', () => {
  expect([...listingTags(`<a href="/properties/${ID}">`)]).toEqual([`property:${ID}`]);
  expect([...listingTags(`{"data":[{"_id":"${ID}"}]}`)]).toEqual([`property:${ID}`]);
  expect([...listingTags('/properties/new "_id":"1"')]).toEqual([]);
});

test('the ranges of the filter form reach the list', () => {
  const found = match('/buy?city=nagpur&price=-6100000&size=500-1000&utm_source=x');
  expect(found?.query).toBe('city=nagpur&price=-6100000&size=500-1000');
});

test.each([
  ['/no-such-page', '/missing'],
  ['/buy/atlantis', '/missing'],
  ['/properties/ffffffffffffffffffffffff', '/missing?of=listing'],
  ['/properties/nonsense', '/missing?of=listing'],
  ['/properties/new', undefined],
  ['/properties/edit/1', undefined],
  ['/admin/contacts/1', undefined],
  ['/profile/1', undefined],
])('for %s the error page is %s', (path, page) => expect(errorPageFor(path)).toBe(page));

test('uploads may be large, everything else may not', () => {
  const limitOf = (path: string) => BODY_LIMITS.find((limit) => limit.path.test(path))?.bytes;
  expect(limitOf('/api/property')).toBeGreaterThan(100 * 1024 * 1024);
  expect(limitOf('/api/property/1/images')).toBeUndefined();
});

test('map tiles may be loaded from where they are, and only the walkthrough may be framed', () => {
  Object.assign(globalThis, { API_ROUTES: [{ pattern: '^/api/x$', allow: 'GET' }] });
  const { page, apiRoutes } = edgeCacheConfig();
  expect(page.sources.image).toContain('https://tile.openstreetmap.org');
  expect(page.framed.test('/tour/sample')).toBe(true);
  expect(page.framed.test('/tour/../admin')).toBe(false);
  expect(apiRoutes).toEqual([{ pattern: /^\/api\/x$/, allow: 'GET' }]);
});

describe('the Trusted Types policy itself', () => {
  type Policy = Record<
    'createHTML' | 'createScript' | 'createScriptURL',
    (text: string) => string | undefined
  >;
  let policy: Policy;
  beforeAll(() => {
    const trustedTypes = {
      createPolicy: (_: string, rules: Policy) => {
        policy = rules;
      },
    };
    const location = { origin: 'https://saptam.example' };
    const document = { baseURI: 'https://saptam.example/buy' };
    const run = new Function('window', 'trustedTypes', 'location', 'document', TRUSTED_TYPES_SCRIPT);
    run({ trustedTypes }, trustedTypes, location, document);
  });

  it.each(['/_next/static/chunks/a.js', 'https://saptam.example/_next/static/chunks/a.js'])(
    'loads %s',
    (url) => {
      expect(policy.createScriptURL(url)).toBe(url);
    },
  );

  it.each([
    'https://evil.example/_next/static/a.js',
    '//evil.example/_next/static/a.js',
    '/media/0/video.mp4',
    '/_next/static/../../media/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://saptam.example/x',
  ])('does not load %s', (url) => {
    expect(policy.createScriptURL(url)).toBeUndefined();
  });

  it('lets no markup but an empty script, and no code but JSON, become anything', () => {
    expect(TRUSTED_TYPES_SCRIPT).not.toMatch(/<\/?script/i);
    expect(policy.createHTML('<script></script>')).toBe('<script></script>');
    expect(policy.createHTML('<img src=x onerror=alert(1)>')).toBeUndefined();
    expect(policy.createScript('{"@type":"Offer"}')).toBe('{"@type":"Offer"}');
    expect(policy.createScript('alert(1)')).toBeUndefined();
  });
});
