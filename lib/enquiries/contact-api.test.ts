import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { POST } from '@/app/api/contact/route';
import { MIN_FILL_MS } from '@/lib/enquiries/rules';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { EMAIL_MESSAGE } from '@/lib/platform/text/email';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import { listLeads } from './lead-inbox/data';
import { leadSearchSchema } from './lead-inbox/schema';

useTestDb();

const form = {
  name: 'Asha',
  email: 'asha@home.example',
  phone: '+91 98220 12345',
  message: 'Is it free in May?',
};
const folder = () => join(String(process.env.DATA_DIR), 'outbox');
let owner: Person;
let propertyId: string;

beforeAll(async () => {
  owner = await signedIn('seller');
  const row = await Property.create({
    title: '3 BHK in Dharampeth',
    description: 'Corner flat.',
    price: 9_000_000,
    type: 'sale',
    category: 'Residential',
    address: 'Dharampeth, Nagpur',
    area: 1400,
    city: 'Nagpur',
    citySlug: 'nagpur',
    owner: owner.id,
  });
  propertyId = String(row._id);
});

beforeEach(async () => {
  resetLimiters();
  // no mail of the test before may be written while its folder is removed
  await settleBackground();
  await Enquiry.deleteMany({});
  await rm(folder(), { recursive: true, force: true });
});

const send = (body: object) => new Browser().call(POST, '/api/contact', { body });

async function mails(): Promise<string[]> {
  await settleBackground();
  const names = await readdir(folder()).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8')));
}

const mailsTo = async (address: string) =>
  (await mails()).filter((mail) => mail.split('\r\n').includes(`To: ${address}`));

test('an enquiry is stored with its listing and owner, and the owner gets one mail', async () => {
  const reply = await send({ ...form, propertyId, propertyTitle: 'A title that the client made up' });
  expect(reply.status).toBe(201);
  const row = await Enquiry.findOne().lean();
  expect(row).toMatchObject({ name: 'Asha', status: 'new', propertyTitle: '3 BHK in Dharampeth' });
  expect([String(row?.property), String(row?.owner)]).toEqual([propertyId, owner.id]);
  const sent = await mailsTo(owner.email);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('Is it free in May?');
});

test('"Reply" in the mail leads into the conversation, and the sender gets a receipt that repeats nothing that was typed', async () => {
  await send({ ...form, propertyId });
  expect((await mailsTo(owner.email))[0]).toMatch(/^Reply-To:\s+reply\+[0-9a-f]{24}o\w{25}@localhost\r$/m);
  const [receipt = '', ...more] = (await mailsTo(form.email)).map((mail) => mail.replace(/=\r\n/g, ''));
  expect(more).toEqual([]);
  expect(receipt).toContain('Hello Asha,');
  expect(receipt).toContain('3 BHK in Dharampeth');
  expect(receipt).toContain(`/properties/${propertyId}`);
  expect(receipt).toMatch(/^Reply-To:\s+reply\+[0-9a-f]{24}s\w{25}@localhost\r$/m);
  expect(receipt).not.toContain('Is it free');
  await send({ ...form, email: 'ravi@home.example', name: 'Win at https://evil.example' });
  expect((await mailsTo('ravi@home.example'))[0]).not.toContain('evil');
});

test('from the sheet of a listing name and mobile number suffice; without a kind the form still needs all four', async () => {
  const { email: _, ...short } = form;
  expect((await send({ ...short, propertyId })).status).toBe(400);
  expect((await send({ ...short, kind: 'listing', propertyId })).status).toBe(201);
  const row = await Enquiry.findOne().select('+matchKeys').lean();
  expect(row).toMatchObject({ phone: '+919822012345', matchKeys: ['p:+919822012345'] });
  expect(row?.email).toBeUndefined();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toContain('Phone: +919822012345');
  expect(mail).not.toContain('E-mail:');
  const { rows } = await listLeads(testActor(owner.id), leadSearchSchema.parse({}));
  expect(rows[0]).toMatchObject({ phone: '+919822012345' });
  expect(rows[0]).not.toHaveProperty('email');
});

test('an enquiry about no listing goes to the admins', async () => {
  expect((await send({ ...form, serviceLine: 'vridi' })).status).toBe(201);
  expect((await Enquiry.findOne().lean())?.serviceLine).toBe('vridi');
  expect(await mailsTo('hello@saptam.example')).toHaveLength(1);
});

test('a line break in a name makes no header of a mail', async () => {
  await send({ ...form, propertyId, name: 'Asha\r\nBcc: all@evil.example' });
  const sent = await mails();
  expect(sent).toHaveLength(2);
  for (const mail of sent) expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
});

