import { demoSignIn, expect, test } from './support/fixtures';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('typed ends of a range lead to the address in whole rupees; what cannot be read says so', async ({
    page,
  }) => {
    await page.goto('/buy/nagpur');
    await page.locator('.filter-sheet > summary').click();
    await page.getByRole('link', { name: 'All filters' }).click();
    await page.getByLabel('Minimum').first().fill('40 lakh');
    await page.getByLabel('Maximum').first().fill('0.6 cr');
    await page.getByLabel('Maximum').first().press('Enter');
    await expect(page).toHaveURL(/\/buy\/nagpur\?minPrice=4000000&maxPrice=6000000$/);
    await expect(page.getByRole('link', { name: 'Remove ₹40 L to ₹60 L' })).toBeVisible();

    await page.goto('/buy/nagpur?minPrice=cheap');
    await expect(page.getByText('Write an amount such as 60 lakh, 0.6 cr or 45k')).toBeAttached();
    await expect(page.getByLabel('Minimum').first()).toHaveValue('cheap');
  });

  test('shops are apart from offices', async ({ page }) => {
    await page.goto('/buy/nagpur/commercial?subType=shop');
    const cards = await page.getByRole('article').all();
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) await expect(card).toContainText('Shop');
  });
});

test('an address in capitals leads to the page, past the cache too', async ({ request }) => {
  for (const [typed, lower] of [
    ['/BUY/Nagpur?sort=price-asc', '/buy/nagpur?sort=price-asc'],
    ['/Help', '/help'],
    ['/Properties', '/properties'],
  ] as const) {
    const reply = await request.get(typed, { maxRedirects: 0 });
    expect([typed, reply.status()]).toEqual([typed, 308]);
    expect(new URL(reply.headers().location ?? '', reply.url()).href.endsWith(lower)).toBe(true);
  }
});

test('an unknown locality says so, a property code leads to its listing @phone-only', async ({
  page,
  request,
}) => {
  await page.goto('/buy/nagpur?locality=atlantis');
  await expect(page.getByText('We have no locality called Atlantis; showing all of Nagpur.')).toBeVisible();
  const { data } = await (await request.get('/api/property?limit=1')).json();
  const { _id, propertyCode } = data[0];
  expect(propertyCode).toMatch(/^SG-[A-Z]{3}-\d{4,}$/);
  await page.goto(`/search?ask=${propertyCode}`);
  await expect(page).toHaveURL(new RegExp(`/properties/${_id}$`));
  await expect(page.getByText(`Property code ${propertyCode}`)).toBeVisible();
});

test('members type prices as words, and are led to their listings and leads', async ({ page }) => {
  const { email, password } = demoSignIn('seller');
  await page.request.post('/api/user/login', { data: { email, password } });
  await page.goto('/properties');
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByLabel('Max Price').fill('0.6 cr');
  await expect(page).toHaveURL(/maxPrice=6000000/);
  await page.getByLabel('Max Price').fill('cheap');
  await expect(page.getByText('Write an amount such as 60 lakh, 0.6 cr or 45k')).toBeVisible();

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Account' }).click();
  await expect(main.getByRole('link', { name: 'My properties' })).toBeVisible();
  await main.getByRole('link', { name: /^Leads/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  // the row of links of a member fits
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test('the dot of a small bold i stands apart from its stem', async ({ page }) => {
  await page.goto('/help');
  await page.evaluate(() => document.fonts.ready);
  const gaps = await page.evaluate(() => {
    const style = getComputedStyle(document.querySelector('summary, h2') as Element);
    return [13, 14, 15, 16, 17].map((size) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
      context.fillText('i', 4, 30);
      const { data, width, height } = context.getImageData(0, 0, 20, 40);
      const rows = Array.from({ length: height }, (_, y) =>
        Math.max(...Array.from({ length: width }, (__, x) => data[(y * width + x) * 4 + 3] ?? 0)),
      );
      const inked = rows.flatMap((ink, y) => (ink > 100 ? [y] : []));
      const between = rows.slice(inked[0], inked.at(-1));
      return Math.max(...rows) - Math.min(...between);
    });
  });
  for (const gap of gaps) expect(gap).toBeGreaterThan(60);
});
