import type { Page } from '@playwright/test';
import { expect, startOver, test } from './support/fixtures';
import { axeFinds } from './support/look';
import { swipeLeft } from './support/touch';

const carousel = (page: Page) => page.getByRole('region', { name: 'Our seven service lines' });
/** Number of the slide at the carousel's left edge. */
const position = (page: Page) =>
  carousel(page)
    .getByRole('list')
    .evaluate((list) => {
      const start = list.parentElement!.getBoundingClientRect().left;
      const distances = [...list.children].map((slide) =>
        Math.abs(slide.getBoundingClientRect().left - start),
      );
      const nearest = Math.min(...distances);
      return nearest < 4 ? distances.indexOf(nearest) : -1;
    });
const settled = (page: Page, at: number) =>
  expect
    .poll(async () => {
      // its animation runs on the clock of the test
      await page.clock.runFor(100);
      return position(page);
    })
    .toBe(at);

test('counts, searches and rotates its services on a desktop home page', async ({ page, request }) => {
  await test.step('a stranger is moved from / to /home without a reload, a guest is not', async () => {
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    expect(loads).toHaveLength(1);
    await page.evaluate(() => localStorage.setItem('guestID', 'guest-of-this-test'));
    await page.route('**/api/guest/**', (route) => route.fulfill({ json: {} }));
    await page.route('**/api/user/me', (route) => route.fulfill({ json: { kind: 'guest' } }));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeAttached();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
  await test.step('shows the same count in the type grid and the cities as in their lists', async () => {
    await startOver(page);
    await page.goto('/');
    const grid = page.locator('section', {
      has: page.getByRole('heading', { name: 'What are you looking for?' }),
    });
    for (const type of [
      'Residential',
      'Commercial',
      'Plots',
      'Villas',
      'Farm Houses',
      'Industrial',
      'Agricultural',
      'Sale',
      'Rental',
    ])
      await expect(grid.getByRole('link', { name: type, exact: true })).toBeVisible();
    const links = page.getByRole('link', { name: /: [\d,]+ to (buy|rent)$/ });
    expect(await links.count()).toBeGreaterThan(12);
    for (let nth = 0; nth < (await links.count()); nth++) {
      // another test may add a listing between the two requests
      await expect(async () => {
        const link = links.nth(nth);
        const said = async () => /: ([\d,]+) to/.exec((await link.getAttribute('aria-label')) ?? '')?.[1];
        const html = await (await request.get((await link.getAttribute('href')) ?? '')).text();
        const counted = (number = 'none') =>
          new RegExp(`>${number}(?:<!-- -->)? (?:<!-- -->)?propert(?:y|ies)`).test(html);
        if (!counted(await said())) await page.reload();
        expect(counted(await said()), `${await said()} of ${await link.getAttribute('href')}`).toBe(true);
      }).toPass();
    }
  });
  await test.step('advanced search: by keyboard, read by axe, to the list that it describes', async () => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Advanced search', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Advanced search' });
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('button', { name: 'Close advanced search' }).click();
    await expect(dialog).toBeHidden();

    await opener.click();
    const price = dialog.getByRole('slider', { name: 'Price' });
    await expect(dialog.getByText('Any price')).toBeVisible();
    await price.fill('100');
    await expect(dialog.getByText('Up to ₹1 Cr')).toBeVisible();
    await price.press('ArrowLeft');
    await expect(dialog.getByText('Up to ₹95 L')).toBeVisible();
    await dialog.getByLabel('Location').fill('Dharampeth');
    await dialog.getByLabel('Property type').selectOption('Residential');
    await dialog.getByLabel('Keywords').fill('garden');
    await dialog.getByRole('button', { name: 'Show properties' }).click();
    await expect(page).toHaveURL(/\/buy\/nagpur\/residential\?/);
    const asked = new URL(page.url()).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      locality: 'dharampeth',
      maxPrice: '9500000',
      q: 'garden',
    });
  });
  await test.step('the services wrap both ways by hand and by keys, and are still for who asked for less motion', async () => {
    await startOver(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(10_000);
    expect(await position(page)).toBe(0);
    await carousel(page).getByRole('button', { name: 'Previous service' }).click();
    await settled(page, 6);
    await carousel(page).getByRole('button', { name: 'Next service' }).click();
    await settled(page, 0);
    await carousel(page).getByRole('button', { name: 'Next service' }).press('ArrowLeft');
    await settled(page, 6);
    await page.keyboard.press('ArrowRight');
    await settled(page, 0);
  });
});

test('keeps the home page short on a phone, with a search that opens and services that swipe @phone-only', async ({
  page,
  isMobile,
}) => {
  await test.step('the home page is short on a phone, and its search opens there', async () => {
    if (!isMobile) return;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3700);
    // operates it by keyboard and opens its list, on a desktop
    await page.getByRole('button', { name: 'Advanced search', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Advanced search' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  });
  await test.step("covers a phone's screen, with results above the keyboard", async () => {
    if (!isMobile) return;
    await page.setViewportSize({ width: 360, height: 420 });
    await page.goto('/');
    const box = page.getByRole('combobox');
    await box.click();
    await expect(page.getByRole('button', { name: 'Near me' })).toBeInViewport();
    await box.fill('2 bhk manish nagar under 60 lakh with lift near metro');
    await expect(page.getByRole('link', { name: /^(?:Show\b|No exact match)/ })).toBeInViewport({ ratio: 1 });
    await box.click({ trial: true });
    expect((await box.boundingBox())!.y).toBeLessThan(60);
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await test.step('the services follow a swipe', async () => {
    // a mouse drags nothing
    if (!isMobile) return;
    await page.goto('/');
    const region = page.getByRole('region', { name: 'Our seven service lines' });
    await region.scrollIntoViewIfNeeded();
    const second = region.getByRole('listitem').nth(1);
    const before = (await second.boundingBox())!.x;
    await swipeLeft(page, region.getByRole('listitem').first());
    await expect.poll(async () => (await second.boundingBox())!.x).toBeLessThan(before - 100);
  });
});
