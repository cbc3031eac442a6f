import { expect, test } from './support/fixtures';
import { demoListing } from './support/listings';

test('a visitor goes from the home page to a list and a listing @phone-only', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Saptam Group/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Residential: [1-9][\d,]* to buy$/ })).toBeVisible();

  // of a kind that no other test adds or changes
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

test('filters are in the address and narrow the list', async ({ page }) => {
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

test('the first card is in the first screen, and one row of controls stays in sight @phone', async ({
  page,
  isMobile,
}) => {
  const filters = page.getByText('Filters (3)');
  const sort = page.locator('summary', { hasText: /^Sort/ });
  const card = page.getByRole('article').first();
  const paths = [
    '/buy/nagpur',
    '/rent/nagpur?near=aiims',
    // nothing fits there: homes of the neighbourhood, and a list without some of the conditions
    '/buy/nagpur/commercial?locality=khamla',
    '/buy/nagpur?bedrooms=5&locality=dharampeth&maxPrice=100001',
    // many chips, and words and places that mean nothing
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

  // several choices are made before the list is loaded, and the button says what they come to
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

  await page.getByText('Filters (4)').click();
  await form.getByLabel(/^1 BHK/).focus();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('a link leads the keyboard past the filters to the results', async ({ page }) => {
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

test('numbered pages show other listings and keep the filter', async ({ page }) => {
  await page.goto('/buy?category=residential');
  const first = await page.getByRole('article').first().getByRole('link').getAttribute('href');
  const said = page.getByText(/^The list has changed: [\d,]+ properties found$/);
  await expect(said).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/category=residential/);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article').first().getByRole('link')).not.toHaveAttribute('href', first ?? '');
  // the page was loaded again, so that nothing would be announced to who does not see it
  await expect(said).toBeAttached();
});

test.describe('what search engines and previews read', () => {
  const dataIn = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? '')['@type'],
    );

  test('a listing has title, description, canonical, Open Graph and JSON-LD', async ({
    request,
    baseURL,
  }) => {
    const listing = await demoListing(request);
    const html = await (await request.get(`/properties/${listing._id}`)).text();
    const item = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    expect(item(/<title>([^<]+)/)).toContain(listing.title.slice(0, 10));
    expect(item(/<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(50);
    expect(item(/<meta property="og:title" content="([^"]+)"/)).toBe(listing.title);
    expect(item(/<link rel="canonical" href="([^"]+)"/)).toBe(`${baseURL}/properties/${listing._id}`);
    expect(dataIn(html)).toContain('RealEstateListing');
  });

  test('every page has a title, a description and a canonical address of its own, and data that says what it is', async ({
    request,
    baseURL,
  }) => {
    const lines = ['aashray', 'vridi', 'siddhant', 'kalpa', 'neeti', 'sampaadana', 'manthan'];
    const pages: Record<string, string[]> = {
      '/': ['WebSite', 'RealEstateAgent'],
      '/buy': ['BreadcrumbList', 'ItemList'],
      '/rent': ['BreadcrumbList', 'ItemList'],
      '/buy/nagpur': ['BreadcrumbList', 'ItemList'],
      '/rent/nagpur': ['BreadcrumbList', 'ItemList'],
      '/buy/nagpur/plots': ['BreadcrumbList', 'ItemList'],
      '/services': ['RealEstateAgent', 'BreadcrumbList'],
      ...Object.fromEntries(lines.map((line) => [`/services/${line}`, ['Service', 'FAQPage']])),
      '/about': ['RealEstateAgent'],
      '/contactform': ['RealEstateAgent'],
      '/sample-property': ['BreadcrumbList'],
      '/troubleshooting-guide': ['FAQPage'],
      '/help': ['FAQPage'],
      '/privacy': ['BreadcrumbList'],
      '/terms': ['BreadcrumbList'],
      '/grievance': ['BreadcrumbList'],
    };
    const seen = new Map<string, string>();
    for (const [path, types] of Object.entries(pages)) {
      const html = await (await request.get(path)).text();
      const item = (pattern: RegExp) => pattern.exec(html)?.[1] ?? `none on ${path}`;
      const own = [
        item(/<title>([^<]+)/),
        item(/<meta name="description" content="([^"]{50,})"/),
        item(/<link rel="canonical" href="([^"]+)"/),
      ];
      expect(own.join(), path).not.toContain('none on');
      expect(own[2], path).toBe(`${baseURL}${path === '/' ? '' : path}`);
      for (const text of own) {
        expect(seen.get(text), `"${text}" of ${path} is another page's`).toBeUndefined();
        seen.set(text, path);
      }
      expect(dataIn(html), path).toEqual(expect.arrayContaining(types));
    }
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    for (const [, address] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const reply = await request.get(address ?? '');
      expect([address, reply.status(), await reply.text()]).toEqual([
        address,
        200,
        expect.stringContaining('<urlset'),
      ]);
    }
    const picture = await request.get('/opengraph.jpg');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
});

test('health says ok and is never kept', async ({ request }) => {
  for (const path of ['/api/health', '/api/health/live', '/api/health/ready']) {
    const reply = await request.get(path);
    expect([path, reply.status()]).toEqual([path, 200]);
    expect(reply.headers()['cache-control']).toContain('no-store');
    expect(await reply.json()).toEqual({ status: 'ok' });
  }
  // metrics are on a port of their own, or nowhere
  expect((await request.get('/metrics')).status()).toBe(404);
});
