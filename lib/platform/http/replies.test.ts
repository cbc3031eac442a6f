import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { GET } from '@/app/api/openapi.json/route';
import { GET as countListings } from '@/app/api/search/count/route';
import { unstated } from '@/test/api-document';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { errorPageFor, failures, inAllLanguages } from './error-pages';
import type { toOpenApi } from './openapi';
import { contentSecurityPolicy, securityHeaders } from './page-policy';

describe('the API document', () => {
  useTestDb();

  beforeAll(() => execFileSync(process.execPath, ['scripts/api-document.mjs'], { stdio: 'inherit' }));

  test('is served, includes the fields of a sign-up, and has no duplicate operation', async () => {
    const { status, json } = await new Browser().call(GET, '/api/openapi.json');
    expect(status).toBe(200);
    const { paths, openapi } = json as unknown as ReturnType<typeof toOpenApi>;
    expect(openapi).toBe('3.1.0');
    const body = paths['/api/user/register']?.post?.requestBody?.content['application/json'].schema;
    expect(body?.required).toEqual(expect.arrayContaining(['name', 'email', 'password']));
    expect(paths['/api/property/{id}']?.get?.parameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path' }),
    );
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('names the types of replies, and leads to each of them', async () => {
    const { text, json } = await new Browser().call(GET, '/api/openapi.json');
    const { paths, components } = json as unknown as ReturnType<typeof toOpenApi>;
    expect(paths['/api/shortlist/shared/{token}']?.get?.responses[200]?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/SharedShortlistDto' } },
    });
    const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  test('allows no unknown field in any reply, so that a leaked one fails the test that receives it', async () => {
    const open: string[] = [];
    const walk = (schema: unknown, at: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { type, properties, additionalProperties } = schema as Record<string, unknown>;
      if (type === 'object' && properties && additionalProperties !== false) open.push(at);
      for (const [key, part] of Object.entries(schema)) walk(part, `${at}.${key}`);
    };
    const { json } = await new Browser().call(GET, '/api/openapi.json');
    const { paths, components } = json as unknown as ReturnType<typeof toOpenApi>;
    const { Error: _, ...replies } = components.schemas;
    walk(replies, 'schemas');
    for (const [path, byMethod] of Object.entries(paths))
      for (const [method, { responses }] of Object.entries(byMethod)) walk(responses, `${method} ${path}`);
    // the document itself is open
    expect(open.filter((at) => !at.startsWith('get /api/openapi.json'))).toEqual([]);
    expect(open.length).toBeGreaterThan(0);

    const received = (text: string) =>
      unstated(countListings, {
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        text,
      });
    expect(received('{"total":1}')).toBeUndefined();
    expect(received('{"total":1,"passwordHash":"x"}')).toContain('passwordHash');
    expect(received('{}')).toContain('total');
  });
});

describe('a missing address', () => {
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
  ])('%s gets the page %s for a member', (path, url) => expect(errorPageFor(path)).toBe(url));

  test.each(['/admin/contacts/1', '/api/leads', '/media/x.jpg', '/og/1', '/_next/static/x.js'])(
    '%s keeps its own reply',
    (path) => expect(errorPageFor(path)).toBeUndefined(),
  );
});

describe('the page during an outage', () => {
  const heading = inAllLanguages({ Heading: ['शीर्षक', 'शीर्ष'] }, 'Heading');
  const home = inAllLanguages({ Text: ['मजकूर', 'पाठ'] }, 'Text');
  const texts = { heading, text: heading, again: heading, home };
  const { page, pagePolicy } = failures(texts);

  test('is a complete document in the language of its address', () => {
    expect(page('/dashboard')).toContain('<h1>Heading</h1>');
    expect(page('/hi/buy')).toMatch(/^<!DOCTYPE html><html lang="hi"><head>/);
    expect(page('/hi/buy')).toContain('<title>शीर्ष</title>');
    expect(page('/hi/buy')).toContain('<h1>शीर्ष</h1>');
    expect(page('/mr/buy')).toContain('<a href="/mr">मजकूर</a>');
    expect(page('/buy')).toContain('<a href="/">Text</a>');
  });

  test('may use its own style and nothing else', () => {
    const [, style = ''] = /<style>(.*)<\/style>/.exec(page('/buy')) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(pagePolicy).toBe(`default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${hash}'`);
  });
});

describe('page policies', () => {
  it('never allow unlisted inline scripts, plugins, other bases or framing', () => {
    const policy = contentSecurityPolicy('/', ["'nonce-abc'"]);
    expect(policy).toContain("script-src 'self' 'nonce-abc';");
    expect(policy).not.toContain('unsafe-eval');
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'https://tile.openstreetmap.org',
    ]) {
      expect(policy).toContain(part);
    }
  });

  it('allow framing only for the walkthrough, by the site itself', () => {
    expect(contentSecurityPolicy('/tour/sample', [])).toContain("frame-ancestors 'self'");
    expect(contentSecurityPolicy('/mr/tour/sample', [])).toContain("frame-ancestors 'self'");
    expect(contentSecurityPolicy('/tour/../admin', [])).toContain("frame-ancestors 'none'");
    expect(securityHeaders('/tour/sample')['x-frame-options']).toBe('SAMEORIGIN');
    expect(securityHeaders('/hi/tour/sample')['x-frame-options']).toBe('SAMEORIGIN');
    expect(securityHeaders('/mr/admin/tour/sample')['x-frame-options']).toBe('DENY');
    expect(securityHeaders('/')['x-frame-options']).toBe('DENY');
  });

  describe('with TLS', () => {
    afterEach(() => jest.resetModules());

    it('require TLS for everything', async () => {
      const before = process.env.SITE_URL;
      process.env.SITE_URL = 'https://saptam.example';
      jest.resetModules();
      const https = await import('./page-policy');
      expect(https.contentSecurityPolicy('/', [])).toContain('upgrade-insecure-requests');
      expect(https.securityHeaders('/')['strict-transport-security']).toMatch(/max-age=\d{8}/);
      if (before === undefined) delete process.env.SITE_URL;
      else process.env.SITE_URL = before;
    });

    it('do not require it without TLS', () => {
      expect(securityHeaders('/')['strict-transport-security']).toBeUndefined();
    });
  });
});
