import { POST as notify } from '@/app/api/webhooks/whatsapp/route';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { site } from '@/lib/settings/data';
import { ChannelMessage } from '@/models/channels/channel-message';
import { Consent } from '@/models/channels/consent';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { EICAR } from '@/test/dangerous-files';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { mailsTo } from '@/test/outbox';
import { signedIn } from '@/test/people';
import { settleBoth, useFakeWhatsApp } from '@/test/whatsapp/site';

useTestDb();
const fake = useFakeWhatsApp();
beforeEach(() => clearTestDb());
afterEach(settleBackground);

const ASHA = '919822012345';
const settled = async (status: Promise<number>) => {
  const reply = await status;
  // a message leads to further work: routing, a reply, statuses
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
  test('gives the challenge back to a caller with the verify token alone', async () => {
    expect(await fake.handshake()).toBe(true);
    expect(await fake.handshake('another-token')).toBe(false);
  });

  test('there is no such address without an account of WhatsApp', async () => {
    Object.assign(env(), { WHATSAPP_TOKEN: undefined });
    expect(await fake.handshake()).toBe(false);
    expect(await fake.say(ASHA, 'Hello')).toBe(404);
    Object.assign(env(), { WHATSAPP_TOKEN: fake.token });
  });
});

describe('the signature', () => {
  test('a body that is not signed, signed with another secret or changed afterwards is refused', async () => {
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

  test('it is over the bytes: escaped letters, blanks and emoji are taken as they came', async () => {
    const body = fake
      .messageBody(ASHA, { text: 'नमस्ते 🏠' })
      .replace('नमस्ते', '\\u0928\\u092e\\u0938\\u094d\\u0924\\u0947')
      .replace('{', '{ ');
    expect(await settled(fake.notify(body))).toBe(200);
    expect((await ChannelMessage.findOne().lean())?.text).toBe('नमस्ते 🏠');
  });

  test('what is for another number of the app, or is no notification, is left alone', async () => {
    const other = fake.messageBody(ASHA, { text: 'Hello' }).replace(fake.phoneId, '999');
    expect(await settled(fake.notify(other))).toBe(200);
    expect(await settled(fake.notify('{"object":"page","entry":[]}'))).toBe(400);
    expect(await settled(fake.notify('not json'))).toBe(400);
    expect(await ChannelMessage.countDocuments()).toBe(0);
  });
});

describe('a message', () => {
  test('of an unknown number becomes a lead with what it says; repeated notifications change nothing', async () => {
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
    'that names a listing by %s reaches its lister',
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
      // it asks about that listing, and for no list of others
      expect((await ChannelMessage.findOne().lean())?.search).toBeUndefined();
    },
  );

  test('of a known number joins the lead that is open, and waits there; another listing is another lead', async () => {
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

  test('of a number that an account has confirmed is that person’s', async () => {
    const buyer = await signedIn('buyer', { confirmedPhone: '+919822012345' });
    await say('Hello');
    expect(await onlyLead()).toMatchObject({ person: `user:${buyer.id}` });
  });

  test('of a person who hides the number goes to the office by mail, once', async () => {
    const body = JSON.parse(fake.messageBody(ASHA, { text: 'Is the plot free?' }));
    const { value } = body.entry[0].changes[0];
    delete value.messages[0].from;
    value.messages[0].from_user_id = 'IN.2035200694071263';
    value.contacts = [{ profile: { name: 'asha.d' }, user_id: 'IN.2035200694071263' }];
    for (let i = 0; i < 2; i++) expect(await settled(fake.notify(JSON.stringify(body)))).toBe(200);
    const { email } = await site();
    const mails = (await mailsTo(email)).filter(({ text }) => text.includes('Is the plot free?'));
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('asha.d has written by WhatsApp'),
    ]);
    expect(await Lead.countDocuments()).toBe(0);
  });

  test('that is older than WhatsApp repeats is a copy; so is one whose row was erased', async () => {
    await say('Old', { at: Date.now() - 9 * 86_400_000 });
    expect(await ChannelMessage.countDocuments()).toBe(0);
    await say('Hello', { id: 'wamid.2' });
    await ChannelMessage.deleteMany({});
    await say('Hello', { id: 'wamid.2' });
    expect(await ChannelMessage.countDocuments()).toBe(0);
  });

  test('is routed after a process that stored it has ended', async () => {
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

describe('a file', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const send = (bytes: Buffer, mimeType: string) =>
    settled(fake.notify(fake.messageBody(ASHA, { image: { bytes, mimeType }, caption: 'The hall' })));

  test('is fetched by its id, scanned and kept encrypted', async () => {
    await send(PNG, 'image/png');
    const row = await ChannelMessage.findOne().lean();
    expect(row).toMatchObject({ text: 'The hall', media: { state: 'stored', mimeType: 'image/png' } });
    expect(row?.work).toBeUndefined();
  });

  test('that is harmful, or of a kind that is not kept, is refused', async () => {
    await send(Buffer.from(EICAR), 'image/png');
    expect(await ChannelMessage.findOne().lean()).toMatchObject({ media: { state: 'refused' } });
    await send(Buffer.from('OggS-a-voice-message-of-somebody'), 'audio/ogg');
    expect(await ChannelMessage.countDocuments({ 'media.state': 'refused' })).toBe(2);
  });
});

describe('a stop', () => {
  test('ends every consent at once and is answered once, in its language', async () => {
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

  test('holds when an earlier message is delivered after it', async () => {
    const now = Date.now();
    await say('Stop', { at: now - 1000 });
    await say('Hello', { at: now - 60_000 });
    expect(await Consent.countDocuments({ isActive: true })).toBe(0);
    // a later message shows the person's own wish to talk
    await say('Is the flat in Besa free?', { at: now });
    expect(await Consent.countDocuments({ isActive: true, kind: 'answers' })).toBe(1);
  });
});
