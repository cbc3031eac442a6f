import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { demoListing } from './support/listings';
import { axeFinds } from './support/look';
import { swipeLeft } from './support/touch';

/** Map pictures come from outside: here they are refused, as on a machine without the internet. */
async function open(page: Page, request: APIRequestContext): ReturnType<typeof demoListing> {
  await page.route(/tile\.openstreetmap\.org/, (route) => route.fulfill({ status: 204 }));
  const one = await demoListing(request);
  await page.goto(`/properties/${one._id}`);
  return one;
}

test.describe('the pictures', () => {
  // the part of the page that is kept from loading
  test.use({ allowedConsole: [/ERR_FAILED/] });
  test('wrap around, and the full screen gives the focus back @phone', async ({ page, request }) => {
    const { images } = await open(page, request);
    const photographs = page.getByRole('region', { name: 'Photographs' });
    const at = (n: number) => photographs.getByText(`${n} / ${images.length}`, { exact: true });
    await photographs.getByRole('button', { name: 'Previous picture' }).click();
    await expect(at(images.length)).toBeVisible();
    await photographs.getByRole('button', { name: 'Next picture' }).click();
    await expect(at(1)).toBeVisible();
    await photographs.getByRole('button', { name: 'Show picture 2' }).click();
    await expect(at(2)).toBeVisible();

    const main = photographs.getByRole('button', { name: /^Open full screen/ }).first();
    // what cannot be loaded is said, and tried again at the next press
    const scripts = /_next\/static\/.*\.js/;
    await page.route(scripts, (route) => route.abort());
    await main.click();
    await expect(photographs.getByRole('alert')).toContainText('The full screen could not be loaded.');
    await page.unroute(scripts);

    await main.click();
    await expect(page.locator('.yarl__root')).toBeVisible();
    const shown = page.locator('.yarl__slide_current img');
    await expect(shown).toHaveAttribute('alt', images[1]?.alt ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveAttribute('alt', images[2]?.alt ?? '');
    await page.keyboard.press('Escape');
    await expect(page.locator('.yarl__root')).toBeHidden();
    // the page behind followed, so that closing shows the picture that was last looked at
    await expect(at(3)).toBeVisible();
    await expect(main).toBeFocused();
  });
});

test('the main picture follows a finger, and a stroke opens no full screen @phone', async ({
  page,
  request,
  isMobile,
}) => {
  // a mouse has the arrows
  if (!isMobile) return;
  const { images } = await open(page, request);
  const photographs = page.getByRole('region', { name: 'Photographs' });
  await expect(photographs.getByText(`1 / ${images.length}`, { exact: true })).toBeVisible();
  await swipeLeft(page, photographs.getByRole('button', { name: /^Open full screen/ }).first());
  await expect(photographs.getByText(`2 / ${images.length}`, { exact: true })).toBeVisible();
  await expect(page.locator('.yarl__root')).toHaveCount(0);
});

test('the thumbnails are one stop of the Tab key, and arrow keys walk them', async ({ page, request }) => {
  const { images } = await open(page, request);
  const photographs = page.getByRole('region', { name: 'Photographs' });
  await photographs.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('Tab');
  await expect(photographs.getByRole('button', { name: 'Show picture 1' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(photographs.getByRole('button', { name: `Show picture ${images.length}` })).toBeFocused();
  await expect(photographs.getByText(`${images.length} / ${images.length}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  // the next stop is the grid of all pictures
  await expect(page.getByRole('list', { name: 'All pictures' }).getByRole('button').first()).toBeFocused();
});

test('Share copies the link with the exact words, and closes on the overlay and the x', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { _id } = await open(page, request);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const popup = page.getByRole('dialog', { name: 'Share this property' });
  await page.getByRole('button', { name: 'Share' }).click();
  for (const target of ['Link', 'WhatsApp', 'X', 'Facebook', 'Instagram'])
    await expect(popup.getByRole('button', { name: target, exact: true })).toBeVisible();
  await popup.getByRole('button', { name: 'Link', exact: true }).click();
  await expect.poll(() => alerts).toContain('Link copied to clipboard!');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toContain(`/properties/${_id}`);
  // a browser that refuses, or a site over plain http: what is selected is copied
  await page.evaluate(async () => {
    await navigator.clipboard.writeText('something else');
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await popup.getByRole('button', { name: 'Instagram', exact: true }).click();
  await expect.poll(() => alerts).toHaveLength(2);
  expect(alerts[1]).toContain('best done by copying the link and pasting it in the app');
  expect(await clipboard()).toContain(`/properties/${_id}`);
  await page.mouse.click(5, 400);
  await expect(popup).toBeHidden();
  await page.getByRole('button', { name: 'Share' }).click();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
});

test('the contact card says what the enquiry is about @phone', async ({ page, request }) => {
  const { title } = await open(page, request);
  await expect(page.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute(
    'href',
    new RegExp(`subject=${encodeURIComponent(`Enquiry for ${title}`).replace(/[().*]/g, '\\$&')}`),
  );
  await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+/,
  );
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
});

test('the map is drawn when scrolled to, and zooms @phone', async ({ page, request }) => {
  await open(page, request);
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('link', { name: 'Open in a map' })).toBeVisible();
});

test('a visitor reports a listing', async ({ page, request }) => {
  await open(page, request);
  await page.getByText('Report this listing').click();
  await page.getByLabel('What is wrong').selectOption('sold');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We will look at it.')).toBeVisible();
});

test('a shared link shows a picture drawn for the listing', async ({ page, request }) => {
  await open(page, request);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const { pathname, search } = new URL(address!);
  const reply = await request.get(`${pathname}${search}`);
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toBe('image/jpeg');
  // WhatsApp leaves out pictures of more than 300 KB
  expect((await reply.body()).length).toBeLessThan(200_000);
});

test('an unknown listing is a true 404', async ({ request }) => {
  for (const id of ['000000000000000000000000', 'nonsense'])
    expect((await request.get(`/properties/${id}`)).status()).toBe(404);
});

test('nothing that axe finds, with the share popup open as well @phone', async ({ page, request }) => {
  await open(page, request);
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await axeFinds(page)).toEqual([]);
});
