import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { POST as enquire } from '@/app/api/contact/route';
import { POST as save } from '@/app/api/searches/route';
import { GET as exportAll } from '@/app/api/user/export/route';
import { PUT as choose } from '@/app/api/user/language/route';
import { POST as forgot } from '@/app/api/user/password/forgot/route';
import { PUT as changePassword } from '@/app/api/user/password/route';
import { GET as readProfile } from '@/app/api/user/profile/[id]/route';
import { POST as register } from '@/app/api/user/register/route';
import { alertMail } from '@/lib/alerts/digests/mails';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { mailQuestion } from '@/lib/listings/freshness/mails';
import { decisionMail } from '@/lib/moderation/mails';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { textsIn } from '@/lib/platform/language/messages';
import { formatDate } from '@/lib/platform/text/format';
import { JobModel } from '@/models/platform/job';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { PASSWORD, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { firstTime, visitsOf } from '@/test/visits';
import { parseMail, recipientsIn } from './inbound';
import { mailJob, postMail } from './queue';
import { withoutQuotation } from './quoted-text';

describe('inbound', () => {
  test('removes control characters and marks that reverse letters', async () => {
    const raw = [
      'From: Asha <asha@example.org>',
      'To: reply@example.com',
      'Subject: =?utf-8?Q?About_the=E2=80=AE_flat?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Is it \u202estill there?\u0001',
      '--b',
      'Content-Type: text/plain; name="=?utf-8?Q?plan=E2=80=AEfdp.txt?="',
      'Content-Disposition: attachment; filename="=?utf-8?Q?plan=E2=80=AEfdp.txt?="',
      '',
      'x',
      '--b--',
    ].join('\r\n');
    const mail = await parseMail(Buffer.from(raw));
    expect([mail.subject, mail.text, mail.whole.trim()]).toEqual([
      'About the flat',
      'Is it still there?',
      'Is it still there?',
    ]);
    expect([mail.files, mail.names]).toEqual([['planfdp.txt'], ['planfdp.txt']]);
  });

  const HEAD = ['From: <a@b.example>', 'To: <reply+x@site.example>', 'Delivered-To: y@site.example'];
  const manyParts = (parts: number) =>
    Buffer.from(
      [
        ...HEAD,
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        ...Array<string>(parts).fill('--b\r\n'),
      ].join('\r\n'),
    );

  test("reads a mail's addresses without its body", async () => {
    const before = process.cpuUsage();
    expect(await recipientsIn(manyParts(150_000))).toEqual(['reply+x@site.example', 'y@site.example']);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
    expect(await recipientsIn(Buffer.from(HEAD.join('\n')))).toHaveLength(2);
  });

  test('refuses a mail with too many parts at once', async () => {
    await expect(parseMail(manyParts(50_000))).rejects.toThrow('too many parts');
    expect(await parseMail(manyParts(30))).toMatchObject({ from: 'a@b.example' });
  });
});

describe('languages', () => {
  useTestDb();

  const from = (path: string) => ({ referer: `http://localhost:3000${path}` });
  const lastTo = async (address: string) => (await mailsTo(address)).at(-1);
  /** Removes names, links and typed text. The rest must not contain English words. */
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

  test('a person who signs up on a Marathi page gets mails in Marathi and keeps that language', async () => {
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

  test('an account with Hindi gets Hindi, in its profile and export, and other languages are refused', async () => {
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

  test("an enquiry reaches the lister in Marathi and its sender in the page's language, with the typed text", async () => {
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

  test('a visit is announced to each side in their language, with the day in it', async () => {
    const host = await speaking('seller', 'hi');
    const home = await listing({ owner: host.id });
    const email = 'asha@visit.example';
    const browser = new Browser();
    // the stored choice also applies on a page that exists only in English
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

  test('alerts sent only by mail use the language of the page where the search was saved', async () => {
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

  test("letters about listings use their owner's language", async () => {
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
});

describe('quoted text', () => {
  test.each([
    [
      'an answer above',
      'Yes.\n\nOn Sat, Nov 21, 2026 at 10:00 AM Asha <a@b.example> wrote:\n> Is it free?\n> Asha',
      'Yes.',
    ],
    [
      'a folded introduction',
      'Yes.\nOn Sat, Nov 21, 2026 at 10:00 AM Asha\n<a@b.example>\nwrote:\nquoted',
      'Yes.',
    ],
    ['an answer below', 'On Sat, Nov 21, 2026 Asha wrote:\n> Is it free?\n\nYes.', 'Yes.'],
    ['answers in between', '> Free?\nYes.\n> Parking?\nOne car.', 'Yes.\nOne car.'],
    ['Outlook', 'Yes.\n\n________________________________\nFrom: Asha\nSent: today\n\nIs it free?', 'Yes.'],
    ['Outlook with a header', 'Yes.\n\nFrom: Saptam <a@b.example>\nSent: Saturday\n\nIs it free?', 'Yes.'],
    ['an original message', 'Yes.\n-----Original Message-----\nIs it free?', 'Yes.'],
    ['Hindi', 'हाँ।\nशनि, 21 नव॰ 2026 को Asha <a@b.example> ने लिखा:\n> प्रश्न', 'हाँ।'],
    ['Marathi', 'हो.\nAsha <a@b.example> यांनी लिहिले:\n> प्रश्न', 'हो.'],
    ['a signature', 'Yes.\n-- \nRavi\n+91 98220 12345', 'Yes.'],
    ['a telephone', 'Yes.\n\nSent from my iPhone', 'Yes.'],
    ['nothing but a quotation', '> Is it free?', ''],
    [
      'words that only look like it',
      'On Sunday I wrote: come at ten.\nFrom ten to twelve.',
      'On Sunday I wrote: come at ten.\nFrom ten to twelve.',
    ],
    ['blank lines', 'One\r\n\r\n\r\n\r\nTwo\r\n', 'One\n\nTwo'],
  ])('%s', (_, mail, written) => expect(withoutQuotation(mail)).toBe(written));

  test('reads a hostile text quickly', () => {
    // processor time, which other work does not lengthen; a backtracking reader takes minutes
    const started = process.cpuUsage();
    withoutQuotation(`${'On '.repeat(60_000)}\n${'-'.repeat(60_000)}\nfrom:${' @'.repeat(30_000)}`);
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5);
  });
});

describe('SMTP', () => {
  /** A mail that a real SMTP server received from us over a real socket. */
  type Received = { from: string; to: string[]; auth: string; source: string };
  const received: Received[] = [];
  let refusing = false;
  let unknown = '';
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username = '', password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong password')),
    onMailFrom: (_address, _session, done) => done(refusing ? new Error('come back later') : null),
    onRcptTo: ({ address }, _session, done) =>
      done(address === unknown ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    onData(stream, { envelope, user }, done) {
      void text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          auth: String(user),
          source,
        });
        done();
      });
    },
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const SMTP_URL = `smtp://desk:p%40ss@127.0.0.1:${port}`;
    Object.assign(env(), { SMTP_URL, MAIL_FROM: 'Saptam Group <desk@saptam.example>' });
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  useTestDb();
  afterEach(() => {
    refusing = false;
    received.length = 0;
  });

  const plain = (source: string) => source.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  const ask = (email: string) => new Browser().call(forgot, '/x', { body: { email } });

  test('reset, verification and enquiry reach their own addresses', async () => {
    const person = await signedIn('seller');
    await settleBackground();
    received.length = 0;
    expect((await ask(person.email)).status).toBe(200);
    const body = { name: 'Asha', email: 'asha@people.example', password: 'tamarind-bridge-7', role: 'buyer' };
    expect((await new Browser().call(register, '/x', { body })).status).toBe(201);
    const enquiry = {
      name: 'Ravi\r\nBcc: all@people.example',
      email: 'ravi@people.example',
      phone: '9822012345',
      message: 'Is it free?',
    };
    const title = 'A flat\r\nBcc: all@people.example';
    await createEnquiry({ ...enquiry, propertyTitle: title });
    await settleBackground();
    const to = (address: string) => received.find((mail) => mail.to.includes(address));
    expect(plain(to(person.email)?.source ?? '')).toMatch(/\/reset-password#[\w-]{43}/);
    expect(plain(to('asha@people.example')?.source ?? '')).toMatch(/\/verify-email#[\w-]{43}/);
    expect(received).toHaveLength(4);
    expect(to('ravi@people.example')?.source).toMatch(/^reply-to: /im);
    // one recipient each, whatever is typed into a name or a title
    for (const mail of received)
      expect(mail).toMatchObject({ from: 'desk@saptam.example', auth: 'desk', to: [expect.any(String)] });
    for (const { source } of received) expect(source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    expect(await JobModel.countDocuments({ name: 'mail' })).toBe(0);
  });

  test('keeps a mail encrypted if the server refuses, and delivers it once later', async () => {
    const person = await signedIn('buyer');
    await settleBackground();
    received.length = 0;
    refusing = true;
    expect((await ask(person.email)).status).toBe(200);
    await settleBackground();
    expect(received).toHaveLength(0);
    const [row] = await JobModel.find({ name: 'mail' }).lean();
    expect(row).toMatchObject({ attempts: 1 });
    expect(JSON.stringify(row)).not.toMatch(/reset-password|people\.example/);

    expect(await mailJob.runDue()).toBe(0);
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    expect(await mailJob.runDue(later(2))).toBe(0);
    expect(await JobModel.findOne({ name: 'mail' }).lean()).toMatchObject({ attempts: 2 });
    refusing = false;
    expect(await Promise.all([mailJob.runDue(later(10)), mailJob.runDue(later(10))])).toEqual(
      expect.arrayContaining([0, 1]),
    );
    expect(received).toHaveLength(1);
    expect(await JobModel.countDocuments({ name: 'mail' })).toBe(0);
  });

  test('drops a mail to a receiver whom the server permanently refuses', async () => {
    const person = await signedIn('buyer');
    await settleBackground();
    received.length = 0;
    unknown = person.email;
    expect((await ask(person.email)).status).toBe(200);
    await settleBackground();
    expect([received.length, await JobModel.countDocuments({ name: 'mail' })]).toEqual([0, 0]);
  });

  test('does not send a mail that is outdated', async () => {
    const mail = { to: 'ravi@people.example', subject: 'Your visit tomorrow', text: 'x', html: '' as never };
    refusing = true;
    await postMail({ ...mail, until: new Date(Date.now() + 1000).toISOString() });
    expect(await JobModel.countDocuments({ name: 'mail' })).toBe(1);
    refusing = false;
    const past = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await mailJob.runDue(new Date(Date.now() + 600_000));
    await postMail({ ...mail, until: new Date(Date.now() - 1000).toISOString() });
    past.mockRestore();
    expect([received.length, await JobModel.countDocuments({ name: 'mail' })]).toEqual([0, 0]);
  });

  test('fails no request while the server is unreachable', async () => {
    const person = await signedIn('buyer');
    await settleBackground();
    await new Promise<void>((resolve) => server.close(resolve));
    expect((await ask(person.email)).status).toBe(200);
    await settleBackground();
    expect(await JobModel.countDocuments({ name: 'mail' })).toBe(1);
  });
});
