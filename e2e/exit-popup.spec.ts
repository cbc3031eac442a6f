import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { axeFinds } from './support/look';

test.describe('exit popup', () => {
  const popup = (page: Page) => page.getByRole('dialog', { name: 'Before you go' });
  /** Its address changes when the scripts of the page have begun their work. */
  const home = async (page: Page) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
  };
  /** The pointer goes out through the top edge; headless Chromium has no window that it could leave. */
  const leaveThroughTop = (page: Page) =>
    page.evaluate(() =>
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 300, clientY: -1 })),
    );

  test.describe('whose first try fails', () => {
    test.use({ allowedConsole: [/500/] });
    test('says so, keeps the address, sends the pages of the visit, and never comes back', async ({
      page,
    }) => {
      await page.route('**/api/email-visit-data', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/about');
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('visitedPages')))
        .toContain('/about');
      // as a link would: an address typed over the page counts as leaving it, and it asks once
      await page.evaluate(() => window.location.assign('/'));
      await expect(page).toHaveURL(/\/home$/);
      // until the part of the page that listens is there as well
      await expect(async () => {
        await leaveThroughTop(page);
        await expect(popup(page)).toBeVisible({ timeout: 1000 });
      }).toPass();
      expect(await axeFinds(page)).toEqual([]);
      const email = popup(page).getByLabel('E-mail');
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
        visitedPages: ['/about', '/home'],
      });
      await expect(popup(page)).toBeHidden();
      // not in this browser again, even in a new session
      await page.evaluate(() => sessionStorage.clear());
      await home(page);
      await leaveThroughTop(page);
      await expect(popup(page)).toHaveCount(0);
    });
  });

  test('a link never asks; closing the tab asks, then the popup is there; Close only dismisses', async ({
    page,
  }) => {
    const asked: string[] = [];
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('email-visit-data') && calls.push(request.url()));
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      dialog.dismiss().catch(() => undefined);
    });
    await home(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(asked).toEqual([]);
    // Chromium confirms only for pages that somebody has touched
    await page.getByRole('heading', { level: 1 }).click();
    // what the page itself starts counts as its own for 3 s (components/exit/exit-intent.tsx)
    await page.waitForTimeout(3200);
    await page.close({ runBeforeUnload: true });
    await expect(popup(page)).toBeVisible();
    expect(asked).toEqual(['beforeunload']);
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toBeHidden();
    await leaveThroughTop(page);
    await expect(popup(page)).toHaveCount(0);
    expect(calls).toEqual([]);
  });
});
