import type { Page } from '@playwright/test';
import { demoSignIn, expect, type Role } from './fixtures';

/** Signs the page's browser in as this role through the API, because the form has separate tests. */
export async function signInAs(page: Page, role: Role): Promise<{ _id: string }> {
  const { email, password } = demoSignIn(role);
  const reply = await page.request.post('/api/user/login', { data: { email, password } });
  expect(reply.status()).toBe(200);
  return (await reply.json()).user;
}
