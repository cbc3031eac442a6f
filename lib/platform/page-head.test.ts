import { inBrief, longHead, pageTitle, publicHead, shortHead } from './page-head';

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

test('a head is written once: Next has the title, the page all that its payload need not repeat', () => {
  const head = { ...publicHead('Saptam Group', 'mr', '/about', 'T', 'D & E'), robots: { index: false } };
  expect(shortHead(head)).toEqual({ title: 'T', robots: { index: false }, openGraph: null });
  const { metas, links } = longHead(head, 'https://saptam.example');
  const content = Object.fromEntries(
    metas.map(({ name, property, content: text }) => [name ?? property, text]),
  );
  expect(content).toMatchObject({
    description: 'D & E',
    'og:title': 'T',
    'og:description': 'D & E',
    'og:url': 'https://saptam.example/mr/about',
    'og:site_name': 'Saptam Group',
    'og:locale': 'mr_IN',
    'og:type': 'website',
    'og:image': 'https://saptam.example/opengraph.jpg',
    'og:image:width': '1200',
    'twitter:card': 'summary_large_image',
  });
  expect(metas.filter(({ property }) => property === 'og:locale:alternate')).toHaveLength(2);
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://saptam.example/mr/about' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://saptam.example/about' },
    { rel: 'alternate', hrefLang: 'mr', href: 'https://saptam.example/mr/about' },
    { rel: 'alternate', hrefLang: 'hi', href: 'https://saptam.example/hi/about' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://saptam.example/about' },
  ]);
});

test('the address of the first page has no slash at its end', () => {
  const { links } = longHead(publicHead('Saptam Group', 'en', '/', 'T', 'D'), 'https://saptam.example');
  expect(links.slice(0, 2).map(({ href }) => href)).toEqual([
    'https://saptam.example',
    'https://saptam.example',
  ]);
});
