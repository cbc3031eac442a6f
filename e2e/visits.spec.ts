import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoSignIn, expect, startOver, test, waitForScripts } from './support/fixtures';
import { demoListings } from './support/listings';
import { axeFinds } from './support/look';
import { signInAs } from './support/sign-in';
import { addByApi, unique } from './support/wizard';

/** Longer than a program takes to fill in the form (lib/enquiries/rules.ts). */
const FILL_MS = 2100;

test.use({
  // a page of the admin may still report its view after the broker signs in, which is correctly refused
  allowedConsole: [/status of 404/],
});

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Fills in the form of a home, and returns the path of the visitor's link. */
async function book(page: Page, id: string, halfDay = 0): Promise<string> {
  await page.clock.install();
  await page.goto(`/properties/${id}`);
  await page.getByRole('button', { name: 'Book a visit' }).click();
  const dialog = page.getByRole('dialog');
  // days with free times in two weeks; times of the chosen day are below
  const days = dialog.getByRole('button', { name: /^(Today|Tomorrow|[A-Z][a-z]{2} \d+ [A-Z][a-z]{2})$/ });
  await expect(days.nth(halfDay)).toBeVisible();
  await days.nth(halfDay).click();
  await dialog
    .getByRole('button', { name: /(morning|afternoon|[ap]m)$/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha Kale');
  await dialog.getByRole('textbox', { name: 'Mobile' }).fill('98220 12345');
  await dialog.getByRole('checkbox', { name: 'I’m coming with family' }).check();
  await page.clock.fastForward(FILL_MS);
  expect(await axeFinds(page)).toEqual([]);
  // the row of days scrolls by itself, and not the sheet with it
  expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Ask for a visit' }).click();
  await expect(dialog.getByRole('heading', { name: 'You have asked for a visit' })).toBeVisible();
  const link = await dialog.getByRole('textbox', { name: 'Your link to this visit' }).inputValue();
  const chat = dialog.getByRole('link', { name: 'Send the link on WhatsApp' });
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(link);
  return new URL(link).pathname;
}

/** The link in the newest mail that contains this title. Mails are files without a mail server. */
async function linkInMail(title: string): Promise<string> {
  const folder = join(process.cwd(), '.data/e2e/outbox');
  let link = '';
  await expect
    .poll(async () => {
      for (const name of (await readdir(folder).catch(() => [])).sort().reverse()) {
        const mail = (await readFile(join(folder, name), 'utf8')).replace(/=\r\n/g, '');
        if (mail.includes(title)) link = /\/visits\/[\w-]{32}/.exec(mail)?.[0] ?? link;
      }
      return link;
    })
    .not.toBe('');
  return link;
}

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/],
  });

  test('shows saved visits offline, with their age @phone-only', async ({ page, context }) => {
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [home] = await demoListings(page.request, 4).then((all) => all.slice(-1));
    await book(page, home!._id);
    await page.goto('/visits');
    const visit = page.getByRole('article').filter({ hasText: home!.title });
    await expect(visit).toBeVisible();
    const isStored = () => page.evaluate(async () => Boolean(await caches.match('/api/visits')));
    await expect.poll(isStored).toBe(true);
    await context.setOffline(true);
    await page.goto('/visits');
    await expect(page.getByText(/^You’re offline\. These are your visits as of /)).toBeVisible();
    await expect(visit.getByText(/^You asked for a visit\./)).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await context.setOffline(false);
    await page.goto('/visits');
    await expect(visit).toBeVisible();
    await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
  });
});

