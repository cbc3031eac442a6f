import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { demoSignIn, expect, test, waitForScripts } from './support/fixtures';
import { axeFinds } from './support/look';
import { addByApi, unique } from './support/wizard';

/** Longer than a program takes to fill in the form (lib/enquiries/rules.ts). */
const FILL_MS = 2100;
const dataDir = join(process.cwd(), '.data/e2e');

/** The reply address in the newest mail to this person about this listing. */
async function answerAddress(to: string, title: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  for (const name of (await readdir(folder).catch(() => [])).sort().reverse()) {
    const mail = (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '');
    if (mail.includes(`To: ${to}`) && mail.includes(title))
      return /reply\+[0-9a-z]{50}@[\w.-]+/.exec(mail)?.[0] ?? '';
  }
  return '';
}

/** Hands in a mail as the program of this person writes it, with `npm run mail -- feed`. */
async function answerByMail(from: string, to: string, text: string, site = ''): Promise<string> {
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: New enquiry',
    `Message-ID: <${Date.now()}@mail.example>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
    'On Sun, 22 Nov 2026 at 10:00, Saptam Group <no-reply@localhost> wrote:',
    '> I am interested in it.',
  ];
  const file = join(test.info().outputPath('answer.eml'));
  await writeFile(file, lines.join('\r\n'));
  const env = { ...process.env, DATA_DIR: dataDir, SITE_URL: site };
  const command = ['scripts/on-database.mjs', 'mail', 'feed', file];
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

async function enquire(page: Page, id: string, name: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/properties/${id}`);
  await page.getByRole('link', { name: 'Enquire Now' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Mobile').fill('98220 54321');
  await page.clock.fastForward(FILL_MS);
  await sheet.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(sheet.getByRole('heading', { name: 'Your enquiry has been sent' })).toBeVisible();
}

async function bookVisit(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/properties/${id}`);
  await page.getByRole('button', { name: 'Book a visit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /(morning|afternoon|[ap]m)$/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Mobile' }).fill('98220 54321');
  await page.clock.fastForward(FILL_MS);
  await dialog.getByRole('button', { name: 'Ask for a visit' }).click();
  await expect(dialog.getByRole('heading', { name: 'You have asked for a visit' })).toBeVisible();
}

/** Handles a deal's token payment: refused above a tenth, requested, its reference entered, and confirmed by the office. */
async function payToken(broker: Page, deal: string, browser: Browser): Promise<void> {
  await broker.goto('/dashboard/deals/invoices');
  await broker.getByLabel('Name on the invoice').fill('Orange City Realty');
  await broker.getByLabel('Number prefix').fill('OC');
  await broker.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Ramdaspeth, Nagpur 440010');
  await broker.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await broker.getByRole('textbox', { name: /^UPI address/ }).fill('orange@okbank');
  const profile = broker.waitForResponse(
    (reply) => reply.url().endsWith('/api/invoices/profile') && reply.ok(),
  );
  await broker.getByRole('button', { name: 'Save billing details' }).click();
  await profile;

  await broker.goto(`${deal}/token`);
  await broker.getByLabel('Who pays').fill('Meera Dani');
  const amount = broker.getByLabel('Amount', { exact: true });
  await amount.fill('1,00,001');
  await broker.getByRole('button', { name: 'Create request' }).click();
  await expect(
    broker.getByText(/^At most ₹1,00,000 before the registered agreement\. Section 13\(1\)/),
  ).toBeVisible();
  await amount.fill('1 lakh');
  await broker.getByRole('button', { name: 'Create request' }).click();
  await broker.getByLabel('Payer’s bank reference').fill(String(Date.now()).slice(-12));
  await broker.getByLabel('Paid on').fill('2026-11-20');
  expect(await axeFinds(broker)).toEqual([]);
  const entered = broker.waitForResponse((reply) => reply.url().includes('/api/tokens/') && reply.ok());
  await broker.getByRole('button', { name: 'Enter the reference' }).click();
  const { data } = await (await entered).json();
  expect(data.state).toBe('entered');
  // the broker has no part in the confirmation
  await expect(broker.getByRole('button', { name: 'It’s in the bank statement' })).toHaveCount(0);
  const office = await browser.newContext();
  const { token } = await (
    await office.request.post('/api/user/login', { data: demoSignIn('admin') })
  ).json();
  const confirmed = await office.request.post(`/api/tokens/${data.id}`, {
    data: { action: 'confirm' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  await office.close();
}

async function bill(broker: Page, deal: string): Promise<void> {
  await broker.goto(`${deal}/invoices`);
  await broker.getByLabel('Billed to').fill('Meera Dani');
  await broker.getByLabel('What it is for').fill('Brokerage');
  await broker.getByLabel('Amount without GST').fill('20,000');
  await broker.getByRole('button', { name: 'Create draft' }).click();
  await broker.getByRole('button', { name: 'Issue invoice' }).click();
  await broker.getByRole('button', { name: /^Yes, issue it: / }).click();
  await expect(broker.getByText(/^OC\/\d\d-\d\d\/\d{4}$/)).toBeVisible();
  expect(await axeFinds(broker)).toEqual([]);
}

/** Rupees of the open deals, as the API counts them. */
const pipelineOf = async (broker: Page): Promise<number> =>
  (await (await broker.request.get('/api/deals')).json()).pipelineValue;
const rupees = (value: number) => `₹${value.toLocaleString('en-IN')}`;

test('leads an enquiry through replies on the page and by email to a visit and a registered deal', async ({
  page: buyer,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ viewport: buyer.viewportSize() });
  const broker = await context.newPage();
  waitForScripts(broker);
  const title = unique('On its way');
  const mark = title.split(' ').at(-1) ?? '';
  const name = 'Meera Dani';
  const { email } = demoSignIn('broker');
  const id = await addByApi(broker, title, demoSignIn('broker'));
  const before = await pipelineOf(broker);

  await enquire(buyer, id, name);

  await broker.goto('/dashboard');
  await expect(broker.getByText(`${name} asks about ${title}`).first()).toBeVisible();
  await broker.goto(`/dashboard/leads?q=${mark}`);
  const row = broker.getByRole('list', { name: 'Leads' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Waiting for');
  await row.getByRole('link', { name, exact: true }).click();
  await expect(broker.getByRole('heading', { level: 1, name })).toBeVisible();
  await broker.getByRole('button', { name: 'Still available' }).click();
  await expect(broker.getByLabel('Answer', { exact: true })).toHaveValue(new RegExp(title));
  await broker.getByLabel('Answer', { exact: true }).fill('It is still for sale. When can you come?');
  await broker.getByRole('button', { name: 'Send answer' }).click();
  await expect(broker.getByText('It is still for sale. When can you come?')).toBeVisible();
  expect(await axeFinds(broker)).toEqual([]);
  const lead = new URL(broker.url()).pathname;

  await expect.poll(() => answerAddress(email, title)).not.toBe('');
  const address = await answerAddress(email, title);
  expect(await answerByMail(email, address, 'The papers are with me.', baseURL)).toContain(': stored');
  // a mail from another person to the same address does not count as the broker's reply
  await expect(answerByMail('mallory@people.example', address, 'Pay me.', baseURL)).rejects.toThrow();

  await buyer.goto('/enquiries');
  const conversation = buyer.getByRole('list', { name: `Conversation about ${title}` });
  await expect(conversation.getByRole('listitem')).toHaveCount(2);
  await expect(conversation).toContainText('It is still for sale. When can you come?');
  await expect(conversation).toContainText('The papers are with me.');
  await expect(conversation).not.toContainText('I am interested in it');

  await bookVisit(buyer, id, name);
  await broker.goto('/dashboard/visits');
  const asked = broker.getByRole('article').filter({ hasText: title });
  await asked.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(asked.getByText('Confirmed', { exact: true })).toBeVisible();
  const { hosted } = await (await broker.request.get('/api/visits')).json();
  const visit = hosted.find((item: { home: { title: string } }) => item.home.title === title);
  const day = new Date(visit.start).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
  await broker.goto(`/dashboard/calendar?view=week&day=${day}`);
  await expect(broker.getByRole('link', { name: new RegExp(`Visit: ${title}, ${name}$`) })).toBeVisible();
  expect(await axeFinds(broker)).toEqual([]);

  await broker.goto(lead);
  await expect(broker.getByText('Visiting', { exact: true }).first()).toBeVisible();
  await broker.getByRole('link', { name: 'Start a deal' }).click();
  await expect(broker.getByLabel('Buyer or tenant')).toHaveValue(name);
  expect(await axeFinds(broker)).toEqual([]);
  await broker.getByRole('button', { name: 'Start the deal' }).click();
  await expect(broker.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const parties = await (
    await broker.request.get(`/api${new URL(broker.url()).pathname.replace('/dashboard', '')}`)
  ).json();
  expect(parties.data).toMatchObject({
    lead: lead.split('/').at(-1),
    parties: [{ role: 'buyer', name, phone: '+919822054321' }],
  });

  const deal = new URL(broker.url()).pathname;
  await payToken(broker, deal, browser);

  await broker.goto('/dashboard/deals');
  const pipeline = broker.getByText(/in the pipeline/).locator('..');
  await expect(pipeline).toContainText(rupees(before + 10_00_000));
  const column = (stage: string) => broker.getByRole('region', { name: new RegExp(`^${stage}: `) });
  const saved = () => broker.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());
  await broker.getByRole('button', { name: `Move ${title}` }).press('Space');
  await expect(broker.getByText(/^Over Enquiry$|picked up$/)).toBeAttached();
  await broker.keyboard.press('ArrowRight');
  await expect(broker.getByText('Over Visit')).toBeAttached();
  await broker.keyboard.press('ArrowRight');
  await expect(broker.getByText('Over Offer')).toBeAttached();
  const dropped = saved();
  await broker.keyboard.press('Space');
  await dropped;
  await expect(column('Offer')).toContainText(title);
  for (const stage of ['Token', 'Agreement', 'Registered']) {
    const moved = saved();
    await broker.getByLabel(`Stage of ${title}`).selectOption(stage);
    await moved;
    await expect(column(stage)).toContainText(title);
  }
  await expect(pipeline).toContainText(rupees(before));
  expect(await pipelineOf(broker)).toBe(before);
  expect(await axeFinds(broker)).toEqual([]);

  // its file, and all of it as one ZIP
  await bill(broker, deal);
  await broker.goto(deal);
  await broker.getByRole('link', { name: 'Deal file' }).click();
  await expect(broker.getByRole('heading', { level: 1, name: 'Deal file' })).toBeVisible();
  const section = (part: string) => broker.getByRole('region', { name: part, exact: true });
  await expect(section('Parties')).toContainText(name);
  await expect(section('Money')).toContainText('₹10,00,000');
  await expect(section('Money')).toContainText('Payment confirmed');
  await expect(section('Money')).toContainText(/Invoice OC\/\d\d-\d\d\/\d{4}/);
  await expect(section('Who does what next')).toContainText('See this paper: 7/12 extract');
  expect(await axeFinds(broker)).toEqual([]);
  const download = broker.waitForEvent('download');
  await broker.getByRole('link', { name: 'For the archive' }).click();
  const zip = await download;
  expect(zip.suggestedFilename()).toMatch(/^deal-[0-9a-f]{24}-archive\.zip$/);
  const packed = await readFile(await zip.path(), 'latin1');
  const parts = ['deal.pdf', 'deal.json', 'contents.csv', 'tokens/receipt-', 'invoices/OC-'];
  expect(parts.filter((part) => !packed.includes(part))).toEqual([]);

  await broker.goto('/dashboard/deals/summary');
  await expect(broker.getByRole('row').filter({ hasText: title })).toContainText('₹10,00,000');
  await context.close();
});
