import { GET as current } from '@/app/api/calls/current/route';
import { GET as recording } from '@/app/api/leads/[id]/calls/[call]/recording/route';
import { POST as callPerson } from '@/app/api/leads/[id]/calls/route';
import { POST as callback, GET as passthru } from '@/app/api/webhooks/calls/[secret]/route';
import { POST as notify } from '@/app/api/webhooks/whatsapp/route';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { site } from '@/lib/settings/data';
import { Call } from '@/models/channels/call';
import { ChannelMessage } from '@/models/channels/channel-message';
import { Consent } from '@/models/channels/consent';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Task } from '@/models/office/task';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { EICAR } from '@/test/dangerous-files';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { FakeTelephony } from '@/test/telephony/fake';
import { settleBoth, useFakeWhatsApp } from '@/test/whatsapp/site';
import { removeOldRecordings } from './calls/mutations';

describe('incoming messages', () => {
  useTestDb();
  const fake = useFakeWhatsApp();
  beforeEach(() => clearTestDb());
  afterEach(settleBackground);

  const ASHA = '919822012345';
  const settled = async (status: Promise<number>) => {
    const reply = await status;
    // waits, because a message causes routing, a reply and statuses
    await settleBoth(fake);
    return reply;
  };
  const say = (text: string, options?: Parameters<typeof fake.say>[2]) =>
    settled(fake.say(ASHA, text, options));
  const onlyLead = async () => (await Lead.find().lean())[0]!;

  const listing = (owner: string, title = 'Flat in Besa') =>
    listPublicly(testActor(owner), {
      title,
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      address: 'Besa, Nagpur',
      area: '900',
    });

  describe('the handshake', () => {
    test('returns the challenge only to a caller with the verify token', async () => {
      expect(await fake.handshake()).toBe(true);
      expect(await fake.handshake('another-token')).toBe(false);
    });

    test('does not exist without a WhatsApp account', async () => {
      Object.assign(env(), { WHATSAPP_TOKEN: undefined });
      expect(await fake.handshake()).toBe(false);
      expect(await fake.say(ASHA, 'Hello')).toBe(404);
      Object.assign(env(), { WHATSAPP_TOKEN: fake.token });
    });
  });

  describe('the signature', () => {
    test('refuses a body that is unsigned, wrongly signed or altered', async () => {
      const body = fake.messageBody(ASHA, { text: 'Hello' });
      const post = (headers: Record<string, string>, text = body) =>
        new Browser().call(notify, '/x', {
          method: 'POST',
          body: text,
          headers: { 'sec-fetch-site': '', ...headers },
        });
      expect((await post({})).status).toBe(401);
      expect((await post({ 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` })).status).toBe(401);
      expect((await post({ 'x-hub-signature-256': fake.sign(body).slice(7) })).status).toBe(401);
      expect(
        (await post({ 'x-hub-signature-256': fake.sign(body) }, body.replace('Hello', 'Hallo'))).status,
      ).toBe(401);
      expect(await ChannelMessage.countDocuments()).toBe(0);
      expect((await post({ 'x-hub-signature-256': fake.sign(body) })).status).toBe(200);
      expect(await ChannelMessage.countDocuments()).toBe(1);
    });

    test('covers the exact bytes, including escaped letters, spaces and emoji', async () => {
      const body = fake
        .messageBody(ASHA, { text: 'नमस्ते 🏠' })
        .replace('नमस्ते', '\\u0928\\u092e\\u0938\\u094d\\u0924\\u0947')
        .replace('{', '{ ');
      expect(await settled(fake.notify(body))).toBe(200);
      expect((await ChannelMessage.findOne().lean())?.text).toBe('नमस्ते 🏠');
    });

    test('ignores notifications for another number, and rejects other bodies', async () => {
      const other = fake.messageBody(ASHA, { text: 'Hello' }).replace(fake.phoneId, '999');
      expect(await settled(fake.notify(other))).toBe(200);
      expect(await settled(fake.notify('{"object":"page","entry":[]}'))).toBe(400);
      expect(await settled(fake.notify('not json'))).toBe(400);
      expect(await ChannelMessage.countDocuments()).toBe(0);
    });
  });

  describe('incoming message', () => {
    test('turns a message from an unknown number into a lead once', async () => {
      fake.copies = 3;
      await say('2 bhk flat in Besa under 50 lakh', { id: 'wamid.1' });
      fake.copies = 1;
      await say('2 bhk flat in Besa under 50 lakh', { id: 'wamid.1' });
      expect(await Enquiry.find({}, { name: 1, phone: 1, message: 1 }).lean()).toMatchObject([
        { name: 'Asha', phone: '+919822012345', message: '2 bhk flat in Besa under 50 lakh' },
      ]);
      const lead = await onlyLead();
      expect(lead.waitingSince).toBeDefined();
      const [message] = await ChannelMessage.find().lean();
      expect(message).toMatchObject({ lead: lead._id, isEnquiry: true, state: 'received' });
      expect(message?.search?.href).toMatch(/^\/buy\/nagpur.*maxPrice=5000000/);
      expect(message?.work).toBeUndefined();
    });

    test.each(['the link to its page', 'its code', 'its code without dashes'])(
      'delivers a message that names a listing by %s to its lister',
      async (way) => {
        const owner = await signedIn('seller');
        const { _id, propertyCode = '' } = await listing(owner.id);
        const named = {
          'the link to its page': `Is it free? https://site.example/mr/properties/${_id}?utm=wa`,
          'its code': `Is ${propertyCode} free?`,
          'its code without dashes': `is ${propertyCode.replaceAll('-', ' ').toLowerCase()} free?`,
        }[way]!;
        await say(named);
        expect(await onlyLead()).toMatchObject({
          propertyTitle: 'Flat in Besa',
          owner: expect.objectContaining({}),
          name: 'Asha',
        });
        expect(String((await onlyLead()).owner)).toBe(owner.id);
        // the message is about that listing, so no list of others is offered
        expect((await ChannelMessage.findOne().lean())?.search).toBeUndefined();
      },
    );

    test("adds a known number's message to its open lead, or to a new lead for another listing", async () => {
      const owner = await signedIn('seller');
      const first = await listing(owner.id);
      const second = await listing(owner.id, 'Flat in Manish Nagar');
      await say(`About /properties/${first._id}`);
      await Lead.updateOne({}, { $set: { state: 'contacted' }, $unset: { waitingSince: 1 } });
      await say('Can I come on Sunday?');
      expect(await Lead.countDocuments()).toBe(1);
      const lead = await onlyLead();
      expect(lead.waitingSince).toBeDefined();
      expect(await ChannelMessage.countDocuments({ lead: lead._id })).toBe(2);
      expect(await Enquiry.countDocuments()).toBe(1);
      await say(`And /properties/${second._id}?`);
      expect(await Lead.countDocuments()).toBe(2);
    });

    test('assigns a message from a confirmed number to its account', async () => {
      const buyer = await signedIn('buyer', { confirmedPhone: '+919822012345' });
      await say('Hello');
      expect(await onlyLead()).toMatchObject({ person: `user:${buyer.id}` });
    });

    test('mails a message from a hidden number to the office once', async () => {
      const body = JSON.parse(fake.messageBody(ASHA, { text: 'Is the plot free?' }));
      const { value } = body.entry[0].changes[0];
      delete value.messages[0].from;
      value.messages[0].from_user_id = 'IN.2035200694071263';
      value.contacts = [{ profile: { name: 'asha.d' }, user_id: 'IN.2035200694071263' }];
      for (let i = 0; i < 2; i++) expect(await settled(fake.notify(JSON.stringify(body)))).toBe(200);
      const { email } = await site();
      const mails = (await mailsTo(email)).filter(({ text }) => text.includes('Is the plot free?'));
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringContaining('New WhatsApp message from asha.d'),
      ]);
      expect(await Lead.countDocuments()).toBe(0);
    });

    test("treats a message older than WhatsApp's repeats, or one whose row was erased, as a copy", async () => {
      await say('Old', { at: Date.now() - 9 * 86_400_000 });
      expect(await ChannelMessage.countDocuments()).toBe(0);
      await say('Hello', { id: 'wamid.2' });
      await ChannelMessage.deleteMany({});
      await say('Hello', { id: 'wamid.2' });
      expect(await ChannelMessage.countDocuments()).toBe(0);
    });

    test('routes a stored message after its process has ended', async () => {
      await ChannelMessage.create({
        direction: 'in',
        key: 'in:wamid.3',
        providerId: 'wamid.3',
        phone: '+919822012345',
        text: 'Hello',
        purpose: 'answers',
        category: 'service',
        state: 'received',
        rank: 9,
        work: 'route',
        at: new Date(),
      });
      // the notification is repeated because the first was never accepted
      await say('Hello', { id: 'wamid.3' });
      expect(await Lead.countDocuments()).toBe(1);
      expect(await ChannelMessage.countDocuments({ work: 'route' })).toBe(0);
    });
  });

  describe('incoming file', () => {
    const PNG = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const send = (bytes: Buffer, mimeType: string) =>
      settled(fake.notify(fake.messageBody(ASHA, { image: { bytes, mimeType }, caption: 'The hall' })));

    test('is fetched by its id, scanned and stored encrypted', async () => {
      await send(PNG, 'image/png');
      const row = await ChannelMessage.findOne().lean();
      expect(row).toMatchObject({ text: 'The hall', media: { state: 'stored', mimeType: 'image/png' } });
      expect(row?.work).toBeUndefined();
    });

    test('refuses a harmful or unsupported file', async () => {
      await send(Buffer.from(EICAR), 'image/png');
      expect(await ChannelMessage.findOne().lean()).toMatchObject({ media: { state: 'refused' } });
      await send(Buffer.from('OggS-a-voice-message-of-somebody'), 'audio/ogg');
      expect(await ChannelMessage.countDocuments({ 'media.state': 'refused' })).toBe(2);
    });
  });

  describe('request to stop', () => {
    test('ends every consent at once and is confirmed once in its language', async () => {
      await say('Hello', { at: Date.now() - 5000 });
      await Consent.create({
        phone: '+919822012345',
        kind: 'offers',
        at: new Date(0),
        way: 'call',
        words: 'Yes',
      });
      fake.copies = 2;
      await say('थांबवा.', { id: 'wamid.4' });
      expect(await Consent.countDocuments({ isActive: true })).toBe(0);
      expect(await Consent.findOne({ kind: 'offers' }).lean()).toMatchObject({
        endedWay: 'whatsapp',
        endedWords: 'थांबवा.',
      });
      expect(fake.taken.map(({ text }) => text)).toEqual([
        'आम्ही तुम्हाला पुन्हा संदेश पाठवणार नाही. तुम्ही लिहिल्यास आम्ही उत्तर देऊ.',
      ]);
    });

    test('stays in effect when an earlier message is delivered later', async () => {
      const now = Date.now();
      await say('Stop', { at: now - 1000 });
      await say('Hello', { at: now - 60_000 });
      expect(await Consent.countDocuments({ isActive: true })).toBe(0);
      // a later message shows that the person wants to talk
      await say('Is the flat in Besa free?', { at: now });
      expect(await Consent.countDocuments({ isActive: true, kind: 'answers' })).toBe(1);
    });
  });
});

describe('calls', () => {
  useTestDb();
  const fake = new FakeTelephony();
  const SECRET = 'a'.repeat(32);
  const ASHA = '+919822012345';
  let office: Person;

  const connect = (url: string | undefined) =>
    Object.assign(env(), {
      TELEPHONY_URL: url,
      TELEPHONY_NUMBER: url && '07120000000',
      TELEPHONY_SECRET: url && SECRET,
    });
  let url: string;
  beforeAll(async () => {
    url = await fake.listen();
  });
  afterAll(async () => {
    connect(undefined);
    await fake.close();
  });
  beforeEach(async () => {
    await clearTestDb();
    connect(url);
    fake.calls.length = 0;
    fake.status = 200;
    office = await signedIn('admin', { confirmedPhone: '+919811100042' });
  });
  afterEach(settleBackground);

  const outside = { 'sec-fetch-site': '' };
  const incoming = (state: string, extra: Record<string, string> = {}, secret = SECRET) => {
    const query = new URLSearchParams({
      CallSid: 'in-0123456789',
      CallFrom: '09822012345',
      CallTo: '07120000000',
      Direction: 'incoming',
      CallType: state,
      ...extra,
    });
    return new Browser().call(passthru, `/x?${query}`, { params: { secret }, headers: outside });
  };
  const told = (body: object, secret = SECRET) =>
    new Browser().call(callback, '/x', { params: { secret }, body, headers: outside });
  async function leadOfAsha(): Promise<string> {
    await incoming('incomplete', { CallSid: 'first-0123456789' });
    return String((await Lead.findOne().lean())!._id);
  }

  test('has no address without telephony or with another secret', async () => {
    expect((await incoming('incomplete', {}, 'b'.repeat(32))).status).toBe(404);
    expect((await told({ CallSid: 'x' }, 'short')).status).toBe(404);
    connect(undefined);
    expect((await incoming('incomplete')).status).toBe(404);
    expect(await Call.countDocuments()).toBe(0);
  });

  test('creates one lead and one task for a missed call from an unknown number', async () => {
    for (let i = 0; i < 3; i++) expect((await incoming('incomplete')).json).toEqual({ read: true });
    expect(await Enquiry.find({}, { phone: 1, message: 1 }).lean()).toMatchObject([
      { phone: ASHA, message: 'Called and was not reached' },
    ]);
    expect((await Lead.find().lean())[0]).toMatchObject({ waitingSince: expect.any(Date) });
    expect(await Task.find().lean()).toMatchObject([
      { text: 'Call back: nobody picked up', aboutType: 'enquiry' },
    ]);
  });

  test('moves a call forward only, despite late or repeated notifications', async () => {
    await incoming('completed', { DialCallDuration: '65' });
    await incoming('incomplete');
    await incoming('call-attempt');
    expect(await Call.findOne().lean()).toMatchObject({ state: 'completed', seconds: 65 });
    expect(await Task.countDocuments()).toBe(0);
  });

  test('accepts a notification sent as a form', async () => {
    const form = {
      CallSid: 'form-0123456789',
      CallFrom: '09822012345',
      Direction: 'incoming',
      CallType: 'incomplete',
    };
    const multipart = new FormData();
    for (const [name, value] of Object.entries({ ...form, CallSid: 'part-0123456789' }))
      multipart.set(name, value);
    const urlEncoded = { ...outside, 'content-type': 'application/x-www-form-urlencoded' };
    for (const [body, headers] of [
      [String(new URLSearchParams(form)), urlEncoded],
      [multipart, outside],
    ] as const) {
      const reply = await new Browser().call(callback, '/x', { params: { secret: SECRET }, body, headers });
      expect(reply.json).toEqual({ read: true });
    }
    expect(await Call.countDocuments({ state: 'missed' })).toBe(2);
  });

  test('stores no unreadable notification', async () => {
    expect((await told({ CallSid: '<script>', Status: 'completed' })).json).toEqual({ read: false });
    expect((await told({ CallSid: 'x-0123456789', From: 'nobody', Status: 'completed' })).json).toEqual({
      read: false,
    });
    expect(await Call.countDocuments()).toBe(0);
  });

  test('shows the lead of a ringing call only to people who may see it', async () => {
    const lead = await leadOfAsha();
    await incoming('call-attempt');
    expect((await office.browser.call(current, '/x')).json).toMatchObject({ call: { lead } });
    const stranger = await signedIn('broker');
    expect((await stranger.browser.call(current, '/x')).json).toEqual({});
    await incoming('completed');
    expect((await office.browser.call(current, '/x')).json).toEqual({});
  });

  describe('call from a lead', () => {
    const press = (lead: string) =>
      office.browser.call(callPerson, '/x', { method: 'POST', params: { id: lead } });

    test('rings the confirmed phone of the person who starts it first, then the other person', async () => {
      const lead = await leadOfAsha();
      expect((await press(lead)).status).toBe(200);
      expect(Object.fromEntries(fake.calls[0]!)).toMatchObject({
        From: '+919811100042',
        To: ASHA,
        CallerId: '07120000000',
        StatusCallback: expect.stringMatching(/\/api\/webhooks\/calls\/a{32}$/),
      });
      expect(fake.calls[0]!.get('Record')).toBeNull();
      await told({ CallSid: 'call-1-0123456789', Direction: 'outbound-dial', To: ASHA, Status: 'completed' });
      expect(await Call.findOne({ direction: 'out' }).lean()).toMatchObject({ state: 'completed' });
      expect((await Lead.findById(lead).lean())?.waitingSince).toBeUndefined();
    });

    test('is recorded only with an announcement, and its recording expires', async () => {
      Object.assign(env(), { TELEPHONY_ANNOUNCEMENT_URL: 'https://sound.example/recorded.wav' });
      const lead = await leadOfAsha();
      await press(lead);
      Object.assign(env(), { TELEPHONY_ANNOUNCEMENT_URL: undefined });
      expect(Object.fromEntries(fake.calls[0]!)).toMatchObject({
        Record: 'true',
        StartPlaybackToNew: 'Both',
        StartPlaybackValueNew: 'https://sound.example/recorded.wav',
      });
      const RecordingUrl = 'https://recordings.example/1.mp3';
      await told({
        CallSid: 'call-1-0123456789',
        Direction: 'outbound-dial',
        To: ASHA,
        Status: 'completed',
        RecordingUrl,
      });
      const { _id } = (await Call.findOne({ direction: 'out' }).lean())!;
      const open = ({ browser }: Person) =>
        browser.call(recording, '/x', { params: { id: lead, call: String(_id) } });
      expect((await open(office)).json).toEqual({ url: RecordingUrl });
      expect((await open(await signedIn('broker'))).status).toBe(404);
      expect(await removeOldRecordings(new Date(Date.now() + 91 * 86_400_000))).toBe(1);
      expect((await open(office)).status).toBe(404);
    });

    test('asks the person to call by hand if the telephony refuses or no phone is confirmed', async () => {
      const lead = await leadOfAsha();
      fake.status = 500;
      expect((await press(lead)).json.message).toBe('The call did not come about. Please call by hand');
      connect(undefined);
      expect((await press(lead)).json.message).toBe('No telephony is connected. Please call by hand');
      connect(url);
      office = await signedIn('admin');
      expect((await press(lead)).status).toBe(409);
      expect(fake.calls).toHaveLength(0);
    });
  });
});
