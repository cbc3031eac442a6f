import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { mailedTo } from './mail';
import { photo } from './photos';
import { unique } from './wizard';

export const PASSWORD = 'tamarind-bridge-7';

/** An address that nobody has, in letters that every mail program takes. */
export const freshEmail = (name: string) =>
  `${unique(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}@team.example`;

/**
 * Signs the browser in with a new account of a broker, and returns its token. Listings are public only with a MahaRERA number and
 * a confirmed address.
 */
export async function newBroker(page: Page, name: string, reraAgentNumber?: string): Promise<string> {
  const email = freshEmail(name);
  const person = { name, email, password: PASSWORD, role: 'broker' };
  expect((await page.request.post('/api/user/register', { data: person })).status()).toBe(201);
  const login = await page.request.post('/api/user/login', { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(200);
  const { token, user } = await login.json();
  if (reraAgentNumber) {
    const saved = await page.request.put(`/api/user/profile/${user._id}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { name, phone: '+919822012345', reraAgentNumber },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    const link = /verify-email#[\w-]+/;
    await expect.poll(() => mailedTo(email, link)).not.toBe('');
    const confirmation = { token: mailedTo(email, link).split('#')[1] };
    const confirmed = await page.request.post('/api/user/email/verify', { data: confirmation });
    expect(confirmed.status(), await confirmed.text()).toBe(200);
  }
  return token;
}

/** A plot of the account with this token. */
export async function addPlot(page: Page, token: string, title: string, plot = 1): Promise<string> {
  const facts = { description: 'd', price: '10 lakh', category: 'Plots', type: 'sale', possession: 'ready' };
  const form = { title, ...facts, address: `Plot ${Date.now()}-${plot}, Wadi, Nagpur`, area: '900' };
  const reply = await page.request.post('/api/property', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { ...form, images: await photo(40 + plot) },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).data._id;
}
