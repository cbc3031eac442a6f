import { randomUUID } from 'node:crypto';
import { DELETE as takeBack } from '@/app/api/admin/channels/broadcasts/[id]/route';
import { POST as preview } from '@/app/api/admin/channels/broadcasts/preview/route';
import { POST as broadcast } from '@/app/api/admin/channels/broadcasts/route';
import { POST as addPrice } from '@/app/api/admin/channels/prices/route';
import { PUT as setLimit } from '@/app/api/admin/channels/route';
import { POST as act } from '@/app/api/admin/channels/templates/[id]/route';
import { giveConsent } from '@/lib/channels/consents/mutations';
import { checkToken } from '@/lib/channels/health/mutations';
import { sendJob } from '@/lib/channels/sending/jobs';
import { fillTemplates, syncTemplates } from '@/lib/channels/templates/mutations';
import { op } from '@/lib/platform/db/operators';
import { site } from '@/lib/settings/data';
import { ChannelMessage } from '@/models/channels/channel-message';
import { MessagePrice } from '@/models/channels/message-price';
import { MessageTemplate } from '@/models/channels/message-template';
import { clearTestDb, useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { approve, settleBoth, useFakeWhatsApp } from '@/test/whatsapp/site';
import { getChannels } from './data';

useTestDb();
const fake = useFakeWhatsApp();
let office: Person;
const settled = () => settleBoth(fake);
const MINUTE = 60_000;
beforeEach(async () => {
  await clearTestDb();
  office = await signedIn('admin', { confirmedPhone: '+919811100042' });
});
afterEach(settled);

const post = (handler: Parameters<typeof office.browser.call>[0], body: object, id?: string) =>
  office.browser.call(handler, '/x', { method: 'POST', body, ...(id && { params: { id } }) });
const phoneOf = (i: number) => `+91982201${String(i).padStart(4, '0')}`;
const offer = {
  name: 'diwali',
  language: 'en',
  category: 'marketing',
  body: 'New homes in {{1}} today.',
} as const;

describe('templates', () => {
  test('are drafts in three languages, are handed in, and follow what WhatsApp decides', async () => {
    await checkToken();
    await fillTemplates();
    expect(await MessageTemplate.countDocuments({ status: 'draft' })).toBe(9);
    const { _id } = (await MessageTemplate.findOne({ name: 'home_alert', language: 'mr' }).lean())!;
    const state = async () => (await MessageTemplate.findById(_id).lean())!;
    expect((await post(act, { action: 'hand in' }, String(_id))).status).toBe(200);
    expect((await state()).status).toBe('pending');
    expect((await post(act, { action: 'hand in' }, String(_id))).status).toBe(409);
    await fake.notify(fake.templateBody('home_alert', 'mr', 'REJECTED', 'INVALID_FORMAT'));
    expect(await state()).toMatchObject({ status: 'rejected', reason: 'INVALID_FORMAT' });
    Object.assign(fake.templates[0]!, { status: 'APPROVED' });
    for (const name of ['a', 'b', 'c'])
      fake.templates.push({ name, language: 'en', category: 'UTILITY', status: 'APPROVED', body: 'Hi' });
    expect(await syncTemplates()).toBe(4);
    expect((await state()).status).toBe('approved');
    fake.templates.length = 1;
    await syncTemplates(new Date(Date.now() + 1000));
    expect(await MessageTemplate.countDocuments({ status: 'disabled' })).toBe(3);
  });

  test('all nine are taken by WhatsApp as they are', async () => {
    await checkToken();
    await fillTemplates();
    for (const { _id } of await MessageTemplate.find().lean())
      expect((await post(act, { action: 'hand in' }, String(_id))).status).toBe(200);
  });

  test('a test goes to the confirmed number of who presses, without a consent of anyone', async () => {
    const id = await approve(fake, offer);
    expect((await post(act, { action: 'test', values: ['Besa'] }, id)).status).toBe(200);
    await settled();
    expect(fake.taken.map(({ to }) => to)).toEqual(['919811100042']);
    office = await signedIn('admin');
    expect((await post(act, { action: 'test', values: ['Besa'] }, id)).status).toBe(409);
  });
});

describe('a message to many', () => {
  const input = async () => ({ template: await approve(fake, offer), values: ['Besa'] });
  const agree = async (count: number) => {
    for (let i = 0; i < count; i++)
      await giveConsent({ phone: phoneOf(i), kind: 'offers', way: 'paper', words: 'Yes' });
  };

  test('shows number, cost and time before, is held ten minutes, and goes to who has agreed alone', async () => {
    await agree(3);
    await giveConsent({ phone: phoneOf(9), kind: 'visits', way: 'paper', words: 'Yes' });
    await MessagePrice.create({ category: 'marketing', from: new Date(0), price: 8631, source: 'test' });
    const body = await input();
    const shown = (await post(preview, body)).json;
    expect(shown).toMatchObject({
      recipients: 3,
      cost: 25_893,
      text: 'New homes in Besa today.',
      kind: 'offers',
    });
    const startsAt = Date.parse(String(shown.startsAt));
    expect(startsAt).toBeGreaterThan(Date.now() + 9 * MINUTE);
    const key = randomUUID();
    const { id } = (await post(broadcast, { ...body, key, recipients: 3 })).json;
    expect((await post(broadcast, { ...body, key, recipients: 3 })).json.id).toBe(id);
    await sendJob.runDue(new Date(startsAt - 1000));
    expect(fake.taken).toHaveLength(0);
    await sendJob.runDue(new Date(startsAt + 1000));
    await settled();
    expect(fake.taken.map(({ to }) => `+${to}`).sort()).toEqual([0, 1, 2].map(phoneOf));
  });

  test('is one message to each, also of eight requests at once, and completes what a crash interrupted', async () => {
    await agree(3);
    const body = { ...(await input()), key: randomUUID(), recipients: 3 };
    const replies = await Promise.all(Array.from({ length: 8 }, () => post(broadcast, body)));
    const [id, ...others] = new Set(replies.map(({ json }) => String(json.id)));
    expect([others, new Set(replies.map(({ status }) => status)).size]).toEqual([[], 1]);
    expect(await ChannelMessage.countDocuments({ broadcast: id })).toBe(3);
    await ChannelMessage.deleteMany({ phone: op.in([phoneOf(1), phoneOf(2)]) });
    expect((await post(broadcast, body)).json.id).toBe(id);
    expect(await ChannelMessage.countDocuments({ broadcast: id })).toBe(3);
    await office.browser.call(takeBack, '/x', { method: 'DELETE', params: { id: String(id) } });
    await ChannelMessage.deleteMany({});
    await post(broadcast, body);
    expect(await ChannelMessage.countDocuments({})).toBe(0);
  });

  test('is taken back whole while it is held', async () => {
    await agree(2);
    const { id } = (await post(broadcast, { ...(await input()), key: randomUUID(), recipients: 2 })).json;
    const back = await office.browser.call(takeBack, '/x', { method: 'DELETE', params: { id: String(id) } });
    expect(back.json).toEqual({ cancelled: 2 });
    await sendJob.runDue(new Date(Date.now() + 24 * 60 * MINUTE));
    expect(fake.taken).toHaveLength(0);
  });

  test('leaves out who stops meanwhile, and refuses when the number is not the shown one', async () => {
    await agree(2);
    const body = await input();
    expect((await post(broadcast, { ...body, key: randomUUID(), recipients: 1 })).status).toBe(409);
    const { json } = await post(broadcast, { ...body, key: randomUUID(), recipients: 2 });
    expect(json.id).toBeDefined();
    await fake.say(phoneOf(0).slice(1), 'stop');
    await settled();
    fake.taken.length = 0;
    await sendJob.runDue(new Date('2027-01-10T12:00:00+05:30'));
    await settled();
    expect(fake.taken.map(({ to }) => `+${to}`)).toEqual([phoneOf(1)]);
    expect(await ChannelMessage.countDocuments({ state: 'cancelled' })).toBe(1);
  });
});

test('prices are dated rows, of which one day has one; the limit is set by who read the last one', async () => {
  const row = { category: 'utility', from: '2026-10-01', rupees: '0.1450', source: 'Rate card' };
  await getChannels();
  expect((await post(addPrice, row)).status).toBe(200);
  expect((await post(addPrice, row)).status).toBe(409);
  for (const rupees of ['', ' ', '-1', 'abc', '1e9'])
    expect((await post(addPrice, { ...row, from: '2026-10-02', rupees })).status).toBe(400);
  const { prices } = await getChannels(new Date('2026-11-26T12:00:00+05:30'));
  expect(prices.filter(({ isNow }) => isNow)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ category: 'utility', price: 1450 }),
      expect.objectContaining({ category: 'marketing', price: 8631 }),
    ]),
  );
  const limit = (version: number, rupees: string) =>
    office.browser.call(setLimit, '/x', { method: 'PUT', body: { version, rupees } });
  expect((await limit(0, '500')).status).toBe(200);
  expect((await limit(0, '900')).status).toBe(409);
  expect((await getChannels()).limit).toMatchObject({ monthly: 5_000_000, version: 1 });
  expect((await limit(1, '')).status).toBe(200);
  expect((await getChannels()).limit.monthly).toBeUndefined();
});

