import { contentSecurityPolicy, securityHeaders, TRUSTED_TYPES_SCRIPT } from './page-policy';

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
  afterEach(() => vi.resetModules());

  it('asks for it everywhere', async () => {
    const before = process.env.SITE_URL;
    process.env.SITE_URL = 'https://saptam.example';
    vi.resetModules();
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

describe('the Trusted Types policy itself', () => {
  type Policy = Record<
    'createHTML' | 'createScript' | 'createScriptURL',
    (text: string) => string | undefined
  >;
  let policy: Policy;
  beforeAll(() => {
    const trustedTypes = {
      createPolicy: (_: string, rules: Policy) => {
        policy = rules;
      },
    };
    const location = { origin: 'https://saptam.example' };
    const document = { baseURI: 'https://saptam.example/buy' };
    const run = new Function('window', 'trustedTypes', 'location', 'document', TRUSTED_TYPES_SCRIPT);
    run({ trustedTypes }, trustedTypes, location, document);
  });

  it.each(['/_next/static/chunks/a.js', 'https://saptam.example/_next/static/chunks/a.js'])(
    'loads %s',
    (url) => {
      expect(policy.createScriptURL(url)).toBe(url);
    },
  );

  it.each([
    'https://evil.example/_next/static/a.js',
    '//evil.example/_next/static/a.js',
    '/media/0/video.mp4',
    '/_next/static/../../media/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://saptam.example/x',
  ])('does not load %s', (url) => {
    expect(policy.createScriptURL(url)).toBeUndefined();
  });

  it('lets no markup but an empty script, and no code but JSON, become anything', () => {
    expect(TRUSTED_TYPES_SCRIPT).not.toMatch(/<\/?script/i);
    expect(policy.createHTML('<script></script>')).toBe('<script></script>');
    expect(policy.createHTML('<img src=x onerror=alert(1)>')).toBeUndefined();
    expect(policy.createScript('{"@type":"Offer"}')).toBe('{"@type":"Offer"}');
    expect(policy.createScript('alert(1)')).toBeUndefined();
  });
});
