import hoodiecrow from 'hoodiecrow-imap';
import { POST as reply } from '@/app/api/admin/enquiries/[id]/reply/route';
import { POST as contact, POST as enquire } from '@/app/api/contact/route';
import { POST as write } from '@/app/api/enquiry/[id]/messages/route';
import { GET as readOwn } from '@/app/api/enquiry/route';
import { POST as inbound } from '@/app/api/mail/inbound/route';
import { DELETE as withdraw } from '@/app/api/number-release/[id]/route';
import { POST as release } from '@/app/api/number-release/route';
import { POST as login } from '@/app/api/user/login/route';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { log } from '@/lib/platform/log/log';
import { parseMail } from '@/lib/platform/mail/inbound';
import { threadHeaders } from '@/lib/platform/mail/thread';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { NumberRelease } from '@/models/accounts/number-release';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { EICAR } from '@/test/dangerous-files';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { mailsTo } from '@/test/outbox';
import { PASSWORD, type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { THREAD_SIDES } from './conversation/constants';
import type { OwnEnquiriesDto } from './conversation/dto';
import { listLeads } from './lead-inbox/data';
import { leadSearchSchema } from './lead-inbox/schema';
import { getLead } from './leads/data';
import { fetchMails, receiveMail } from './mail-replies/mutations';

describe('enquiries api', () => {
  useTestDb();
  const mails = catchMails();
  let owner: Person;
  let listing: string;
  beforeEach(async () => {
    await clearTestDb();
    mails.length = 0;
    owner = await signedIn('seller');
    const fields = {
      title: 'Flat in Besa',
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      address: 'Besa, Nagpur',
      area: '900',
    };
    listing = (await listPublicly(testActor(owner.id), fields))._id;
  });
  afterEach(settleBackground);

  const own = async (browser: Browser) =>
    (await browser.call(readOwn, '/api/enquiry')).json as unknown as OwnEnquiriesDto;
  async function enquire(browser: Browser): Promise<string> {
    const body = {
      kind: 'listing',
      propertyId: listing,
      name: 'Asha',
      phone: '9822012345',
      email: 'asha@people.example',
      message: 'Is it free?',
    };
    const { json } = await browser.call(contact, '/api/contact', { body });
    await settleBackground();
    return String(json.id);
  }
  const say = (browser: Browser, id: string, text: string) =>
    browser.call(write, `/api/enquiry/${id}/messages`, { body: { text }, params: { id } });
  const show = (browser: Browser, enquiry: string) =>
    browser.call(release, '/api/number-release', { body: { enquiry } });
  const takeBack = (browser: Browser, id: string) =>
    browser.call(withdraw, `/api/number-release/${id}`, { method: 'DELETE', params: { id } });
  async function asOwnerSees() {
    const actor = testActor(owner.id);
    const { rows } = await listLeads(actor, leadSearchSchema.parse({ state: 'all' }));
    const { enquiries, phone, email } = (await getLead(actor, rows[0]!.id))!;
    return { ...(phone && { phone }), ...(email && { email }), ...enquiries[0]! };
  }

  test('keeps an enquiry without an account in its browser with state and answers, and mails each answer', async () => {
    const browser = new Browser();
    const id = await enquire(browser);
    expect((await own(browser)).enquiries).toMatchObject([
      { id, propertyTitle: 'Flat in Besa', status: 'new', messages: [], message: 'Is it free?' },
    ]);
    expect((await own(new Browser())).enquiries).toEqual([]);
    mails.length = 0;
    expect((await say(owner.browser, id, 'Yes. Come and see it.')).status).toBe(200);
    expect((await say(browser, id, 'On Sunday?')).status).toBe(200);
    await settleBackground();
    expect((await own(browser)).enquiries[0]).toMatchObject({
      status: 'contacted',
      messages: [
        { from: 'owner', text: 'Yes. Come and see it.' },
        { from: 'sender', text: 'On Sunday?' },
      ],
    });
    expect((await asOwnerSees()).messages).toHaveLength(2);
    expect(mails.map(({ to }) => to).sort()).toEqual(['asha@people.example', owner.email].sort());
    for (const { text } of mails) expect(text).not.toMatch(/9822012345|9800000000/);
    expect(mails.find(({ to }) => to === 'asha@people.example')?.text).toContain('/enquiries');
  });

  test('lets no other person read or write a conversation, and replies alike for foreign and unknown ids', async () => {
    const id = await enquire(new Browser());
    const stranger = (await signedIn('seller')).browser;
    const [foreign, unknown] = [
      await say(stranger, id, 'Hello'),
      await say(stranger, 'e'.repeat(24), 'Hello'),
    ];
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.json.message).toBe(unknown.json.message);
    expect((await show(stranger, id)).status).toBe(404);
    expect((await say(new Browser(), id, 'Hello')).status).toBe(404);
    expect((await say(owner.browser, id, ' ')).status).toBe(400);
  });

  test("shares the sender's number with the owner until it is withdrawn", async () => {
    const browser = new Browser();
    const id = await enquire(browser);
    expect((await asOwnerSees()).phone).toBe('+919822012345');
    const [entry] = (await own(browser)).releases;
    expect(entry).toMatchObject({
      to: expect.stringMatching(/^seller number/),
      propertyTitle: 'Flat in Besa',
      reason: 'enquiry',
    });
    expect((await takeBack(new Browser(), entry!.id)).status).toBe(404);
    expect((await takeBack(owner.browser, entry!.id)).status).toBe(404);
    expect((await takeBack(browser, entry!.id)).status).toBe(200);
    expect((await asOwnerSees()).phone).toBeUndefined();
    await show(browser, id);
    expect((await asOwnerSees()).phone).toBe('+919822012345');
    const { releases } = await own(browser);
    expect(releases.map(({ reason, withdrawnAt }) => [reason, withdrawnAt !== undefined])).toEqual([
      ['tap', false],
      ['enquiry', true],
    ]);
  });

  test("shows the owner's number only in the enquiry in which it was shared, until it is withdrawn", async () => {
    const [browser, two] = [new Browser(), new Browser()];
    const id = await enquire(browser);
    await enquire(two);
    expect((await own(browser)).enquiries[0]).not.toHaveProperty('phone');
    expect((await show(owner.browser, id)).status).toBe(200);
    await show(owner.browser, id);
    expect((await own(browser)).enquiries[0]?.phone).toBe('+919800000000');
    expect((await own(two)).enquiries[0]).not.toHaveProperty('phone');
    const { releases } = await own(owner.browser);
    expect(releases).toMatchObject([{ to: 'Asha', reason: 'tap' }]);
    expect(releases).toHaveLength(1);
    await takeBack(owner.browser, releases[0]!.id);
    expect((await own(browser)).enquiries[0]).not.toHaveProperty('phone');
  });

  test('moves enquiries and shared numbers to the account at sign-in, exports both directions and erases them', async () => {
    const person = await signedIn('buyer');
    const browser = new Browser();
    const id = await enquire(browser);
    await show(owner.browser, id);
    await browser.call(login, '/api/user/login', { body: { email: person.email, password: PASSWORD } });
    expect((await own(person.browser)).enquiries).toMatchObject([{ id, phone: '+919800000000' }]);
    const data = (await collectPersonalData(person.id))!;
    expect(data).toMatchObject({
      conversations: [{ id, message: 'Is it free?' }],
      numberReleases: {
        given: [{ reason: 'enquiry', propertyTitle: 'Flat in Besa' }],
        received: [{ reason: 'tap' }],
      },
    });
    await erasePerson({ id: person.id, email: person.email, verified: true });
    expect(await NumberRelease.countDocuments({})).toBe(0);
    expect(await Enquiry.countDocuments({})).toBe(0);
  });
});

