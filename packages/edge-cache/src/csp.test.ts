import { createHash } from 'node:crypto';
import { configFor, hashPolicy, inlineScriptHashes, noncePolicy } from './csp';
import { securityHeaders } from './security-headers';
import { TRUSTED_TYPES_SCRIPT, withTrustedTypes } from './trusted-types';

const config = { https: false, sources: { image: ['https://img.example'], frame: [], media: [] } };
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('hashes exactly the scripts that the browser would run', () => {
  const html = `<head><script src="/a.js" async=""></script><script>one()</script>
    <SCRIPT id="_R_" >two(1 < 2)</SCRIPT><script type="application/ld+json">{"@type":"Offer"}</script>
    <script type="module">three()</script><script nonce="x">four("</" + "script>")</script><script>one()</script>
    <script>five()\r\nsix()</script>`;
  expect(inlineScriptHashes(html)).toEqual([
    sha('one()'),
    sha('two(1 < 2)'),
    sha('three()'),
    sha('four("</" + "script>")'),
    sha('five()\nsix()'),
  ]);
});

it('never allows inline scripts as such, plugins, other bases or being framed', () => {
  for (const policy of [hashPolicy('<script>a</script>', config), noncePolicy('abc', config)]) {
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).not.toMatch(/unsafe|https?:|\*|data:/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('https://img.example');
  }
  expect(noncePolicy('abc', { ...config, https: true })).toContain('upgrade-insecure-requests');
});

it('puts the Trusted Types policy first, and lets it through in both kinds of page', () => {
  const page = withTrustedTypes('<!DOCTYPE html><html><head data-x="$1"><script>a</script></head></html>');
  expect(page).toBe(
    `<!DOCTYPE html><html><head data-x="$1"><script>${TRUSTED_TYPES_SCRIPT}</script><script>a</script></head></html>`,
  );
  expect(hashPolicy(page, config)).toContain(sha(TRUSTED_TYPES_SCRIPT));
  expect(noncePolicy('n', config)).toContain(sha(TRUSTED_TYPES_SCRIPT));
  expect(TRUSTED_TYPES_SCRIPT).not.toMatch(/<\/?script/i);
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
    expect(policy.createHTML('<script></script>')).toBe('<script></script>');
    expect(policy.createHTML('<img src=x onerror=alert(1)>')).toBeUndefined();
    expect(policy.createScript('{"@type":"Offer"}')).toBe('{"@type":"Offer"}');
    expect(policy.createScript('alert(1)')).toBeUndefined();
  });
});

it('only the walkthrough may stand in a frame, and only in one of ours', () => {
  expect(hashPolicy('', configFor('/tour/sample', config))).toContain("frame-ancestors 'self'");
  expect(hashPolicy('', configFor('/tour/../admin', config))).toContain("frame-ancestors 'none'");
  expect(securityHeaders(configFor('/', config))).toContainEqual(['x-frame-options', 'DENY']);
});
