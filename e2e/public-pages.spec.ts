import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { axeFinds } from './support/look';

test('old addresses lead on', async ({ request }) => {
  const old = await request.get('/oldpage', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([308, '/']);
  const contacts = await request.get('/contactlist', { maxRedirects: 0 });
  expect([contacts.status(), contacts.headers().location]).toEqual([307, '/admin/contactlist']);
});

test.describe('nothing there', () => {
  test.use({ allowedConsole: [/404/] });
  test('an unknown address is a 404 that helps on, and its search works', async ({ page }) => {
    const reply = await page.goto('/no/such-page');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
    await expect(page).toHaveURL(/\/no\/such-page$/);
    for (const id of ['000000000000000000000000', 'nonsense'])
      expect((await page.request.get(`/properties/${id}`)).status()).toBe(404);
    await page.getByRole('main').getByRole('combobox').fill('2 bhk');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/buy\/nagpur\?.*bedrooms=2/);
  });

  test('what is typed before the scripts are there stays', async ({ context }) => {
    const page = await context.newPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/no-such-page', { waitUntil: 'domcontentloaded' });
    const box = page.getByRole('main').getByLabel(/own words/);
    await box.fill('2 bhk');
    release();
    const isHydrated = () =>
      box.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react')));
    await expect.poll(isHydrated).toBe(true);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/buy\/nagpur\?.*bedrooms=2/);
  });
});

const HOSTILE = [
  '?page=-1&minPrice=NaN',
  '?q=%00%ff',
  '?city[$ne]=1',
  '?category=%3Cscript%3E',
  '?sort=__proto__',
  '?page=1e9&bedrooms=9,9,x&box=1,2&after=%7B%7D',
  `?${'a=b&'.repeat(400)}`,
];
test('any query string renders a page', async ({ request }) => {
  const renders = async (address: string) => expect((await request.get(address)).status(), address).toBe(200);
  for (const query of HOSTILE) for (const path of ['/buy', '/buy/nagpur']) await renders(path + query);
  // pages that read little of an address, or nothing, get all of it at once
  const all = `?${HOSTILE.map((query) => query.slice(1)).join('&')}`;
  for (const path of ['/', '/rent', '/contactform', '/sample-property', '/services'])
    await renders(path + all);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/404/] });
  test('lists, their filters, the box of the bar and the pages for nothing work', async ({ page }) => {
    // a budget that was typed, not one of the bands: the form keeps it
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

    // what is chosen stays chosen and readable where nothing fits, or the next choice would lose it
    await page.goto('/buy/nagpur?bedrooms=5&locality=dharampeth&maxPrice=100001');
    await expect(page.getByText('Nothing fits every condition today.')).toBeVisible();
    await openFilters();
    await expect(filters.getByLabel('City')).toHaveValue('nagpur');
    await expect(filters.getByLabel('Dharampeth')).toBeChecked();
    await expect(filters.getByLabel('5+ BHK')).toBeChecked();
    await expect(filters.getByLabel('Up to ₹1 L')).toBeChecked();

    // a form that only script can send does not put what was typed into the address
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
    await expect(page.getByText('Not understood: zzyzx')).toBeVisible();

    await page.goto('/buy/nagpur');
    const link = page.locator('main a[href^="/properties/"]').first();
    await page.goto((await link.getAttribute('href'))!);
    await expect(page.getByRole('link', { name: 'Enquire Now' })).toBeVisible();

    for (const [path, heading] of [
      ['/no-such-page', 'There is nothing at this address'],
      ['/rent/atlantis', 'There is nothing at this address'],
      ['/properties/ffffffffffffffffffffffff', 'Property not found'],
      ['/properties/nonsense', 'Property not found'],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    }
  });
});

test('the box of the bar: by keyboard, with chips to change, to the place that is meant @phone', async ({
  page,
}) => {
  await page.goto('/about');
  const bar = page.getByRole('banner');
  const opener = bar.locator('summary');
  const box = bar.getByRole('combobox');
  await opener.press('Enter');
  await expect(box).toBeFocused();
  await box.pressSequentially('3 bhk dharam under 60 lakh zzyzx');
  await expect(bar.getByRole('list', { name: 'Understood' })).toContainText('3 BHK');
  await expect(bar.getByText('Not understood: zzyzx', { exact: true })).toBeVisible();
  // a chip selects the words that it came from
  await bar.getByRole('button', { name: 'Change Up to ₹60 L' }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type('under 90 lakh');
  await expect(box).toHaveValue('3 bhk dharam under 90 lakh zzyzx');
  await expect(bar.getByRole('button', { name: 'Remove Up to ₹90 L' })).toBeVisible();
  await box.fill('3 bhk dharam');
  await expect(bar.getByRole('button', { name: /Up to/ })).toHaveCount(0);
  const first = bar.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
  await expect(first).toContainText('Dharampeth');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(await axeFinds(page)).toEqual([]);
  await box.press('ArrowDown');
  // the list is walked while the focus stays in the box
  await expect(box).toBeFocused();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/buy\/nagpur\?.*locality=dharampeth/);
  await expect(page.getByRole('main').getByRole('combobox', { name: /own words/ })).toHaveValue(
    '3 bhk Dharampeth',
  );
  await opener.click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
});

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Asha Deshmukh');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Phone').fill('9822012345');
  await page.getByLabel('Message').fill('Please call me');
  // quicker than anyone types is judged a program (lib/enquiries/rules.ts)
  await page.clock.fastForward(2100);
}

