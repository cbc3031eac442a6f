import { randomUUID } from 'node:crypto';
import { DELETE as takeBack } from '@/app/api/admin/channels/broadcasts/[id]/route';
import { POST as preview } from '@/app/api/admin/channels/broadcasts/preview/route';
import { POST as broadcast } from '@/app/api/admin/channels/broadcasts/route';
import { POST as addPrice } from '@/app/api/admin/channels/prices/route';
import { PUT as setLimit } from '@/app/api/admin/channels/route';
import { POST as act } from '@/app/api/admin/channels/templates/[id]/route';
import { DELETE as withdraw } from '@/app/api/consents/[id]/route';
import { GET as own } from '@/app/api/consents/route';
import { POST as enquire } from '@/app/api/contact/route';
import { POST as guestLogin } from '@/app/api/guest/login/route';
import { POST as postSearch } from '@/app/api/searches/route';
import { POST as signUp } from '@/app/api/user/register/route';
import { visitorSignedIn } from '@/lib/accounts/events';
import { register } from '@/lib/accounts/mutations';
import { registerSchema } from '@/lib/accounts/users/schema';
import { saveSearch } from '@/lib/alerts/saved-searches/mutations';
import { saveSearchSchema } from '@/lib/alerts/saved-searches/schema';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { enquirySchema } from '@/lib/enquiries/schema';
import type { UserSession } from '@/lib/platform/auth/types';
import { op } from '@/lib/platform/db/operators';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { site } from '@/lib/settings/data';
import { createVisit } from '@/lib/visits/booking.mutations';
import { newVisitSchema } from '@/lib/visits/schema';
import { createTour } from '@/lib/visits/tours/mutations';
import { newTourSchema } from '@/lib/visits/tours/schema';
import { ChannelMessage } from '@/models/channels/channel-message';
import { Consent } from '@/models/channels/consent';
import { MessagePrice } from '@/models/channels/message-price';
import { MessageTemplate } from '@/models/channels/message-template';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { visitsOf } from '@/test/visits';
import { approve, settleBoth, useFakeWhatsApp } from '@/test/whatsapp/site';
import type { ConsentForm } from './consents/constants';
import { askedWords, isAgreed } from './consents/data';
import { giveConsent } from './consents/mutations';
import { checkToken } from './health/mutations';
import { getChannels } from './office/data';
import { sendJob } from './sending/jobs';
import { stopLanguage } from './stop-words.rules';
import { fillTemplates, syncTemplates } from './templates/mutations';

