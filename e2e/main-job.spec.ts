import { expect, test } from './support/fixtures';

test('a visitor goes from the home page to a list and a listing @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Saptam Group/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const types = page.getByRole('link', { name: /Residential/ });
  await expect(types.first()).toContainText(/[1-9][\d,]* listings/);

  await page.goto('/buy');
  const found = page.getByText(/[1-9][\d,]* properties found/);
  await expect(found).toBeVisible();
  const card = page.getByRole('article').first();
  const title = await card.getByRole('link').innerText();
  await card.getByRole('link').click();

  await expect(page).toHaveURL(/\/properties\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+91/);
  const picture = page.getByRole('article').getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('filters are in the address and narrow the list', async ({ page }) => {
  await page.goto('/buy?category=plots&sort=price-asc');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) await expect(card).toContainText('Plots');
  const all = await page.goto('/buy').then(() => page.getByText(/properties found/).innerText());
  await page.goto('/buy?category=plots');
  expect(await page.getByText(/properties found/).innerText()).not.toBe(all);
});

test('numbered pages show other listings and keep the filter', async ({ page }) => {
  await page.goto('/buy?category=residential');
  const first = await page.getByRole('article').first().getByRole('link').getAttribute('href');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/category=residential/);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article').first().getByRole('link')).not.toHaveAttribute('href', first ?? '');
});

test.describe('what search engines and previews read', () => {
  test('a listing has title, description, canonical, Open Graph and JSON-LD', async ({
    page,
    request,
    baseURL,
  }) => {
    const { data } = await (await request.get('/api/property')).json();
    const listing = data[0];
    await page.goto(`/properties/${listing._id}`);
    await expect(page).toHaveTitle(new RegExp(listing.title.slice(0, 10)));
    const content = (selector: string) => page.locator(selector).first().getAttribute('content');
    expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(50);
    expect(await content('meta[property="og:title"]')).toBe(listing.title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${baseURL}/properties/${listing._id}`,
    );
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = blocks.map((block) => JSON.parse(block)['@type']);
    expect(types).toContain('RealEstateListing');
  });
});

test.describe('what is not there', () => {
  test.use({ allowedConsole: [/404/] });

  for (const path of ['/properties/000000000000000000000000', '/properties/nonsense', '/no/such/page']) {
    test(`${path} is a true 404`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      if (path.startsWith('/properties')) await expect(page.getByText('Property not found')).toBeVisible();
    });
  }
});

test('health says ok and is never kept', async ({ request }) => {
  const reply = await request.get('/api/health');
  expect(reply.status()).toBe(200);
  expect(reply.headers()['cache-control']).toContain('no-store');
  expect(await reply.json()).toEqual({ status: 'ok' });
});
