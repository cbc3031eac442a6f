import { createHash } from 'node:crypto';
import { inlineScriptHashes, Policies } from './csp';
import { CONFIG } from './testing/harness';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policies = new Policies(CONFIG.page, false);
const { firstScript } = CONFIG.page;

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
  for (const policy of [policies.withHashes('/', '<script>a</script>'), policies.withNonce('/', 'abc')]) {
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
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).toContain('https://img.example');
  }
});

it('asks for TLS everywhere when the site has it', () => {
  const https = new Policies(CONFIG.page, true);
  expect(https.withNonce('/', 'abc')).toContain('upgrade-insecure-requests');
  expect(https.headersFor()['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(policies.headersFor()['strict-transport-security']).toBeUndefined();
});

it('puts the first script first, and allows it in both kinds of page', () => {
  const page = policies.withFirstScript('<html><head data-x="$1"><script>a</script></head></html>');
  expect(page).toBe(
    `<html><head data-x="$1"><script>${firstScript}</script><script>a</script></head></html>`,
  );
  expect(policies.withHashes('/', page)).toContain(sha(firstScript));
  expect(policies.withNonce('/', 'n')).toContain(sha(firstScript));
});

it('only declared pages may be framed, and only by the site itself', () => {
  expect(policies.withHashes('/framed', '')).toContain("frame-ancestors 'self'");
  expect(policies.headersFor('/framed')['x-frame-options']).toBe('SAMEORIGIN');
  expect(policies.withHashes('/framed/x', '')).toContain("frame-ancestors 'none'");
  expect(policies.headersFor('/')['x-frame-options']).toBe('DENY');
});
