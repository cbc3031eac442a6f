import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoSignIn, expect, test } from './support/fixtures';
import { demoListings } from './support/listings';
import { axeFinds } from './support/look';
import { startChangingSite } from './support/new-version';
import { signInAs } from './support/sign-in';
import { enquireOffline, onDatabase, store, storedPaths, withWorker, workerOf } from './support/worker';

test.use({
  serviceWorkers: 'allow',
  // console messages for each request without a network
  allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/],
});

async function save(page: Page, id: string): Promise<void> {
  await page.goto(`/properties/${id}`);
  const heart = page.getByRole('main').getByRole('button', { name: 'Save this home', exact: true });
  const saved = page.waitForResponse((response) => response.url().includes('/api/shortlist/homes/'));
  await heart.click();
  expect((await saved).status()).toBe(200);
}

const ownLists = async (page: Page) =>
  (await (await page.request.get('/api/shortlist')).json()) as {
    lists: { homes: { id: string; note: string; rating: number | null }[] }[];
  };

/** Counts calls that left the browser, including its service worker's. */
function countCalls(context: BrowserContext, path: string): () => number {
  let count = 0;
  context.on('requestfinished', (request) => {
    if (request.url().includes(path) && request.method() !== 'GET') count += 1;
  });
  return () => count;
}

test('shows saved and viewed homes offline, marked as copies with their time @phone-only', async ({
  page,
  context,
}) => {
  const [home, other] = await demoListings(page.request, 2);
  await withWorker(page, '/');
  await save(page, home!._id);
  await store(page, '/shortlist', `/properties/${home!._id}`);
  await expect(page.locator('.stored-copy')).toHaveCount(0);
  await context.setOffline(true);
  await page.goto(`/properties/${home!._id}`);
  await expect(page.getByText(/^Stored copy of \d+ \w+ 20\d\d, \d\d:\d\d\. You’re offline\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: home!.title })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await page.goto('/shortlist');
  await expect(page.getByText(/^You’re offline\. These are your lists as of /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saved homes' }).getByText(home!.title)).toBeVisible();
  await page.goto(`/properties/${other!._id}`);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: home!.title })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await context.setOffline(false);
  // the page comes by itself, and fresh
  await expect(page.getByRole('heading', { level: 1, name: other!.title })).toBeVisible();
  await expect(page.locator('.stored-copy')).toHaveCount(0);
  // in the language of the address
  await context.setOffline(true);
  await page.goto('/mr/services');
  await expect(page.getByRole('heading', { name: 'नेटवर्क नाही' })).toBeVisible();
});

test('queues hearts, notes and ratings offline and sends them once', async ({ page, context }) => {
  const [home, other] = await demoListings(page.request, 2);
  const hearts = countCalls(context, `/api/shortlist/homes/${other!._id}`);
  const notes = countCalls(context, `/api/shortlist/homes/${home!._id}`);
  await withWorker(page, '/');
  await save(page, home!._id);
  await store(page, `/properties/${other!._id}`, '/shortlist');
  await expect.poll(() => storedPaths(page)).toContain('/api/shortlist');
  const before = notes();
  await context.setOffline(true);
  await page.goto(`/properties/${other!._id}`);
  const heart = page.getByRole('main').getByRole('button', { name: 'Save this home', exact: true });
  await heart.click();
  // a press is kept until the page's scripts run, but not for the next page
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/shortlist');
  await page.getByText('Note and rating').click();
  const note = page.getByRole('textbox', { name: /^Note about/ });
  await note.fill('No lift, but a terrace');
  await note.blur();
  await page.getByRole('combobox', { name: /^Rating of/ }).selectOption('4');
  await expect(page.getByText('2 changes are waiting for a connection.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('★★★★ No lift, but a terrace')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () =>
      (await ownLists(page)).lists[0]!.homes.map(({ id, note: text, rating }) => [id, text, rating]),
    )
    .toEqual([
      [home!._id, 'No lift, but a terrace', 4],
      [other!._id, '', null],
    ]);
  const sent = () => [hearts(), notes() - before];
  // a reload before the reply would send it again
  await expect.poll(sent).toEqual([1, 2]);
  await page.reload();
  await expect(page.getByText(/wait for a network/)).toHaveCount(0);
  expect(sent()).toEqual([1, 2]);
});

async function enquiriesOf(browser: Browser, name: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInAs(page, 'admin');
  await page.goto('/admin/enquiries?by=createdAt');
  const count = await page.getByRole('row').filter({ hasText: name }).count();
  await context.close();
  return count;
}

test('sends an offline enquiry once, even after its page was closed', async ({ page, context, browser }) => {
  const name = await enquireOffline(page);
  const second = await context.newPage();
  await page.close();
  expect(await enquiriesOf(browser, name)).toBe(0);
  await context.setOffline(false);
  await second.goto('/');
  await expect.poll(() => enquiriesOf(browser, name)).toBe(1);
  await second.goto('/buy');
  await second.waitForLoadState('networkidle');
  expect(await enquiriesOf(browser, name)).toBe(1);
});

test('solves the proof of work when many people write from one address', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const site = await startChangingSite(baseURL!, '127.0.0.9');
  try {
    const points = { points: 1e6, expire: new Date(Date.now() + 3_600_000) };
    await onDatabase((db) =>
      db
        .collection('rate_limits')
        .updateOne({ key: 'enquiry:127.0.0.9' }, { $set: points }, { upsert: true }),
    );
    // on the site but without its scripts, which would send the queue
    const other = await context.newPage();
    await other.goto(`${site.url}/robots.txt`);
    const name = await enquireOffline(page, site.url);
    const { session, registrationId } = await workerOf(other, site.url);
    await page.close();
    await context.setOffline(false);
    const path = '/api/contact';
    const replies = () => site.statuses.filter((status) => status.startsWith(`${path} `)).join(', ');
    const wake = { origin: site.url, registrationId, tag: 'saptam-outbox', lastChance: false };
    // repeats as the browser does when the worker is woken before the network is back
    await expect(async () => {
      await session.send('ServiceWorker.dispatchSyncEvent', wake);
      await expect
        .poll(replies, { timeout: 15_000 })
        .toMatch(new RegExp(`^(${path} 429, )+${path} 201 with a proof$`));
    }).toPass();
    expect(await enquiriesOf(browser, name)).toBe(1);
  } finally {
    site.stop();
  }
});

