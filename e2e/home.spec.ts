import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const FAILED = 'Failed to send visit record. Please try again.';
const carousel = (page: Page) => page.getByRole('region', { name: 'Our seven service lines' });
const scrolled = (page: Page) =>
  carousel(page)
    .getByRole('list')
    .evaluate((list) => list.scrollLeft);

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' | ')}`);
}

/** The pointer goes out through the top edge; headless Chromium has no window that it could leave. */
async function leaveThroughTop(page: Page) {
  await page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 300, clientY: -1 })),
  );
}

test('a stranger is moved from / to /home without a reload, a guest is not', async ({ page }) => {
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

test('nothing is wider than the screen @phone', async ({ page }) => {
  await page.goto('/');
  const { width, content } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    content: document.documentElement.scrollWidth,
  }));
  expect(content).toBe(width);
});

test('advanced search leads to the list that it describes @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Advanced search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Advanced search' });
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const price = dialog.getByRole('slider', { name: 'Price' });
  await expect(dialog.getByText('Any price')).toBeVisible();
  await price.fill('100');
  await expect(dialog.getByText('Up to ₹1 Cr')).toBeVisible();
  await price.press('ArrowLeft');
  await expect(dialog.getByText('Up to ₹95 L')).toBeVisible();
  await dialog.getByLabel('Location').fill('Dharampeth');
  await dialog.getByLabel('Property type').selectOption('Residential');
  await dialog.getByRole('button', { name: 'Show properties' }).click();
  await expect(page).toHaveURL(/\/buy\/nagpur\/residential\?.*locality=dharampeth/);
  await expect(page).toHaveURL(/maxPrice=9500000/);
});

test('Escape and the cross close the advanced search and give the focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Advanced search', exact: true });
  const dialog = page.getByRole('dialog');
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close advanced search' }).click();
  await expect(dialog).toBeHidden();
});

test('the type filter narrows the featured listings, and an empty one can be cleared @phone', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Verified and new' }) });
  const cards = section.getByRole('article');
  await expect(cards).toHaveCount(9);
  await section.getByRole('button', { name: 'Industrial' }).click();
  await expect(cards.first()).toContainText('Industrial');
  expect(await cards.count()).toBeLessThan(9);
  await expect(section.getByRole('button', { name: 'Industrial' })).toHaveAttribute('aria-pressed', 'true');
  // the industrial places that the demo set leads with are all for sale, or all to let: one of the two leaves none
  const types = await cards.allInnerTexts();
  const missing = types.some((text) => text.includes('For Sale')) ? 'Rental' : 'Sale';
  expect(types.filter((text) => text.includes(missing === 'Sale' ? 'For Sale' : 'For Rent'))).toEqual([]);
  await section.getByRole('button', { name: missing }).click();
  await expect(section.getByText('No properties match your current filters')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await section.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(9);
});

test('the services move on by themselves, wait while pointed at, and can be paused', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(5, 5);
  await expect.poll(() => scrolled(page), { timeout: 8000 }).toBeGreaterThan(50);
  await carousel(page).scrollIntoViewIfNeeded();
  await carousel(page).getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(5, 5);
  await carousel(page).getByRole('button', { name: 'Play' }).blur();
  await page.waitForTimeout(700);
  const before = await scrolled(page);
  await page.waitForTimeout(3500);
  expect(await scrolled(page)).toBe(before);
});

test('the services wrap both ways and move with the arrow keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await scrolled(page)).toBe(0);
  await carousel(page).getByRole('button', { name: 'Previous service' }).click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  await carousel(page).getByRole('button', { name: 'Next service' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await carousel(page).getByRole('list').press('ArrowRight');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
  const before = await scrolled(page);
  await carousel(page).getByRole('list').blur();
  await page.waitForTimeout(3500);
  expect(await scrolled(page), 'stands still for people who asked for less motion').toBe(before);
});

test.describe('exit popup', () => {
  const popup = (page: Page) => page.getByRole('dialog', { name: 'Before you go' });

  test('sends the pages of the visit, closes, and never comes back', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/home');
    await leaveThroughTop(page);
    await expect(popup(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await popup(page).getByLabel('E-mail').fill('asha@example.in');
    const sent = page.waitForRequest('**/api/email-visit-data');
    await popup(page).getByRole('button', { name: 'Send' }).click();
    expect((await sent).postDataJSON()).toEqual({
      email: 'asha@example.in',
      visitedPages: ['/about', '/home'],
    });
    await expect(popup(page)).toBeHidden();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/home');
    await leaveThroughTop(page);
    await page.waitForTimeout(500);
    await expect(popup(page)).toBeHidden();
  });

  test.describe('when sending fails', () => {
    test.use({ allowedConsole: [/500/] });
    test('says so and keeps the address', async ({ page }) => {
      await page.route('**/api/email-visit-data', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/home');
      await leaveThroughTop(page);
      await popup(page).getByLabel('E-mail').fill('asha@example.in');
      const alert = page.waitForEvent('dialog');
      const pressed = popup(page).getByRole('button', { name: 'Send' }).click();
      const shown = await alert;
      expect(shown.message()).toBe(FAILED);
      await shown.accept();
      await pressed;
      await expect(popup(page).getByLabel('E-mail')).toHaveValue('asha@example.in');
      await expect(popup(page).getByRole('button', { name: 'Send' })).toBeEnabled();
    });
  });

  test('Close only dismisses, for good', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('email-visit-data') && calls.push(request.url()));
    await page.goto('/home');
    await leaveThroughTop(page);
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toBeHidden();
    await leaveThroughTop(page);
    await page.waitForTimeout(300);
    await expect(popup(page)).toBeHidden();
    expect(calls).toEqual([]);
  });

  test('closing the tab asks first, then the popup is there; a link never asks', async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      dialog.dismiss().catch(() => undefined);
    });
    await page.goto('/home');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(asked).toEqual([]);
    // Chromium confirms only for pages that somebody has touched
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForTimeout(3200);
    await page.close({ runBeforeUnload: true });
    await expect(popup(page)).toBeVisible();
    expect(asked).toEqual(['beforeunload']);
  });
});
