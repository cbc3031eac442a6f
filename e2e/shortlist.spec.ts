import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { demoListings } from './support/listings';
import { axeFinds } from './support/look';

/** Saves homes of the demo set, which no other test changes, and waits until the server knows. */
async function saveHomes(page: Page, count: number): Promise<void> {
  for (const { _id: id } of await demoListings(page.request, count)) {
    await page.goto(`/properties/${id}`);
    const saved = page.waitForResponse((response) => response.url().includes('/api/shortlist/homes/'));
    const heart = page.getByRole('main').getByRole('button', { name: 'Save this home', exact: true });
    await heart.click();
    expect((await saved).status()).toBe(200);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
}

test('a home is saved without an account, noted, and still there after a reload @phone', async ({ page }) => {
  await saveHomes(page, 2);
  await page.getByRole('link', { name: 'My shortlist, 2 homes' }).click();
  const list = page.getByRole('region', { name: 'Saved homes' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const first = await list.getByRole('heading').first().innerText();
  const note = list.getByRole('textbox', { name: /^Note about/ }).first();
  await note.fill('Third floor, no lift');
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await note.blur();
  await stored;
  await list
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expect(list.getByRole('heading').first()).not.toHaveText(first);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Note about/ }).nth(1)).toHaveValue('Third floor, no lift');
  expect(await axeFinds(page)).toEqual([]);
});

test('a home that is not for us leaves the list, and comes back', async ({ page }) => {
  await page.goto('/buy/nagpur');
  await page.getByRole('button', { name: 'Not for us' }).first().click();
  await expect(page.getByText(/^Hidden: /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^One home is left out here/)).toBeVisible();
  await expect(page.getByText(/^Hidden: /)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show which' }).click();
  await page.getByRole('button', { name: /^Show again/ }).click();
  await expect(page.getByText(/^Hidden: /)).toHaveCount(0);
});

test('a shared list is replied to on another device, and the reply shows here @phone', async ({
  page,
  browser,
}) => {
  await saveHomes(page, 1);
  await page.goto('/shortlist');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/shortlist\/[\w-]{32}$/);
  const path = new URL(await link.inputValue()).pathname;
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(path);
  await other.getByRole('textbox', { name: 'Your name' }).fill('Aai');
  await other.getByRole('textbox', { name: 'A note' }).fill('The kitchen is large');
  await other.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(other.getByText('1 yes')).toBeVisible();
  expect(await axeFinds(other)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('The kitchen is large')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(other.getByText('This list is not shared any more.')).toBeVisible();
  expect((await other.goto(path))?.status()).toBe(404);
  await context.close();
});

test('homes are compared side by side, what differs first @phone', async ({ page }) => {
  await saveHomes(page, 3);
  await page.goto('/shortlist');
  const boxes = page.getByRole('checkbox', { name: 'Compare' });
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await page.getByRole('link', { name: 'Compare 2 homes' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=[0-9a-f]{24},[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { name: 'Cost' })).toBeVisible();
  await page.getByRole('textbox', { name: /A place of yours/ }).fill('Office');
  await page.getByRole('button', { name: 'Show distances' }).click();
  await expect(page.getByRole('rowheader', { name: /^To Office/ })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider).toBe(false);
});

test('a comparison without homes says how to get there', async ({ page }) => {
  await page.goto('/compare?ids=nonsense');
  await expect(page.getByText('Choose two to four homes')).toBeVisible();
});
