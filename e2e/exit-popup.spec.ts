import type { Page } from '@playwright/test';
import { allowConsole, expect, startOver, test } from './support/fixtures';
import { demoListing } from './support/listings';
import { axeFinds } from './support/look';
import { signInAs } from './support/sign-in';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Before you go' });

/** Its address changes when the scripts of the page run. */
async function home(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
}

/** The pointer leaves through the top edge; headless Chromium has no window that it could leave. */
const leaveThroughTop = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 300, clientY: -1 })),
  );

/** Another tab is opened and closed again, which raises nothing; headless Chromium shows all tabs at once. */
const hideAndShow = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

/** Until the part of the page that listens is there as well. */
async function opensAfter(page: Page, leave: (page: Page) => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await leave(page);
    await expect(popup(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Waits two frames and an idle moment, until the effects of an event are rendered. */
const untilDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of ['one', 'two']) await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise<void>((idle) => requestIdleCallback(() => idle()));
  });

const wasShown = (page: Page) => page.evaluate(() => sessionStorage.getItem('exitPopupShown'));

test('sends the popup at the second try on a desktop, loads it on demand, and does not interrupt typing', async ({
  page,
}) => {
  await test.step('a first try that fails says so, leaves the address in the field, sends the pages of the visit, and never comes back', async () => {
    allowConsole(page, /500/);
    await page.route('**/api/email-visit-data', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/about');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visitedPages'))).toContain('/about');
    await home(page);
    await opensAfter(page, leaveThroughTop);
    expect(await axeFinds(page)).toEqual([]);
    const email = popup(page).getByLabel('Email');
    await email.fill('asha@example.in');
    const alerts: string[] = [];
    page.once('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const send = popup(page).getByRole('button', { name: 'Send' });
    await send.click();
    await expect.poll(() => alerts).toEqual(['Failed to send visit record. Please try again.']);
    await expect(email).toHaveValue('asha@example.in');

    await page.unroute('**/api/email-visit-data');
    const sent = page.waitForRequest('**/api/email-visit-data');
    await send.click();
    expect((await sent).postDataJSON()).toEqual({
      email: 'asha@example.in',
      // the text shown above the field
      consent: expect.stringContaining('We’ll look at the pages you viewed'),
      visitedPages: ['/about', '/home'],
    });
    await expect(popup(page)).toBeHidden();
    // not in this browser again, even in a new session
    await page.evaluate(() => sessionStorage.clear());
    await home(page);
    await leaveThroughTop(page);
    await hideAndShow(page);
    await untilDrawn(page);
    await expect(popup(page)).toHaveCount(0);
  });
  await test.step('does not count a popup that fails to load as shown', async () => {
    await startOver(page);
    allowConsole(page, /ERR_FAILED/);
    await home(page);
    const scripts = /_next\/static\/.*\.js/;
    await page.route(scripts, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await leaveThroughTop(page);
    await refused;
    expect(await wasShown(page)).toBeNull();
    await page.unroute(scripts);
    await opensAfter(page, leaveThroughTop);
    expect(await wasShown(page)).toBe('1');
  });
  await test.step('never appears while a person types or when a tab is shown again', async () => {
    await startOver(page);
    await page.goto('/contactform');
    await page.getByLabel('Message').focus();
    await leaveThroughTop(page);
    await page.getByLabel('Message').blur();
    await hideAndShow(page);
    await untilDrawn(page);
    await expect(popup(page)).toHaveCount(0);
    expect(await wasShown(page)).toBeNull();
  });
  await test.step('asks members as well', async () => {
    await signInAs(page, 'seller');
    await page.goto('/');
    await opensAfter(page, leaveThroughTop);
  });
});

test('shows no popup on a phone, after a tab switch or after going back @phone-only', async ({
  page,
  request,
}) => {
  await test.step('Back, reload, a typed address and closing the tab from a listing raise nothing', async () => {
    await home(page);
    await hideAndShow(page);
    const raised: string[] = [];
    page.on('dialog', (dialog) => {
      raised.push(dialog.type());
      dialog.accept().catch(() => undefined);
    });
    const { _id } = await demoListing(request);
    const listing = new RegExp(`/properties/${_id}$`);
    const nothing = async () => {
      expect(raised).toEqual([]);
      await expect(popup(page)).toHaveCount(0);
    };
    // Chromium asks for confirmation only on pages the user has touched
    const touch = () => page.getByRole('heading', { level: 1 }).click();
    await page.goto('/about');
    await touch();
    await page.goto(`/properties/${_id}`);
    await touch();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await nothing();

    await page.goForward();
    await expect(page).toHaveURL(listing);
    await touch();
    await page.reload();
    await expect(page).toHaveURL(listing);
    await nothing();

    await touch();
    await page.goto('/services');
    await expect(page).toHaveURL(/\/services$/);
    await nothing();

    await page.goBack();
    await expect(page).toHaveURL(listing);
    await touch();
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(raised).toEqual([]);
  });
});
