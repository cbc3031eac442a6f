import type { Page } from '@playwright/test';
import { ADMIN_PAGES } from './support/admin-pages';
import { expect, type Role, test } from './support/fixtures';
import { demoListing } from './support/listings';
import { axeFinds, collectViolations, underBarsAtTab, visit } from './support/look';
import { signInAs } from './support/sign-in';

/**
 * Opens every page once as a person with access, in parts of similar length. `:id` is a listing's id, `:user` the signed-in user's; `> first` opens the link in
 * a list's first row.
 */
const PARTS: { part: string; role?: Role; paths: string[] }[] = [
  { part: 'home and lists', paths: ['/', '/buy', '/rent/nagpur', '/buy/nagpur/plots', '/buy?q=zzzzzz'] },
  {
    part: 'listing, sample and help',
    paths: [
      '/properties/:id',
      '/sample-property',
      '/tour/sample',
      '/troubleshooting-guide',
      '/help',
      '/privacy',
      '/terms',
      '/grievance',
      '/properties/ffffffffffffffffffffffff',
      '/no-such-page',
      '/missing',
    ],
  },
  {
    part: 'services, company and doors',
    paths: [
      '/services',
      ...['aashray', 'vridi', 'siddhant', 'kalpa', 'neeti', 'sampaadana', 'manthan'].map(
        (line) => `/services/${line}`,
      ),
      '/about',
      '/contactform?service=vridi',
      '/home',
      '/rent',
      '/buy?category=plots&sort=price-asc',
      '/buy/nagpur/plots?ask=plots+emi+25k&unread=emi+25k',
      '/buy/nagpur?locality=dharampeth&ask=dharmpeth',
      '/unauthorized',
      '/login',
      '/register',
      '/guestlogin',
      '/forgot-password',
    ],
  },
  {
    part: 'a member',
    role: 'seller',
    paths: [
      '/properties',
      '/properties/new',
      '/properties/:id',
      '/dashboard',
      '/dashboard/properties',
      '/dashboard/leads',
      '/dashboard/visits',
      '/dashboard/deals',
      '/dashboard/deals?view=list',
      '/dashboard/deals/new',
      '/dashboard/deals/summary',
      '/dashboard/calendar',
      '/visits',
      '/profile/:user',
      '/profile/:user/edit',
      '/profile/:user/security',
    ],
  },
  { part: 'the admin area', role: 'admin', paths: ADMIN_PAGES.slice(0, 18).map(([path]) => path) },
  {
    part: 'the admin area, its settings and records',
    role: 'admin',
    paths: [
      ...ADMIN_PAGES.slice(18).map(([path]) => path),
      '/admin/useguesttracker > first',
      '/admin/contactlist > first',
      '/admin/enquiries > first',
      '/admin/users > first',
      '/admin/properties?view=queue',
      '/admin/properties?view=queue > first',
      '/admin/profile/:user',
      '/admin/properties/new',
      '/admin/properties/edit/:id',
      '/properties/edit/:id',
    ],
  },
];

/** At night only the colours are others, and these pages show them all. */
const BY_NIGHT = new Set([
  ...['/', '/buy', '/properties/:id', '/sample-property', '/services', '/services/aashray', '/about'],
  ...['/contactform?service=vridi', '/properties', '/dashboard/properties'],
  ...['/admin/admindashboard', '/admin/enquiries', '/admin/properties?view=queue', '/admin/settings'],
]);

/** Parts whose pages have other elements on a phone, so axe checks them there too. */
const SHAPED_BY_DEVICE = ['home and lists', 'listing, sample and help'];
/** The phone is last, because the Tab key then goes through the page again. */
const WIDTHS = [1440, 768, 360].map((width) => ({ width, height: 740 }));

// missing pages answer 404, which browsers print
test.use({ allowedConsole: [/404 \(Not Found\)/] });

async function open(page: Page, path: string, visit: (page: Page, path: string) => Promise<unknown>) {
  const [list = '', first] = path.split(' > ');
  await visit(page, list);
  if (!first) return;
  const link = page
    .locator('tr[data-row]')
    .first()
    .locator('th a[href^="/admin/"], td a[href^="/admin/"]')
    .first();
  await visit(page, (await link.getAttribute('href')) ?? '/no-row');
}

const fits = async (page: Page, path: string) => {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.soft.poll(over, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
};

for (const { part, role, paths } of PARTS) {
  const isShaped = SHAPED_BY_DEVICE.includes(part);
  test(`${part}: has one heading, fits the screen, and passes axe and the policy${isShaped ? ' @phone' : ''}`, async ({
    page,
    viewport,
  }, { project }) => {
    const violations = await collectViolations(page);
    const { _id } = await demoListing(page.request);
    const user = role ? (await signInAs(page, role))._id : '';
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, path.replace(':id', _id).replace(':user', user), visit);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      const [, title] = ADMIN_PAGES.find(([address]) => address === path) ?? [];
      if (title) await expect.soft(page.locator('h1'), path).toHaveText(title);
      await fits(page, path);
      expect.soft(await axeFinds(page), path).toEqual([]);
      if (project.name === 'phone') continue;
      if (BY_NIGHT.has(path)) {
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await axeFinds(page, 'contrast'), `${path} at night`).toEqual([]);
      }
      if (!viewport) continue;
      if (!role) expect.soft(await underBarsAtTab(page), `${path}: under a bar when focused`).toEqual([]);
      for (const size of WIDTHS) {
        await page.setViewportSize(size);
        await fits(page, path);
      }
      if (!role) expect.soft(await underBarsAtTab(page), `${path}: under a bar on a phone`).toEqual([]);
      await page.setViewportSize(viewport);
    }
    expect(violations).toEqual([]);
  });
}

test('scrolls a wide table by itself, without the page', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.setViewportSize({ width: 1024, height: 740 });
  await visit(page, '/admin/properties');
  await page.getByRole('table', { name: 'Listings' }).evaluate((table: HTMLElement) => {
    table.style.minWidth = '1600px';
  });
  await fits(page, '/admin/properties');
});

test('finds the text in another colour among many that look alike', async ({ page }) => {
  await visit(page, '/buy');
  // the listings of other tests are on this page too, and some name amounts in parts that are closed
  const price = page
    .getByRole('article')
    .getByText(/^₹[\d.]+ (?:L|Cr)$/)
    .filter({ visible: true })
    .nth(3);
  await price.scrollIntoViewIfNeeded();
  await price.evaluate((element: HTMLElement) => {
    element.style.color = '#ddd';
  });
  // with little motion a colour still takes a moment to change, and axe would see the old one
  await expect(price).toHaveCSS('color', 'rgb(221, 221, 221)');
  const found = await axeFinds(page, 'contrast');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^color-contrast: [^|]+$/);
});

test('detects a link under a bar when Tab reaches it', async ({ page }) => {
  await visit(page, '/about');
  expect(await underBarsAtTab(page, 20)).toEqual([]);
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.id = 'cover';
    document.body.append(cover);
    const { style } = cover;
    Object.assign(style, {
      position: 'fixed',
      left: '0',
      top: '0',
      right: '0',
      height: '200px',
      zIndex: '99',
    });
  });
  expect((await underBarsAtTab(page, 5)).length).toBeGreaterThan(0);
});
