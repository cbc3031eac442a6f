import { expect, test } from './support/fixtures';
import { signInAs } from './support/sign-in';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/404/] });
  test('serves lists, filters, the search box and empty pages without JavaScript, also for members and staff', async ({
    page,
    browser,
    baseURL,
  }) => {
    await test.step('lists, their filters, the box of the bar and the pages for nothing work', async () => {
      await page.goto('/buy/nagpur?maxPrice=6100000');
      const found = async () => Number.parseInt(await page.getByText(/properties found/).innerText(), 10);
      const all = await found();
      const openFilters = async () => {
        await page.locator('.filter-sheet > summary').click();
        await page.getByRole('link', { name: 'All filters' }).click();
      };
      await openFilters();
      const filters = page.getByRole('form', { name: 'Filters' });
      await filters.getByLabel('2 BHK').check();
      await filters.getByRole('button', { name: 'Show listings' }).click();
      await expect(page).toHaveURL(/\/buy\/nagpur\?(?=.*bedrooms=2)(?=.*maxPrice=6100000)/);
      expect(await found()).toBeLessThan(all);

      // keeps choices visible when nothing matches, so that the next choice does not lose them
      await page.goto('/buy/nagpur?bedrooms=5&locality=dharampeth&maxPrice=100001');
      await expect(page.getByText('No exact match today.')).toBeVisible();
      await openFilters();
      await expect(filters.getByLabel('City')).toHaveValue('nagpur');
      await expect(filters.getByLabel('Dharampeth')).toBeChecked();
      await expect(filters.getByLabel('5+ BHK')).toBeChecked();
      await expect(filters.getByLabel('Up to ₹1 L')).toBeChecked();

      // a form that needs script does not put typed text into the address
      await page.goto('/login');
      await page.getByLabel('Password', { exact: true }).fill('a secret');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeDisabled();
      expect(page.url()).not.toContain('secret');

      await page.goto('/buy/nagpur');
      const bar = page.getByRole('banner');
      await bar.locator('summary').click();
      await bar.getByRole('searchbox').fill('plots in dharampeth zzyzx');
      await bar.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/buy\/nagpur\/plots\?.*locality=dharampeth/);
      await expect(page.getByText('Left out: zzyzx')).toBeVisible();

      await page.goto('/buy/nagpur');
      const link = page.locator('main a[href^="/properties/"]').first();
      await page.goto((await link.getAttribute('href'))!);
      await expect(page.getByRole('link', { name: 'Enquire Now' })).toBeVisible();

      for (const [path, heading] of [
        ['/no-such-page', 'There’s nothing at this address'],
        ['/rent/atlantis', 'There’s nothing at this address'],
        ['/properties/ffffffffffffffffffffffff', 'Property not found'],
        ['/properties/nonsense', 'Property not found'],
      ] as const) {
        expect((await page.goto(path))?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      }
    });
    await test.step('names of localities are read in any spelling, and a list without results says where the nearest are', async () => {
      await page.goto('/buy/nagpur?filters=only');
      const filters = page.getByRole('form', { name: 'Filters' });
      await filters.getByLabel('Add a locality').fill('धरमपेठ, manishnagar');
      await filters.getByRole('button', { name: 'Show listings' }).click();
      await expect(page).toHaveURL(/locality=dharampeth,manish-nagar/);
      await page.goto('/buy/nagpur/commercial?locality=khamla');
      await expect(page.getByText(/Nothing in Khamla today\. These are nearby/)).toBeVisible();
      await expect(page.locator('main a[href^="/properties/"]').first()).toBeVisible();
    });
    await test.step('puts typed ranges into the address in whole rupees and reports unreadable ones', async () => {
      await page.goto('/buy/nagpur');
      await page.locator('.filter-sheet > summary').click();
      await page.getByRole('link', { name: 'All filters' }).click();
      await page.getByLabel('Minimum').first().fill('40 lakh');
      await page.getByLabel('Maximum').first().fill('0.6 cr');
      await page.getByLabel('Maximum').first().press('Enter');
      await expect(page).toHaveURL(/\/buy\/nagpur\?minPrice=4000000&maxPrice=6000000$/);
      await expect(page.getByRole('link', { name: 'Remove ₹40 L to ₹60 L' })).toBeVisible();

      await page.goto('/buy/nagpur?minPrice=cheap');
      await expect(page.getByText('Enter an amount, such as 60 lakh, 0.6 cr or 45k')).toBeAttached();
      await expect(page.getByLabel('Minimum').first()).toHaveValue('cheap');
    });
    await test.step('shops are apart from offices', async () => {
      await page.goto('/buy/nagpur/commercial?subType=shop');
      const cards = await page.getByRole('article').all();
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) await expect(card).toContainText('Shop');
    });
    await test.step('tables, filters and pages work', async () => {
      await signInAs(page, 'admin');
      await page.goto('/admin/useguesttracker');
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page.getByText(/^Page 2 of/)).toBeVisible();
      await page.goto('/admin/contactlist');
      await page.getByLabel('Home City').fill('nagpur');
      await page.getByRole('button', { name: 'Apply Filters' }).click();
      await expect(page).toHaveURL(/homeCity=nagpur/);
      await expect(page.getByRole('link', { name: /^View / }).first()).toBeVisible();
    });
    await test.step('works without JavaScript', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      await context.addCookies(await page.context().cookies());
      const plain = await context.newPage();
      await plain.goto('/properties?category=Plots');
      await expect(plain.getByRole('article').first()).toContainText('Plot');
      await plain.getByRole('searchbox').fill('plot');
      await plain.getByRole('searchbox').press('Enter');
      await expect(plain).toHaveURL(/q=plot/);
      // the filters are open, and a location is typed or chosen from the list
      await plain.goto('/properties');
      await plain.getByLabel('Location').fill('Dharampeth');
      await plain.getByRole('button', { name: 'Apply' }).click();
      await expect(plain).toHaveURL(/location=Dharampeth/);
      for (const card of await plain.getByRole('article').all())
        await expect(card).toContainText('Dharampeth');
      await context.close();
    });
  });
});
