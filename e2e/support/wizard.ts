import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const unique = (name: string) =>
  `${name} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;

/** To the step of this heading: a second Next before it is drawn would be the first step's again. */
export async function next(page: Page, heading: 'Place and size' | 'Photos'): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

export const photos = (page: Page) => page.locator('input[name=images]');
export const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Remove photo/ }) });

/** How many photos of drafts this browser holds by now (components/property/wizard/draft.ts). */
export const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('saptam-drafts'));
    const drafts: { images: unknown[] }[] = await done(db.transaction('files').objectStore('files').getAll());
    db.close();
    return drafts.reduce((sum, { images }) => sum + images.length, 0);
  });

export async function fillText(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Bright rooms, two balconies to the east, a quiet lane.');
  await page.getByLabel('Price').fill('45.5 lakh');
  await expect(page.getByText('₹45,50,000 · 45.5 lakh')).toBeVisible();
  await page.getByLabel('Category').selectOption('Residential');
  await next(page, 'Place and size');
  await page.getByLabel('Type').selectOption('sale');
  await page.getByLabel('Full address').fill('14 Lake Road, Dharampeth, Nagpur 440010');
  await page.getByLabel('Bedrooms').fill('3');
  await page.getByLabel('Area (sq ft)').fill('1450');
  await next(page, 'Photos');
}
