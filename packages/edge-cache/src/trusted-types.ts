/**
 * The default Trusted Types policy. Under `require-trusted-types-for 'script'` a browser hands it every string that is
 * about to become a script's address, a script's text or markup; what it returns nothing for is blocked. So an
 * injected string cannot become code through the DOM.
 *
 * - `createScriptURL`: the bundler's loader sets `script.src` to strings; addresses of our own built files pass.
 * - `createHTML`: the one fixed string by which React creates a script element that will not run (react-dom,
 *   "createInstance"). It is put together at run time, because it must not stand inside a script element.
 *   And the empty drawing with which Leaflet asks, while it loads, whether the browser knows SVG (leaflet-src.js, "inlineSvg").
 * - `createScript`: text that is JSON, as React writes it into `application/ld+json` elements. JSON does nothing as a script.
 */
export const TRUSTED_TYPES_SCRIPT =
  // zod would try whether it may use `Function`, which every browser reports as a violation (zod, core/util "allowsEval")
  'window.__zod_globalConfig={jitless:true};' +
  "window.trustedTypes&&trustedTypes.createPolicy&&trustedTypes.createPolicy('default',{" +
  'createScriptURL:function(s){' +
  "var u=new URL(s,document.baseURI);if(u.origin===location.origin&&u.pathname.indexOf('/_next/static/')===0)return s}," +
  "createHTML:function(s){if(s===unescape('%3Cscript%3E%3C/script%3E')||s==='<svg/>')return s}," +
  'createScript:function(s){try{JSON.parse(s);return s}catch(e){}}' +
  '})';

const HEAD = /<head[^>]*>/;
const ELEMENT = `<script>${TRUSTED_TYPES_SCRIPT}</script>`;

/**
 * Puts the policy before every other script of a page. The front door does it rather than a layout, because Next's own error
 * documents have no layout of ours; React leaves elements in the head that it does not know alone.
 */
export function withTrustedTypes(html: string): string {
  return html.replace(HEAD, (head) => head + ELEMENT);
}
