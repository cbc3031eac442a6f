import robots from './robots';

test('private pages are closed to crawlers in every language', () => {
  const { rules } = robots();
  expect(rules).toMatchObject({
    disallow: expect.arrayContaining([
      ...['/dashboard', '/mr/dashboard', '/hi/dashboard'],
      ...['/profile', '/mr/profile', '/hi/profile'],
      ...['/search?', '/mr/search?', '/hi/search?'],
      ...['/api/', '/admin'],
    ]),
  });
});

/** As crawlers match: a star for anything, from the start of the address. */
const isClosed = (address: string): boolean =>
  [robots().rules]
    .flat()
    .flatMap(({ disallow = [] }) => disallow)
    .some((rule) => new RegExp(`^${rule.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`).test(address));

test('combinations of filters are closed, and no page of the index is', () => {
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
