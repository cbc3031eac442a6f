import { expect, test } from './support/fixtures';

test('shows the first card on the first screen, and keeps one row of controls visible @phone', async ({
  page,
  isMobile,
}) => {
  const filters = page.getByText('Filters (2)');
  const sort = page.locator('summary', { hasText: /^Sort/ });
  const card = page.getByRole('article').first();
  const paths = [
    '/buy/nagpur',
    '/rent/nagpur?near=aiims',
    // no exact match: shows homes in the neighbourhood, and a list without some conditions
    '/buy/nagpur/commercial?locality=khamla',
    '/buy/nagpur?bedrooms=5&locality=dharampeth&maxPrice=100001',
    // many chips, and meaningless words and places
    '/buy/nagpur/residential?locality=dharampeth,besa&minPrice=2000000&maxPrice=9000000&bedrooms=2&near=metro&within=2',
    '/buy/nagpur/residential?locality=dharampeth,atlantis&minPrice=2000000&ask=zxqwv&unread=zxqwv',
    '/mr/buy/nagpur/residential?locality=dharampeth&near=nowhere&unread=zxqwv&ask=zxqwv&bedrooms=4',
    '/buy/nagpur/residential?bedrooms=2',
  ];
  for (const path of paths) {
    await page.goto(path);
    expect((await card.boundingBox())!.y, path).toBeLessThanOrEqual(isMobile ? 380 : 420);
  }
  await page.mouse.wheel(0, 2000);
  await expect.poll(async () => (await card.boundingBox())!.y).toBeLessThan(-300);
  const { y } = (await filters.boundingBox())!;
  expect((await sort.boundingBox())!.y).toBeCloseTo(y, -1);
  expect(y).toBeLessThan(120);

  await sort.click();
  await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Largest first' }).click();
  await expect(page).toHaveURL(/sort=area-desc/);

  // makes several choices before the list loads, and the button shows their count
  await filters.click();
  const form = page.getByRole('form', { name: 'Filters' });
  const show = form.getByRole('button', { name: /^Show [\d,]+ homes?$/ });
  const before = await show.innerText();
  await form.getByLabel(/^3 BHK, [\d,]+ homes?$/).check();
  await expect(show).not.toHaveText(before);
  const said = /[\d,]+/.exec(await show.innerText())?.[0];
  await show.click();
  await expect(page).toHaveURL(/bedrooms=2%2C3|bedrooms=2,3/);
  await expect(page.getByText(`${said} properties found`, { exact: true })).toBeVisible();

  await page.getByText('Filters (3)').click();
  await form.getByLabel(/^1 BHK/).focus();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('filters, pages and reaches a desktop list by keyboard', async ({ page }) => {
  await test.step('filters are in the address and narrow the list', async () => {
    await page.goto('/buy?category=plots&sort=price-asc');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) await expect(card).toContainText('Plot');
    const all = await page.goto('/buy').then(() => page.getByText(/properties found/).innerText());
    await page.goto('/buy?category=plots');
    expect(await page.getByText(/properties found/).innerText()).not.toBe(all);

    // Back takes a choice back in the filters as well as in the list
    await page.goto('/buy/nagpur');
    const words = page.getByRole('form', { name: 'Filters' }).getByRole('searchbox', { name: 'Words' });
    const open = () => page.locator('.filter-sheet > summary').click();
    await open();
    await words.fill('garden');
    await words.press('Enter');
    await expect(page).toHaveURL(/q=garden/);
    await open();
    await expect(words).toHaveValue('garden');
    await page.goBack();
    await expect(page).toHaveURL(/\/buy\/nagpur$/);
    if (await words.isHidden()) await open();
    await expect(words).toHaveValue('');
  });
  await test.step('a link leads the keyboard past the filters to the results', async () => {
    await page.goto('/buy/nagpur');
    const skip = page.getByRole('link', { name: 'Skip to results' });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
    await page.keyboard.press('Tab');
    const inResults = () => document.activeElement?.closest('#results') !== null;
    expect(await page.evaluate(inResults)).toBe(true);
  });
  await test.step('numbered pages show other listings and keep the filter', async () => {
    await page.goto('/buy?category=residential');
    const first = await page.getByRole('article').first().getByRole('link').getAttribute('href');
    const said = page.getByText(/^The list has changed: [\d,]+ properties found$/);
    await expect(said).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/category=residential/);
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article').first().getByRole('link')).not.toHaveAttribute(
      'href',
      first ?? '',
    );
    // the page was loaded again, so that nothing would be announced to who does not see it
    await expect(said).toBeAttached();
  });
});