test('an enquiry opens the chat in a new tab with its words @phone-only', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  // as over plain http, and with the browser's storage switched off
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.clock.install();
  await page.goto('/contactform?service=vridi');
  await fill(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Submit' }).click();
  const url = new URL((await opened).url());
  expect(url.host).toBe('wa.me');
  expect(url.searchParams.get('text')).toContain(
    'Name: Asha Deshmukh\nPhone: 9822012345\nMessage: Please call me',
  );
  await expect(page.getByRole('heading', { name: 'Thank you. Your enquiry has reached us.' })).toBeFocused();
});

test.describe('when the enquiry fails', () => {
  test.use({ allowedConsole: [/500/] });
  test('the form stays with what was typed', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
    await page.clock.install();
    await page.goto('/contactform');
    await fill(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Failed to submit form. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Please call me');
  });
});

test('the slider advances every 3 s, waits 5 s after a hand, and wraps both ways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/sample-property');
  const slider = page.getByRole('region', { name: 'Pictures of the sample flat' });
  await expect(slider).toHaveAttribute('data-moving', 'true');
  await page.clock.runFor(3000);
  await expect(slider).toContainText('2 / 11');
  await slider.getByRole('button', { name: 'Picture 1 of 11', exact: true }).click();
  await expect(slider).toHaveAttribute('data-moving', 'false');
  await slider.getByRole('button', { name: 'Previous picture' }).click();
  await expect(slider).toContainText('11 / 11');
  await slider.getByRole('button', { name: 'Next picture' }).click();
  await page.clock.runFor(4900);
  await expect(slider).toContainText('1 / 11');
  await page.clock.runFor(200);
  await expect(slider).toHaveAttribute('data-moving', 'true');
  await page.clock.runFor(3000);
  await expect(slider).toContainText('2 / 11');
});

test.describe('for people who asked for less motion', () => {
  test.use({ allowedConsole: [/404/] });
  test('the slider stands still, and a picture that does not come leaves no hole', async ({ page }) => {
    await page.route(/\/sample\/02-/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.clock.install();
    await page.goto('/sample-property');
    const slider = page.getByRole('region', { name: 'Pictures of the sample flat' });
    await page.clock.runFor(4000);
    await expect(slider).toContainText('1 / 11');
    await expect(slider).toHaveAttribute('data-moving', 'false');
    await slider.getByRole('button', { name: 'Next picture' }).click();
    await expect(slider.locator('div[role=img]:not([aria-hidden]) svg')).toBeVisible();
  });
});

test.describe('a 3D tour that cannot load', () => {
  test.use({ allowedConsole: [/404|tour/i] });
  test('says so, leads to the guide, and tries again', async ({ page, context }) => {
    await page.route('**/tour/sample', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/sample-property');
    await page.getByRole('heading', { name: '3D virtual tour' }).scrollIntoViewIfNeeded();
    const panel = page.getByRole('alert').filter({ hasText: 'Oops' });
    await expect(panel.getByRole('heading')).toHaveText('Oops, model not available');
    await expect(panel).toContainText("We're having trouble loading the 3D model at the moment.");
    await expect(panel).toContainText('If the problem persists, please check our troubleshooting guide.');
    const opened = context.waitForEvent('page');
    await panel.getByRole('link', { name: 'View Troubleshooting Guide' }).click();
    await expect(await opened).toHaveURL(/\/troubleshooting-guide$/);
    await page.unroute('**/tour/sample');
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect(panel).toBeHidden();
    await expect(page.frameLocator('iframe').locator('canvas')).toBeAttached();
  });
});

test('a button that is pressed before the scripts are there works when they are', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  // page.goto would wait for the scripts
  await page.evaluate((address) => window.location.assign(address), `${baseURL}/about`);
  const menu = page.getByRole('button', { name: /^(Open|Close) menu$/ });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});
