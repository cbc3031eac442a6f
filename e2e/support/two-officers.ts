import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { freshEmail, PASSWORD } from './broker';
import { demoSignIn, expect, waitForScripts } from './fixtures';
import { mailedTo } from './mail';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function tokenOf(request: APIRequestContext, data: { email: string; password: string }) {
  const reply = await request.post('/api/user/login', { data });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).token as string;
}

/** Two officers in separate browsers: the demo set's administrator, and Sunita, who was invited. */
export async function twoOfficers(page: Page, browser: Browser): Promise<{ token: string; sunita: Page }> {
  // a page of the session before would go on asking, and be refused
  await page.goto('about:blank');
  const { email, password } = demoSignIn('admin');
  const token = await tokenOf(page.request, { email, password });
  const address = freshEmail('sunita');
  const invited = await page.request.post('/api/admin/staff/invitations', {
    headers: bearer(token),
    data: { email: address, office: 'admin' },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const link = /\/join\/[\w-]{32}/;
  await expect.poll(() => mailedTo(address, link)).not.toBe('');
  const sunita = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  waitForScripts(sunita);
  const person = { name: 'Sunita', email: address, password: PASSWORD, role: 'buyer' };
  expect((await sunita.request.post('/api/user/register', { data: person })).status()).toBe(201);
  const first = await tokenOf(sunita.request, person);
  const joined = await sunita.request.post(`/api/team${mailedTo(address, link)}`, {
    headers: bearer(first),
  });
  expect(joined.status(), await joined.text()).toBe(200);
  // the earlier session is a member's
  await tokenOf(sunita.request, person);
  return { token, sunita };
}

/** Source of a regular expression for how long ago a colleague acted, in words. */
export const MOMENTS_AGO = String.raw`\d+ (second|minute)s? ago`;
