/**
 * The default Trusted Types policy, as the first script of every page. Under `require-trusted-types-for 'script'` a browser
 * hands every string that is about to become script, script address or markup to it. Bundlers load their chunks by
 * setting `script.src` to a string, so addresses of our own built files pass, and nothing else does: an
 * injected string can never become code through the DOM. The one fixed piece of markup is what React's DOM writes to
 * create a script element that must not run (react-dom, createInstance). Its hash is in the policies (server/csp.ts).
 */
export const TRUSTED_TYPES_SCRIPT =
  "window.trustedTypes&&trustedTypes.createPolicy&&trustedTypes.createPolicy('default',{" +
  'createScriptURL:function(s){' +
  "var u=new URL(s,document.baseURI);if(u.origin===location.origin&&u.pathname.indexOf('/_next/static/')===0)return s}," +
  "createHTML:function(s){if(s==='<script></'+'script>')return s}" +
  '})';
