import { inBrief, pageTitle, publicHead } from './page-head';

test('the name of the site is behind a title as long as both are shown', () => {
  expect(pageTitle('Property for sale', 'Saptam Group')).toBe('Property for sale');
  const long = 'South-east-facing office in Kadamba Trade Centre, Amravati Road';
  expect(pageTitle(long, 'Saptam Group')).toEqual({ absolute: long });
});

test('a text that is too long is cut between words, and says so', () => {
  expect(inBrief('  Two\nrooms. ', 160)).toBe('Two rooms.');
  expect(inBrief('Every room has a window to the east', 20)).toBe('Every room has a…');
  expect(inBrief('Quiet, green, and near the school', 15)).toBe('Quiet, green…');
  const unbroken = inBrief('x'.repeat(500));
  expect(unbroken).toHaveLength(160);
  expect(unbroken.endsWith('x…')).toBe(true);
});

test.each([
  ['en', 'en_IN', ['mr_IN', 'hi_IN'], '/about'],
  ['mr', 'mr_IN', ['en_IN', 'hi_IN'], '/mr/about'],
  ['hi', 'hi_IN', ['en_IN', 'mr_IN'], '/hi/about'],
] as const)(
  'a page in %s tells shared links its language, its kind and its site',
  (language, locale, others, url) => {
    expect(publicHead('Saptam Group', language, '/about', 'T', 'D').openGraph).toEqual({
      type: 'website',
      siteName: 'Saptam Group',
      locale,
      alternateLocale: others,
      title: 'T',
      description: 'D',
      url,
      images: [expect.objectContaining({ url: '/opengraph.jpg' })],
    });
  },
);
