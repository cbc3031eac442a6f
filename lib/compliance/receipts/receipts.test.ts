import { GET as people } from '@/app/api/admin/purposes/[id]/people/route';
import { DELETE as endPurpose } from '@/app/api/admin/purposes/[id]/route';
import { POST as newPurpose } from '@/app/api/admin/purposes/route';
import { POST as enquire } from '@/app/api/contact/route';
import { PUT as choose } from '@/app/api/purposes/[id]/route';
import { GET as receiptFile, DELETE as withdraw } from '@/app/api/receipts/[id]/route';
import { GET as receipts } from '@/app/api/receipts/route';
import { PUT as record } from '@/app/api/user/recording/route';
import { askedWords, isAgreed } from '@/lib/channels/consents/data';
import { askAboutPurposes } from '@/lib/compliance/purposes/jobs';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { ConsentChoice } from '@/models/compliance/consent-choice';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { guest, signedIn } from '@/test/people';
import { useFakeWhatsApp } from '@/test/whatsapp/site';
import type { OwnReceiptsDto } from './dto';

useTestDb();
useFakeWhatsApp();
beforeEach(async () => {
  resetLimiters();
  await clearTestDb();
});
afterEach(settleBackground);

const inLanguage = (language: string) => ({ referer: `http://localhost:3000/${language}/my-data` });
const ownOf = async (browser: Browser, language = '') =>
  (await browser.call(receipts, '/api/receipts', { headers: inLanguage(language) }))
    .json as unknown as OwnReceiptsDto;
const end = (browser: Browser, id: string) =>
  browser.call(withdraw, '/x', { method: 'DELETE', params: { id } });
const open = (browser: Browser, id: string) => browser.call(receiptFile, '/x', { params: { id } });

async function enquired(language: 'en' | 'mr' | 'hi') {
  const browser = new Browser();
  const agreedWords = await askedWords('enquiry', language);
  const body = {
    name: 'Asha',
    email: 'a@home.example',
    phone: '98220 12345',
    message: 'Free?',
    fillMs: 9000,
  };
  expect((await browser.call(enquire, '/api/contact', { body: { ...body, agreedWords } })).status).toBe(201);
  return { browser, agreedWords };
}

const PURPOSE = {
  title: { en: 'Survey', mr: 'पाहणी', hi: 'सर्वे' },
  words: { en: 'You may ask me about prices.', mr: 'किमतींबद्दल विचारू शकता.', hi: 'कीमतों के बारे में पूछ सकते हैं।' },
};

describe('receipts', () => {
  test.each([
    ['en', 'WhatsApp: Answers to what they asked'],
    ['mr', 'WhatsApp: विचारलेल्या गोष्टींची उत्तरे'],
    ['hi', 'WhatsApp: पूछी गई बातों के जवाब'],
  ] as const)('are in the language in which the person agreed: %s', async (language, title) => {
    const { browser, agreedWords } = await enquired(language);
    const { receipts: own } = await ownOf(browser);
    expect(own).toMatchObject([{ language, title, words: agreedWords, number: '2345', endedAt: null }]);
    const file = await open(browser, own[0]!.id);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain(`consent-${own[0]!.id}.pdf`);
  });

  test('one press withdraws, the receipt then says so, and strangers neither see nor end it', async () => {
    const { browser } = await enquired('en');
    const [{ id } = { id: '' }] = (await ownOf(browser)).receipts;
    const stranger = new Browser('203.0.113.9');
    expect((await ownOf(stranger)).receipts).toEqual([]);
    expect([(await open(stranger, id)).status, (await end(stranger, id)).status]).toEqual([404, 404]);
    expect((await end(browser, id)).json).toEqual({ message: 'Consent withdrawn' });
    expect(await isAgreed('+919822012345', 'answers')).toBe(false);
    expect((await ownOf(browser)).receipts).toMatchObject([{ id, endedAt: expect.any(String) }]);
    expect((await end(browser, id)).status).toBe(404);
    expect((await open(browser, id)).status).toBe(200);
  });

  test('recording gets one too, for accounts and guests, and ending it there ends the recording', async () => {
    const [member, visitor] = [await signedIn('buyer'), await guest()];
    for (const { browser } of [member, visitor]) {
      const set = (recordActivity: boolean) =>
        browser.call(record, '/x', { method: 'PUT', body: { recordActivity }, headers: inLanguage('mr') });
      await set(false);
      expect((await ownOf(browser)).receipts).toEqual([]);
      await set(true);
      await set(true);
      const { receipts: own } = await ownOf(browser);
      expect(own).toMatchObject([{ language: 'mr', title: 'माझ्या पाहण्याची नोंद', endedAt: null }]);
      expect((await end(browser, own[0]!.id)).status).toBe(200);
      expect((await ownOf(browser)).receipts).toMatchObject([{ endedAt: expect.any(String) }]);
    }
    expect(await User.findById(member.id).lean()).toMatchObject({ recordActivity: false });
  });
});

