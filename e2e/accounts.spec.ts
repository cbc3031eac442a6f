import type { Page } from '@playwright/test';
import { allowConsole, demoSignIn, expect, type Role, startOver, test } from './support/fixtures';
import { mailedTo } from './support/mail';

/** The browser itself writes a line for every refused call; the tests that provoke one expect it. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

const PASSWORD = 'tamarind-bridge-7';
const fresh = (name: string) =>
  `${name}-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@journey.example`;

async function signIn(page: Page, email: string, password: string, from = ''): Promise<void> {
  await page.goto(`/login${from}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signInAs(page: Page, role: Role, from = ''): Promise<void> {
  const { email, password } = demoSignIn(role);
  await signIn(page, email, password, from);
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('radio', { name: /Seller/ }).check();
  await page.getByLabel('Name', { exact: true }).fill('Journey Person');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/login');
}

const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const mailedLink = (email: string, page: string) => mailedTo(email, new RegExp(`${page}#[\\w-]+`));

test('lets a guest in to see the list, recorded, without adding a property', async ({ page }) => {
  const recorded = page.waitForRequest((request) => request.url().endsWith('/api/guest/guest-activity'));
  await page.goto('/guestlogin');
  await expect(page.getByText(/We record the pages you open/)).toBeVisible();
  await page.getByPlaceholder('Enter name (optional)').fill('Visitor');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await page.waitForURL('**/properties');
  const { guestID } = await storage(page);
  expect((await recorded).postDataJSON()).toEqual({
    guestID,
    action: 'page_view',
    metadata: { page: '/properties' },
  });
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'guestID')?.value).toBe(guestID);
  expect(cookies.find(({ name }) => name.endsWith('saptam_session'))).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  await page.goto('/properties/new');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/guestlogin');
  await page.waitForURL('**/properties');
  // consent can be withdrawn and given again in the same place
  await page.getByRole('button', { name: 'Don’t record what I look at' }).click();
  await expect(page.getByText('Recording is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allow recording' })).toBeVisible();
});

test('leads from sign-in to the role’s page or back, and forgets everything on sign-out', async ({
  page,
}) => {
  await test.step('a broker signs in, lands on the right page, sees the right bar, and signs out', async () => {
    await signInAs(page, 'broker');
    // visible for only one second, which is as long as an assertion pauses between checks
    await page.getByText(/^Welcome back, /).waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('complementary', { name: 'Your work' })).toBeVisible();
    expect(await storage(page)).toMatchObject({
      userRole: 'broker',
      userId: expect.any(String),
      token: expect.any(String),
    });
    const links = ['Property List', 'Add Property', 'Services', 'Profile'];
    await menu(page).getByRole('button', { name: 'Account' }).click();
    for (const name of links) await expect(menu(page).getByRole('link', { name })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    await menu(page).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await storage(page)).toEqual({});
    await page.goto('/properties/new');
    await expect(page).toHaveURL(/\/login\?from=%2Fproperties%2Fnew/);
  });
  await test.step('the way back after sign-in is honoured, but never to another site', async () => {
    await startOver(page);
    await signInAs(page, 'seller', '?from=%2Fabout%3Fx%3D1');
    await page.waitForURL('**/about?x=1');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signInAs(page, 'seller', '?from=%2F%2Fevil.example%2F');
    await page.waitForURL('**/properties');
  });
  await test.step('does not redirect in circles with a leftover token', async () => {
    await startOver(page);
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('token', 'stale'));
    await page.goto('/login');
    await expect.poll(async () => (await storage(page)).token).toBeUndefined();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('lets a new account complete its profile, secure itself and recover by email', async ({ page }) => {
  await test.step('registers, fills the profile, uploads a document, changes the password and asks for erasure', async () => {
    allowConsole(page, REFUSED);
    const email = fresh('seller');
    await register(page, email);
    await signIn(page, email, PASSWORD);
    await page.waitForURL('**/properties');
    const { userId } = await storage(page);

    await page.goto(`/profile/${userId}/edit`);
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
    await page.getByLabel('Phone').fill('98220 12345');
    await page.getByLabel(/Aadhaar number/).fill('1234');
    await expect(page.getByText('An Aadhaar number has 12 digits')).toBeVisible();
    await page.getByLabel(/PAN number/).fill('ABCDE1234F');
    await page.getByLabel('File').setInputFiles({
      name: 'pan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'.padEnd(64)),
    });
    await page.getByLabel('Document type').selectOption('pan');
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('link', { name: 'PAN', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Profile updated successfully').waitFor();
    await page.waitForURL(`**/profile/${userId}`);
    await expect(page.getByText('ABCDE1234F')).toBeVisible();
    await expect(page.getByText('+91 98220 12345')).toBeVisible();

    await page.goto(`/profile/${userId}/security`);
    await page.getByLabel('Current password').fill('not it');
    await page.getByLabel('New password', { exact: true }).fill('another-bridge-8');
    await page.getByLabel('Confirm new password').fill('another-bridge-8');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your current password is wrong')).toBeVisible();
    await page.getByRole('button', { name: 'Don’t record what I look at' }).click();
    await expect(page.getByText('Recording is off')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(/This account will be erased on/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('We’ve kept your account')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL('**/login');
  });
  await test.step('resets a forgotten password through a mailed link that works once', async () => {
    await startOver(page);
    allowConsole(page, REFUSED);
    const email = fresh('forgetful');
    await register(page, email);
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('If there is an account with this address')).toBeVisible();
    await expect.poll(() => mailedLink(email, '/reset-password')).not.toBe('');
    const link = mailedLink(email, '/reset-password');
    const set = async () => {
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill('new-mango-road-9');
      await page.getByLabel('Confirm password').fill('new-mango-road-9');
      await page.getByRole('button', { name: 'Set the new password' }).click();
    };
    await set();
    await expect(page.getByText('Your new password is set')).toBeVisible();
    await set();
    await expect(page.getByText('This link has been used or has expired')).toBeVisible();
    await signIn(page, email, 'new-mango-road-9');
    await page.waitForURL('**/properties');
  });
});
