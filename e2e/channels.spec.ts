import type { APIRequestContext, Page } from '@playwright/test';
import { FakeWhatsApp } from '../test/whatsapp/fake';
import { expect, test } from './support/fixtures';
import { axeFinds } from './support/look';
import { startOwnSite } from './support/own-site';
import { photo } from './support/photos';

const PASSWORD = 'a-long-Passw0rd';
const SECRET = 'b'.repeat(32);
const ASHA = '919822012345';
const RAVI = '919822012346';

let site: Awaited<ReturnType<typeof startOwnSite>>;
const fake = new FakeWhatsApp(async (method, query, headers, body) => {
  const init = { method, headers, ...(method === 'POST' && { body }) };
  const reply = await fetch(`${site.url}/api/webhooks/whatsapp${query}`, init);
  return { status: reply.status, text: await reply.text() };
});

test.beforeAll(async () => {
  site = await startOwnSite({
    WHATSAPP_API_URL: await fake.listen(),
    WHATSAPP_PHONE_ID: fake.phoneId,
    WHATSAPP_TOKEN: fake.token,
    WHATSAPP_APP_SECRET: fake.appSecret,
    WHATSAPP_VERIFY_TOKEN: fake.verifyToken,
    // nothing is called in this test, because the provider only announces calls
    TELEPHONY_URL: 'http://key:token@127.0.0.1:9/v1/Accounts/sid',
    TELEPHONY_NUMBER: '07120000000',
    TELEPHONY_SECRET: SECRET,
  });
});
test.afterAll(async () => {
  await site?.stop();
  await fake.close();
});

