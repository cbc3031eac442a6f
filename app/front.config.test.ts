import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { matchPublic } from 'front/routes';
import { MAX_RESTORE_BYTES } from '@/lib/imports/archive-files/constants';
import { MESSAGE_UPLOAD } from '@/lib/imports/messages/schema';
import { MAX_ARCHIVE_BYTES } from '@/lib/imports/pictures/constants';
import { BULK_BODY_BYTES } from '@/lib/moderation/bulk/constants';
import { BULK_CHANGE_BYTES } from '@/lib/platform/bulk/constants';
import { MAX_IMPORT_BYTES } from '@/lib/platform/tabular/constants';
import { allHandlers } from '@/test/handlers';
import { BODY_LIMITS, frontConfig, HEAVY_PATHS, listingTags, PUBLIC_ROUTES } from './front.config';
import robots from './robots';

describe('the cache policy', () => {
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
    ['/mr', ['lists']],
    ['/hi/buy/nagpur', ['lists']],
    ['/mr/services/vridi', ['services', 'service:vridi']],
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
    `/shortlist/${'A'.repeat(32)}`,
    `/visits/${'A'.repeat(32)}`,
    `/searches/${'A'.repeat(32)}`,
    `/join/${'A'.repeat(32)}`,
    '/buy/',
    '/mr/dashboard',
    '/mr/api/property',
    '/mr/admin',
    '/en/buy',
  ])('%s is not', (url) => {
    expect(match(url)).toBeUndefined();
  });

  it('declares every public page or leaves it out on purpose', () => {
    // secrets in the address, comparisons (one per combination of homes), and codes, which redirect
    const LEFT_OUT = [
      'reset-password',
      'verify-email',
      'compare',
      'still-available',
      'join',
      'letters',
      'p',
      'tours',
      'sign',
    ];
    const root = join(__dirname, '(public)');
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^[[(]/.test(entry.name))
      .map(({ name }) => name);
    const missing = folders.filter(
      (name) => !LEFT_OUT.includes(name) && !match(`/${name}`) && !match(`/${name}/${ID}`),
    );
    expect(missing).toEqual([]);
  });

  it('finds the listings that a response names', () => {
    expect([...listingTags(`<a href="/properties/${ID}">`)]).toEqual([`property:${ID}`]);
    expect([...listingTags(`{"data":[{"_id":"${ID}"}]}`)]).toEqual([`property:${ID}`]);
    expect([...listingTags('/properties/new "_id":"1"')]).toEqual([]);
  });

  test('puts the filter form’s ranges into the list', () => {
    const found = match('/buy?city=nagpur&price=-6100000&size=500-1000&utm_source=x');
    expect(found?.query).toBe('city=nagpur&price=-6100000&size=500-1000');
  });

  test('allows large bodies for uploads only', () => {
    const limitOf = (path: string) => BODY_LIMITS.find((limit) => limit.path.test(path))?.bytes;
    expect(limitOf('/api/property')).toBeGreaterThan(100 * 1024 * 1024);
    expect(limitOf('/api/property/1/images')).toBeUndefined();
  });

  test.each([
    ['/api/admin/import', MAX_ARCHIVE_BYTES],
    ['/api/property/import', MAX_ARCHIVE_BYTES],
    ['/api/clients/import', MAX_ARCHIVE_BYTES],
    [`/api/admin/import/${ID}/failed`, MAX_IMPORT_BYTES],
    [`/api/property/import/${ID}/failed`, MAX_IMPORT_BYTES],
    [`/api/clients/import/${ID}/failed`, MAX_IMPORT_BYTES],
    ['/api/archive/restore', MAX_RESTORE_BYTES],
    ['/api/share', MESSAGE_UPLOAD.maxBytes],
    ['/api/property/drafts/message', MESSAGE_UPLOAD.maxBytes],
    ['/api/admin/properties/bulk', BULK_BODY_BYTES],
    ['/api/admin/properties/bulk/preview', BULK_BODY_BYTES],
    ['/api/admin/contacts/bulk', BULK_CHANGE_BYTES],
    ['/api/admin/enquiries/bulk', BULK_CHANGE_BYTES],
  ])('accepts a %s body that its handler accepts', (path, bytes) => {
    expect(BODY_LIMITS.find((limit) => limit.path.test(path))?.bytes ?? 0).toBeGreaterThanOrEqual(bytes);
  });

  test('lists the same addresses as the build', () => {
    Object.assign(globalThis, { ADDRESSES: [{ pattern: '^/api/x$', name: '/api/x', allow: 'GET' }] });
    expect(frontConfig().addresses).toEqual([{ pattern: /^\/api\/x$/, name: '/api/x', allow: 'GET' }]);
  });

  test('treats drawing documents and collecting archives as heavy work', async () => {
    /** Addresses whose responses are sent as stored or are always short. */
    const SENT_AS_STORED = [
      '/api/archive/[id]/file',
      '/api/admin/import/template',
      '/api/property/import/template',
    ];
    const MADE = /csv|spreadsheet|vcard|zip|pdf/;
    const made = (await allHandlers()).flatMap(({ path, method, handler: { options } }) => {
      const types = method === 'GET' && !options?.reply ? (options?.produces ?? []) : [];
      // a type that can be a picture can also be a person's file
      const isMade = types.length > 0 && types.every((type) => MADE.test(type));
      return isMade && !SENT_AS_STORED.includes(path) ? [path.replaceAll(/\[\w+\]/g, ID)] : [];
    });
    expect(made.length).toBeGreaterThan(15);
    expect(made.filter((path) => !HEAVY_PATHS.some((heavy) => heavy.test(path)))).toEqual([]);
  });

  test.each([
    `/og/${ID}`,
    '/opengraph.jpg',
    `/properties/${ID}/picture.jpg`,
    `/mr/properties/${ID}/brochure.pdf`,
    '/api/user/export',
  ])('%s is heavy work', (path) => expect(HEAVY_PATHS.some((heavy) => heavy.test(path))).toBe(true));

  test.each([
    '/api/user/me',
    '/api/deals',
    '/api/property',
    `/api/property/${ID}`,
    `/properties/${ID}`,
    '/buy',
  ])('%s is not', (path) => expect(HEAVY_PATHS.some((heavy) => heavy.test(path))).toBe(false));
});