describe('channels of the office', () => {
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

  describe('message templates', () => {
    test("creates drafts in three languages, submits them, and follows WhatsApp's decisions", async () => {
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

    test('gets all nine accepted by WhatsApp unchanged', async () => {
      await checkToken();
      await fillTemplates();
      for (const { _id } of await MessageTemplate.find().lean())
        expect((await post(act, { action: 'hand in' }, String(_id))).status).toBe(200);
    });

    test('sends a test to the confirmed number of the person who asks, without consent', async () => {
      const id = await approve(fake, offer);
      expect((await post(act, { action: 'test', values: ['Besa'] }, id)).status).toBe(200);
      await settled();
      expect(fake.taken.map(({ to }) => to)).toEqual(['919811100042']);
      office = await signedIn('admin');
      expect((await post(act, { action: 'test', values: ['Besa'] }, id)).status).toBe(409);
    });
  });

  describe('broadcasts', () => {
    const input = async () => ({ template: await approve(fake, offer), values: ['Besa'] });
    const agree = async (count: number) => {
      for (let i = 0; i < count; i++)
        await giveConsent({ phone: phoneOf(i), kind: 'offers', way: 'paper', words: 'Yes' });
    };

    test('previews number, cost and time, waits ten minutes, and reaches only people who agreed', async () => {
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

    test('sends one message each for eight simultaneous requests and resumes after a crash', async () => {
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

    test('can be withdrawn completely during the delay', async () => {
      await agree(2);
      const { id } = (await post(broadcast, { ...(await input()), key: randomUUID(), recipients: 2 })).json;
      const back = await office.browser.call(takeBack, '/x', {
        method: 'DELETE',
        params: { id: String(id) },
      });
      expect(back.json).toEqual({ cancelled: 2 });
      await sendJob.runDue(new Date(Date.now() + 24 * 60 * MINUTE));
      expect(fake.taken).toHaveLength(0);
    });

    test('is sent once a day when two officers send it at once, and again after a withdrawal', async () => {
      await agree(2);
      const body = { ...(await input()), recipients: 2 };
      const send = () => post(broadcast, { ...body, key: randomUUID() });
      const replies = await Promise.all(Array.from({ length: 6 }, send));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await ChannelMessage.countDocuments({})).toBe(2);
      const other = await post(broadcast, { ...body, values: ['Manewada'], key: randomUUID() });
      expect(other.status).toBe(200);
      const id = String(replies.find(({ status }) => status === 200)?.json.id);
      await office.browser.call(takeBack, '/x', { method: 'DELETE', params: { id } });
      expect((await send()).status).toBe(200);
    });

    test('omits people who stop meanwhile, and is rejected if the number of recipients has changed', async () => {
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

  test('stores one dated price per day, and sets the limit only for a person who read the latest one', async () => {
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

  test("adds prices of a newer version and keeps the office's", async () => {
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

  test('mails the office once per step before the token expires, and when it does not work', async () => {
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
});

describe('consents api', () => {
  useTestDb();
  const fake = useFakeWhatsApp();
  const PHONE = '+919822012345';
  beforeEach(async () => {
    resetLimiters();
    await clearTestDb();
  });
  afterEach(settleBackground);

  const enquiry = (browser: Browser, agreedWords?: unknown) =>
    browser.call(enquire, '/api/contact', {
      body: {
        name: 'Asha',
        email: 'asha@home.example',
        phone: '98220 12345',
        message: 'Is it free?',
        fillMs: 9000,
        agreedWords,
      },
    });
  const consentsOf = async (browser: Browser) =>
    (await browser.call(own, '/api/consents')).json as {
      consents: { id: string; words: string; kind: string; number: string }[];
      alertWords?: string;
    };

  describe('checkbox of a form', () => {
    test.each(['en', 'mr', 'hi'] as const)('stores its exact words in %s', async (language) => {
      const words = await askedWords('enquiry', language);
      const browser = new Browser();
      expect((await enquiry(browser, words)).status).toBe(201);
      expect(await Consent.find().lean()).toMatchObject([
        { phone: PHONE, kind: 'answers', way: 'form', words, isActive: true },
      ]);
    });

    test.each([undefined, false, '', 'I agree to everything', 12])(
      'records no consent without the exact words (%p), but stores the enquiry',
      async (words) => {
        expect((await enquiry(new Browser(), words)).status).toBe(201);
        expect(await Consent.countDocuments()).toBe(0);
      },
    );

    test('applies consent only to the form it was given in', async () => {
      await enquiry(new Browser(), await askedWords('signUp', 'en'));
      expect(await isAgreed(PHONE, 'offers')).toBe(false);
    });

    test('does not let the office consent for another person', async () => {
      const office = await signedIn('admin');
      expect((await enquiry(office.browser, await askedWords('enquiry', 'en'))).status).toBe(201);
      expect(await Consent.countDocuments()).toBe(0);
    });

    test('covers reminders for a visit, offers for a sign-up, and alerts on the confirmed number for an alert', async () => {
      const seller = await signedIn('seller');
      const home = await listing({ owner: seller.id });
      const agreedWords = await askedWords('visit', 'en');
      expect((await visitsOf(new Browser()).book(home, { agreedWords })).status).toBe(201);
      expect(await isAgreed(PHONE, 'visits')).toBe(true);
      const account = {
        name: 'Ravi',
        email: 'ravi@home.example',
        phone: '9822054321',
        password: 'mango-orchard-42',
        agreedWords: await askedWords('signUp', 'hi'),
      };
      expect((await new Browser().call(signUp, '/api/user/register', { body: account })).status).toBe(201);
      expect(await isAgreed('+919822054321', 'offers')).toBe(true);
      const member = await signedIn('buyer', { confirmedPhone: '+919822099999' });
      const { alertWords } = await consentsOf(member.browser);
      const body = { query: 'type=sale&city=nagpur&bedrooms=3', agreedWords: alertWords };
      expect((await member.browser.call(postSearch, '/api/searches', { body })).status).toBe(201);
      expect(await isAgreed('+919822099999', 'alerts')).toBe(true);
      expect((await consentsOf((await signedIn('buyer')).browser)).alertWords).toBeUndefined();
    });

    test("is stored with the form's data, whichever handler or job writes it", async () => {
      const seller = await signedIn('seller');
      const member = await signedIn('buyer', { confirmedPhone: '+919822000004' });
      const [propertyId, another] = [
        await listing({ owner: seller.id }),
        await listing({ owner: seller.id, title: 'Another' }),
      ];
      const words = async (form: ConsentForm) => ({ agreedWords: await askedWords(form, 'en') });
      const person = (phone: string) => ({ name: 'Asha', email: 'asha@home.example', phone });
      const form = { ...person('+919822000001'), message: 'Is it free?', ...(await words('enquiry')) };
      await createEnquiry(enquirySchema.parse(form), 'visitor:a');
      const halfDays = (await visitsOf(new Browser()).halfDays(propertyId)).slice(0, 2);
      const visit = { ...person('+919822000002'), halfDays, ...(await words('visit')) };
      await createVisit('visitor:b', newVisitSchema.parse({ ...visit, propertyId }));
      const tour = { ...visit, ...person('+919822000005'), propertyIds: [propertyId, another] };
      await createTour('visitor:c', newTourSchema.parse(tour));
      const account = {
        ...person('+919822000003'),
        password: 'mango-orchard-42',
        ...(await words('signUp')),
      };
      const id = await register(registerSchema.parse(account), '203.0.113.7');
      const search = { query: 'type=sale&city=nagpur&bedrooms=3', ...(await words('alert')) };
      const session = { kind: 'user', user: { id: member.id, isVerified: true } } as UserSession;
      const caller = { ip: '203.0.113.7', headers: new Headers() };
      await saveSearch(session, saveSearchSchema.parse(search), caller);
      const stored = await Consent.find().sort({ phone: 1 }).lean();
      expect(stored.map(({ phone, kind, owner }) => [phone, kind, owner])).toEqual([
        ['+919822000001', 'answers', 'visitor:a'],
        ['+919822000002', 'visits', 'visitor:b'],
        ['+919822000003', 'offers', `user:${id}`],
        ['+919822000004', 'alerts', `user:${member.id}`],
        ['+919822000005', 'visits', 'visitor:c'],
      ]);
    });

    test('stays with the browser when it becomes a guest', async () => {
      const browser = new Browser();
      await enquiry(browser, await askedWords('enquiry', 'en'));
      await browser.call(guestLogin, '/x', { body: {} });
      expect((await consentsOf(browser)).consents).toHaveLength(1);
    });

    test('is missing without a WhatsApp account', async () => {
      const words = await askedWords('enquiry', 'en');
      Object.assign(env(), { WHATSAPP_TOKEN: undefined });
      expect(await askedWords('enquiry', 'en')).toBeUndefined();
      await enquiry(new Browser(), words);
      Object.assign(env(), { WHATSAPP_TOKEN: fake.token });
      expect(await Consent.countDocuments()).toBe(0);
    });
  });

  describe('withdrawal of a consent', () => {
    test('takes one click where it was given, and is possible for nobody else', async () => {
      const browser = new Browser();
      const words = await askedWords('enquiry', 'en');
      await enquiry(browser, words);
      const [given] = (await consentsOf(browser)).consents;
      expect(given).toMatchObject({ kind: 'answers', words, number: '2345' });
      const stranger = new Browser('203.0.113.9');
      expect((await consentsOf(stranger)).consents).toEqual([]);
      const params = { id: given!.id };
      const end = (who: Browser) => who.call(withdraw, '/x', { method: 'DELETE', params });
      expect((await end(stranger)).status).toBe(404);
      expect(await isAgreed(PHONE, 'answers')).toBe(true);
      expect((await end(browser)).status).toBe(200);
      expect(await isAgreed(PHONE, 'answers')).toBe(false);
      expect((await end(browser)).status).toBe(404);
      expect(await Consent.findOne().lean()).toMatchObject({ words, endedWay: 'form', isActive: false });
    });

    test("ends consents of the account's browser or confirmed number", async () => {
      const browser = new Browser();
      await enquiry(browser, await askedWords('enquiry', 'mr'));
      const { owner } = (await Consent.findOne().lean())!;
      const member = await signedIn('buyer');
      await visitorSignedIn.emit({ userId: member.id, owners: [owner!], to: `user:${member.id}` });
      expect((await consentsOf(member.browser)).consents).toHaveLength(1);
      const other = await signedIn('buyer', { confirmedPhone: PHONE });
      expect((await consentsOf(other.browser)).consents).toHaveLength(1);
    });
  });
});

describe('rules of consents', () => {
  test.each([
    ['stop', 'en'],
    ['STOP.', 'en'],
    ['Please stop!!', 'en'],
    ['stop sending me messages', 'en'],
    ['Don’t send', 'en'],
    ['Unsubscribe', 'en'],
    ['थांबवा', 'mr'],
    ['कृपया थांबवा.', 'mr'],
    ['मेसेज पाठवू नका', 'mr'],
    ['बंद करा', 'mr'],
    ['thambva', 'mr'],
    ['बंद करो', 'hi'],
    ['मुझे मैसेज मत भेजो', 'hi'],
    ['ये सब बंद करो यार', 'hi'],
    ['band karo pls', 'hi'],
  ])('reads "%s" as a request to stop, in %s', (text, language) => {
    expect(stopLanguage(text)).toBe(language);
  });

  test.each([
    '',
    '👍',
    'please',
    'Is there a bus stop near the flat?',
    'Don’t stop, send more',
    'बंद लिफ्ट आहे का?',
    'लिफ्ट बंद करो तो क्या होगा',
    'थांबा, मी येतो',
    'Can you stop by on Sunday?',
    'मला 2 BHK नको, 3 BHK हवा',
  ])('ignores "%s"', (text) => {
    expect(stopLanguage(text)).toBeUndefined();
  });
});
