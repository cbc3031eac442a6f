import { inlineScriptHashes, scriptHash } from '@/packages/edge-cache/src/csp';
import { DEFERRED_SCRIPT, withDeferredScripts } from './deferred-scripts';

const PAGE =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body>$&<script>data</script><script src="/_next/static/chunks/main.js" async=""></script></body></html>';

describe('scripts that wait for the first frame', () => {
  const page = withDeferredScripts(PAGE);

  test('are where they were, in elements that no browser runs', () => {
    expect(page).toContain('<head><script type="text/x-deferred" src="/_next/static/chunks/a.js"></script>');
    expect(page).toContain('<script type="text/x-deferred" src="/_next/static/chunks/main.js"></script>');
    expect(page).not.toContain('rel="preload"');
  });

  test('leave everything else as it was', () => {
    expect(page).toContain(
      '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>$&<script>data',
    );
  });

  test('are started by one inline script at the end, which the policy knows', () => {
    expect(page.endsWith(`<script>${DEFERRED_SCRIPT}</script></body></html>`)).toBe(true);
    expect(inlineScriptHashes(page)).toContain(scriptHash(DEFERRED_SCRIPT));
  });

  test('a text without a body is left alone', () => {
    expect(withDeferredScripts('<p>x')).toBe('<p>x');
  });
});
