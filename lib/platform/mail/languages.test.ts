import { POST as enquire } from '@/app/api/contact/route';
import { POST as save } from '@/app/api/searches/route';
import { GET as exportAll } from '@/app/api/user/export/route';
import { PUT as choose } from '@/app/api/user/language/route';
import { PUT as changePassword } from '@/app/api/user/password/route';
import { GET as readProfile } from '@/app/api/user/profile/[id]/route';
import { POST as register } from '@/app/api/user/register/route';
import { alertMail } from '@/lib/alerts/digests/mails';
import { mailQuestion } from '@/lib/listings/freshness/mails';
import { decisionMail } from '@/lib/moderation/mails';
import { textsIn } from '@/lib/platform/language/messages';
import { formatDate } from '@/lib/platform/text/format';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { PASSWORD, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { firstTime, visitsOf } from '@/test/visits';

useTestDb();

const from = (path: string) => ({ referer: `http://localhost:3000${path}` });
const lastTo = async (address: string) => (await mailsTo(address)).at(-1);
/** What is left of a text when names, links and what was typed are taken out: no word of it may be English. */
const ownWords = (text: string, names: readonly string[]) =>
  names
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replace(/https?:\S+|\S+@\S+|\+91[\d ]+|Saptam Group|"Keep my account"/g, '');

async function speaking(role: 'seller' | 'buyer', language: 'mr' | 'hi') {
  const person = await signedIn(role);
  const reply = await person.browser.call(choose, '/api/user/language', {
    method: 'PUT',
    body: { language },
  });
  expect(reply.status).toBe(200);
  return person;
}

test('who signs up on a Marathi page gets mails in Marathi, and has that language', async () => {
  const email = 'asha@mr.example';
  const body = { name: 'आशा देशमुख', email, password: 'correct horse battery', role: 'seller' };
  await new Browser().call(register, '/api/user/register', { body, headers: from('/mr/register') });
  const mail = await lastTo(email);
  expect(mail?.subject).toMatch(/^तुमच्या ई-मेल पत्त्याची पुष्टी करा · /);
  expect(mail?.text).toContain('नमस्कार आशा देशमुख,');
  expect(mail?.text).toMatch(/\/mr\/verify-email#/);
  expect(ownWords(mail?.text ?? '', [])).not.toMatch(/[a-z]/i);
  expect(await User.findOne({ email }).lean()).toMatchObject({ language: 'mr', name: 'आशा देशमुख' });
});

test('an account that chose Hindi gets Hindi; the choice is in its profile and its export; no other language is taken', async () => {
  const person = await speaking('buyer', 'hi');
  const password = { currentPassword: PASSWORD, password: 'another horse battery' };
  await person.browser.call(changePassword, '/api/user/password', { method: 'PUT', body: password });
  const mail = await lastTo(person.email);
  expect(mail?.subject).toMatch(/^आपका पासवर्ड बदला गया है · /);
  expect(ownWords(mail?.text ?? '', ['buyer number'])).not.toMatch(/[a-z]/i);
  const profile = await person.browser.call(readProfile, '/x', { params: { id: person.id } });
  expect(profile.json).toMatchObject({ language: 'hi' });
  expect((await person.browser.call(exportAll, '/x')).text).toMatch(/"language": ?"hi"/);
  const refused = await person.browser.call(choose, '/x', { method: 'PUT', body: { language: 'gu' } });
  expect(refused.status).toBe(400);
});

test('an enquiry: the lister reads Marathi, its sender the language of the page, and both what was typed', async () => {
  const owner = await speaking('seller', 'mr');
  const home = await listing({ owner: owner.id });
  const email = 'ravi@hi.example';
  const message = 'क्या त्रिमूर्ती नगर वाला फ्लैट ख़ाली है?';
  const body = { name: 'रवि', email, phone: '98220 12345', message, propertyId: home };
  await new Browser().call(enquire, '/api/contact', { body, headers: from(`/hi/properties/${home}`) });
  const [toSender, toOwner] = [await lastTo(email), await lastTo(owner.email)];
  expect(toSender?.subject).toMatch(/^आपकी पूछताछ मिली: /);
  expect(toSender?.text).toContain('नमस्ते रवि,');
  expect(toOwner?.subject).toMatch(/^नवीन चौकशी: /);
  expect(toOwner?.text).toContain(message);
  expect(ownWords(toOwner?.text ?? '', ['A flat in Dharampeth', 'seller number'])).not.toMatch(/[a-z]/i);
});

test('a visit: each side reads its language, with the day in it', async () => {
  const host = await speaking('seller', 'hi');
  const home = await listing({ owner: host.id });
  const email = 'asha@visit.example';
  const browser = new Browser();
  // what the switch remembers counts on a page that is there in English alone
  browser.cookies.set('saptam_language', 'mr');
  const { id } = (await visitsOf(browser).book(home, { email })).json as { id: string };
  expect((await lastTo(host.email))?.subject).toMatch(/^Asha का विज़िट का अनुरोध: /);
  expect((await lastTo(email))?.subject).toMatch(/^तुम्ही भेटीची विनंती केली आहे: /);
  const [visit] = (await visitsOf(host.browser).own()).hosted ?? [];
  await visitsOf(host.browser).answer(id, { action: 'confirm', start: firstTime(visit!) });
  const [toVisitor, toHost] = [await lastTo(email), await lastTo(host.email)];
  expect(toVisitor?.subject).toMatch(/^seller number \d+ यांनी भेट निश्चित केली: /);
  const day = formatDate(firstTime(visit!), 'mr').replace(/ \d{4}$/, '');
  expect(toVisitor?.text).toContain(day);
  expect(toHost?.subject).toMatch(/^seller number \d+ ने विज़िट तय की: /);
  expect(toHost?.text).not.toContain(toVisitor?.subject ?? '');
});

test('alerts by mail alone speak the language of the page on which the search was saved', async () => {
  const email = 'meera@mr.example';
  const body = { query: 'type=sale&city=nagpur&bedrooms=2', frequency: 'daily', email };
  await new Browser().call(save, '/api/searches', { body, headers: from('/mr/buy/nagpur') });
  const mail = await lastTo(email);
  expect(mail?.subject).toMatch(/^सूचना सुरू करायच्या का\? · /);
  const home = { id: 'f'.repeat(24), reason: 'gone' as const, searches: [] };
  const message = { homes: [home, home], searches: [{ id: '1', title: 'धरमपेठ', path: '/buy/nagpur' }] };
  const alert = await alertMail(email, message, 'http://x.example/alerts/1', 'hi');
  expect(alert.subject).toBe('2 अब उपलब्ध नहीं · Saptam Group');
  expect(alert.html).toContain('<html lang="hi">');
  expect(ownWords(alert.text, ['Civil Lines, Nagpur 440001, Maharashtra'])).not.toMatch(/[a-z]/i);
});

test('letters about listings are in the language of their owner', async () => {
  const to = { name: 'आशा', email: 'asha@listing.example', language: 'mr' as const };
  const listed = { id: 'f'.repeat(24), title: 'घर' };
  const decided = await decisionMail(to, listed, { decision: 'approve', reason: '' });
  expect(decided.subject).toMatch(/^आम्ही तुमची जाहिरात मंजूर केली: घर/);
  expect(ownWords(decided.text, [])).not.toMatch(/[a-z]/i);
  const asked = { ...to, confirmer: 'owner' as const };
  const lines = [1, 2].map((gone) => ({ title: 'घर', confirmedAt: new Date(), token: 'x', gone }));
  for (const kind of ['ask', 'warn', 'pause', 'gone'] as const) {
    await mailQuestion(kind, asked, lines);
    const mail = await lastTo(to.email);
    expect(ownWords(`${mail?.subject} ${mail?.text}`, [])).not.toMatch(/[a-z]/i);
  }
  expect(
    textsIn('mr', 'accounts/mails').t('{count, plural, one {1 task is due} other {# tasks are due}}', {
      count: 3,
    }),
  ).toBe('3 कामे करायची आहेत');
});
