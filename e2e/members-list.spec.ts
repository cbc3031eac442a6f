import { demoSignIn, expect, startOver, test } from './support/fixtures';

test.beforeEach(async ({ page }) => {
  const { email, password } = demoSignIn('buyer');
  await page.request.post('/api/user/login', { data: { email, password } });
});

const count = /^[\d,]+ propert(y|ies) found$/;

test('filters a member’s list live, pages through it, and accepts prices in words', async ({ page }) => {
  await test.step('filters work on the server, live, with the address as their state; no match is said, with a way back', async () => {
    await page.goto('/properties');
    const found = async () => Number((await page.getByText(count).innerText()).replace(/\D/g, ''));
    const all = await found();
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await page.getByLabel('Type').selectOption('rent');
    await expect(page).toHaveURL(/type=rent/);
    await expect.poll(found).toBeLessThan(all);
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('For Rent');
    const rent = await found();
    await page.getByLabel('Min Price').fill('20000');
    await expect(page).toHaveURL(/minPrice=20000/);
    await expect.poll(found).toBeLessThan(rent);

    await page.reload();
    await expect(page.getByLabel('Type')).toHaveValue('rent');
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(page).toHaveURL(/\/properties$/);
    // other tests add listings at the same time
    await expect.poll(found).toBeGreaterThan(rent);
    await expect(page.getByLabel('Min Price')).toHaveValue('');
    await page.getByRole('button', { name: 'Hide Filters' }).click();
    await expect(page.getByLabel('Type')).toBeHidden();

    await page.getByLabel('Search properties').fill('zzqqxx');
    await expect(page.getByText('No properties match your search criteria')).toBeVisible();
    await expect(page.getByText('0 properties found')).toBeVisible();
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByLabel('Search properties')).toHaveValue('');
  });
  await test.step('numbered pages go to the top and keep the filters', async () => {
    // no other test adds to these
    await page.goto('/properties?type=rent&category=Commercial');
    const first = await page.getByRole('article').first().getByRole('link').innerText();
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click();
    await expect(page).toHaveURL(/type=rent.*page=2|page=2.*type=rent/);
    await expect(page.getByRole('article').first().getByRole('link')).not.toHaveText(first);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('article').first().getByRole('link')).toHaveText(first);
  });
  await test.step('members type prices as words, and are led to their listings and leads', async () => {
    await startOver(page);
    const { email, password } = demoSignIn('seller');
    await page.request.post('/api/user/login', { data: { email, password } });
    await page.goto('/properties');
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await page.getByLabel('Max Price').fill('0.6 cr');
    await expect(page).toHaveURL(/maxPrice=6000000/);
    await page.getByLabel('Max Price').fill('cheap');
    await expect(page.getByText('Enter an amount, such as 60 lakh, 0.6 cr or 45k')).toBeVisible();

    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Account' }).click();
    await expect(main.getByRole('link', { name: 'My properties' })).toBeVisible();
    await main.getByRole('link', { name: /^Leads/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
    // the row of links of a member fits
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  });
});
