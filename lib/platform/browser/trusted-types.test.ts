/** @jest-environment jsdom */

import { createDefaultPolicy, RULES } from './trusted-types';
import { VISITOR_SCRIPT } from './visitor-mark';

it('creates the default policy in a browser that supports it', () => {
  const createPolicy = jest.fn();
  createDefaultPolicy();
  Object.assign(window, { trustedTypes: { createPolicy } });
  createDefaultPolicy();
  expect(createPolicy.mock.calls).toEqual([['default', RULES]]);
});

const own = `${location.origin}/_next/static/chunks/a.js`;
it.each(['/_next/static/chunks/a.js', '/sw.js', own])('loads %s', (url) => {
  expect(RULES.createScriptURL(url)).toBe(url);
});

it.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/_next/static/a.js',
  '/media/0/video.mp4',
  '/_next/static/../../media/x.js',
  'data:text/javascript,alert(1)',
  'blob:https://saptam.example/x',
])('does not load %s', (url) => {
  expect(RULES.createScriptURL(url)).toBeUndefined();
});

it("allows no markup but an empty script, and no code but JSON and the layouts' scripts", () => {
  expect(RULES.createHTML('<script></script>')).toBe('<script></script>');
  expect(RULES.createHTML('<img src=x onerror=alert(1)>')).toBeUndefined();
  expect(RULES.createScript('{"@type":"Offer"}')).toBe('{"@type":"Offer"}');
  expect(RULES.createScript(VISITOR_SCRIPT)).toBe(VISITOR_SCRIPT);
  expect(RULES.createScript(`${VISITOR_SCRIPT};alert(1)`)).toBeUndefined();
  expect(RULES.createScript('alert(1)')).toBeUndefined();
});
