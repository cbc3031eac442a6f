import { expect, test } from './support/fixtures';
import { signInAs } from './support/sign-in';
import { addByApi, unique } from './support/wizard';

test.use({
  // a page of the seller may still send its view when the buyer has signed in: refused, and rightly
  allowedConsole: [/status of 404|status of 40[13] .*useractivity$/],
});

test('a deleted listing is in the bin, and comes back as it was @phone-only', async ({ page }) => {
  await signInAs(page, 'seller');
  const title = unique('To the bin');
  const id = await addByApi(page, title);
  await page.goto('/dashboard/properties');
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Move it to the bin? It can be restored for 30 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const restore = page.getByRole('button', { name: `Restore ${title}` });
  await expect(restore).toBeVisible();
  expect((await page.request.get(`/properties/${id}`)).status()).toBe(404);
  await restore.click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  expect((await page.request.get(`/properties/${id}`)).status()).toBe(200);
});

test('a paused listing has a preview for its owner, and no page for anyone else', async ({ page }) => {
  await signInAs(page, 'seller');
  const title = unique('Paused');
  const id = await addByApi(page, title);
  await page.goto(`/dashboard/properties/${id}/edit`);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  const xsrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const paused = await page.request.put(`/api/property/${id}`, {
    headers: { 'x-xsrf-token': xsrf },
    data: { status: 'paused' },
  });
  expect(paused.status()).toBe(200);
  await page.goto('/dashboard/properties');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByText('Visitors do not see this listing.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // a page that is open asks again when its session has ended
  await page.goto('about:blank');
  await signInAs(page, 'buyer');
  expect((await page.goto(`/dashboard/properties/${id}`))?.status()).toBe(404);
});