test('prices that come with a newer version are added; what the office entered for a day stays', async () => {
  const own = { category: 'service', from: '2026-10-01', rupees: '0.2', source: 'Our contract' };
  await MessagePrice.deleteMany({});
  expect((await post(addPrice, own)).status).toBe(200);
  for (let i = 0; i < 2; i++) await getChannels();
  const rows = await MessagePrice.find({}, { category: 1, price: 1 }).lean();
  expect(rows).toHaveLength(6);
  expect(
    rows
      .filter(({ category }) => category === 'service')
      .map(({ price }) => price)
      .sort(),
  ).toEqual([0, 2000]);
});

test('the office gets a mail before the token ends, once for each step, and when it does not work', async () => {
  const { email } = await site();
  const day = 86_400_000;
  const now = Date.now();
  fake.tokenExpiresAt = Math.floor((now + 10 * day) / 1000);
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
  const before = (await subjects()).length;
  await checkToken(new Date(now));
  await checkToken(new Date(now + 60_000));
  expect((await subjects()).length - before).toBe(1);
  await checkToken(new Date(now + 8 * day));
  expect((await subjects()).length - before).toBe(2);
  expect((await getChannels()).token).toMatchObject({ isValid: true });
  fake.tokenExpiresAt = 1;
  await checkToken(new Date(now));
  expect((await subjects()).length - before).toBe(3);
  expect((await getChannels()).token.isValid).toBe(false);
});
