import { createHash } from 'node:crypto';
import { CONFIG } from '../testing/harness';
import { inlineScriptHashes, noncePolicy } from './csp';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const { page } = CONFIG;

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

it('allows the scripts of a layout by their hashes where the others have a nonce', () => {
  expect(noncePolicy(page, '/', 'n')).toBe(`script-src 'nonce-n' ${sha('first()')}`);
});
