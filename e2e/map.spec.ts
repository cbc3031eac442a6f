import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/fixtures';
import { axeFinds, collectViolations } from './support/look';

/** The map without its outside pictures, which are unavailable here (e2e/support/fixtures.ts), so only our own ground is visible. */
const pane = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const marks = (page: Page) => page.locator('.map-mark:visible');
const count = (page: Page) => page.locator('#results').getByRole('status').first();
const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(marks(page).first()).toBeVisible();
}

/** Variety of colours on the ground without the marks; 0 for one colour. */
async function variety(page: Page): Promise<number> {
  const picture = await pane(page).locator('canvas').screenshot({
    style: '.map-marks, [aria-label=Map] > :not(:first-child) { visibility: hidden !important; }',
  });
  return (await sharp(picture).stats()).entropy;
}

/** One stroke of a mouse or a finger around the middle of the map. */
async function draw(page: Page, isMobile: boolean): Promise<void> {
  const sheet = page.locator('.map-pen');
  await expect(sheet).toBeVisible();
  const { x, y, width, height } = (await sheet.boundingBox())!;
  const radius = Math.min(width, height) / 5;
  const [middleX, middleY] = [x + width / 2, y + height * 0.35];
  const corners = Array.from({ length: 13 }, (_, i) => ({
    x: middleX + radius * Math.cos((i / 12) * 6.28),
    y: middleY + radius * Math.sin((i / 12) * 6.28),
  }));
  if (!isMobile) {
    await page.mouse.move(corners[0]!.x, corners[0]!.y);
    await page.mouse.down();
    for (const corner of corners) await page.mouse.move(corner.x, corner.y);
    return page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: typeof corners) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [corners[0]!]);
  for (const corner of corners) await touch('touchMove', [corner]);
  await touch('touchEnd', []);
}