describe('robots.txt', () => {
  test('closes private pages to crawlers in every language', () => {
    const { rules } = robots();
    expect(rules).toMatchObject({
      disallow: expect.arrayContaining([
        ...['/dashboard', '/mr/dashboard', '/hi/dashboard'],
        ...['/profile', '/mr/profile', '/hi/profile'],
        ...['/search?', '/mr/search?', '/hi/search?'],
        ...['/api/', '/admin', '/mr/admin', '/hi/admin'],
      ]),
    });
  });

  /** Matches like crawlers, from the start of the address, with a star for any text. */
  const isClosed = (address: string): boolean =>
    [robots().rules]
      .flat()
      .flatMap(({ disallow = [] }) => disallow)
      .some((rule) => new RegExp(`^${rule.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`).test(address));

  test('closes combinations of filters to crawlers, but no page of the index', () => {
    for (const address of [
      '/buy/nagpur?sort=price-asc',
      '/mr/buy?type=sale&bbox=1,2,3,4',
      '/rent?shape=abc',
      '/buy?view=map',
      '/buy/nagpur?bedrooms=2,3&either=bedrooms.2',
      '/buy?ask=2+bhk',
      ...['bedrooms', 'minPrice', 'amenities', 'status', 'unread'].map(
        (name) => `/buy/nagpur?page=2&${name}=1`,
      ),
    ])
      expect([address, isClosed(address)]).toEqual([address, true]);
    const indexed = [
      '/',
      '/mr',
      '/buy',
      '/buy/nagpur/villas',
      '/hi/rent/nagpur',
      '/buy/nagpur?page=2',
      '/buy/nagpur/flats?locality=dharampeth&page=2',
      '/services/vridi',
    ];
    for (const address of [...indexed, '/properties/65f0abcdef0123456789abcd', '/sitemap.xml'])
      expect([address, isClosed(address)]).toEqual([address, false]);
  });
});
