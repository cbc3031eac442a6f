import {
  cacheOfPage,
  callerOf,
  filesOf,
  isOnStoredPage,
  maySend,
  mayWorkLater,
  titleOf,
  withMark,
} from './rules';

const ID = 'a'.repeat(24);

test('copies are stored of homes and of own pages, not of pages with a token, of members or of admins', () => {
  expect(cacheOfPage(`/properties/${ID}`)).toBe('saptam-homes');
  expect(['/shortlist', '/visits', '/compare'].map(cacheOfPage)).toEqual(Array(3).fill('saptam-own'));
  expect([`/mr/properties/${ID}`, '/hi/shortlist'].map(cacheOfPage)).toEqual(['saptam-homes', 'saptam-own']);
  const never = [
    '/',
    '/buy',
    `/shortlist/${'x'.repeat(32)}`,
    '/visits/abc',
    '/admin',
    '/dashboard/enquiries',
    '/profile/1',
  ];
  expect(never.map(cacheOfPage)).toEqual(never.map(() => undefined));
  expect(isOnStoredPage(`https://x.example/properties/${ID}`)).toBe(true);
  expect(['', 'nonsense', 'https://x.example/buy'].map(isOnStoredPage)).toEqual([false, false, false]);
});

test('the files that a page and its header name are found once each', () => {
  const page =
    '</_next/static/media/a.p.0z.woff2>; rel=preload"<link href="/_next/static/chunks/b.css"/>' +
    '<script src="/_next/static/chunks/c.js"></script>["/_next/static/chunks/c.js"]<img src="/media/x.webp"/>';
  expect(filesOf(page)).toEqual([
    '/_next/static/media/a.p.0z.woff2',
    '/_next/static/chunks/b.css',
    '/_next/static/chunks/c.js',
  ]);
});

test('a stored page says so after its first link, with the time in India', () => {
  const page =
    '<html><body class="flex"><a href="#content" class="x">Skip to content</a><header></header></body></html>';
  const marked = withMark(page, '2026-11-22T08:35:00.000Z');
  expect(marked).toMatch(
    /Skip to content<\/a><section class="stored-copy" aria-label="Stored copy">Stored copy of 22 Nov 2026, 14:05\./,
  );
  expect(marked.endsWith('</section><header></header></body></html>')).toBe(true);
  expect(withMark('<body><main></main></body>', '2026-11-22T08:35:00.000Z')).toMatch(/^<body><section/);
  expect(withMark('<html lang="mr"><body></body>', '2026-11-22T08:35:00.000Z')).toContain(
    'जतन केलेली प्रत: 22 नोव्हेंबर 2026, दुपारी 2:05.',
  );
  expect(titleOf('<title>Tom &amp; Asha&#x27;s</title>')).toBe("Tom & Asha's");
});

test('what waits is sent for the person it is of, or for nobody in particular', () => {
  const asha = callerOf({ user: '1', guest: '2' });
  expect([asha, callerOf({ guest: '2' }), callerOf({})]).toEqual(['user:1', 'guest:2', '']);
  expect([maySend({ who: asha }, asha), maySend({ who: '' }, asha), maySend({ who: asha }, '')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([0, 401, 429, 500, 503].every(mayWorkLater)).toBe(true);
  expect([400, 403, 404, 409].some(mayWorkLater)).toBe(false);
});
