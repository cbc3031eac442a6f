import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { mailedTo } from './mail';
import { photo } from './photos';
import { unique } from './wizard';

export const PASSWORD = 'tamarind-bridge-7';

/** An unused address with characters that every mail program accepts. */
export const freshEmail = (name: string) =>
  `${unique(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}@team.example`;

type Broker = { id: string; name: string; email: string; token: string };

/** Signs the browser in with a new account of a broker. Its listings are not public yet. */
export async function newBroker(page: Page, name: string): Promise<Broker> {
  const email = freshEmail(name);
  const person = { name, email, password: PASSWORD, role: 'broker' };
  expect((await page.request.post('/api/user/register', { data: person })).status()).toBe(201);
  const login = await page.request.post('/api/user/login', { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(200);
  const { token, user } = await login.json();
  return { id: user._id, name, email, token };
}

/** Gives the MahaRERA number and confirms the address, which publishes the listings. */
export async function letPublish(page: Page, { id, name, email, token }: Broker): Promise<void> {
  const saved = await page.request.put(`/api/user/profile/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name, phone: '+919822012345', reraAgentNumber: 'A50500098765' },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const link = /verify-email#[\w-]+/;
  await expect.poll(() => mailedTo(email, link)).not.toBe('');
  const confirmation = { token: mailedTo(email, link).split('#')[1] };
  const confirmed = await page.request.post('/api/user/email/verify', { data: confirmation });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
}

/** Adds a plot for the account with this token. */
export async function addPlot(page: Page, token: string, title: string, plot = 1): Promise<string> {
  const facts = { description: 'd', price: '10 lakh', category: 'Plots', type: 'sale', possession: 'ready' };
  const form = { title, ...facts, address: `Plot ${Date.now()}-${plot}, Wadi, Nagpur`, area: '900' };
  const reply = await page.request.post('/api/property', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { ...form, images: await photo(40 + plot, 400) },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).data._id;
}
