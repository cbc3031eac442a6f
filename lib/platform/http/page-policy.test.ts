import { contentSecurityPolicy, securityHeaders } from './page-policy';

it('never allows inline scripts as such, plugins, other bases or being framed', () => {
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

it('only the walkthrough may be framed, and only by the site itself', () => {
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

  it('asks for it everywhere', async () => {
    const before = process.env.SITE_URL;
    process.env.SITE_URL = 'https://saptam.example';
    jest.resetModules();
    const https = await import('./page-policy');
    expect(https.contentSecurityPolicy('/', [])).toContain('upgrade-insecure-requests');
    expect(https.securityHeaders('/')['strict-transport-security']).toMatch(/max-age=\d{8}/);
    if (before === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = before;
  });

  it('does not without', () => {
    expect(securityHeaders('/')['strict-transport-security']).toBeUndefined();
  });
});