describe('mail limit', () => {
  useTestDb();
  afterEach(async () => {
    await settleBackground();
    jest.restoreAllMocks();
    resetLimiters();
  });

  const FOLLOW_UPS = 20;

  test('limits mails of a conversation to twenty an hour per side, and shows all messages on the page', async () => {
    jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
    resetLimiters();
    const seller = await signedIn('seller');
    const [visitor, email] = [new Browser('198.51.100.1'), 'typed@home.example'];
    const home = { kind: 'listing', propertyId: await listing({ owner: seller.id }) };
    const form = { name: 'Asha', phone: '9822012345', fillMs: 9000, email, message: 'Is it there?' };
    await visitor.call(enquire, '/x', { body: { ...form, ...home } });
    const id = String((await Enquiry.findOne().lean())?._id);
    const before = [await mailsTo(email), await mailsTo(seller.email)].map(({ length }) => length);
    for (let i = 0; i < FOLLOW_UPS + 4; i++)
      for (const browser of [seller.browser, visitor]) {
        // from many addresses, each of which can write twenty messages an hour
        const call = {
          params: { id },
          body: { text: `${i}` },
          headers: { 'x-forwarded-for': `198.51.100.${i}` },
        };
        expect((await browser.call(write, '/x', call)).status).toBe(200);
      }
    const after = [await mailsTo(email), await mailsTo(seller.email)].map(({ length }) => length);
    expect(after).toEqual(before.map((count) => count + FOLLOW_UPS));
    expect((await Enquiry.findById(id).lean())?.messages).toHaveLength(2 * (FOLLOW_UPS + 4));
  });
});

