import type { CDPSession, Page, Route } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect, test } from './support/fixtures';

const PASSWORD = 'three-quiet-mangoes';

async function authenticator(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return cdp;
}

test('sets up a passkey and an app, signs in and confirms with them, and revokes them', async ({ page }) => {
  await authenticator(page);
  const email = `factor-${Date.now()}@people.example`;
  const account = { email, password: PASSWORD, name: 'Asha Passkey', role: 'seller' };
  expect((await page.request.post('/api/user/register', { data: account })).status()).toBe(201);
  const signedIn = await page.request.post('/api/user/login', { data: account });
  const { _id } = (await signedIn.json()).user;
  const security = `/profile/${_id}/security`;

  await page.goto(security);
  const panel = page.locator('#second-factor');
  await panel.getByLabel('Name of the new passkey').fill('My phone');
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allTextContents();
  await panel.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(panel.getByText('10 codes are left')).toBeVisible();
  await panel.getByRole('button', { name: 'Rename My phone' }).click();
  await panel.getByLabel('New name').fill('Asha’s phone');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByText('Asha’s phone')).toBeVisible();

  await panel.getByRole('button', { name: 'Set up an app' }).click();
  await expect(panel.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await panel.locator('output').innerText()).replace(/\s/g, '');
  await panel.getByLabel('Six digits').fill(generateSync({ secret }));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  await expect(panel.getByText(/^Added on/)).toBeVisible();

  // signs out; a recovery code replaces the code asked for after the password
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByLabel('Code from your app, or a recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/properties');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/login?from=${encodeURIComponent(security)}`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(`**${security}`);

  // eleven minutes later the download asks for confirmation; here the server asks immediately
  const stepUp = { message: 'Please confirm it’s you', code: 'step_up', requestId: 'x' };
  const refuse = (route: Route) => route.fulfill({ status: 403, json: stepUp });
  await page.route('**/api/user/passkeys/*', refuse, { times: 1 });
  await expect(panel.getByText('9 codes are left')).toBeVisible();
  await panel.getByRole('button', { name: 'Remove Asha’s phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(panel.getByText('Asha’s phone')).toHaveCount(0);

  await page.goto(`/confirm-identity?from=${encodeURIComponent('/api/user/export')}`);
  await page
    .getByLabel('Code from your app, or a recovery code')
    .fill(generateSync({ secret, epoch: Date.now() / 1000 + 30 }));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Confirm with the code' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-/);
});

test.use({ allowedConsole: [/status of 40[13]/] });