describe('another purpose', () => {
  test('is asked about again; only those who agreed are in the file, until they withdraw', async () => {
    const admin = await signedIn('admin');
    const [yes, no, silent] = [await signedIn('buyer'), await signedIn('seller'), await signedIn('buyer')];
    const made = await admin.browser.call(newPurpose, '/api/admin/purposes', { body: PURPOSE });
    expect(made.status).toBe(201);
    const id = String(made.json.id);
    const list = async () => (await admin.browser.call(people, '/x', { params: { id } })).text;
    expect(await list()).not.toContain('@');
    expect((await ownOf(yes.browser, 'mr')).asked).toEqual([
      { id, title: PURPOSE.title.mr, words: PURPOSE.words.mr },
    ]);
    expect((await ownOf(new Browser())).asked).toEqual([]);
    const answer = ({ browser }: typeof yes, agrees: boolean) =>
      browser.call(choose, '/x', {
        method: 'PUT',
        params: { id },
        body: { agrees },
        headers: inLanguage('mr'),
      });
    expect([(await answer(yes, true)).status, (await answer(no, false)).status]).toEqual([200, 200]);
    const file = await list();
    expect(file).toContain(yes.email);
    for (const { email } of [no, silent]) expect(file).not.toContain(email);
    expect((await ownOf(no.browser)).asked).toEqual([]);
    const { receipts: own } = await ownOf(yes.browser);
    expect(own).toMatchObject([{ title: PURPOSE.title.mr, words: PURPOSE.words.mr, language: 'mr' }]);
    expect((await end(silent.browser, own[0]!.id)).status).toBe(404);
    expect((await end(yes.browser, own[0]!.id)).status).toBe(200);
    expect(await list()).not.toContain(yes.email);
    // withdrawn is decided: it is not asked about again
    expect((await ownOf(yes.browser)).asked).toEqual([]);
    await answer(yes, true);
    expect(await list()).toContain(yes.email);
    const other = { ...PURPOSE, words: { ...PURPOSE.words, en: 'You may ask me about rents.' } };
    await admin.browser.call(newPurpose, '/api/admin/purposes', { body: other });
    expect((await ownOf(yes.browser)).asked).toMatchObject([{ words: other.words.en }]);
    await admin.browser.call(endPurpose, '/x', { method: 'DELETE', params: { id } });
    expect((await admin.browser.call(people, '/x', { params: { id } })).status).toBe(404);
    expect((await answer(silent, true)).status).toBe(404);
    expect((await ownOf(yes.browser)).receipts.every(({ endedAt }) => endedAt)).toBe(true);
  });

  test('is asked about by mail once, in the language of the account, and of adults alone', async () => {
    const admin = await signedIn('admin');
    const now = new Date();
    const adult = await signedIn('buyer', { adultStatedAt: now, language: 'hi' });
    const unstated = await signedIn('buyer');
    const unconfirmed = await signedIn('buyer', { adultStatedAt: now, isVerified: false });
    await admin.browser.call(newPurpose, '/api/admin/purposes', { body: PURPOSE });
    expect([await askAboutPurposes(), await askAboutPurposes()]).toEqual([1, 0]);
    const later = await signedIn('buyer', { adultStatedAt: now });
    expect(await askAboutPurposes()).toBe(1);
    expect((await mailsTo(adult.email)).map(({ text }) => text).join()).toContain(PURPOSE.words.hi);
    expect((await mailsTo(later.email)).map(({ text }) => text).join()).toContain(PURPOSE.words.en);
    for (const { email } of [unstated, unconfirmed])
      expect((await mailsTo(email)).map(({ text }) => text).join()).not.toContain(PURPOSE.words.en);
  });

  test('needs its words in all three languages', async () => {
    const { browser } = await signedIn('admin');
    const body = { ...PURPOSE, words: { en: 'Only English', mr: '', hi: '' } };
    expect((await browser.call(newPurpose, '/api/admin/purposes', { body })).status).toBe(400);
  });
});

test('choices of an erased account are gone', async () => {
  const person = await signedIn('buyer');
  await person.browser.call(record, '/x', { method: 'PUT', body: { recordActivity: true } });
  expect(await ConsentChoice.countDocuments()).toBe(1);
  await erasePerson({ id: person.id, email: person.email, verified: true });
  expect(await ConsentChoice.countDocuments()).toBe(0);
});
