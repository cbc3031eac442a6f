import { expect, test } from './support/fixtures';
import { axeFinds } from './support/look';

test('a limit of the instalment and of the whole cost filter the list, and cards lead with the cost @phone-only', async ({
  page,
}) => {
  await page.goto('/search?ask=all-in+up+to+90+L+for+a+woman+buyer');
  await expect(page).toHaveURL(/\/buy\/nagpur\?maxAllIn=9000000&buyer=woman/);
  await expect(page.getByRole('link', { name: 'Remove All in up to ₹90 L' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show all-in cost' }).check();
  const card = page.getByRole('article').first();
  await expect(card.getByText(/^(all in|with charges) · price ₹/)).toBeVisible();
  await page.reload();
  await expect(card.getByText(/^(all in|with charges) · price ₹/)).toBeVisible();
  await card.getByRole('button', { name: /^Why is this here\?/ }).click();
  await expect(card.getByText(/^Number 1 of [\d,]+, newest first: listed on /)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});
