import { createHash } from 'node:crypto';
import { errorPageFor, failures, inAllLanguages } from './error-pages';

describe('an address that does not exist', () => {
  test.each([
    ['/no-such-page', '/missing'],
    ['/buy/atlantis', '/missing'],
    ['/properties/ffffffffffffffffffffffff', '/missing?of=listing'],
    ['/properties/nonsense', '/missing?of=listing'],
    ['/p/SG-NAG-9999', '/missing?of=listing'],
    ['/mr/no-such-page', '/mr/missing'],
    ['/hi/properties/nonsense', '/hi/missing?of=listing'],
  ])('%s gets the page %s', (path, url) => expect(errorPageFor(path)).toBe(url));

  test.each([
    ['/mr/dashboard/no-such-page', '/mr/missing?of=record'],
    ['/hi/dashboard/deals/ffffffffffffffffffffffff', '/hi/missing?of=record'],
    ['/properties/new', '/missing?of=record'],
    ['/properties/edit/1', '/missing?of=record'],
    ['/mr/profile/1', '/mr/missing?of=profile'],
    ['/profile/ffffffffffffffffffffffff/edit', '/missing?of=profile'],
  ])('%s of a member gets the page %s', (path, url) => expect(errorPageFor(path)).toBe(url));

  test.each(['/admin/contacts/1', '/api/leads', '/media/x.jpg', '/og/1', '/_next/static/x.js'])(
    '%s keeps its own reply',
    (path) => expect(errorPageFor(path)).toBeUndefined(),
  );
});

describe('the page while the application is away', () => {
  const heading = inAllLanguages({ Heading: ['शीर्षक', 'शीर्ष'] }, 'Heading');
  const home = inAllLanguages({ Text: ['मजकूर', 'पाठ'] }, 'Text');
  const texts = { heading, text: heading, again: heading, home };
  const { page, pagePolicy } = failures(texts);

  test('is a whole document in the language of its address', () => {
    expect(page('/dashboard')).toContain('<h1>Heading</h1>');
    expect(page('/hi/buy')).toMatch(/^<!DOCTYPE html><html lang="hi"><head>/);
    expect(page('/hi/buy')).toContain('<title>शीर्ष</title>');
    expect(page('/hi/buy')).toContain('<h1>शीर्ष</h1>');
    expect(page('/mr/buy')).toContain('<a href="/mr">मजकूर</a>');
    expect(page('/buy')).toContain('<a href="/">Text</a>');
  });

  test('may show its own style and nothing else', () => {
    const [, style = ''] = /<style>(.*)<\/style>/.exec(page('/buy')) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(pagePolicy).toBe(`default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${hash}'`);
  });
});
