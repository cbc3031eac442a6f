import { randomUUID } from 'node:crypto';
import { POST as consent } from '@/app/api/leads/[id]/consents/route';
import { POST as write } from '@/app/api/leads/[id]/whatsapp/route';
import { endConsent, giveConsent } from '@/lib/channels/consents/mutations';
import { fillPrices } from '@/lib/channels/costs/mutations';
import { ChannelMessage } from '@/models/channels/channel-message';
import { ChannelState } from '@/models/channels/channel-state';
import { CostMonth } from '@/models/channels/cost-month';
import { MessagePrice } from '@/models/channels/message-price';
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

describe('consent', () => {
  test('without it nothing is stored, and nothing leaves', async () => {
    await endConsent({ phone: PHONE, way: 'call', words: 'No more' });
    const reply = await send({ text: 'Yes' });
    expect([reply.status, reply.json.message]).toEqual([409, 'The person has not agreed to such messages']);
    expect(await ChannelMessage.countDocuments({ direction: 'out' })).toBe(0);
  });

  test('that ends while a message waits takes it back', async () => {
    fake.refusals = [130429];
    await send({ text: 'Yes' });
    await fake.say(ASHA, 'STOP');
    await settled();
    await runAt(Date.now() + MINUTE);
    expect(fake.taken.map(({ text }) => text)).toEqual([
      'We will not write to you again. If you write to us, we will answer.',
    ]);
    expect(await ChannelMessage.findOne({ text: 'Yes' }).lean()).toMatchObject({ state: 'cancelled' });
  });

  test('is checked once more where messages leave', async () => {
    await endConsent({ phone: PHONE, way: 'call', words: 'No more' });
    const row = { direction: 'out', phone: PHONE, text: 'Offer', category: 'service', work: 'send' } as const;
    for (const purpose of ['answers', 'visits', 'alerts', 'offers'] as const)
      await ChannelMessage.create({
        ...row,
        purpose,
        key: purpose,
        state: 'queued',
        rank: 1,
        at: new Date(),
      });
    await runAt(new Date());
    expect(await ChannelMessage.countDocuments({ state: 'failed' })).toBe(4);
    expect(fake.taken).toHaveLength(0);
  });

  test('is written down with the words, the way and who heard them, and ended the same way', async () => {
    const note = (isActive: boolean) =>
      office.browser.call(consent, '/x', {
        params: { id: lead },
        body: { kind: 'visits', way: 'call', words: 'Yes, remind me', isActive },
      });
    expect((await note(true)).json.consents).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'visits',
          way: 'call',
          words: 'Yes, remind me',
          by: expect.stringContaining('admin number'),
        }),
      ]),
    );
    expect((await note(false)).json.consents).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'visits', isActive: false })]),
    );
  });
});

describe('quiet hours and costs', () => {
  const offer = async (phone = PHONE) => {
    await giveConsent({ phone, kind: 'offers', way: 'call', words: 'Yes' });
    await ChannelMessage.create({
      direction: 'out',
      key: randomUUID(),
      phone,
      text: 'Offer',
      template: { name: 'offer', language: 'en', values: [] },
      purpose: 'offers',
      category: 'marketing',
      state: 'queued',
      rank: 1,
      work: 'send',
      at: new Date(),
    });
  };
  const price = () =>
    MessagePrice.create({ category: 'marketing', from: new Date('2026-01-01'), price: 8631, source: 'test' });
  beforeEach(async () => {
    await approve(fake, { name: 'offer', language: 'en', category: 'marketing', body: 'Offer' });
  });

  test('an offer of the evening waits for nine in the morning', async () => {
    await offer();
    await runAt(new Date('2027-01-10T21:00:00+05:30'));
    expect((await last()).leaseUntil.toISOString()).toBe('2027-01-11T03:30:00.000Z');
    await runAt(new Date('2027-01-11T08:59:00+05:30'));
    expect(fake.taken).toHaveLength(0);
    await runAt(new Date('2027-01-11T09:00:01+05:30'));
    expect(fake.taken).toHaveLength(1);
  });

  test('each costs what the row of its day says, and the limit of the office holds', async () => {
    await price();
    await ChannelState.create({ _id: 'whatsapp', monthlyLimit: 20_000 });
    for (const phone of [PHONE, '+919822012346', '+919822012347']) await offer(phone);
    const noon = new Date('2027-01-10T12:00:00+05:30');
    await runAt(noon);
    expect(fake.taken).toHaveLength(2);
    expect(await CostMonth.find().lean()).toEqual([{ _id: '2027-01', spent: 17_262 }]);
    expect(await ChannelMessage.findOne({ state: 'held' }).lean()).toMatchObject({
      problem: 'Waits: the limit of this month is reached',
    });
  });

  test('what failed costs nothing', async () => {
    await price();
    fake.failing.set(ASHA, 130472);
    await offer();
    await runAt(new Date('2027-01-10T12:00:00+05:30'));
    expect(await CostMonth.find().lean()).toEqual([{ _id: '2027-01', spent: 0 }]);
    expect((await last()).cost).toBe(0);
  });

  test('an answer within 24 hours costs what its row says, and nothing when WhatsApp counts it among the free ones', async () => {
    await fillPrices();
    await send({ text: 'Yes' });
    expect((await last()).cost).toBe(1150);
    fake.isServiceFree = true;
    await send({ text: 'Come and see it' });
    expect((await last()).cost).toBe(0);
    expect((await CostMonth.find().lean()).map(({ spent }) => spent)).toEqual([1150]);
  });
});
