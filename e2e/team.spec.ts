import type { Page } from '@playwright/test';
import { addPlot, freshEmail, newBroker, PASSWORD } from './support/broker';
import { expect, test, waitForScripts } from './support/fixtures';
import { axeFinds } from './support/look';
import { mailedTo } from './support/mail';
import { unique } from './support/wizard';

// requests by a removed member are correctly refused
test.use({ allowedConsole: [/status of 404/] });

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const invitationTo = (email: string) => mailedTo(email, /\/join\/[\w-]{32}/);

test('lets an owner invite an agent, who sees the listing until removed', async ({ page, browser }) => {
  const { token } = await newBroker(page, 'Ravi Kale');
  const title = unique('Of the team');
  const id = await addPlot(page, token, title);
  await page.goto('/dashboard/team');
  await page.getByLabel('Firm’s name').fill('Kale Realty');
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('heading', { name: 'Kale Realty', level: 1 })).toBeVisible();

  const email = freshEmail('asha');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('list', { name: 'Open invitations' }).getByText(email)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await expect.poll(() => invitationTo(email)).not.toBe('');
  const link = invitationTo(email);

  // another signed-in person sees who the link is for
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  waitForScripts(other);
  await newBroker(other, 'Mira Joshi');
  await other.goto(link);
  await expect(other.getByText(`This invitation was sent to ${email}`)).toBeVisible();
  expect((await other.request.get(`/api/property/${id}/figures`)).status()).toBe(404);
  await other.context().close();

  const agent = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  waitForScripts(agent);
  await agent.goto(link);
  await expect(agent.getByRole('heading', { name: 'Join Kale Realty' })).toBeVisible();
  expect(await axeFinds(agent)).toEqual([]);
  expect(await isTooWide(agent)).toBe(false);
  await agent.getByRole('link', { name: 'Create an account' }).click();
  await agent.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await agent.getByLabel('Email').fill(email);
  await agent.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await agent.getByLabel('Confirm password').fill(PASSWORD);
  await agent.getByRole('button', { name: 'Create account' }).click();
  await agent.waitForURL('**/login?**');
  await agent.getByLabel('Email').fill(email);
  await agent.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await agent.getByRole('button', { name: 'Sign In', exact: true }).click();
  await agent.waitForURL(`**${link}`);
  await agent.getByRole('button', { name: 'Join the team' }).click();
  await agent.waitForURL('**/dashboard/team');
  await expect(agent.getByText('Asha Rao (you)')).toBeVisible();
  await agent.goto('/dashboard/properties');
  await expect(agent.getByText(title).first()).toBeVisible();
  expect((await agent.request.get(`/api/property/${id}/figures`)).status()).toBe(200);

  await page.reload();
  await page.getByRole('button', { name: 'Remove Asha Rao' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Asha Rao' });
  await expect(dialog.getByLabel(/Who takes over/)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove Asha Rao' }).click();
  await expect(page.getByText('Asha Rao')).toHaveCount(0);

  // on the very next request, everywhere
  expect((await agent.request.get(`/api/property/${id}/figures`)).status()).toBe(404);
  await agent.goto(`/dashboard/properties/${id}/edit`);
  await expect(agent.getByText(title)).toHaveCount(0);
  await agent.goto('/dashboard/properties');
  await expect(agent.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(agent.getByText(title)).toHaveCount(0);
  await agent.goto('/dashboard/team');
  await expect(agent.getByText('You’re not in a team')).toBeVisible();
  await agent.context().close();
});