test('the same form sent twice is one enquiry and one mail', async () => {
  const body = { ...form, idempotencyKey: crypto.randomUUID() };
  const [first, again] = [await send(body), await send(body)];
  expect(again.json.id).toBe(first.json.id);
  expect(await Enquiry.countDocuments()).toBe(1);
  expect(await mailsTo('hello@saptam.example')).toHaveLength(1);
  expect(await mailsTo(form.email)).toHaveLength(1);
});

test('a key that is not a UUID is refused, so that no program counts on it', async () => {
  expect(await send({ ...form, idempotencyKey: 'order-17' })).toMatchObject({
    status: 400,
    json: { issues: [{ path: 'idempotencyKey' }] },
  });
  expect(await Enquiry.countDocuments()).toBe(0);
});

test('another text under the same key is another enquiry', async () => {
  const body = { ...form, idempotencyKey: crypto.randomUUID() };
  const first = await send(body);
  const second = await send({ ...body, message: 'And is there a lift?' });
  expect(second.status).toBe(201);
  expect(second.json.id).not.toBe(first.json.id);
  expect((await Enquiry.find().lean()).map(({ message }) => message)).toEqual([
    'Is it free in May?',
    'And is there a lift?',
  ]);
});

test('a program is answered and not heard; a form sent at once waits and is taken; an unknown listing loses nothing', async () => {
  expect((await send({ ...form, website: 'http://spam.example' })).status).toBe(201);
  expect(await Enquiry.countDocuments()).toBe(0);
  const before = performance.now();
  expect((await send({ ...form, fillMs: MIN_FILL_MS - 300 })).status).toBe(201);
  expect(performance.now() - before).toBeGreaterThanOrEqual(290);
  await Enquiry.deleteMany({});
  expect((await send({ ...form, propertyId: 'f'.repeat(24), propertyTitle: 'Gone' })).status).toBe(201);
  expect((await Enquiry.findOne().lean())?.property).toBeUndefined();
});

async function withLimits(factor: number, job: () => Promise<void>): Promise<void> {
  const given = env();
  const { RATE_LIMIT_FACTOR } = given;
  given.RATE_LIMIT_FACTOR = factor;
  resetLimiters();
  try {
    await job();
  } finally {
    given.RATE_LIMIT_FACTOR = RATE_LIMIT_FACTOR;
    resetLimiters();
  }
}

test('a flood from one address is refused', () =>
  withLimits(0.1, async () => {
    const flooder = new Browser('198.51.100.9');
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await flooder.call(POST, '/api/contact', { body: form })).status);
    expect(statuses).toEqual([201, 201, 429]);
    expect((await new Browser('198.51.100.10').call(POST, '/api/contact', { body: form })).status).toBe(201);
  }));

test("nobody's mailbox is filled through the form, and every enquiry is stored", () =>
  withLimits(1, async () => {
    const browser = new Browser('198.51.100.20');
    const body = { ...form, propertyId, email: 'victim@home.example' };
    for (let i = 0; i < 8; i++) expect((await browser.call(POST, '/api/contact', { body })).status).toBe(201);
    expect(await Enquiry.countDocuments()).toBe(8);
    expect(await mailsTo(owner.email)).toHaveLength(8);
    expect(await mailsTo('victim@home.example')).toHaveLength(5);
  }));

/** A control character, an escape, a mark that turns letters around, halves of characters, a byte-order mark. */
test.each(['\0', '\x1b', '\x9f', '\u202e', '\u2066', '\ud800', '\udc00', '\ufeff'])(
  'what makes a text lie is taken out of name and message: %j',
  async (harm) => {
    for (const more of [{}, { kind: 'listing', propertyId, email: undefined }]) {
      await Enquiry.deleteMany({});
      const reply = await send({ ...form, ...more, name: `As${harm}ha`, message: `Is it${harm} free?` });
      expect([reply.status, reply.text]).toEqual([201, expect.any(String)]);
      expect(await Enquiry.findOne().lean()).toMatchObject({ name: 'Asha', message: 'Is it free?' });
    }
  },
);

test('a name or message of such characters alone, or a form without an address, is refused in words', async () => {
  const said = async (more: object) => {
    const { status, json } = await send({ ...form, ...more });
    return [status, json.message];
  };
  expect(await said({ name: '\u202e\0' })).toEqual([400, 'Name is required']);
  expect(await said({ message: '\ud800\x07' })).toEqual([400, 'Message is required']);
  expect(await said({ email: undefined })).toEqual([400, EMAIL_MESSAGE]);
});
