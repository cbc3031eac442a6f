import type { Page } from '@playwright/test';
import { demoSignIn, expect } from './fixtures';
import { photo } from './photos';

export const unique = (name: string) =>
  `${name} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;

/** One owner lists a home once, also at the second run against a site. */
export const atOwnNumber = (street: string) => `${1000 + (Date.now() % 9000)} ${street}`;

/** Goes to the step with this heading and waits for it, because a second Next too early would belong to the first step. */
export async function next(page: Page, heading: 'Place and size' | 'Photos'): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

export const photos = (page: Page) => page.locator('input[name=images]');
export const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Remove photo/ }) });

/** Opens an empty form despite existing drafts, because tests share demo accounts. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/properties/new');
  const another = page.getByRole('button', { name: 'Start another' });
  await expect(another.or(page.getByLabel('Title')).first()).toBeVisible();
  if (await another.isVisible()) await another.click();
  await expect(page.getByLabel('Title')).toHaveValue('');
}

/** Goes on with the draft of this title, which is the only one or one of several. */
export async function goOnWith(page: Page, title: string): Promise<void> {
  const choice = page.getByRole('listitem').filter({ hasText: title });
  await expect(choice.or(page.getByText(/We kept what you had entered/)).first()).toBeVisible();
  if (await choice.isVisible()) await choice.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByText(/We kept what you had entered/)).toBeVisible();
}

export async function fillText(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Bright rooms, two balconies to the east, a quiet lane.');
  await page.getByLabel('Price').fill('45.5 lakh');
  await expect(page.getByText('₹45,50,000 · 45.5 lakh')).toBeVisible();
  await page.getByLabel('Category').selectOption('Residential');
  await page.getByLabel('Type').selectOption('sale');
  await next(page, 'Place and size');
  await page.getByLabel('Full address').fill(atOwnNumber('Lake Road, Dharampeth, Nagpur 440010'));
  await page.getByLabel('Bedrooms').fill('3');
  await page.getByLabel('Area (sq ft)', { exact: true }).fill('1450');
  await next(page, 'Photos');
}

/** Adds a listing of the demo seller, or of another person with these credentials. */
export async function addByApi(page: Page, title: string, by = demoSignIn('seller')): Promise<string> {
  const { token } = await (await page.request.post('/api/user/login', { data: by })).json();
  const form = {
    title,
    description: 'd',
    price: '10 lakh',
    category: 'Plots',
    type: 'sale',
    address: `Plot ${Date.now()}, Wadi, Nagpur`,
    possession: 'ready',
    area: '900',
  };
  const reply = await page.request.post('/api/property', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { ...form, images: await photo(30) },
  });
  expect(reply.status()).toBe(201);
  return (await reply.json()).data._id;
}
