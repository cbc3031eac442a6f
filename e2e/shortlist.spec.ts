import type { Page } from '@playwright/test';
import { expect, startOver, test } from './support/fixtures';
import { demoListings } from './support/listings';
import { axeFinds } from './support/look';
import { swipeLeft } from './support/touch';

/** Saves homes of the demo set, which no other test changes, and waits until the server has them. */
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

test('saves homes on a phone without an account, shares, discusses and compares them @phone-only', async ({
  page,
  browser,
  isMobile,
}) => {
  await test.step('a home is saved without an account, noted, and still there after a reload', async () => {
    await saveHomes(page, 2);
    await page.getByRole('link', { name: 'My shortlist, 2 homes' }).click();
    const list = page.getByRole('region', { name: 'Saved homes' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    const first = await list.getByRole('heading').first().innerText();
    await list.getByText('Note and rating').first().click();
    const note = list.getByRole('textbox', { name: /^Note about/ }).first();
    await note.fill('Third floor, no lift');
    const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
    await note.blur();
    await stored;
    const moved = page.waitForResponse((response) => response.request().method() !== 'GET');
    await list
      .getByRole('button', { name: /^More: / })
      .first()
      .click();
    await list.getByRole('menuitem', { name: 'Move down' }).click();
    await expect(list.getByRole('heading').first()).not.toHaveText(first);
    await moved;
    await page.reload();
    await expect(list.getByRole('listitem').nth(1)).toContainText('Third floor, no lift');
    expect(await axeFinds(page)).toEqual([]);
  });
  await test.step('a shared list is replied to on another device, and the reply shows here', async () => {
    await startOver(page);
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
    await expect(other.getByText('This list is no longer shared.')).toBeVisible();
    expect((await other.goto(path))?.status()).toBe(404);
    await context.close();
  });
  await test.step('on a phone two homes stand side by side, and a swipe brings the next', async () => {
    const homes = await demoListings(page.request, 4);
    await page.goto(`/compare?ids=${homes.map(({ _id }) => _id).join(',')}`);
    const table = page.getByRole('table').first();
    const inSight = () =>
      table.getByRole('columnheader').evaluateAll((heads) =>
        heads.flatMap((head, i) => {
          const { left, right } = head.getBoundingClientRect();
          // the names of the rows cover the first column's place
          return left >= 90 && right <= innerWidth + 1 ? [i] : [];
        }),
      );
    await expect.poll(inSight).toEqual(isMobile ? [0, 1] : [0, 1, 2, 3]);
    if (isMobile) await swipeLeft(page, table.locator('..'));
    await expect.poll(async () => (await inSight()).includes(2)).toBe(true);
  });
});

test('compares homes and prints them on one sheet', async ({ page }) => {
  await test.step('compares homes side by side with differences first', async () => {
    await startOver(page);
    await saveHomes(page, 3);
    await page.goto('/shortlist');
    const boxes = page.getByRole('checkbox', { name: 'Compare' });
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await page.getByRole('link', { name: 'Compare 2 homes' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=[0-9a-f]{24},[0-9a-f]{24}$/);
    await expect(page.getByRole('heading', { name: 'Cost' })).toBeVisible();
    await page.getByRole('textbox', { name: /One of your places/ }).fill('Office');
    await page.getByLabel('is at').fill('एम्स');
    await page.getByRole('button', { name: 'Show distances' }).click();
    await expect(page.getByRole('rowheader', { name: 'To Office (AIIMS)' })).toBeVisible();
    await expect(page.getByText(/^about \d+\.\d km, some \d+ min by road/).first()).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider).toBe(false);
  });
  await test.step('four homes print on one sheet of A4', async () => {
    const homes = await demoListings(page.request, 4);
    await page.goto(`/compare?ids=${homes.map(({ _id }) => _id).join(',')}`);
    await expect(page.getByRole('heading', { name: 'Papers' })).toBeVisible();
    const pdf = await page.pdf({ format: 'A4', printBackground: true });
    // each page of a PDF is an object of this type (ISO 32000-1, 7.7.3.3)
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
  await test.step('a comparison without homes says how to get there', async () => {
    await page.goto('/compare?ids=nonsense');
    await expect(page.getByText('Choose two to six homes')).toBeVisible();
  });
});
