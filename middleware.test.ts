import { NextRequest } from 'next/server';
import { config, middleware } from './middleware';

const ORIGIN = 'http://localhost:3000';
const target = async (path: string) => {
  const reply = await middleware(new NextRequest(ORIGIN + path));
  const location = reply.headers.get('location');
  return location ? `${reply.status} ${location.replace(ORIGIN, '')}` : 'next';
};

test.each([
  ['/BUY/Nagpur', '308 /buy/nagpur'],
  ['/Properties?minPrice=5', '308 /properties?minPrice=5'],
  ['/buy/Nagpur/Farm-Houses?q=Lake', '308 /buy/nagpur/farm-houses?q=Lake'],
  ['/properties/65F0ABCDEF0123456789ABCD', '308 /properties/65f0abcdef0123456789abcd'],
  ['/Services/Vridi', '308 /services/vridi'],
  ['/Admin/ContactList', '308 /admin/contactlist'],
  // a print keeps its address's language
  [
    '/mr/properties/65f0abcdef0123456789abcd/brochure.pdf',
    '307 /properties/65f0abcdef0123456789abcd/brochure.pdf?lang=mr',
  ],
  [
    '/hi/properties/65f0abcdef0123456789abcd/picture.jpg?kind=status',
    '307 /properties/65f0abcdef0123456789abcd/picture.jpg?kind=status&lang=hi',
  ],
  [
    '/hi/properties/65f0abcdef0123456789abcd/window-card.pdf?lang=mr',
    '307 /properties/65f0abcdef0123456789abcd/window-card.pdf?lang=mr',
  ],
])('%s leads to %s', async (path, expected) => {
  expect(await target(path)).toBe(expected);
});

test.each([
  '/media/listings/Ab.jpg',
  '/api/property/1/images/Xy',
  '/_next/static/A.js',
  '/shortlist/LKpgWS65q6LgtQJSr0wVO_IqUn8GSwHQ',
  '/visits/LKpgWS65q6LgtQJSr0wVO_IqUn8GSwHQ',
  '/buy/nagpur',
  '/buy/%E0%A4',
])('%s stays', async (path) => {
  expect(await target(path)).toBe('next');
});

test.each([
  '/mr//evil.example',
  '/hi///evil.example/a',
  '//Evil.example/A',
  '/mr/\\evil.example',
  '/MR//Evil.example',
])('%s never leads to another site', async (path) => {
  const reply = await middleware(new NextRequest(ORIGIN + path));
  for (const name of ['location', 'x-middleware-rewrite']) {
    const address = reply.headers.get(name);
    if (address) expect(new URL(address, ORIGIN).href).toMatch(/^http:\/\/localhost:3000\/(?!\/)/);
  }
});

test('still sends a guarded page without a session to login', async () => {
  expect(await target('/dashboard/properties?page=2')).toBe(
    '307 /login?from=%2Fdashboard%2Fproperties%3Fpage%3D2',
  );
  expect(await target('/properties/65f0abcdef0123456789abcd')).toBe('next');
});

test('matches capitals in pages, but no file, call or escape of a file', () => {
  const seen = config.matcher.find((item) => typeof item === 'string' && item.includes('[A-Z]'));
  const capitals = new RegExp(`^${seen}$`);
  expect(['/BUY', '/buy/Nagpur', '/Properties'].filter((path) => !capitals.test(path))).toEqual([]);
  expect(
    ['/buy', '/api/X', '/media/X.jpg', '/_next/X', '/shortlist/X', '/visits/X'].filter((path) =>
      capitals.test(path),
    ),
  ).toEqual([]);
});
