import type { APIRequestContext, Page } from '@playwright/test';
import { demoSignIn, expect, test } from './support/fixtures';
import { axeFinds } from './support/look';
import { photo } from './support/photos';
import { signInAs } from './support/sign-in';

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function listPlot(request: APIRequestContext, word: string): Promise<string> {
  const { email, password } = demoSignIn('admin');
  const { token } = await (await request.post('/api/user/login', { data: { email, password } })).json();
  const reply = await request.post('/api/property', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      images: await photo(150),
      title: `Corner plot ${word}`,
      description: 'A dry plot on a tarred road, with a well and a fence on all four sides of it.',
      price: '18 lakh',
      type: 'sale',
      category: 'Plots',
      address: `Survey ${word}, Hingna, Nagpur`,
      locality: 'Hingna',
      area: '2400',
      possession: 'ready',
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).data._id;
}

test('matches a client’s requirement, sends the home as a page, and shows the reply', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const word = `zc${Date.now().toString(36)}`;
  const options = { ...(baseURL && { baseURL }) };
  const [admin, family] = [await playwright.request.newContext(options), await browser.newContext(options)];
  await signInAs(page, 'broker');
  await page.goto('/dashboard/clients');
  await page.getByRole('button', { name: 'Add a client' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a client' });
  await adding.getByRole('textbox', { name: 'Name' }).fill(`Asha ${word}`);
  await adding.getByRole('textbox', { name: /^Phones/ }).fill('98220 12345');
  expect(await axeFinds(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Asha ${word}`, level: 1 })).toBeVisible();
  const areas = page.getByRole('navigation', { name: 'Work' });
  await expect(areas.getByRole('link', { name: 'Clients', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.getByRole('button', { name: 'Add a requirement' }).click();
  const wish = page.getByRole('dialog', { name: 'Add a requirement' });
  await wish.getByRole('combobox', { name: 'Category' }).selectOption('Plots');
  await wish.getByRole('textbox', { name: 'Budget up to' }).fill('20 lakh');
  await wish.getByRole('textbox', { name: /^Words/ }).fill(word);
  expect(await axeFinds(page)).toEqual([]);
  await wish.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Up to ₹20 L', { exact: true })).toBeVisible();
  await expect(page.getByText('None yet.')).toBeVisible();

  const id = await listPlot(admin, word);
  const reason = page.getByText('Plots in Hingna, ₹18 L within ₹20 L', { exact: false });
  await expect(async () => {
    await page.reload();
    await expect(reason).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto(`/properties/${id}`);
  // the demo set's clients may want such a plot too
  await page.getByText(/of your clients match/).click();
  await page.getByRole('link', { name: `Asha ${word}` }).click();

  await page.getByRole('checkbox', { name: `Choose Corner plot ${word}` }).check();
  const make = page.getByRole('button', { name: 'Make a page with 1 home' });
  await expect(make).toBeVisible();
  await make.click();
  const sent = page.getByRole('link', { name: 'Look at the page' });
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(
    /Hello Asha, here is a home/,
  );
  await expect(page.getByRole('button', { name: 'Send email' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/919822012345/,
  );
  expect(await axeFinds(page)).toEqual([]);

  const reader = await family.newPage();
  await reader.goto((await sent.getAttribute('href'))!);
  await expect(reader.getByRole('region', { name: /^Chosen for you by/ })).toBeVisible();
  const form = reader.getByRole('form', { name: `Reply about Corner plot ${word}` });
  await reader.getByRole('textbox', { name: 'Your name' }).fill('Aai');
  await form.getByRole('textbox', { name: 'A note' }).fill('The corner is good');
  await form.getByRole('button', { name: 'Yes' }).click();
  await expect(reader.getByRole('listitem').filter({ hasText: 'The corner is good' }).last()).toContainText(
    'Yes',
  );

  await page.goto('/dashboard/clients?view=reactions');
  await expect(page.getByText('New reply', { exact: true })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: `Asha ${word}`, exact: true }).click();
  await expect(page.getByText('The corner is good')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await isWider(page)).toBe(false);
  await page.goto('/dashboard/clients');
  expect(await isWider(page)).toBe(false);
  await Promise.all([admin.dispose(), family.close()]);
});
