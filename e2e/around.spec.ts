import type { PropertyDto } from '@/lib/listings/dto';
import { expect, startOver, test } from './support/fixtures';
import { axeFinds } from './support/look';

test('reaches a listing on a phone from home, by place, by cost and by code @phone-only', async ({
  page,
  request,
}) => {
  await test.step('a visitor goes from the home page to a list and a listing', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Saptam Group/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Residential: [1-9][\d,]* to buy$/ })).toBeVisible();

    // a category that no other test adds to or changes
    await page.goto('/buy?category=villas');
    const found = page.getByText(/[1-9][\d,]* properties found/);
    await expect(found).toBeVisible();
    const card = page.getByRole('article').first();
    const title = await card.getByRole('link').innerText();
    await card.getByRole('link').click();

    await expect(page).toHaveURL(/\/properties\/[0-9a-f]{24}$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+91/);
    // not every listing has a photo
    const picture = page.getByRole('article').locator('picture img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step('from a typed locality to its neighbours, to a landmark, and to what lies around a home', async () => {
    await startOver(page);
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Property for sale near AIIMS in Nagpur',
    );
    await expect(page.getByText(/^(About )?[\d.]+ k?m to AIIMS/).first()).toBeVisible();

    const reply = await page.request.get(
      '/api/property?city=nagpur&type=sale&near=sitabuldi-metro&within=3&sort=distance',
    );
    const { data } = (await reply.json()) as { data: PropertyDto[] };
    const home = data.find(({ placePrecision }) => placePrecision === 'exact')!;
    await page.goto(`/properties/${home._id}`);
    const around = page.locator('section', { has: page.getByRole('heading', { name: 'Within 2 km' }) });
    await expect(around.getByRole('heading', { name: 'Metro' })).toBeVisible();
    await expect(around.getByText(/^[\d.]+ k?m$/).first()).toBeVisible();
    await expect(page.getByText(/^[\d.]+ k?m from here/).first()).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });
  await test.step('a limit of the instalment and of the whole cost filter the list, and cards lead with the cost', async () => {
    await startOver(page);
    await page.goto('/search?ask=all-in+up+to+90+L+for+a+woman+buyer');
    await expect(page).toHaveURL(/\/buy\/nagpur\?maxAllIn=9000000&buyer=woman/);
    await expect(page.getByRole('link', { name: 'Remove Up to ₹90 L all-in' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Show all-in cost' }).check();
    const card = page.getByRole('article').first();
    await expect(card.getByText(/^(all in|with charges) · price ₹/)).toBeVisible();
    await page.reload();
    await expect(card.getByText(/^(all in|with charges) · price ₹/)).toBeVisible();
    await card.getByRole('button', { name: /^More: / }).click();
    await card.getByRole('button', { name: /^Why am I seeing this\?/ }).click();
    await expect(card.getByText(/^Number 1 of [\d,]+, newest first: listed on /)).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  });
  await test.step('an unknown locality says so, a property code leads to its listing', async () => {
    await startOver(page);
    await page.goto('/buy/nagpur?locality=atlantis');
    await expect(
      page.getByText('We don’t know a locality called Atlantis. Showing all of Nagpur.'),
    ).toBeVisible();
    // the newest ones belong to other tests, which may hide them again
    const { data } = await (await request.get('/api/property?limit=1&sort=price-desc')).json();
    const { _id, propertyCode } = data[0];
    expect(propertyCode).toMatch(/^SG-[A-Z]{3}-\d{4,}$/);
    await page.goto(`/search?ask=${propertyCode}`);
    await expect(page).toHaveURL(new RegExp(`/properties/${_id}$`));
    await expect(page.getByText(`Property code ${propertyCode}`)).toBeVisible();
  });
});
