import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Db, MongoClient } from 'mongodb';
import { demoListings } from './listings';

/** Until the service worker answers for the pages of this browser. */
export async function withWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The browser's service worker, to which it sends events. */
export async function workerOf(page: Page, site: string) {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((known) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(
        ({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(site),
      );
      if (registration) known(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return { session, registrationId: await registration };
}

export const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = ['saptam-own', 'saptam-homes', 'saptam-pictures'];
    const caches = await Promise.all(
      names.map(async (name) =>
        (await window.caches.has(name)) ? (await window.caches.open(name)).keys() : [],
      ),
    );
    return caches.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens pages that are stored, and waits until they are. */
export async function store(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect.poll(() => storedPaths(page)).toContain(path);
  }
}

/** Enquires about a home while there is no network. Returns the name that was given. */
export async function enquireOffline(page: Page, url = ''): Promise<string> {
  const [home] = await demoListings(page.request, 1);
  const name = `Asha ${Date.now()}`;
  await page.clock.install();
  await withWorker(page, `${url}/`);
  await page.goto(`${url}/properties/${home!._id}`);
  await expect.poll(() => storedPaths(page)).toContain(`/properties/${home!._id}`);
  // the sheet is fetched ahead, when the page is idle
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goto(`${url}/properties/${home!._id}`);
  await page.getByRole('link', { name: 'Enquire Now' }).click();
  const sheet = page.getByRole('dialog', { name: /^Enquiry about/ });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel(/^(Mobile|Phone)/).fill('98220 12345');
  // a person takes longer than a program (lib/enquiries/rules.ts)
  await page.clock.fastForward(2500);
  await sheet.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(
    sheet.getByRole('heading', { name: 'Your enquiry is waiting for a connection' }),
  ).toBeVisible();
  return name;
}

/** Changes the database of the site under test in ways no page can. */
export async function onDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  const { uri } = JSON.parse(readFileSync('.data/e2e/db/running.json', 'utf8')) as { uri: string };
  const client = await new MongoClient(uri).connect();
  try {
    await work(client.db());
  } finally {
    await client.close();
  }
}
