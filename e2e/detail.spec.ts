import type { APIRequestContext, Page } from '@playwright/test';
import { allowConsole, demoSignIn, expect, startOver, test } from './support/fixtures';
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

test('shows pictures, contact card, bar and map of a listing on a phone @phone-only', async ({
  page,
  request,
  isMobile,
}) => {
  await test.step('the pictures wrap around, and the full screen gives the focus back', async () => {
    allowConsole(page, /ERR_FAILED/);
    const { images } = await open(page, request);
    const photographs = page.getByRole('region', { name: 'Photos' });
    const at = (n: number) => photographs.getByText(`${n} / ${images.length}`, { exact: true });
    await photographs.getByRole('button', { name: 'Previous picture' }).click();
    await expect(at(images.length)).toBeVisible();
    await photographs.getByRole('button', { name: 'Next picture' }).click();
    await expect(at(1)).toBeVisible();
    await photographs.getByRole('button', { name: 'Next picture' }).click();
    await expect(at(2)).toBeVisible();

    const main = photographs.getByRole('button', { name: /^Open full screen/ }).first();
    // a failed load is reported, and retried at the next press
    const scripts = /_next\/static\/.*\.js/;
    await page.route(scripts, (route) => route.abort());
    await main.click();
    await expect(photographs.getByRole('alert')).toContainText('We couldn’t open the full screen.');
    await page.unroute(scripts);

    await main.click();
    await expect(page.locator('.yarl__root')).toBeVisible();
    const shown = page.locator('.yarl__slide_current img');
    await expect(shown).toHaveAttribute('alt', images[1]?.alt ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveAttribute('alt', images[2]?.alt ?? '');
    await page.keyboard.press('Escape');
    await expect(page.locator('.yarl__root')).toBeHidden();
    // the page behind follows, so that closing shows the last viewed picture
    await expect(at(3)).toBeVisible();
    await expect(main).toBeFocused();
    // Back closes the full screen, and the listing stays
    const url = page.url();
    await main.click();
    await expect(page.locator('.yarl__root')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.yarl__root')).toBeHidden();
    expect(page.url()).toBe(url);
  });
  await test.step('the main picture follows a finger, and a stroke opens no full screen', async () => {
    // a mouse has the arrows
    if (!isMobile) return;
    const { images } = await open(page, request);
    const photographs = page.getByRole('region', { name: 'Photos' });
    await expect(photographs.getByText(`1 / ${images.length}`, { exact: true })).toBeVisible();
    await swipeLeft(page, photographs.getByRole('button', { name: /^Open full screen/ }).first());
    await expect(photographs.getByText(`2 / ${images.length}`, { exact: true })).toBeVisible();
    await expect(page.locator('.yarl__root')).toHaveCount(0);
  });
  await test.step('the contact card: sheet, mail with its subject, telephone, chat, and who offers the property', async () => {
    const { title } = await open(page, request);
    const card = page.getByRole('complementary', { name: 'Contact' });
    const subject = new RegExp(
      `^mailto:.*subject=${encodeURIComponent(`Enquiry for ${title}`).replace(/[().*]/g, '\\$&')}`,
    );
    // without the script the button is the mail
    await expect(card.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('href', subject);
    await expect(card.getByRole('link', { name: 'Write an email' })).toHaveAttribute('href', subject);
    await expect(card.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+/,
    );
    await expect(card.getByText(/^Listed by .+ · (Owner|Broker|Agency)/)).toBeVisible();
    // beside its button on a desktop; see the member's sheet
    await expect(card.getByText(NUMBER)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  });
  await test.step('a phone shows title and first photograph at once; its bar makes room for the keyboard', async () => {
    await open(page, request);
    const bar = page.getByRole('navigation', { name: 'Contact now' });
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
    const header = (await page.getByRole('banner').boundingBox())!;
    expect(photograph.y).toBeCloseTo(header.y + header.height, 0);
    expect(title.y).toBeGreaterThan(photograph.y + photograph.height);
    expect(title.y + title.height).toBeLessThanOrEqual(barTop);
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
    await page.getByText('Report this listing').click();
    const field = page.getByRole('textbox').locator('visible=true').first();
    await field.focus();
    await expect(bar).toBeHidden();
    await field.blur();
    await expect(bar).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const footer = (await page.getByRole('contentinfo').boundingBox())!;
    expect(footer.y + footer.height).toBeLessThanOrEqual(barTop + 1);
  });
  await test.step('the map is drawn when scrolled to, and zooms', async () => {
    await open(page, request);
    await expect(page.locator('.maplibregl-map')).toHaveCount(0);
    await page.getByRole('heading', { name: 'Where it is' }).click();
    await expect(page.locator('.maplibregl-map')).toBeVisible();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByRole('link', { name: 'Open in a map' })).toBeVisible();
  });
  await test.step('a listing is short on a phone, and its facts begin early', async () => {
    if (!isMobile) return;
    await page.setViewportSize({ width: 360, height: 740 });
    for (const { _id } of await demoListings(request, 12)) {
      await page.goto(`/properties/${_id}`);
      const [height, facts] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        (document.querySelector('.facts dt')?.getBoundingClientRect().top ?? 10_000) + scrollY,
      ]);
      expect.soft(height, `height of ${_id}`).toBeLessThanOrEqual(6600);
      expect.soft(facts, `first fact of ${_id}`).toBeLessThanOrEqual(960);
    }
  });
});

test('sends an enquiry from a phone, continues the conversation, and withdraws the number @phone-only', async ({
  page,
  request,
}) => {
  await test.step('the sheet: name and mobile number suffice, chips write the message, success leads back', async () => {
    await page.clock.install();
    const { _id, title } = await open(page, request);
    const opener = page
      .getByRole('navigation', { name: 'Contact now' })
      .getByRole('link', { name: 'Enquire' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: `Enquiry about ${title}` });
    await expect(sheet.getByLabel('Message')).toHaveValue(`I am interested in ${title}.`);
    expect(await axeFinds(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Visit' }).click();
    await sheet.getByRole('button', { name: 'Papers' }).click();
    await sheet.getByRole('button', { name: 'Visit' }).click();
    await expect(sheet.getByLabel('Message')).toHaveValue(
      `I am interested in ${title}. Please send me copies of the documents.`,
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
    await expect(sheet.getByText(/^You’ll get a call on \+91 98220 12345/)).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Back to the property' }).click();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/properties/${_id}$`));
  });
  await test.step('an enquiry without an account, its conversation, and the number taken back', async () => {
    await startOver(page);
    const { _id: propertyId, title } = (await demoListings(page.request, 6))[5]!;
    const data = { kind: 'listing', propertyId, name: 'Asha', phone: '9822012345', message: 'Is it free?' };
    expect((await page.request.post('/api/contact', { data })).status()).toBe(201);
    await page.goto('/enquiries');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: /^Write a reply/ }).fill('On Sunday?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('list', { name: /^Conversation about/ })).toContainText('On Sunday?');
    const entries = page.getByRole('region', { name: 'Who has my number' });
    await expect(entries.getByRole('listitem')).toContainText('because you sent an enquiry');
    await entries.getByRole('button', { name: /^Take back/ }).click();
    await expect(entries.getByRole('listitem')).toContainText('taken back on');
    expect(await axeFinds(page)).toEqual([]);
  });
});

test('shares a listing on a desktop, sends a member’s enquiry, and enlarges the RERA number', async ({
  page,
  request,
  context,
}) => {
  await test.step('Share copies the link with the exact words, shows nothing that axe finds, and closes on the overlay and the x', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { _id } = await open(page, request);
    await page.getByRole('heading', { name: 'Where it is' }).click();
    await expect(page.locator('.maplibregl-map')).toBeVisible();
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
    // falls back to copying the selection when the browser refuses or the site uses plain http
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
  await test.step('the sheet is filled in for a member', async () => {
    await startOver(page);
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
  await test.step('at 1280 and 360 px number and website are as large as any contact, and the code stands top right', async () => {
    await startOver(page);
    const reply = await page.request.get('/api/property');
    const listed = ((await reply.json()) as { data: { _id: string; reraNumber?: string }[] }).data.find(
      ({ reraNumber }) => reraNumber,
    );
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/properties/${listed?._id}`);
      const panel = page.getByRole('region', { name: 'RERA registration' });
      const code = panel.getByRole('img', { name: /^QR code of project/ });
      await expect(code).toBeVisible();

      const sizeOf = (text: string) =>
        panel.getByText(text).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      const contact = await page.getByRole('complementary', { name: 'Contact' }).evaluate((card, own) => {
        const texts = [...card.querySelectorAll<HTMLElement>('*')].filter(
          (element) => !element.closest(own) && [...element.childNodes].some((node) => node.nodeType === 3),
        );
        return Math.max(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
      }, 'section[aria-label="RERA registration"]');
      expect(await sizeOf(listed?.reraNumber ?? '')).toBeGreaterThanOrEqual(contact);
      expect(await sizeOf('maharera.maharashtra.gov.in')).toBeGreaterThanOrEqual(contact);

      // beside the first photo on a desktop and below the photos on a phone, within the page's column
      const [box, frame, gallery] = await Promise.all([
        code.boundingBox(),
        page.getByRole('article').first().boundingBox(),
        page.getByRole('region', { name: 'Photos' }).boundingBox(),
      ]);
      const isPhone = width < 1024;
      expect(box!.y).toBeLessThan(gallery!.y + gallery!.height / (isPhone ? 1 : 2) + (isPhone ? 60 : 0));
      expect(frame!.x + frame!.width - (box!.x + box!.width)).toBeLessThan(40);
      expect(box!.width).toBeGreaterThanOrEqual(90);
      if (isPhone) continue;
      // the contact card is right below both
      const [above, card] = await Promise.all([
        panel.boundingBox(),
        page.getByRole('complementary', { name: 'Contact' }).boundingBox(),
      ]);
      const end = Math.max(above!.y + above!.height, gallery!.y + gallery!.height);
      expect(card!.y - end).toBeLessThan(60);
    }
  });
});