async function signUp(request: APIRequestContext, role: 'broker' | 'admin'): Promise<void> {
  const email = `${role}@example.org`;
  const person = { name: role === 'broker' ? 'Meera Broker' : 'Office', email, password: PASSWORD };
  await request.post(`${site.url}/api/user/register`, { data: { ...person, role: 'broker' } });
  await site.onDatabase((client) =>
    client
      .db()
      .collection('users')
      .updateOne({ email }, { $set: { role, emailVerifiedAt: new Date() } }),
  );
  const reply = await request.post(`${site.url}/api/user/login`, { data: { email, password: PASSWORD } });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** A listing of the signed-in broker, as a visitor would find it. Returns its code. */
async function listFlat({ request }: Page): Promise<string> {
  const csrf = (await request.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const reply = await request.post(`${site.url}/api/property`, {
    headers: { 'x-xsrf-token': decodeURIComponent(csrf), origin: site.url },
    multipart: {
      images: await photo(7, 400),
      title: 'Quiet flat near the park',
      description: 'Two bedrooms on the second floor, with a lift and a balcony to the park.',
      price: '45 lakh',
      type: 'sale',
      category: 'Residential',
      address: 'Park Road, Besa, Nagpur',
      locality: 'Besa',
      area: '900',
      bedrooms: '2',
      possession: 'ready',
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  const { _id, propertyCode } = (await reply.json()).data;
  await site.onDatabase(async (client) => {
    const { ObjectId } = await import('mongodb');
    const listings = client.db().collection('properties');
    await listings.updateOne({ _id: new ObjectId(String(_id)) }, { $set: { status: 'verified' } });
  });
  return propertyCode;
}

/** Reloads the page until it shows the result of a job. */
const untilShown = (page: Page, path: string, text: string | RegExp) =>
  expect(async () => {
    await page.goto(site.url + path);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2000 });
  }).toPass();

const rings = (from: string, state: string) =>
  fetch(
    `${site.url}/api/webhooks/calls/${SECRET}?${new URLSearchParams({ CallSid: `call-${from}`, CallFrom: from, CallTo: '07120000000', Direction: 'incoming', CallType: state })}`,
  );

test('takes a broker through a message, a reply, a template, a call and a "stop"', async ({
  page,
  browser,
}) => {
  await signUp(page.request, 'broker');
  const code = await listFlat(page);

  expect(await fake.handshake()).toBe(true);
  expect(await fake.say(ASHA, `Is ${code} still free? Can we come on Sunday?`)).toBe(200);
  await untilShown(page, '/dashboard/leads', 'Asha');
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: /Asha/ }).first().click();
  await expect(page.getByText(/^You can write freely until \d\d:\d\d$/)).toBeVisible();
  const lead = new URL(page.url()).pathname;
  await page.getByRole('textbox', { name: 'Message' }).fill('Yes, it is. Sunday at 11?');
  await page.getByRole('button', { name: 'Send by WhatsApp' }).click();
  await expect.poll(() => fake.taken.map(({ text }) => text)).toEqual(['Yes, it is. Sunday at 11?']);
  await untilShown(page, lead, 'Read');
  expect(await axeFinds(page)).toEqual([]);

  await site.onDatabase((client) =>
    client
      .db()
      .collection('channelmessages')
      .updateMany({ direction: 'in' }, { $set: { at: new Date(Date.now() - 49 * 3_600_000) } }),
  );
  const body = 'Hello {{1}}, about your enquiry on {{2}}: {{3}} Reply here to go on.';
  const template = { name: 'enquiry_answer', language: 'en', category: 'utility', body };
  fake.templates.push({ ...template, status: 'APPROVED' });
  await site.onDatabase((client) =>
    client
      .db()
      .collection('messagetemplates')
      .updateOne(
        { name: template.name, language: 'en' },
        { $set: { ...template, status: 'approved' } },
        { upsert: true },
      ),
  );
  await page.goto(site.url + lead);
  await expect(page.getByText('only a template can be sent')).toBeVisible();
  const tools = page.getByRole('region', { name: 'WhatsApp and telephone' });
  await tools.getByRole('combobox', { name: 'Template' }).selectOption('enquiry_answer (en)');
  await tools.getByRole('textbox', { name: 'Answer' }).fill('The owner comes on Sunday.');
  await expect(page.getByText('Hello Asha, about your enquiry on Quiet flat near the park')).toBeVisible();
  await page.getByRole('button', { name: 'Send by WhatsApp' }).click();
  await expect.poll(() => fake.taken.map(({ type }) => type)).toEqual(['text', 'template']);

  // the afternoon: Asha calls, and her page opens from the list
  await page.goto(`${site.url}/dashboard/leads`);
  await rings('09822012345', 'call-attempt');
  await expect(page).toHaveURL(site.url + lead);
  await expect(page.getByRole('link', { name: 'Asha is calling: open' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await rings('09822012345', 'incomplete');
  await untilShown(page, lead, 'Missed');
  await page.getByRole('button', { name: 'Asked for a call back' }).click();
  await untilShown(page, lead, 'Asked for a call back');

  await fake.say(ASHA, 'Please stop');
  await untilShown(page, lead, 'This person hasn’t agreed to these messages');
  await expect
    .poll(() => fake.taken.at(-1)?.text)
    .toBe('We will not write to you again. If you write to us, we will answer.');
  await expect(page.getByRole('button', { name: 'Send by WhatsApp' })).toBeDisabled();

  // on the phone, and in the two other languages
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [language, words] of [
    ['', 'WhatsApp and telephone'],
    ['/mr', 'WhatsApp आणि फोन'],
    ['/hi', 'WhatsApp और फ़ोन'],
  ] as const) {
    await page.goto(site.url + language + lead);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }

  // the office gets the message of a person who named no listing, and replies from the enquiry
  const office = await (await browser.newContext()).newPage();
  await signUp(office.request, 'admin');
  await fake.say(RAVI, '2 BHK in Besa under 50 lakh', { name: 'Ravi' });
  await untilShown(office, '/admin/enquiries', 'Ravi');
  await office.getByRole('link', { name: 'Ravi', exact: true }).click();
  await fake.say(RAVI, 'With a lift, please', { name: 'Ravi' });
  const enquiry = new URL(office.url()).pathname;
  await untilShown(office, enquiry, 'With a lift, please');
  await expect(office.getByText(/^(Looking for|Wants): .*Besa/).first()).toBeVisible();
  await office.getByRole('textbox', { name: 'Message', exact: true }).fill('I have two for you.');
  await office.getByRole('button', { name: 'Send by WhatsApp' }).click();
  await expect.poll(() => fake.taken.at(-1)?.text).toBe('I have two for you.');
  await untilShown(office, enquiry, 'Read');
  expect(await axeFinds(office)).toEqual([]);
  await office.setViewportSize({ width: 360, height: 740 });
  await office.reload();
  expect(await axeFinds(office)).toEqual([]);
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await office.context().close();
});
