import type { Page } from '@playwright/test';
import { demoSignIn, expect, type Role } from './fixtures';

/** A session of this role for the page's browser, opened through the API: the form has tests of its own. */
export async function signInAs(page: Page, role: Role): Promise<{ _id: string }> {
  const { email, password } = demoSignIn(role);
  const reply = await page.request.post('/api/user/login', { data: { email, password } });
  expect(reply.status()).toBe(200);
  return (await reply.json()).user;
}
