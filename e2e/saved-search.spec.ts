import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, startOver, test } from './support/fixtures';
import { axeFinds } from './support/look';
import { signInAs } from './support/sign-in';

const LIST = '/buy/nagpur/residential?bedrooms=3&maxPrice=9000000';

/** The link in the newest mail to this address, from the outbox folder of the site under test. */
function mailedPath(email: string): string {
  const outbox = join(process.cwd(), '.data/e2e/outbox');
  // the first mail makes the folder
  for (const name of existsSync(outbox) ? readdirSync(outbox).sort().reverse() : []) {
    const text = readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, '');
    const path = text.includes(`To: ${email}`) && /\/searches\/[\w-]{32}/.exec(text)?.[0];
    if (path) return path;
  }
  return '';
}

async function openSheet(page: Page) {
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Save this search' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Save this search' });
  await expect(sheet.getByText('For Sale · Residential · Nagpur · 3 BHK · Up to ₹90 L')).toBeVisible();
  return sheet;
}

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('starts alerts only from the emailed link, which also pauses and deletes them @phone-only', async ({
  page,
}, { project }) => {
  const email = `alerts-${project.name}@people.example`;
  const sheet = await openSheet(page);
  await sheet.getByRole('radio', { name: /^As it happens/ }).check();
  await sheet.getByRole('textbox', { name: 'Email' }).fill(email);
  expect(await axeFinds(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save and alert me' }).click();
  await expect(page.getByText('We’ve emailed you a link.')).toBeVisible();
  await expect.poll(() => mailedPath(email)).not.toBe('');
  await page.goto(mailedPath(email));
  expect(await page.content()).not.toContain(email);
  await page.getByRole('button', { name: 'Yes, send me these alerts' }).click();
  await expect(page.getByRole('combobox', { name: /^How often/ })).toHaveValue('instant');
  expect(await axeFinds(page)).toEqual([]);
  expect(await isWider(page)).toBe(false);
  await page.getByRole('button', { name: /^Pause/ }).click();
  await expect(page.getByText('Paused')).toBeVisible();
  await page.getByRole('button', { name: 'Stop all alerts' }).click();
  await expect(page.getByText('All alerts are stopped.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Resume alerts' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('No search saved yet')).toBeVisible();
});

test('offers to save a filtered search, and keeps it with the account', async ({ page }) => {
  await test.step('the offer is on filtered lists only, as a bar from the second filter on, until it is closed', async () => {
    const button = page.getByRole('button', { name: 'Save this search' });
    const bar = page.getByRole('complementary', { name: 'Alerts for this search' });
    await page.goto('/buy');
    await expect(button).toHaveCount(0);
    await page.goto('/buy/nagpur?bedrooms=3');
    await expect(button).toHaveCount(1);
    await page.goto(LIST);
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Dismiss' }).click();
    await page.reload();
    await expect(button).toHaveCount(1);
    await expect(bar).toHaveCount(0);
  });
  await test.step('where nothing fits, the search can be saved', async () => {
    await page.goto('/buy/nagpur?q=zzzzqqqq&minPrice=900000000');
    await expect(page.getByRole('button', { name: 'Save this search' }).first()).toBeVisible();
  });
  await test.step('without an account, the page of saved searches says how to get to them; a guessed link is not found', async () => {
    await page.goto('/searches');
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@people.example');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(
      page.getByText('If this address gets alerts, an email with the link is on its way'),
    ).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    expect((await page.request.get(`/searches/${'A'.repeat(32)}`)).status()).toBe(404);
  });
  await test.step('with an account: saved on the list, found in the member pages', async () => {
    await startOver(page);
    await signInAs(page, 'buyer');
    const sheet = await openSheet(page);
    await expect(sheet.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Save and alert me' }).click();
    await page.getByRole('link', { name: 'My saved searches' }).click();
    await expect(page).toHaveURL(/\/searches$/);
    const own = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Up to ₹90 L' });
    await expect(own.getByRole('combobox')).toHaveValue('daily');
    expect(await axeFinds(page)).toEqual([]);
    expect(await isWider(page)).toBe(false);
    page.once('dialog', (dialog) => void dialog.accept());
    await own.getByRole('button', { name: /^Delete/ }).click();
    await expect(own).toHaveCount(0);
  });
});
