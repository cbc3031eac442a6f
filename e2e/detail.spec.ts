import type { APIRequestContext, Page } from '@playwright/test';
import { demoSignIn, expect, test } from './support/fixtures';
import { demoListing, demoListings } from './support/listings';
import { axeFinds } from './support/look';
import { signInAs } from './support/sign-in';
import { swipeLeft } from './support/touch';

const NUMBER = /^\+91 \d{5} \d{5}$/;

async function open(page: Page, request: APIRequestContext): ReturnType<typeof demoListing> {
  const listing = await demoListing(request);
  await page.goto(`/properties/${listing._id}`);
  return listing;
}

test.describe('the pictures', () => {
  // the part of the page that is kept from loading
  test.use({ allowedConsole: [/ERR_FAILED/] });
  test('wrap around, and the full screen gives the focus back @phone-only', async ({ page, request }) => {
    const { images } = await open(page, request);
    const photographs = page.getByRole('region', { name: 'Photographs' });
    const at = (n: number) => photographs.getByText(`${n} / ${images.length}`, { exact: true });
    await photographs.getByRole('button', { name: 'Previous picture' }).click();
    await expect(at(images.length)).toBeVisible();
    await photographs.getByRole('button', { name: 'Next picture' }).click();
    await expect(at(1)).toBeVisible();
    await photographs.getByRole('button', { name: 'Next picture' }).click();
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

test('the main picture follows a finger, and a stroke opens no full screen @phone-only', async ({
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

test('Share copies the link with the exact words, shows nothing that axe finds, and closes on the overlay and the x', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { _id } = await open(page, request);
  await page.getByRole('heading', { name: 'Where it is' }).click();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const popup = page.getByRole('dialog', { name: 'Share this property' });
  await page.getByRole('button', { name: 'Share' }).click();
  for (const target of ['Link', 'WhatsApp', 'X', 'Facebook', 'Instagram'])
    await expect(popup.getByRole('button', { name: target, exact: true })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
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

test('the contact card: sheet, mail with its subject, telephone, chat, and who offers the property @phone-only', async ({
  page,
  request,
}) => {
  const { title } = await open(page, request);
  const card = page.getByRole('complementary', { name: 'Contact' });
  const subject = new RegExp(
    `^mailto:.*subject=${encodeURIComponent(`Enquiry for ${title}`).replace(/[().*]/g, '\\$&')}`,
  );
  // without the script the button is the mail
  await expect(card.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('href', subject);
  await expect(card.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', subject);
  await expect(card.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+/,
  );
  await expect(card.getByText(/^Listed by .+ · (Owner|Broker|Agency)/)).toBeVisible();
  // beside its button on a desktop: see the sheet of a member
  await expect(card.getByText(NUMBER)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
});

test('the sheet: name and mobile number suffice, chips write the message, success leads back @phone-only', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { _id, title } = await open(page, request);
  const opener = page
    .getByRole('navigation', { name: 'Contact at once' })
    .getByRole('link', { name: 'Enquire' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: `Enquiry about ${title}` });
  await expect(sheet.getByLabel('Message')).toHaveValue(`I am interested in ${title}.`);
  expect(await axeFinds(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Visit' }).click();
  await sheet.getByRole('button', { name: 'Papers' }).click();
  await sheet.getByRole('button', { name: 'Visit' }).click();
  await expect(sheet.getByLabel('Message')).toHaveValue(
    `I am interested in ${title}. Please send me copies of the papers.`,
  );
  await sheet.getByLabel('Name').fill('Asha Deshmukh');
  await sheet.getByLabel('Mobile').fill('12345');
  await sheet.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(sheet.getByText('Enter a mobile number with ten digits, such as 98220 12345')).toBeVisible();
  await sheet.getByLabel('Mobile').fill('98220 12345');
  // quicker than anyone types is judged a program (lib/enquiries/rules.ts)
  await page.clock.fastForward(2100);
  const sent = page.waitForRequest('**/api/contact');
  await sheet.getByRole('button', { name: 'Send enquiry' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    kind: 'listing',
    name: 'Asha Deshmukh',
    phone: '+919822012345',
    propertyId: _id,
  });
  await expect(sheet.getByRole('heading', { name: 'Your enquiry has been sent' })).toBeFocused();
  await expect(sheet.getByText(/^You get a call on \+91 98220 12345/)).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Back to the property' }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/properties/${_id}$`));
});

test('the sheet is filled in for a member', async ({ page, request }) => {
  await signInAs(page, 'seller');
  await open(page, request);
  await expect(page.getByRole('complementary', { name: 'Contact' }).getByText(NUMBER)).toBeVisible();
  const opener = page.getByRole('link', { name: 'Enquire Now' });
  await opener.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Email')).toHaveValue(demoSignIn('seller').email);
  await expect(sheet.getByLabel('Name')).not.toHaveValue('');
  await expect(sheet.getByLabel('Mobile')).toHaveValue(/^\+91 \d{5} \d{5}$/);
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a phone shows title and first photograph at once; its bar makes room for the keyboard @phone-only', async ({
  page,
  request,
  isMobile,
}) => {
  await open(page, request);
  const bar = page.getByRole('navigation', { name: 'Contact at once' });
  if (!isMobile) {
    await expect(bar).toBeHidden();
    return;
  }
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  const photograph = (await page
    .getByRole('button', { name: /^Open full screen/ })
    .first()
    .boundingBox())!;
  const barTop = (await bar.boundingBox())!.y;
  expect(title.y + title.height).toBeLessThan(photograph.y);
  expect(photograph.y + photograph.height).toBeLessThanOrEqual(barTop);
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  await page.getByText('Report this listing').click();
  const field = page.getByRole('textbox').locator('visible=true').first();
  await field.focus();
  await expect(bar).toBeHidden();
  await field.blur();
  await expect(bar).toBeVisible();
  // nothing of the footer stays behind the bar
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(footer.y + footer.height).toBeLessThanOrEqual(barTop + 1);
});

test('the map is drawn when scrolled to, and zooms @phone-only', async ({ page, request }) => {
  await open(page, request);
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  await page.getByRole('heading', { name: 'Where it is' }).click();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('link', { name: 'Open in a map' })).toBeVisible();
});

test('a shared link shows a picture drawn for the listing', async ({ request }) => {
  const { _id } = await demoListing(request);
  const html = await (await request.get(`/properties/${_id}`)).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  const reply = await request.get(`${pathname}${search}`);
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toBe('image/jpeg');
  // WhatsApp leaves out pictures of more than 300 KB
  expect((await reply.body()).length).toBeLessThan(200_000);
});

test('a listing is short on a phone, and its facts begin early @phone-only', async ({
  page,
  request,
  isMobile,
}) => {
  if (!isMobile) return;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { _id } of await demoListings(request, 12)) {
    await page.goto(`/properties/${_id}`);
    const [height, facts] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      (document.querySelector('.facts dt')?.getBoundingClientRect().top ?? 10_000) + scrollY,
    ]);
    expect.soft(height, `height of ${_id}`).toBeLessThanOrEqual(6500);
    expect.soft(facts, `first fact of ${_id}`).toBeLessThanOrEqual(900);
  }
});
