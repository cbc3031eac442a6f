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