describe('replies by email', () => {
  useTestDb();
  const mails = catchMails();
  const SECRET = 'a-secret-of-the-mail-server';
  beforeAll(() => void Object.assign(env(), { MAIL_INBOUND_SECRET: SECRET }));
  const setMailbox = (IMAP_URL: string | undefined) => void Object.assign(env(), { IMAP_URL });

  let owner: Person;
  let buyer: Browser;
  let enquiry: string;
  beforeEach(async () => {
    await clearTestDb();
    mails.length = 0;
    owner = await signedIn('seller');
    const listing = await listPublicly(testActor(owner.id), {
      title: 'Flat in Besa',
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      address: 'Besa, Nagpur',
      area: '900',
    });
    buyer = new Browser();
    const asha = { name: 'Asha', phone: '9822012345', email: 'asha@people.example', message: 'Is it free?' };
    const body = { kind: 'listing', propertyId: listing._id, ...asha };
    enquiry = String((await buyer.call(contact, '/api/contact', { body })).json.id);
    await settleBackground();
  });
  afterEach(settleBackground);

  const mailTo = (address: string) => mails.findLast(({ to }) => to === address)!;
  const conversation = async () =>
    (
      (await buyer.call(readOwn, '/x')).json as {
        enquiries: { messages: { from: string; text: string }[] }[];
      }
    ).enquiries[0]!.messages;

  let sent = 0;
  type Parts = { from: string; to: string | undefined; text?: string; headers?: string[]; id?: string };
  /** A mail in the form of a mail server. */
  function raw({ from, to, text = 'Yes.', headers = [], id = `<${++sent}@mail.example>` }: Parts): Buffer {
    const lines = [
      ...headers,
      `From: Somebody <${from}>`,
      `To: ${to}`,
      'Subject: Re: New enquiry',
      `Message-ID: ${id}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ];
    return Buffer.from(lines.join('\r\n'));
  }
  const fromOwner = (more: Partial<Parts> = {}) =>
    raw({ from: owner.email, to: mailTo(owner.email).replyTo, ...more });

  test("adds the lister's reply by mail to the conversation, and mails the buyer's reply to it", async () => {
    const first = mailTo(owner.email);
    expect(first.replyTo).toMatch(/^reply\+[0-9a-f]{24}o[0-9a-z]{25}@localhost$/);
    const text =
      'Yes, it is free.\r\nCome on Sunday.\r\n\r\nOn Sat, 21 Nov 2026 at 10:00, Saptam <x@y.example>\r\nwrote:\r\n> Is it free?';
    expect(await receiveMail(fromOwner({ text }))).toBe('stored');
    await settleBackground();
    expect(await conversation()).toEqual([
      { from: 'owner', text: 'Yes, it is free.\nCome on Sunday.', at: expect.any(String) },
    ]);
    expect(await Lead.findOne({}).lean()).toMatchObject({
      state: 'contacted',
      firstAnsweredAt: expect.any(Date),
    });
    const told = mailTo('asha@people.example');
    expect(told.text).toContain('Come on Sunday.');
    expect(told.headers?.References).toBe(`<${enquiry}.s@localhost>`);
    expect(told.messageId).not.toBe(told.headers?.References);
    const back = raw({ from: 'Asha@People.example', to: told.replyTo, text: 'At ten?\r\n-- \r\nAsha' });
    expect(await receiveMail(back)).toBe('stored');
    await settleBackground();
    expect((await conversation()).map(({ from, text: said }) => `${from}: ${said}`)).toEqual([
      'owner: Yes, it is free.\nCome on Sunday.',
      'sender: At ten?',
    ]);
    expect(mailTo(owner.email).headers?.['In-Reply-To']).toBe(first.messageId);
    expect(await Lead.findOne({}).lean()).toMatchObject({ waitingSince: expect.any(Date) });
  });

  test('ignores a mail that arrives twice', async () => {
    const mail = fromOwner({ id: '<once@mail.example>' });
    expect([await receiveMail(mail), await receiveMail(mail)]).toEqual(['stored', 'repeated']);
    expect(await Promise.all([1, 2, 3].map(() => receiveMail(mail)))).toEqual(Array(3).fill('repeated'));
    expect(await conversation()).toHaveLength(1);
  });

  test('drops a forged or foreign mail with an anonymous line in the log', async () => {
    const address = mailTo(owner.email).replyTo!;
    const forged = address.replace(
      /o([0-9a-z])([0-9a-z]{24})@/,
      (_, a, rest) => `o${a === '0' ? '1' : '0'}${rest}@`,
    );
    const senders = address.replace(/o([0-9a-z]{25})@/, 's$1@');
    const info = jest.spyOn(log, 'info');
    const outcomes = [
      await receiveMail(fromOwner({ from: 'mallory@people.example' })),
      await receiveMail(fromOwner({ to: forged })),
      await receiveMail(fromOwner({ to: senders })),
      await receiveMail(fromOwner({ to: 'reply@localhost' })),
      await receiveMail(fromOwner({ headers: ['Auto-Submitted: auto-replied'] })),
      await receiveMail(
        fromOwner({ headers: ['Authentication-Results: mx; dmarc=fail header.from=people.example'] }),
      ),
      await receiveMail(fromOwner({ text: '> Is it free?' })),
      await receiveMail(Buffer.from([0xff, 0, 1, 2])),
    ];
    expect(outcomes).toEqual([
      'another sender',
      'no thread',
      'no thread',
      'no thread',
      'automatic',
      'another sender',
      'empty',
      'no thread',
    ]);
    expect(await conversation()).toEqual([]);
    const logged = JSON.stringify(info.mock.calls);
    expect(logged).toContain('an inbound mail was dropped');
    expect(logged).not.toMatch(/@|Is it free|Someone/);
  });

  test('stores no mail once the enquiry has been deleted', async () => {
    const mail = fromOwner();
    await Enquiry.deleteMany({});
    expect(await receiveMail(mail)).toBe('no thread');
  });

  test("reads an HTML mail with an attachment as its text and the file's name", async () => {
    const boundary = 'b1';
    const mail = [
      `From: ${owner.email}`,
      `To: ${mailTo(owner.email).replyTo}`,
      'Message-ID: <html@mail.example>',
      'MIME-Version: 1.0',
      `Content-Type: multipart/mixed; boundary=${boundary}`,
      '',
      `--${boundary}`,
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p{}</style><p>Yes &amp; no<br>हाँ</p><blockquote>Is it free?</blockquote>',
      `--${boundary}`,
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="plan.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
      `--${boundary}--`,
    ].join('\r\n');
    expect(await receiveMail(Buffer.from(mail))).toBe('stored');
    expect((await conversation())[0]?.text).toBe(
      'Yes & no\nहाँ\n\n[Attached to the mail, not passed on: plan.pdf]',
    );
  });

  test.each(['style', 'script', 'head', 'blockquote'])(
    'hides the content of <%s> in HTML only if the element ends, even beside a large inline picture',
    async (name) => {
      const text = async (html: string) =>
        (await parseMail(Buffer.from(`From: a@b.example\r\nContent-Type: text/html\r\n\r\n${html}`))).text;
      expect(await text(`One <${name} x="y">two</${name}><b>three</b>`)).toBe('One three');
      const other = name === 'script' ? 'style' : 'script';
      expect(await text(`One <${name.toUpperCase()}>two <${other}>no</${other}>three`)).toBe('One two three');
      expect(
        await text(`<img src="data:image/png;base64,${'A'.repeat(300_000)}"><${name}>x</${name}>Yes`),
      ).toBe('Yes');
    },
  );

  test('drops a mail with a harmful file, and keeps one waiting while the scanner is down', async () => {
    const attached = (content: Buffer) =>
      Buffer.from(
        [
          `From: ${owner.email}`,
          `To: ${mailTo(owner.email).replyTo}`,
          'Message-ID: <file@mail.example>',
          'MIME-Version: 1.0',
          'Content-Type: multipart/mixed; boundary=b1',
          '',
          '--b1',
          'Content-Type: text/plain',
          '',
          'Look at this',
          '--b1',
          'Content-Type: image/jpeg; name="plan.jpg"',
          'Content-Disposition: inline',
          'Content-Transfer-Encoding: base64',
          '',
          content.toString('base64'),
          '--b1--',
        ].join('\r\n'),
      );
    expect(await receiveMail(attached(EICAR))).toBe('harmful file');
    expect(await receiveMail(attached(Buffer.from('MZ\x90\0\0', 'latin1')))).toBe('harmful file');
    Object.assign(env(), { CLAMD_URL: 'tcp://127.0.0.1:1' });
    await expect(receiveMail(attached(Buffer.from('fine')))).rejects.toMatchObject({ code: 'unavailable' });
    Object.assign(env(), { CLAMD_URL: undefined });
    expect(await conversation()).toEqual([]);
    expect(await receiveMail(attached(Buffer.from('fine')))).toBe('stored');
  });

  test("adds the agency's answer and the buyer's reply by mail to the conversation", async () => {
    const admin = await signedIn('admin');
    await admin.browser.call(reply, '/x', { params: { id: enquiry }, body: { text: 'We look after it.' } });
    const told = mailTo('asha@people.example');
    expect(await receiveMail(raw({ from: 'asha@people.example', to: told.replyTo, text: 'Thank you' }))).toBe(
      'stored',
    );
    expect(await conversation()).toMatchObject([{ from: 'agency' }, { from: 'sender', text: 'Thank you' }]);
  });

  test('accepts mails for the agency only from its people for enquiries', async () => {
    const to = threadHeaders({ id: enquiry, side: THREAD_SIDES.agency }, true).replyTo;
    const [agent, accountant] = [
      await signedIn('admin', { officeRole: 'agent' }),
      await signedIn('admin', { officeRole: 'accountant' }),
    ];
    expect(await receiveMail(raw({ from: accountant.email, to }))).toBe('another sender');
    expect(await receiveMail(raw({ from: agent.email, to }))).toBe('stored');
  });

  test('accepts mails from the mail server only with its secret and within the size limit', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      new Browser().call(inbound, '/api/mail/inbound', { method: 'POST', body, headers });
    const mail = fromOwner().toString();
    for (const authorization of ['', 'Bearer wrong', `Bearer ${SECRET}x`])
      expect((await post({ authorization }, mail)).status).toBe(401);
    const authorization = `Bearer ${SECRET}`;
    // mail servers are not browsers
    const ok = await post(
      { authorization, 'content-type': 'message/rfc822', 'sec-fetch-site': 'cross-site' },
      mail,
    );
    expect([ok.status, ok.json]).toEqual([202, { stored: true }]);
    expect((await post({ authorization }, mail)).json).toEqual({ stored: false });
    expect((await post({ authorization, 'content-length': '20000000' }, 'x')).status).toBe(413);
  });

  test('fetches mailbox replies over IMAP once, and leaves those that cannot be stored', async () => {
    type Stored = { raw: string; flags: string[] };
    const mail = fromOwner({ text: 'From the mailbox' }).toString();
    const stranger = raw({ from: 'mallory@people.example', to: mailTo(owner.email).replyTo }).toString();
    const read = fromOwner({ text: 'Read by a person' }).toString();
    const messages: Stored[] = [
      { raw: mail, flags: [] },
      { raw: stranger, flags: [] },
      { raw: read, flags: ['\\Seen'] },
      { raw: `Subject: film\r\n\r\n${'x'.repeat(16 * 1024 * 1024)}`, flags: [] },
    ];
    const server = hoodiecrow({ storage: { INBOX: {}, '': { folders: { Answers: { messages } } } } });
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve(server.server.address().port)),
    );
    expect(await fetchMails()).toBe(0);
    const findById = jest.spyOn(Enquiry, 'findById');
    try {
      setMailbox(`imap://testuser:wrong@127.0.0.1:${port}/Answers`);
      const refused = await fetchMails().catch(String);
      expect(refused).toMatch(/mailbox cannot be read/);
      expect(refused).not.toContain('wrong');
      setMailbox(`imap://testuser:testpass@127.0.0.1:${port}/Answers`);
      findById.mockImplementationOnce(() => {
        throw new Error('the database is away');
      });
      expect(await fetchMails()).toBe(1);
      expect(messages.map(({ flags }) => flags.includes('\\Seen'))).toEqual([false, true, true, true]);
      expect(await fetchMails()).toBe(1);
      expect(await fetchMails()).toBe(0);
      await settleBackground();
      expect((await conversation()).map(({ from, text }) => [from, text])).toEqual([
        ['owner', 'From the mailbox'],
      ]);
      expect(mailTo('asha@people.example').text).toContain('From the mailbox');
    } finally {
      setMailbox(undefined);
      findById.mockRestore();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  });
});
