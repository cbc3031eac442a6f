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
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { createVisit } from '@/lib/visits/booking/mutations';
import { newVisitSchema } from '@/lib/visits/schema';
import { createTour } from '@/lib/visits/tours/mutations';
import { newTourSchema } from '@/lib/visits/tours/schema';
import { Consent } from '@/models/channels/consent';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { visitsOf } from '@/test/visits';
import { useFakeWhatsApp } from '@/test/whatsapp/site';
import type { ConsentForm } from './constants';
import { askedWords, isAgreed } from './data';
import { stopLanguage } from './rules';

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

  describe('the box of a form', () => {
    test.each(['en', 'mr', 'hi'] as const)('stores its very words, in %s', async (language) => {
      const words = await askedWords('enquiry', language);
      const browser = new Browser();
      expect((await enquiry(browser, words)).status).toBe(201);
      expect(await Consent.find().lean()).toMatchObject([
        { phone: PHONE, kind: 'answers', way: 'form', words, isActive: true },
      ]);
    });

    test.each([undefined, false, '', 'I agree to everything', 12])(
      'left alone or with other words (%p) agrees to nothing, and the enquiry is stored all the same',
      async (words) => {
        expect((await enquiry(new Browser(), words)).status).toBe(201);
        expect(await Consent.countDocuments()).toBe(0);
      },
    );

    test('of one form does not agree to what another asks', async () => {
      await enquiry(new Browser(), await askedWords('signUp', 'en'));
      expect(await isAgreed(PHONE, 'offers')).toBe(false);
    });

    test('an office that writes down an enquiry does not agree for somebody', async () => {
      const office = await signedIn('admin');
      expect((await enquiry(office.browser, await askedWords('enquiry', 'en'))).status).toBe(201);
      expect(await Consent.countDocuments()).toBe(0);
    });

    test('a visit agrees to reminders, a sign-up to offers, an alert to alerts on the confirmed number', async () => {
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

    test('is stored by the write itself, whichever handler or job calls it', async () => {
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

    test('is not there without an account of WhatsApp', async () => {
      const words = await askedWords('enquiry', 'en');
      Object.assign(env(), { WHATSAPP_TOKEN: undefined });
      expect(await askedWords('enquiry', 'en')).toBeUndefined();
      await enquiry(new Browser(), words);
      Object.assign(env(), { WHATSAPP_TOKEN: fake.token });
      expect(await Consent.countDocuments()).toBe(0);
    });
  });

  describe('the end of a consent', () => {
    test('is one press where it was given, and nobody else reads or ends it', async () => {
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

    test('an account ends what its browser or its confirmed number agreed to before', async () => {
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

describe('rules', () => {
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
  ])('"%s" asks not to be written to, in %s', (text, language) => {
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
  ])('"%s" says something else', (text) => {
    expect(stopLanguage(text)).toBeUndefined();
  });
});
