import { expect, test } from './support/fixtures';
import { collectViolations } from './support/look';

test.describe('what the policy blocks', () => {
  test.use({ allowedConsole: [/TrustedHTML|TrustedScript|Content Security Policy/] });

  test('the policy would report: an inline script and a string made into markup are blocked', async ({
    page,
  }) => {
    const violations = await collectViolations(page);
    await page.goto('/about');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'window.injected = true';
      } catch {
        // Trusted Types
      }
      document.head.append(script);
      try {
        document.body.innerHTML = '<img src=x onerror="window.injected = true">';
      } catch {
        // Trusted Types
      }
      return Boolean((globalThis as { injected?: boolean }).injected);
    });
    expect(ran).toBe(false);
    await expect.poll(() => violations.length).toBeGreaterThan(1);
  });
});

test('an answer from memory and one from the application carry the same headers', async ({ request }) => {
  for (const path of ['/', '/dashboard', '/api/property?limit=1', '/api/health', '/no-such-page']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const name of [
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'content-security-policy',
    ]) {
      expect(headers[name], `${name} of ${path}`).toBeTruthy();
    }
  }
});
