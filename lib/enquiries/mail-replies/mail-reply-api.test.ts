import hoodiecrow from 'hoodiecrow-imap';
import { POST as reply } from '@/app/api/admin/enquiries/[id]/reply/route';
import { POST as contact } from '@/app/api/contact/route';
import { GET as readOwn } from '@/app/api/enquiry/route';
import { POST as inbound } from '@/app/api/mail/inbound/route';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { log } from '@/lib/platform/log/log';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { EICAR } from '@/test/dangerous-files';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { fetchMails, receiveMail } from './mutations';

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
  ((await buyer.call(readOwn, '/x')).json as { enquiries: { messages: { from: string; text: string }[] }[] })
    .enquiries[0]!.messages;

let sent = 0;
type Parts = { from: string; to: string | undefined; text?: string; headers?: string[]; id?: string };
/** A mail as a mail server has it. */
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

test('the lister answers the mail, the buyer reads it on the page and in a mail, and answers that', async () => {
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

test('the same mail again changes nothing', async () => {
  const mail = fromOwner({ id: '<once@mail.example>' });
  expect([await receiveMail(mail), await receiveMail(mail)]).toEqual(['stored', 'repeated']);
  expect(await Promise.all([1, 2, 3].map(() => receiveMail(mail)))).toEqual(Array(3).fill('repeated'));
  expect(await conversation()).toHaveLength(1);
});

test('what does not belong there is dropped with a line in the log that names nobody', async () => {
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
  expect(logged).not.toMatch(/@|Is it free|Somebody/);
});

test('who has lost the listing’s account, or whose enquiry is gone, cannot write any more', async () => {
  const mail = fromOwner();
  await Enquiry.deleteMany({});
  expect(await receiveMail(mail)).toBe('no thread');
});

test('a mail in HTML with an attachment: its words, and the name of the file', async () => {
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

test('a mail with a harmful file is dropped; with a scanner that is away it waits', async () => {
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

test('an answer of the agency reaches its thread too, and the buyer’s comes back to it', async () => {
  const admin = await signedIn('admin');
  await admin.browser.call(reply, '/x', { params: { id: enquiry }, body: { text: 'We look after it.' } });
  const told = mailTo('asha@people.example');
  expect(await receiveMail(raw({ from: 'asha@people.example', to: told.replyTo, text: 'Thank you' }))).toBe(
    'stored',
  );
  expect(await conversation()).toMatchObject([{ from: 'agency' }, { from: 'sender', text: 'Thank you' }]);
});

test('the mail server hands mails in with its secret only, and none that is too large', async () => {
  const post = (headers: Record<string, string>, body: string) =>
    new Browser().call(inbound, '/api/mail/inbound', { method: 'POST', body, headers });
  const mail = fromOwner().toString();
  for (const authorization of ['', 'Bearer wrong', `Bearer ${SECRET}x`])
    expect((await post({ authorization }, mail)).status).toBe(401);
  const authorization = `Bearer ${SECRET}`;
  // mail servers are no browsers
  const ok = await post(
    { authorization, 'content-type': 'message/rfc822', 'sec-fetch-site': 'cross-site' },
    mail,
  );
  expect([ok.status, ok.json]).toEqual([202, { stored: true }]);
  expect((await post({ authorization }, mail)).json).toEqual({ stored: false });
  expect((await post({ authorization, 'content-length': '20000000' }, 'x')).status).toBe(413);
});

test('answers in a mailbox are fetched over IMAP, each once, and one that cannot be stored waits there', async () => {
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
