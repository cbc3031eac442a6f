import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const LINES = ['aashray', 'vridi', 'siddhant', 'kalpa', 'neeti', 'sampaadana', 'manthan'];

/** Every kind of public page, in four parts of about the same length. `:id` is a listing's. */
const PARTS: Record<string, string[]> = {
  'home and lists': ['/', '/buy', '/rent/nagpur', '/buy/nagpur/plots', '/buy?q=zzzzzz'],
  'listing, sample and help': [
    '/properties/:id',
    '/sample-property',
    '/troubleshooting-guide',
    '/properties/ffffffffffffffffffffffff',
    '/no-such-page',
  ],
  services: ['/services', ...LINES.map((line) => `/services/${line}`)],
  'company and doors': [
    '/about',
    '/contactform?service=vridi',
    '/unauthorized',
    '/login',
    '/register',
    '/guestlogin',
    '/forgot-password',
  ],
};

/** Parts whose pages show other elements on a phone. */
const SHAPED_BY_DEVICE = ['home and lists', 'listing, sample and help'];

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe');
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' | ')}`);
}

// colours that change over 200 ms would be measured halfway
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedConsole: [/404 \(Not Found\)/] });

for (const [part, paths] of Object.entries(PARTS)) {
  test(`${part}: one heading of the page, no wider than the screen, nothing that axe finds @phone`, async ({
    page,
    request,
  }, { project }) => {
    test.setTimeout(90_000);
    const { data } = await (await request.get('/api/property?limit=1')).json();
    for (const [i, path] of paths.entries()) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path.replace(':id', data[0]._id));
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      const spare = await page.evaluate(() => document.body.clientWidth - document.body.scrollWidth);
      expect.soft(spare, `${path} fits`).toBe(0);
      // pages of text and forms stand in one column on every device: the desktop's look at them is enough
      if (project.name === 'phone' && !SHAPED_BY_DEVICE.includes(part)) continue;
      expect.soft(await violations(page), path).toEqual([]);
      // at night only the colours are others; two pages of a part show them all, on every device the same
      if (project.name === 'phone' || i > 1) continue;
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await violations(page, ['color-contrast']), `${path} at night`).toEqual([]);
    }
  });
}
