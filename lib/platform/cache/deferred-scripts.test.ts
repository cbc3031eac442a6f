import { createHash } from 'node:crypto';
import { CONFIG, start } from 'edge-cache/testing';
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

  test('are started by one inline script at the end, which the policy knows', async () => {
    const running = await start(
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
      {},
      { page: { ...CONFIG.page, finish: withDeferredScripts } },
    );
    const { text, headers } = await running.ask('/');
    await running.close();
    expect(text.endsWith(`<script>${DEFERRED_SCRIPT}</script></body></html>`)).toBe(true);
    const hash = createHash('sha256').update(DEFERRED_SCRIPT).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  test('a text without a body is left alone', () => {
    expect(withDeferredScripts('<p>x')).toBe('<p>x');
  });
});