test('switches to a new version at once, but waits for a form with typed text', async ({ page, baseURL }) => {
  const site = await startChangingSite(baseURL!);
  const versions = () =>
    page.evaluate(async () => {
      const { active, waiting } = (await navigator.serviceWorker.getRegistration())!;
      return [active?.state, waiting?.state];
    });
  const update = async () => {
    site.publish();
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())!.update());
  };
  const nextVersion = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((done) =>
          navigator.serviceWorker.addEventListener('controllerchange', () => done(true), { once: true }),
        ),
    );
  try {
    await withWorker(page, `${site.url}/contactform`);
    const isTaken = nextVersion();
    await update();
    expect(await isTaken).toBe(true);
    await expect.poll(versions).toEqual(['activated', undefined]);
    await page.getByLabel('Message').fill('We look for 3 BHK in Dharampeth');
    await update();
    const reload = page.getByRole('button', { name: 'New version – reload' });
    await expect(reload).toBeVisible();
    expect(await versions()).toEqual(['activated', 'installed']);
    await expect(page.getByLabel('Message')).toHaveValue('We look for 3 BHK in Dharampeth');
    expect(await axeFinds(page)).toEqual([]);
    await reload.click();
    await expect(page.getByLabel('Message')).toHaveValue('');
    await expect.poll(versions).toEqual(['activated', undefined]);
  } finally {
    site.stop();
  }
});

test('shows a push message’s text, and leaves no copy after sign-out', async ({ page, context, baseURL }) => {
  await test.step('a push shows what it says, also when it says nothing that can be read', async () => {
    await context.grantPermissions(['notifications']);
    await withWorker(page, '/');
    const { session, registrationId } = await workerOf(page, baseURL!);
    const push = (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(baseURL!).origin,
        registrationId,
        data,
      });
    // a headless browser shows no notification, so the worker records it
    const [worker] = context.serviceWorkers();
    await worker!.evaluate(() => {
      const seen: unknown[] = [];
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; seen: unknown[] };
      scope.seen = seen;
      scope.registration.showNotification = async (title, { body, tag } = {}) => {
        seen.push([title, body ?? '', tag]);
      };
    });
    const shown = () => worker!.evaluate(() => (globalThis as unknown as { seen: unknown[] }).seen);
    await push(
      JSON.stringify({ title: '2 new homes', body: '3 BHK in Dharampeth', path: '/buy', tag: 'a1' }),
    );
    await expect.poll(shown).toEqual([['2 new homes', '3 BHK in Dharampeth', 'a1']]);
    await push('not JSON');
    await expect.poll(shown).toEqual([
      ['2 new homes', '3 BHK in Dharampeth', 'a1'],
      ['There is news for you', '', 'news'],
    ]);
  });
  await test.step('signing out leaves no copy for the next person at this device', async () => {
    const [home] = await demoListings(page.request, 1);
    const { email, password } = demoSignIn('buyer');
    await withWorker(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/properties');
    await store(page, '/shortlist', `/properties/${home!._id}`);
    await expect.poll(() => storedPaths(page)).toContain('/api/shortlist');
    const other = await context.newPage();
    await other.goto('/shortlist');
    // requests after the sign-out belong to the visitor and may be cached
    await other.waitForLoadState('networkidle');
    const menu = page.getByRole('button', { name: 'Open menu' });
    await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: 'Account' })).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await other.close();
    const visitors = ['/identity-of-copies', '/api/shortlist'];
    expect((await storedPaths(page)).filter((path) => !visitors.includes(path))).toEqual([]);
    const homes = await page.evaluate(async () => {
      const reply = await window.caches.match('/api/shortlist');
      const { lists } = (await reply?.json()) ?? { lists: [] };
      return lists.flatMap((list: { homes: unknown[] }) => list.homes);
    });
    expect(homes).toEqual([]);
    await context.setOffline(true);
    await page.goto('/shortlist');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(page.getByText('Nothing is stored yet.')).toBeVisible();
  });
});
