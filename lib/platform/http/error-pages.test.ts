import { createHash } from 'node:crypto';
import {
  errorPageFor,
  FAILURE_POLICY,
  failureNotice,
  failurePage,
  htmlLanguage,
  inAllLanguages,
} from './error-pages';

describe('an address that does not exist', () => {
  test.each([
    ['/no-such-page', '/missing'],
    ['/buy/atlantis', '/missing'],
    ['/properties/ffffffffffffffffffffffff', '/missing?of=listing'],
    ['/properties/nonsense', '/missing?of=listing'],
    ['/p/SG-NAG-9999', '/missing?of=listing'],
    ['/mr/no-such-page', '/mr/missing'],
    ['/hi/properties/nonsense', '/hi/missing?of=listing'],
  ])('%s gets the page %s', (path, url) => expect(errorPageFor(path)).toEqual({ url }));

  test.each([
    ['/mr/dashboard/no-such-page', '/mr/missing?of=record'],
    ['/hi/dashboard/deals/ffffffffffffffffffffffff', '/hi/missing?of=record'],
    ['/properties/new', '/missing?of=record'],
    ['/properties/edit/1', '/missing?of=record'],
    ['/mr/profile/1', '/mr/missing?of=record'],
    ['/admin/contacts/1', '/missing'],
  ])('%s shows %s until its own message is drawn', (path, url) =>
    expect(errorPageFor(path)).toEqual({ url, isInterim: true }),
  );

  test.each(['/api/leads', '/media/x.jpg', '/og/1', '/_next/static/x.js'])('%s has no page', (path) =>
    expect(errorPageFor(path)).toBeUndefined(),
  );
});

test('a page that failed has the language of its address', () => {
  const texts = { Heading: ['शीर्षक', 'शीर्ष'], Text: ['मजकूर', 'पाठ'] } as const;
  const heading = inAllLanguages(texts, 'Heading');
  const all = { heading, text: heading, again: heading, home: inAllLanguages(texts, 'Text') };
  const notice = failureNotice(all);
  expect([htmlLanguage('/mr/dashboard'), htmlLanguage('/dashboard')]).toEqual(['mr', 'en-IN']);
  expect(notice('/hi/dashboard')).toContain('<h1>शीर्ष</h1>');
  expect(notice('/mr/buy')).toContain('<a href="/mr">मजकूर</a>');
  expect(notice('/buy')).toContain('<a href="/">Text</a>');
  const page = failurePage(all)('/hi/buy');
  expect(page).toMatch(/^<!DOCTYPE html><html lang="hi"><head>/);
  expect(page).toContain('<title>शीर्ष</title>');
  expect(page).toContain('<h1>शीर्ष</h1>');
});

test('the page sent while the application is away may show its own style and nothing else', () => {
  const text = inAllLanguages({ Text: ['मजकूर', 'पाठ'] }, 'Text');
  const page = failurePage({ heading: text, text, again: text, home: text })('/buy');
  const [, style = ''] = /<style>(.*)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(FAILURE_POLICY).toBe(`default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${hash}'`);
});
