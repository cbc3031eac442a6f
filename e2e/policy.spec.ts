import type { Page } from '@playwright/test';
import { demoSignIn, expect, type Role, test } from './support/fixtures';

/** Every page of the site, by who may open it. `:id` is a listing's, `:user` the signed-in user's. */
const PAGES: Record<'everybody' | Role, string[]> = {
  everybody: [
    '/',
    '/home',
    '/buy',
    '/buy?category=plots&sort=price-asc',
    '/buy?q=zzzzzz',
    '/rent',
    '/rent/nagpur',
    '/buy/nagpur/plots?ask=plots+zxqwv&unread=zxqwv',
    '/sample-property',
    '/missing',
    '/properties/:id',
    '/services',
    '/services/aashray',
    '/services/vridi',
    '/about',
    '/contactform',
    '/tour/sample',
    '/unauthorized',
    '/troubleshooting-guide',
    '/login',
    '/register',
    '/guestlogin',
    '/forgot-password',
    '/no-such-page',
    '/properties/ffffffffffffffffffffffff',
  ],
  buyer: [
    '/',
    '/properties',
    '/profile/:user',
    '/profile/:user/edit',
    '/profile/:user/security',
    '/properties/:id',
  ],
  seller: ['/properties/new', '/dashboard/properties', '/dashboard/enquiries'],
  broker: [],
  validator: [],
  admin: [
    '/admin/profile/:user',
    '/admin/properties/new',
    '/properties/edit/:id',
    '/admin/properties/edit/:id',
  ],
};

/** Reports of blocked loads and sinks, as the browser itself counts them. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const note = (globalThis as unknown as { noteViolation(text: string): void }).noteViolation;
      note(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

/** Opens a page and looks at it as a person would, so that what loads late loads. */
async function visit(page: Page, path: string): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'load' });
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts, `${path} has a script policy`).toMatch(/'(?:nonce|sha256)-/);
  expect(scripts).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'");
  await page.mouse.move(200, 300);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
}

async function signIn(page: Page, role: Role): Promise<string> {
  const { email, password } = demoSignIn(role);
  const reply = await page.request.post('/api/user/login', { data: { email, password } });
  expect(reply.status()).toBe(200);
  return (await reply.json()).user._id as string;
}

async function listingId(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/property')).json();
  return data[0]._id as string;
}

// the fixture fails a test on any error on the console; the two missing pages answer 404, which browsers print
test.use({ allowedConsole: [/404 \(Not Found\)/] });

for (const [who, paths] of Object.entries(PAGES)) {
  if (paths.length === 0) continue;
  test(`no policy is violated on any page that ${who} opens`, async ({ page }) => {
    test.setTimeout(180_000);
    const violations = await collectViolations(page);
    const id = await listingId(page);
    const user = who === 'everybody' ? '' : await signIn(page, who as Role);
    for (const path of paths) await visit(page, path.replace(':id', id).replace(':user', user));
    expect(violations).toEqual([]);
  });
}

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
