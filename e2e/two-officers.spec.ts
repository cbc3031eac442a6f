import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { freshEmail, PASSWORD } from './support/broker';
import { demoSignIn, expect, test, waitForScripts } from './support/fixtures';
import { mailedTo } from './support/mail';
import { photo } from './support/photos';
import { unique } from './support/wizard';

/** What a colleague was quicker with is refused, and rightly. */
test.use({ allowedConsole: [/status of 409/] });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function tokenOf(request: APIRequestContext, data: { email: string; password: string }) {
  const reply = await request.post('/api/user/login', { data });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).token as string;
}

/** Two officers in browsers of their own: the administrator of the demo set, and Sunita, who was invited. */
async function twoOfficers(page: Page, browser: Browser): Promise<{ token: string; sunita: Page }> {
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
  // the session of before is that of a member
  await tokenOf(sunita.request, person);
  return { token, sunita };
}

/** Sunita takes the item over that the other one has open, with a word that the other one reads. */
async function takeOver(sunita: Page, page: Page, word: string): Promise<void> {
  await expect(sunita.getByText(/has this open until/)).toBeVisible();
  await sunita.getByPlaceholder(/^Message to/).fill(word);
  await sunita.getByRole('button', { name: 'Take over' }).click();
  await expect(sunita.getByText(/has this open until/)).toBeHidden();
  await expect(page.getByText(`Sunita took this over: “${word}”`)).toBeVisible();
}

const momentsAgo = String.raw`\d+ (second|minute)s? ago`;

test('one listing: the second of two decisions is refused, says who was quicker, and is a choice', async ({
  page,
  browser,
}) => {
  test.slow();
  const { sunita } = await twoOfficers(page, browser);
  const seller = await browser.newContext();
  const token = await tokenOf(seller.request, demoSignIn('seller'));
  const title = unique('Plot for two officers');
  const listed = await seller.request.post('/api/property', {
    headers: bearer(token),
    multipart: {
      images: await photo(77),
      ...{ title, price: '31 lakh', description: 'A dry plot on a tarred road.', type: 'sale' },
      ...{
        category: 'Plots',
        address: `Survey ${Date.now()}, Hingna, Nagpur`,
        area: '2400',
        possession: 'ready',
      },
    },
  });
  expect(listed.status(), await listed.text()).toBe(201);
  const { _id: id } = (await listed.json()).data as { _id: string };
  await seller.close();

  await page.goto(`/admin/properties/${id}`);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await sunita.goto(`/admin/properties/${id}`);
  await takeOver(sunita, page, 'The owner is on my phone');
  await page.getByRole('button', { name: 'Reject …' }).click();
  await page.getByLabel('Reason').fill('The papers are missing');
  await sunita.getByRole('button', { name: 'Approve' }).click();
  await sunita.waitForURL((url) => !url.pathname.endsWith(id));

  await page.getByRole('button', { name: 'Decide' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Your decision was not saved' });
  await expect(refusal).toContainText(new RegExp(`Sunita approved this ${momentsAgo}`));
  await expect(refusal.getByRole('button', { name: 'Decide all the same: Reject' })).toBeEnabled();
  await refusal.getByRole('button', { name: 'Keep the decision of Sunita' }).click();
  await expect(page.getByText(/^Approved \d/)).toBeVisible();
  await expect(page.getByText('The papers are missing')).toHaveCount(0);
  await sunita.context().close();
});

test('one enquiry: the second answer is not sent, and shows what the first one said', async ({
  page,
  browser,
}) => {
  test.slow();
  const { sunita } = await twoOfficers(page, browser);
  const name = unique('Vasudha');
  const form = { name, email: freshEmail('vasudha'), phone: '+919822098221', message: 'Is the plot free?' };
  expect((await page.request.post('/api/contact', { data: form })).status()).toBe(201);
  await page.goto(`/admin/enquiries?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: `Enquiry of ${name}` })).toBeVisible();
  const answer = `Answer ${name} by mail`;
  await page.getByLabel(answer).fill('Sorry, it is no longer available.');
  await sunita.goto(new URL(page.url()).pathname);
  await takeOver(sunita, page, 'I know her');
  await sunita.getByLabel(answer).fill('Yes, it is available. Saturday at 11?');
  await sunita.getByRole('button', { name: 'Send answer' }).click();
  await expect(sunita.getByText('Answer sent')).toBeVisible();
  await sunita.goto('/admin/enquiries');

  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText(new RegExp(`Sunita answered this ${momentsAgo}`))).toBeVisible();
  await expect(page.getByText('Sunita wrote: Yes, it is available. Saturday at 11?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send mine as well' })).toBeEnabled();
  await sunita.context().close();
});

test('one task: a list under the finger does not move, and what a colleague finished is not finished twice', async ({
  page,
  browser,
}) => {
  test.slow();
  const { token, sunita } = await twoOfficers(page, browser);
  const text = unique('Papers of two officers');
  const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const added = await page.request.post('/api/admin/tasks', { headers: bearer(token), data: { text, day } });
  expect(added.status(), await added.text()).toBe(201);
  const done = new RegExp(`^Done ?: ${text}`);
  await page.goto('/admin/tasks?who=all');
  await page.getByRole('button', { name: done }).hover();
  await sunita.goto('/admin/tasks?who=all');
  await sunita.getByRole('button', { name: done }).click();
  await expect(sunita.getByRole('list', { name: 'Done' })).toContainText(text);

  await expect(
    page.getByRole('button', { name: /changed this list: show|changes by colleagues: show/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: done }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Yours was not saved' });
  await expect(refusal).toContainText(new RegExp(`Sunita finished this ${momentsAgo}`));
  await refusal.getByRole('button', { name: 'Keep what Sunita did' }).click();
  await expect(page.getByRole('list', { name: 'Done' })).toContainText(text);
  await sunita.context().close();
});
