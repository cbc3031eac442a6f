import { randomUUID } from 'node:crypto';
import { GET as openFile } from '@/app/api/leads/[id]/whatsapp/[message]/file/route';
import { POST as settle } from '@/app/api/leads/[id]/whatsapp/[message]/route';
import { GET as readThread, POST as write } from '@/app/api/leads/[id]/whatsapp/route';
import { env } from '@/lib/platform/env';
import { ChannelMessage } from '@/models/channels/channel-message';
import { Lead } from '@/models/enquiries/lead';
import { clearTestDb, useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import { approve, settleBoth, useFakeWhatsApp } from '@/test/whatsapp/site';
import { sendJob } from './jobs';

useTestDb();
const fake = useFakeWhatsApp();
const ASHA = '919822012345';
const PHONE = '+919822012345';
const MINUTE = 60_000;
let office: Person;
let lead: string;

const settled = () => settleBoth(fake);
beforeEach(async () => {
  await clearTestDb();
  office = await signedIn('admin');
  await fake.say(ASHA, 'Is it free?');
  await settled();
  lead = String((await Lead.findOne().lean())!._id);
});
afterEach(settled);

const send = async (body: object, key = randomUUID()) => {
  const reply = await office.browser.call(write, '/x', { params: { id: lead }, body: { key, ...body } });
  await settled();
  return reply;
};
const last = async () => (await ChannelMessage.findOne({ direction: 'out' }).sort({ createdAt: -1 }).lean())!;
const runAt = async (at: Date | number) => {
  await sendJob.runDue(new Date(at));
  await settled();
};
const closeWindow = () =>
  ChannelMessage.updateMany({ direction: 'in' }, { $set: { at: new Date(Date.now() - 25 * 60 * MINUTE) } });

test('an answer is sent, delivered and read; the lead waits no more', async () => {
  const reply = await send({ text: 'Yes, it is.' });
  expect(reply.status).toBe(200);
  expect(fake.taken.map(({ to, text }) => [to, text])).toEqual([[ASHA, 'Yes, it is.']]);
  expect(await last()).toMatchObject({
    state: 'read',
    by: { name: expect.stringContaining('admin number') },
  });
  const row = (await Lead.findById(lead).lean())!;
  expect(row).toMatchObject({ state: 'contacted' });
  expect(row.waitingSince).toBeUndefined();
  const thread = (await office.browser.call(readThread, '/x', { params: { id: lead } })).json;
  expect(thread.opensUntil).toBeDefined();
  expect(thread.messages).toMatchObject([
    { direction: 'in', text: '' },
    { direction: 'out', text: 'Yes, it is.' },
  ]);
});

test('the same key sends once, however often and however close together', async () => {
  const key = randomUUID();
  await Promise.all([send({ text: 'Yes' }, key), send({ text: 'Yes' }, key), send({ text: 'Yes' }, key)]);
  await send({ text: 'Yes' }, key);
  expect(fake.taken).toHaveLength(1);
});

test('statuses in any order and any number move a message forward only', async () => {
  fake.isPrompt = false;
  await send({ text: 'Yes' });
  const bodies = fake.pending.splice(0);
  const [sent = '', delivered = '', read = ''] = bodies;
  await fake.notify(read);
  expect((await last()).state).toBe('read');
  for (const body of [delivered, sent, read, delivered]) await fake.notify(body);
  await fake.notify(fake.statusBody(fake.taken[0]!, 'failed', 131026));
  expect((await last()).state).toBe('read');
  expect((await last()).problem).toBeUndefined();
});

test('a message that arrived after all is not shown as failed', async () => {
  fake.isPrompt = false;
  await send({ text: 'Yes' });
  await fake.notify(fake.statusBody(fake.taken[0]!, 'failed', 131026));
  expect(await last()).toMatchObject({ state: 'failed', errorCode: 131026 });
  await fake.notify(fake.statusBody(fake.taken[0]!, 'delivered'));
  expect((await last()).state).toBe('delivered');
});

test.each([
  [131026, 'The message cannot be delivered: the number may not be on WhatsApp, or the app is too old'],
  [130472, 'WhatsApp left this person out: the number is part of an experiment with marketing messages'],
  [131049, 'WhatsApp did not deliver it: this person gets many marketing messages'],
])('failure %i is said in words', async (code, problem) => {
  fake.failing.set(ASHA, code);
  await send({ text: 'Yes' });
  expect(await last()).toMatchObject({ state: 'failed', errorCode: code, problem });
});

describe('errors of the service', () => {
  test.each([130429, 131056, 131000])('%i is tried again later, and then sent once', async (code) => {
    fake.refusals = [code];
    await send({ text: 'Yes' });
    expect(fake.taken).toHaveLength(0);
    expect(await last()).toMatchObject({ state: 'queued', attempts: 1 });
    await runAt(Date.now() + 5000);
    expect(fake.taken).toHaveLength(0);
    await runAt(Date.now() + 16_000);
    expect(fake.taken).toHaveLength(1);
    expect((await last()).state).toBe('read');
  });

  test('with an expired token messages wait, and are sent when it works again', async () => {
    fake.tokenExpiresAt = 1;
    await send({ text: 'Yes' });
    expect(await last()).toMatchObject({ state: 'queued', problem: 'The access token has expired' });
    fake.tokenExpiresAt = 0;
    await runAt(Date.now() + 6 * MINUTE);
    expect((await last()).state).toBe('read');
    expect(fake.taken).toHaveLength(1);
  });

  test('a server that is away is no loss', async () => {
    const { WHATSAPP_API_URL } = env();
    Object.assign(env(), { WHATSAPP_API_URL: 'http://127.0.0.1:47999' });
    await send({ text: 'Yes' });
    expect((await last()).state).toBe('queued');
    Object.assign(env(), { WHATSAPP_API_URL });
    await runAt(Date.now() + MINUTE);
    expect(fake.taken).toHaveLength(1);
  });

  test('a connection that breaks after the message was taken sends nothing twice: the status says that it left', async () => {
    fake.isPrompt = false;
    fake.breakReplies = 1;
    await send({ text: 'Yes' });
    expect((await last()).state).toBe('unsure');
    await runAt(Date.now() + 60 * MINUTE);
    expect(fake.taken).toHaveLength(1);
    await fake.flush();
    expect(await last()).toMatchObject({ state: 'read', providerId: fake.taken[0]!.id });
  });

  test('of a message that may not have left, a person decides', async () => {
    fake.isPrompt = false;
    fake.breakReplies = 1;
    await send({ text: 'Yes' });
    const { _id } = await last();
    const params = { id: lead, message: String(_id) };
    const stranger = await signedIn('broker');
    const tried = await stranger.browser.call(settle, '/x', { params, body: { action: 'again' } });
    const opened = await stranger.browser.call(openFile, '/x', { params });
    expect([tried.status, opened.status]).toEqual([404, 404]);
    await office.browser.call(settle, '/x', { params, body: { action: 'again' } });
    await settled();
    expect(fake.taken).toHaveLength(2);
    expect((await office.browser.call(settle, '/x', { params, body: { action: 'again' } })).status).toBe(404);
  });

  test('what a killed process had begun to send is not sent again', async () => {
    await ChannelMessage.create({
      direction: 'out',
      key: 'x',
      phone: PHONE,
      text: 'Yes',
      purpose: 'answers',
      category: 'service',
      state: 'queued',
      rank: 1,
      work: 'send',
      handedOverAt: new Date(),
      at: new Date(),
    });
    await runAt(Date.now() + 5 * MINUTE);
    expect(fake.taken).toHaveLength(0);
    expect(await last()).toMatchObject({ state: 'unsure' });
  });
});

describe('the window of 24 hours', () => {
  test('outside of it only a template leaves', async () => {
    await closeWindow();
    const refused = await send({ text: 'Yes' });
    expect(refused.status).toBe(409);
    expect(refused.json.message).toBe(
      'More than 24 hours since the person wrote: only a template can be sent',
    );
    const body = 'Hello {{1}}, about {{2}}: {{3}} Reply here.';
    const template = await approve(fake, {
      name: 'enquiry_answer',
      language: 'en',
      category: 'utility',
      body,
    });
    expect((await send({ template, values: ['Asha', 'the flat'] })).status).toBe(400);
    expect((await send({ template, values: ['Asha', 'the flat', 'Yes,\n it is free.'] })).status).toBe(200);
    expect(await last()).toMatchObject({
      state: 'read',
      text: 'Hello Asha, about the flat: Yes, it is free. Reply here.',
    });
  });

  test('a text that waited until it closed is not sent', async () => {
    fake.refusals = [130429];
    await send({ text: 'Yes' });
    await closeWindow();
    await runAt(Date.now() + MINUTE);
    expect(await last()).toMatchObject({ state: 'failed', errorCode: 131047 });
    expect(fake.taken).toHaveLength(0);
  });

  test('a template that WhatsApp does not know, or has paused, fails in words', async () => {
    const template = await approve(fake, {
      name: 'other',
      language: 'mr',
      category: 'utility',
      body: 'नमस्कार',
    });
    fake.templates.length = 0;
    await send({ template, values: [] });
    expect(await last()).toMatchObject({ state: 'failed', errorCode: 132001 });
    await fake.notify(fake.templateBody('other', 'mr', 'PAUSED'));
    expect((await send({ template, values: [] })).status).toBe(400);
  });
});