test('shows prices on our own map, and restores its area from the address, Back and reload @phone', async ({
  page,
  isMobile,
}) => {
  const violations = await collectViolations(page);
  await page.goto('/buy/nagpur');
  // the library comes with the map alone
  const largest = await page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .map((entry) =>
          entry.name.endsWith('.js') ? (entry as PerformanceResourceTiming).decodedBodySize : 0,
        ),
    ),
  );
  expect(largest).toBeLessThan(600_000);
  await page.getByRole('link', { name: 'Map', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/buy\/nagpur\?view=map$/);
  await expect(marks(page).first()).toBeVisible();
  const everywhere = await count(page).innerText();
  expect(everywhere).toMatch(/^\d+ properties found$/);
  await expect.poll(() => variety(page)).toBeGreaterThan(0.7);
  expect(await marks(page).count()).toBeLessThanOrEqual(300);
  expect(await axeFinds(page)).toEqual([]);
  expect(await isWider(page)).toBe(false);

  await pane(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).toHaveURL(/bbox=[\d.,]+&zoom=[\d.]+$/);
  await expect(count(page)).toHaveText(/in this part of the map$/);
  const zoom = () => Number(new URL(page.url()).searchParams.get('zoom'));
  const first = zoom();
  await pane(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.locator('.map-price').first()).toHaveText(/^₹[\d.,]+( L| Cr)?$/);
  const here = async () => [zoom(), await count(page).innerText()];
  // the list follows a moment after the map
  await expect.poll(zoom).toBeCloseTo(first + 1, 1);
  await page.waitForLoadState('networkidle');
  const [url, before] = [page.url(), await here()];
  await page.reload();
  await expect(marks(page).first()).toBeVisible();
  expect([page.url(), await here()]).toEqual([url, before]);
  await page.locator('#results article a').first().click();
  await expect(page).toHaveURL(/\/properties\//);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(marks(page).first()).toBeVisible();
  expect(await here()).toEqual(before);

  if (!isMobile) {
    const card = page.locator('#results article').first();
    await card.hover();
    await expect(page.locator('.map-mark[data-lit]')).toHaveCount(1);
    await page.mouse.move(5, 5);
    await expect(page.locator('.map-mark[data-lit]')).toHaveCount(0);
    await card.getByRole('link').first().focus();
    await expect(page.locator('.map-mark[data-lit]')).toHaveCount(1);
  }
  // a saved home looks different on the map too
  const price = page.locator('.map-price').first();
  await price.dispatchEvent('click');
  const chosen = page.getByRole('region', { name: 'Chosen on the map' });
  await chosen.getByRole('button', { name: /^Save/ }).click();
  await expect(page.locator('.map-mark[data-saved]').first()).toBeVisible();
  await chosen.getByRole('button', { name: 'Close' }).click();
  await expect(chosen).toHaveCount(0);
  // mouse only; the test of areas covers the effects of an area
  if (isMobile) {
    await pane(page).getByRole('button', { name: 'Draw' }).click();
    await draw(page, true);
    await expect(page).toHaveURL(/shape=/);
    await expect(page.locator('.map-pen')).toHaveCount(0);
    await pane(page).getByRole('button', { name: 'Around a place' }).click();
    await expect(pane(page).getByRole('form', { name: 'Around a place' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    expect(await isWider(page)).toBe(false);
  }
  expect(violations).toEqual([]);
});

test('updates the list with the map on request, and draws, adds and removes areas', async ({ page }) => {
  await test.step('the list follows the map only when that is wanted, and an empty part says where the others are', async () => {
    await open(page, '/buy/nagpur?view=map');
    const follows = pane(page).getByRole('checkbox', { name: 'Search as I move the map' });
    await follows.uncheck();
    await pane(page).getByRole('button', { name: 'Zoom in' }).click();
    const here = pane(page).getByRole('button', { name: 'Search this area' });
    await expect(here).toBeVisible();
    await expect(page).toHaveURL(/\?view=map$/);
    await here.click();
    await expect(page).toHaveURL(/bbox=/);
    await expect(here).toHaveCount(0);
    // the map accepts arrows, plus and minus
    await follows.check();
    await pane(page).locator('canvas').focus();
    const before = page.url();
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(before);

    await page.goto('/buy/nagpur?view=map&bbox=70,10,70.1,10.1&zoom=12');
    await expect(page.getByText('Nothing in this part of the map')).toBeVisible();
    await page.getByRole('link', { name: 'Show them all' }).click();
    await expect(page).toHaveURL(/\/buy\/nagpur\?view=map$/);
    await expect(count(page)).toHaveText(/properties found$/);
  });
  await test.step('areas: drawn, around a place by the keyboard, in minutes, several, and taken away again', async () => {
    await open(page, '/buy/nagpur?view=map');
    const all = Number.parseInt(await count(page).innerText(), 10);
    await pane(page).getByRole('button', { name: 'Draw' }).click();
    await draw(page, false);
    await expect(page).toHaveURL(/shape=/);
    await expect(page.locator('.map-pen')).toHaveCount(0);
    await expect.poll(async () => Number.parseInt(await count(page).innerText(), 10)).toBeLessThan(all);

    await pane(page).getByRole('button', { name: 'Around a place' }).press('Enter');
    const form = pane(page).getByRole('form', { name: 'Around a place' });
    await form.getByRole('combobox', { name: 'Place' }).fill('Zero Mile');
    await form.getByRole('combobox', { name: 'Measured' }).selectOption({ label: 'in minutes by car' });
    await form.getByRole('slider', { name: /^Within/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(form.getByText('About 4.9 km in a straight line.')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await form.getByRole('button', { name: 'Add as an area' }).click();
    await expect(pane(page).getByRole('button', { name: 'Remove area 2' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('shape')?.split(',')).toHaveLength(2);
    await page.reload();
    await pane(page).getByRole('button', { name: 'Remove area 1' }).click();
    await expect(pane(page).getByRole('button', { name: 'Remove area 2' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Remove Drawn area' })).toBeVisible();

    await pane(page).getByRole('button', { name: 'Around a place' }).click();
    await form.getByRole('combobox', { name: 'Place' }).fill('AIIMS');
    await form.getByRole('button', { name: 'Search around it' }).click();
    await expect(page).toHaveURL(/near=aiims&within=3/);
    await expect(page.getByRole('link', { name: 'Remove Within 3 km of AIIMS' })).toBeVisible();
  });
});
