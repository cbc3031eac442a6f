import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { startOwnSite } from './support/own-site';

const ID = '0123456789abcdef01234567';
const PERSON = { name: 'Asha Deshmukh', email: 'asha@example.org', password: 'a-long-Passw0rd' };

/** Text that each page shows in place of its content: the specification's, or else the generic sentence. */
const PAGES = [
  ['/properties', 'Error fetching properties'],
  ['/dashboard/properties', 'This page could not be loaded'],
  // one's own profile, because another person's is not queried while the session is cached
  ['/profile/own', 'Failed to fetch profile'],
  [`/properties/${ID}`, 'Property not found'],
  ['/admin/admindashboard', 'This page could not be loaded'],
  ['/admin/contactlist', 'Error fetching contacts'],
  [`/admin/contacts/${ID}`, 'Contact not found'],
  ['/admin/useguesttracker', 'Failed to fetch guest data'],
  [`/admin/guestdetailsmodal/${ID}`, 'Failed to fetch guest details'],
] as const;

const ONE_OF_EACH_GROUP = PAGES.filter(([path]) =>
  ['/properties', `/properties/${ID}`, '/admin/contactlist'].includes(path),
);

let site: Awaited<ReturnType<typeof startOwnSite>>;
/** id of the account that is signed in */
let own = ID;

test.describe.configure({ mode: 'serial' });
// every page in this file fails and reports it in the console
test.use({ allowedConsole: [/./] });

test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site?.stop());

async function signIn(page: Page): Promise<void> {
  await page.request.post(`${site.url}/api/user/register`, { data: { ...PERSON, role: 'seller' } });
  await site.onDatabase((client) =>
    client
      .db()
      .collection('users')
      .updateOne({ email: PERSON.email }, { $set: { role: 'admin' } }),
  );
  const { email, password } = PERSON;
  const reply = await page.request.post(`${site.url}/api/user/login`, { data: { email, password } });
  expect(reply.status()).toBe(200);
  own = (await reply.json()).user._id;
}

const GENERIC = 'This page could not be loaded';
const tryAgain = (page: Page) =>
  page.getByRole('button', { name: 'Try again' }).or(page.getByRole('link', { name: 'Try again' }));

async function openFailing(page: Page, path: string, status: 500 | 503): Promise<void> {
  const reply = await page.goto(site.url + path.replace('/profile/own', `/profile/${own}`));
  expect([path, reply?.status()]).toEqual([path, status]);
  if (status === 503) expect(reply?.headers()['retry-after'], path).toBe('10');
  await expect(tryAgain(page), path).toBeVisible();
}

/** Typed text and credentials that must not appear in a log. */
const TYPED = {
  name: 'Revati Kulkarni-Deo',
  email: 'revati.kd@example.co.in',
  phone: '9876501234',
  message: 'Please ring me behind the banyan tree',
  address: '203.0.113.77',
};

test('explains failed reads and a lost database in words, and logs no names', async ({ page }) => {
  await test.step('a failing query and a database that is away show a page in words, never a white window', async () => {
    await signIn(page);
    await page.goto(`${site.url}/properties`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await site.failReads(true);
    for (const [path, message] of PAGES) {
      await openFailing(page, path, 500);
      await expect(page.getByRole('heading', { level: 1, name: message }), path).toBeVisible();
    }
    await page.goto(`${site.url}/hi/dashboard/properties`);
    await expect(page.getByRole('heading', { level: 1, name: 'यह पेज नहीं खुल सका' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'फिर से कोशिश करें' })).toBeVisible();
    await site.failReads(false);

    await site.takeDatabaseAway();
    for (const [path, message] of ONE_OF_EACH_GROUP) {
      await openFailing(page, path, 503);
      const words = page.getByRole('heading', { level: 1, name: message });
      await expect(words.or(page.getByRole('heading', { level: 1, name: GENERIC })), path).toBeVisible();
    }
    await page.goto(`${site.url}/properties`);
    await site.bringDatabaseBack();
    await expect(async () => {
      // the previous attempt may have arrived late
      if (await tryAgain(page).isVisible()) await tryAgain(page).click({ timeout: 2000 });
      await expect(tryAgain(page)).toBeHidden({ timeout: 10_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('logs the failure without names', async () => {
    const headers = { 'x-forwarded-for': TYPED.address };
    const { name, email, phone, message } = TYPED;
    const secrets: string[] = [...Object.values(TYPED), ...Object.values(PERSON)];
    const send = async (status: number) => {
      const data = { name, email, phone, message, fillMs: 9000 };
      const reply = await page.request.post(`${site.url}/api/contact?email=${email}`, { headers, data });
      expect(reply.status()).toBe(status);
    };
    // the database has just come back from the test before
    await expect.poll(async () => (await page.request.get(`${site.url}/api/health`)).status()).toBe(200);
    await send(201);
    const account = { name, email, password: 'not-for-any-Log-1', role: 'seller' };
    for (let i = 0; i < 2; i++)
      await page.request.post(`${site.url}/api/user/register`, { headers, data: account });
    const reply = await page.request.post(`${site.url}/api/user/login`, { headers, data: account });
    expect(reply.status()).toBe(200);
    const { token } = (await reply.json()) as { token: string };
    const cookies = (await page.context().cookies(site.url)).map(({ value }) => decodeURIComponent(value));
    secrets.push(token, account.password, ...cookies.filter((value) => value.length > 20));
    await site.failReads(true);
    for (const path of [
      `/api/property?search=${phone}`,
      `/enquiries/${'Ab-_'.repeat(8)}`,
      `/dashboard?q=${email}`,
    ])
      await page.request.get(site.url + path, { headers });
    await site.failReads(false);
    await site.takeDatabaseAway();
    await send(503);
    await site.bringDatabaseBack();
    const log = site.logged();
    const lines = log.split('\n').filter(Boolean);
    for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
    expect(log).toContain('"msg":"request failed"');
    // places in the source, not in the chunks
    expect(log).toMatch(/"stack":"[^"]* \(lib\/[\w/-]+\.ts:\d+:\d+\)/);
    expect(log).not.toMatch(/\.next\/server\/.*\.js:\d+/);
    for (const secret of [...secrets, 'Ab-_'.repeat(8)])
      expect(
        lines.find((line) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
      ).toBeUndefined();
  });
});