test('books, moves and cancels a visit in two browsers, and confirms another by email @phone-only', async ({
  page,
  browser,
}) => {
  await test.step('a visit is booked, moved, confirmed and cancelled in two browsers', async () => {
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const host = await context.newPage();
    waitForScripts(host);
    await signInAs(host, 'seller');
    const title = unique('To be visited');
    const id = await addByApi(host, title);
    const link = await book(page, id);

    await host.goto('/dashboard/visits');
    const asked = host.getByRole('article').filter({ hasText: title });
    await expect(asked.getByText('Asha Kale asks for a visit. Please reply')).toBeVisible();
    await expect(asked.getByRole('link', { name: 'Call +91 98220 12345' })).toBeVisible();
    expect(await axeFinds(host)).toEqual([]);
    expect(await isTooWide(host)).toBe(false);
    await asked.getByText('Offer another time').click();
    const offer = asked.locator('form').filter({ hasText: 'Offer' });
    await offer.getByRole('textbox', { name: 'Reason' }).fill('The tenant is away then');
    await offer.getByRole('button', { name: 'Offer', exact: true }).click();
    await expect(asked.getByText(/^You offered /)).toBeVisible();

    // by the link alone, as on another device
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByText('The tenant is away then')).toBeVisible();
    const html = await page.content();
    for (const secret of ['98220', '9822012345', demoSignIn('seller').email])
      expect(html.includes(secret), secret).toBe(false);
    expect(await axeFinds(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    const file = await page.request.get(`/api${link.replace('/visits/', '/visits/link/')}/calendar`);
    expect(await file.text()).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);

    await host.goto('/visits');
    const confirmed = host.getByRole('article').filter({ hasText: title });
    await expect(confirmed.getByText('Confirmed', { exact: true })).toBeVisible();
    await page.getByText('Cancel the visit').click();
    await page.getByRole('textbox', { name: 'Reason' }).last().fill('We have bought another');
    await page.getByRole('button', { name: 'Cancel visit' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await host.reload();
    await host.getByText(/^Earlier \(/).click();
    await expect(confirmed.getByText('We have bought another')).toBeVisible();
    expect((await page.goto(`/visits/${'A'.repeat(32)}`))?.status()).toBe(404);
    await context.close();
  });
  await test.step('the host confirms by the link of the mail, without signing in', async () => {
    await startOver(page);
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const host = await context.newPage();
    waitForScripts(host);
    const title = unique('By mail');
    await book(page, await addByApi(host, title));
    await context.clearCookies();
    await host.goto(await linkInMail(title));
    await expect(host.getByRole('heading', { level: 1 })).toHaveText('Asha Kale would like to see a home');
    expect((await host.content()).includes('98220')).toBe(false);
    expect(await axeFinds(host)).toEqual([]);
    expect(await isTooWide(host)).toBe(false);
    await host.getByRole('textbox', { name: 'Message, such as where to ring' }).fill('Ring at the gate');
    await host.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(host.getByText('Confirmed', { exact: true })).toBeVisible();
    await page.goto('/visits');
    const visit = page.getByRole('article').filter({ hasText: title });
    await expect(visit.getByText('Ring at the gate')).toBeVisible();
    await expect(visit.getByText('Confirmed', { exact: true })).toBeVisible();
    await context.close();
  });
});

test('shows a day’s visits as a route with a map of each stop, within the host’s hours @phone-only', async ({
  page,
  browser,
}) => {
  await test.step('my visits show the next day as a way, with a map of each stop', async () => {
    const context = await browser.newContext();
    const host = await context.newPage();
    // uses a different host from other tests, because hours apply to all of a host's homes
    await signInAs(host, 'broker');
    const titles = [unique('First stop'), unique('Second stop')];
    for (const title of titles) {
      // the first half-day may have one hour left
      await book(page, await addByApi(host, title, demoSignIn('broker')), 1);
      // adding a listing has opened another session
      const xsrf = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
      const { hosted } = await (await host.request.get('/api/visits')).json();
      const visit = hosted.find((item: { home: { title: string } }) => item.home.title === title);
      const { proposed } = visit.times;
      // the hour of the first visit is not offered for the second where the host has set hours
      const start = proposed[titles.indexOf(title)] ?? proposed[0];
      const reply = await host.request.post(`/api/visits/${visit.id}/answer`, {
        headers: { 'x-xsrf-token': xsrf },
        data: { action: 'confirm', start },
      });
      expect(reply.status()).toBe(200);
    }
    await page.goto('/visits');
    const way = page.getByRole('region', { name: /: 2 visits$/ });
    const stops = way.getByRole('listitem');
    await expect(stops).toHaveCount(2);
    await expect(stops.first()).toContainText(titles[0]!);
    await expect(stops.nth(1)).toContainText(/distance unknown|km from the previous stop/);
    await expect(way.getByRole('link', { name: `Map of ${titles[1]}` })).toHaveAttribute(
      'href',
      /openstreetmap/,
    );
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(await axeFinds(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await context.close();
  });
  await test.step('the agency answers for its homes, and says when it shows them', async () => {
    await startOver(page);
    await signInAs(page, 'admin');
    await page.goto('/admin/visits');
    await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await signInAs(page, 'broker');
    await page.goto('/dashboard/visits');
    await page.getByText(/^When I show homes:/).click();
    await page.getByRole('checkbox', { name: 'Sunday' }).check();
    // the agency's hours are first here, and another test changes them
    await page.getByLabel('First visit at').fill('10:00');
    await page.getByLabel('Last visit ends at').fill('18:00');
    await page.getByRole('button', { name: 'Save hours' }).click();
    await expect(page.getByText('Saved. Visitors can book in these hours')).toBeVisible();
    await page.reload();
    await expect(page.getByText('When I show homes: Sun, 10 am to 6 pm')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  });
});
