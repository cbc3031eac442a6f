import type { PropertyDto } from '@/lib/listings/dto';
import { expect, test } from './support/fixtures';
import { axeFinds } from './support/look';

test('from a typed locality to its neighbours, to a landmark, and to what lies around a home @phone-only', async ({
  page,
}) => {
  await page.goto('/buy/nagpur');
  const filters = page.getByRole('form', { name: 'Filters' });
  await page.locator('.filter-sheet > summary').click();
  const field = filters.getByRole('combobox', { name: 'Add a locality' });
  await field.pressSequentially('मनीष');
  await expect(filters.getByRole('option', { name: /^Manish Nagar/ })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await field.press('ArrowDown');
  await field.press('Enter');
  // several are chosen first
  await expect(filters.getByRole('checkbox', { name: /^Manish Nagar/ })).toBeChecked();
  await filters.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/locality=manish-nagar/);
  const near = page.getByRole('link', { name: /^\+ .+, [\d.]+ k?m$/ }).first();
  await near.click();
  await expect(page).toHaveURL(/locality=manish-nagar,[a-z-]+/);

  await page.goto('/buy/nagpur?near=aiims&within=3&sort=distance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property for sale near AIIMS in Nagpur');
  await expect(page.getByText(/^(About )?[\d.]+ k?m to AIIMS$/).first()).toBeVisible();

  const reply = await page.request.get(
    '/api/property?city=nagpur&type=sale&near=sitabuldi-metro&within=3&sort=distance',
  );
  const { data } = (await reply.json()) as { data: PropertyDto[] };
  const home = data.find(({ placePrecision }) => placePrecision === 'exact')!;
  await page.goto(`/properties/${home._id}`);
  const around = page.locator('section', { has: page.getByRole('heading', { name: 'Within 2 km' }) });
  await expect(around.getByRole('heading', { name: 'Metro' })).toBeVisible();
  await expect(around.getByText(/^[\d.]+ k?m$/).first()).toBeVisible();
  await expect(page.getByText(/^[\d.]+ k?m from here$/).first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('names of localities are read in any spelling, and a list without results says where the nearest are', async ({
    page,
  }) => {
    await page.goto('/buy/nagpur?filters=only');
    const filters = page.getByRole('form', { name: 'Filters' });
    await filters.getByLabel('Add a locality').fill('धरमपेठ, manishnagar');
    await filters.getByRole('button', { name: 'Show listings' }).click();
    await expect(page).toHaveURL(/locality=dharampeth,manish-nagar/);
    await page.goto('/buy/nagpur/commercial?locality=khamla');
    await expect(
      page.getByText(/Nothing fits in Khamla today\. These are in the neighbourhood/),
    ).toBeVisible();
    await expect(page.locator('main a[href^="/properties/"]').first()).toBeVisible();
  });
});
