import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { POST as consent } from '@/app/api/leads/[id]/consents/route';
import { GET as openFile } from '@/app/api/leads/[id]/whatsapp/[message]/file/route';
import { POST as settle } from '@/app/api/leads/[id]/whatsapp/[message]/route';
import { GET as readThread, POST as write } from '@/app/api/leads/[id]/whatsapp/route';
import { instantWays } from '@/lib/alerts/digests/providers';
import { endConsent, giveConsent } from '@/lib/channels/consents/mutations';
import { fillPrices } from '@/lib/channels/costs/mutations';
import { enqueueMessage } from '@/lib/channels/messages/mutations';
import { OWN_TEMPLATES } from '@/lib/channels/templates/constants';
import { env } from '@/lib/platform/env';
import { visitMailJob } from '@/lib/visits/jobs';
import { ChannelMessage } from '@/models/channels/channel-message';
import { ChannelState } from '@/models/channels/channel-state';
import { Consent } from '@/models/channels/consent';
import { CostMonth } from '@/models/channels/cost-month';
import { MessagePrice } from '@/models/channels/message-price';
import { Lead } from '@/models/enquiries/lead';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { childProgram } from '@/test/child-program';
import { clearTestDb, useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { visitsOf } from '@/test/visits';
import { approve, settleBoth, useFakeWhatsApp } from '@/test/whatsapp/site';
import { sendJob } from './jobs';

describe('gates', () => {
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
  const last = async () =>
    (await ChannelMessage.findOne({ direction: 'out' }).sort({ createdAt: -1 }).lean())!;
  const runAt = async (at: Date | number) => {
    await sendJob.runDue(new Date(at));
    await settled();
  };

  describe('consent', () => {
    test('is required before anything is stored or sent', async () => {
      await endConsent({ phone: PHONE, way: 'call', words: 'No more' });
      const reply = await send({ text: 'Yes' });
      expect([reply.status, reply.json.message]).toEqual([
        409,
        'This person hasn’t agreed to these messages',
      ]);
      expect(await ChannelMessage.countDocuments({ direction: 'out' })).toBe(0);
    });

    test('withdraws a waiting message when its consent ends', async () => {
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

    test('is checked again when a queued message is sent', async () => {
      await endConsent({ phone: PHONE, way: 'call', words: 'No more' });
      const row = {
        direction: 'out',
        phone: PHONE,
        text: 'Offer',
        category: 'service',
        work: 'send',
      } as const;
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

    test('is recorded with words, way and witness, and ended in the same way', async () => {
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
      MessagePrice.create({
        category: 'marketing',
        from: new Date('2026-01-01'),
        price: 8631,
        source: 'test',
      });
    beforeEach(async () => {
      await approve(fake, { name: 'offer', language: 'en', category: 'marketing', body: 'Offer' });
    });

    test('delays an evening offer until nine in the morning', async () => {
      await offer();
      await runAt(new Date('2027-01-10T21:00:00+05:30'));
      expect((await last()).leaseUntil.toISOString()).toBe('2027-01-11T03:30:00.000Z');
      await runAt(new Date('2027-01-11T08:59:00+05:30'));
      expect(fake.taken).toHaveLength(0);
      await runAt(new Date('2027-01-11T09:00:01+05:30'));
      expect(fake.taken).toHaveLength(1);
    });

    test("charges each message the price of its day, up to the office's limit", async () => {
      await price();
      await ChannelState.create({ _id: 'whatsapp', monthlyLimit: 20_000 });
      for (const phone of [PHONE, '+919822012346', '+919822012347']) await offer(phone);
      const noon = new Date('2027-01-10T12:00:00+05:30');
      await runAt(noon);
      expect(fake.taken).toHaveLength(2);
      expect(await CostMonth.find().lean()).toEqual([{ _id: '2027-01', spent: 17_262 }]);
      expect(await ChannelMessage.findOne({ state: 'held' }).lean()).toMatchObject({
        problem: 'Waiting, because this month’s limit is reached',
      });
    });

    test('charges nothing for a failed message', async () => {
      await price();
      fake.failing.set(ASHA, 130472);
      await offer();
      await runAt(new Date('2027-01-10T12:00:00+05:30'));
      expect(await CostMonth.find().lean()).toEqual([{ _id: '2027-01', spent: 0 }]);
      expect((await last()).cost).toBe(0);
    });

    test('charges an answer within 24 hours by its price, or nothing if WhatsApp counts it as free', async () => {
      await fillPrices();
      await send({ text: 'Yes' });
      expect((await last()).cost).toBe(1150);
      fake.isServiceFree = true;
      await send({ text: 'Come and see it' });
      expect((await last()).cost).toBe(0);
      expect((await CostMonth.find().lean()).map(({ spent }) => spent)).toEqual([1150]);
    });
  });
});

describe('sending', () => {
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
  const last = async () =>
    (await ChannelMessage.findOne({ direction: 'out' }).sort({ createdAt: -1 }).lean())!;
  const runAt = async (at: Date | number) => {
    await sendJob.runDue(new Date(at));
    await settled();
  };
  const closeWindow = () =>
    ChannelMessage.updateMany({ direction: 'in' }, { $set: { at: new Date(Date.now() - 25 * 60 * MINUTE) } });

  test("sends an answer until it is read, and ends the lead's wait", async () => {
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

  test('sends once per key, however often and close together', async () => {
    const key = randomUUID();
    await Promise.all([send({ text: 'Yes' }, key), send({ text: 'Yes' }, key), send({ text: 'Yes' }, key)]);
    await send({ text: 'Yes' }, key);
    expect(fake.taken).toHaveLength(1);
  });

  test('moves a message only forward, for statuses in any order and number', async () => {
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

  test('corrects a failed state when the message arrives after all', async () => {
    fake.isPrompt = false;
    await send({ text: 'Yes' });
    await fake.notify(fake.statusBody(fake.taken[0]!, 'failed', 131026));
    expect(await last()).toMatchObject({ state: 'failed', errorCode: 131026 });
    await fake.notify(fake.statusBody(fake.taken[0]!, 'delivered'));
    expect((await last()).state).toBe('delivered');
  });

  test.each([
    [
      131026,
      'The message couldn’t be delivered. The number may not be on WhatsApp, or the app may be too old',
    ],
    [130472, 'WhatsApp excluded this number as part of a marketing experiment'],
    [131049, 'WhatsApp didn’t deliver it, because this person gets many marketing messages'],
  ])('explains failure %i in words', async (code, problem) => {
    fake.failing.set(ASHA, code);
    await send({ text: 'Yes' });
    expect(await last()).toMatchObject({ state: 'failed', errorCode: code, problem });
  });

  describe('errors of the service', () => {
    test.each([130429, 131056, 131000])('retries after %i, and then sends once', async (code) => {
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

    test('keeps messages while the token has expired, and sends them afterwards', async () => {
      fake.tokenExpiresAt = 1;
      await send({ text: 'Yes' });
      expect(await last()).toMatchObject({ state: 'queued', problem: 'The access token has expired' });
      fake.tokenExpiresAt = 0;
      await runAt(Date.now() + 6 * MINUTE);
      expect((await last()).state).toBe('read');
      expect(fake.taken).toHaveLength(1);
    });

    test('loses nothing while the server is down', async () => {
      const { WHATSAPP_API_URL } = env();
      Object.assign(env(), { WHATSAPP_API_URL: 'http://127.0.0.1:47999' });
      await send({ text: 'Yes' });
      expect((await last()).state).toBe('queued');
      Object.assign(env(), { WHATSAPP_API_URL });
      await runAt(Date.now() + MINUTE);
      expect(fake.taken).toHaveLength(1);
    });

    test('sends nothing twice after a broken connection, because the status shows that the message was sent', async () => {
      fake.isPrompt = false;
      fake.breakReplies = 1;
      await send({ text: 'Yes' });
      expect((await last()).state).toBe('unsure');
      await runAt(Date.now() + 60 * MINUTE);
      expect(fake.taken).toHaveLength(1);
      await fake.flush();
      expect(await last()).toMatchObject({ state: 'read', providerId: fake.taken[0]!.id });
    });

    test('asks a person about a message with unknown delivery', async () => {
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
      expect((await office.browser.call(settle, '/x', { params, body: { action: 'again' } })).status).toBe(
        404,
      );
    });

    test('does not resend a message begun by a killed process', async () => {
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

  describe('24-hour window', () => {
    test('sends only templates outside the 24-hour window', async () => {
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

    test('does not send a text after its window has closed', async () => {
      fake.refusals = [130429];
      await send({ text: 'Yes' });
      await closeWindow();
      await runAt(Date.now() + MINUTE);
      expect(await last()).toMatchObject({ state: 'failed', errorCode: 131047 });
      expect(fake.taken).toHaveLength(0);
    });

    test('reports a template that WhatsApp does not know or has paused', async () => {
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
});

describe('a killed worker', () => {
  useTestDb();
  const fake = useFakeWhatsApp();

  const PEOPLE = 60;
  const MINUTE = 60_000;
  const phoneOf = (i: number) => `+9198220${String(i).padStart(5, '0')}`;

  /** Starts a process that sends due messages. */
  function sender() {
    const account = {
      WHATSAPP_API_URL: fake.url,
      WHATSAPP_PHONE_ID: fake.phoneId,
      WHATSAPP_TOKEN: fake.token,
      WHATSAPP_APP_SECRET: fake.appSecret,
      WHATSAPP_VERIFY_TOKEN: fake.verifyToken,
    };
    return spawn(process.execPath, childProgram('whatsapp-child'), {
      env: { ...process.env, ...account, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  test('loses no message and sends none twice, even when the process is killed while sending', async () => {
    for (let i = 0; i < PEOPLE; i++) {
      const phone = phoneOf(i);
      await ChannelMessage.create({
        direction: 'in',
        key: `in:${i}`,
        phone,
        text: 'Hello',
        purpose: 'answers',
        category: 'service',
        state: 'received',
        rank: 9,
        at: new Date(),
      });
      await Consent.create({ phone, kind: 'answers', at: new Date(), way: 'whatsapp', words: 'Hello' });
      await enqueueMessage({ key: `out:${i}`, phone, text: 'Yes', purpose: 'answers', category: 'service' });
      fake.messageBody(phone.slice(1), { text: 'Hello' });
    }
    fake.isPrompt = false;
    const first = sender();
    // the process dies after WhatsApp took a message and before it replied
    fake.onTaken = () => {
      if (fake.taken.length < PEOPLE / 3) return;
      fake.onTaken = undefined;
      first.kill('SIGKILL');
      fake.breakReplies = 1;
    };
    await once(first, 'exit');
    expect(first.signalCode).toBe('SIGKILL');
    expect(fake.taken.length).toBeLessThan(PEOPLE / 2);

    // another process continues when the lease has expired
    await sendJob.runDue(new Date(Date.now() + 2 * MINUTE));
    expect(new Set(fake.taken.map(({ to }) => to)).size).toBe(PEOPLE);
    expect(fake.taken).toHaveLength(PEOPLE);
    expect(await ChannelMessage.countDocuments({ direction: 'out', state: 'unsure' })).toBe(1);

    // the statuses show which message the killed process had sent; they arrive twice and in reverse order
    fake.copies = 2;
    await fake.flush((bodies) => bodies.reverse());
    await settleBoth(fake);
    expect(await ChannelMessage.countDocuments({ direction: 'out', state: 'read' })).toBe(PEOPLE);
    expect(fake.taken).toHaveLength(PEOPLE);
  });
});

describe('reminders', () => {
  useTestDb();
  const fake = useFakeWhatsApp();
  beforeEach(() => clearTestDb());
  afterEach(() => settleBoth(fake));

  const NOON = new Date('2027-01-10T12:00:00+05:30');

  /** Books a visit for tomorrow with a due reminder. */
  async function dueVisit(): Promise<string> {
    const { json } = await visitsOf(new Browser()).book(await listing({ title: 'Flat in Besa' }));
    const start = new Date('2027-01-11T16:00:00+05:30');
    await Visit.updateOne(
      { _id: json.id },
      { $set: { status: 'confirmed', start, due: [{ kind: 'reminder', to: 'visitor', at: new Date(0) }] } },
    );
    return (await Visit.findById(json.id).lean())!.phone;
  }
  const remind = async () => {
    await visitMailJob.runDue(NOON);
    await settleBoth(fake);
    await sendJob.runDue(NOON);
    await settleBoth(fake);
  };
  const body = OWN_TEMPLATES.visit_reminder.body.en;
  const template = { name: 'visit_reminder', language: 'en', category: 'utility', body } as const;

  test('reminds a consenting visitor by WhatsApp once', async () => {
    await approve(fake, template);
    const phone = await dueVisit();
    await giveConsent({ phone: `+91${phone.slice(-10)}`, kind: 'visits', way: 'call', words: 'Yes' });
    await remind();
    await Visit.updateMany({}, { $set: { due: [{ kind: 'reminder', to: 'visitor', at: new Date(0) }] } });
    await remind();
    expect(fake.taken).toHaveLength(1);
    expect((await ChannelMessage.findOne({ direction: 'out' }).lean())?.text).toMatch(
      /^Hello .+, a reminder of your visit to Flat in Besa on 11 Jan 2027, 16:00\./,
    );
  });

  test('sends only the mail without consent or an approved template', async () => {
    await approve(fake, template);
    await dueVisit();
    await remind();
    await clearTestDb();
    const phone = await dueVisit();
    await giveConsent({ phone: `+91${phone.slice(-10)}`, kind: 'visits', way: 'call', words: 'Yes' });
    await remind();
    expect(await ChannelMessage.countDocuments()).toBe(0);
  });

  describe('news about a saved search', () => {
    const news = async (owner: string) => {
      const alert = {
        id: '1',
        owner,
        title: 'A new home',
        lines: ['2 BHK in Besa at ₹45 L'],
        path: '/properties/1',
      };
      const shown = await instantWays.ask({ ...alert, homes: [], searches: [] } as never);
      await settleBoth(fake);
      await sendJob.runDue(NOON);
      await settleBoth(fake);
      return shown.some(Boolean);
    };
    beforeEach(async () => {
      const { body } = OWN_TEMPLATES.home_alert;
      await approve(fake, { name: 'home_alert', language: 'hi', category: 'marketing', body: body.hi });
    });

    test('reaches the confirmed number of a consenting account in its language, in addition to the mail', async () => {
      const person = await signedIn('buyer', { confirmedPhone: '+919822012345', language: 'hi' });
      await giveConsent({ phone: '+919822012345', kind: 'alerts', way: 'form', words: 'Yes' });
      expect(await news(`user:${person.id}`)).toBe(false);
      await news(`user:${person.id}`);
      expect(fake.taken.map(({ to, text }) => [to, text])).toEqual([['919822012345', 'home_alert']]);
    });

    test('sends nothing to an account without consent', async () => {
      const person = await signedIn('buyer', { confirmedPhone: '+919822012345', language: 'hi' });
      await news(`user:${person.id}`);
      await news('mail:asha@people.example');
      expect(await ChannelMessage.countDocuments()).toBe(0);
    });
  });
});
