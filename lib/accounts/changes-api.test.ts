import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { POST as enquire } from '@/app/api/contact/route';
import { POST as guestLogin } from '@/app/api/guest/login/route';
import { DELETE as cancelChange, POST as changeEmail } from '@/app/api/user/email/change/route';
import { POST as undoChange } from '@/app/api/user/email/undo/route';
import { POST as verifyEmail } from '@/app/api/user/email/verify/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { POST as login } from '@/app/api/user/login/route';
import { POST as forgot } from '@/app/api/user/password/forgot/route';
import { POST as sendCode } from '@/app/api/user/phone/code/route';
import { POST as confirmCode } from '@/app/api/user/phone/confirm/route';
import { POST as register } from '@/app/api/user/register/route';
import { isPhoneConfirmed } from '@/lib/accounts/phone/data';
import { env } from '@/lib/platform/env';
import { sendSms } from '@/lib/platform/gateways/sms';
import { addressKey } from '@/lib/platform/http/client-ip';
import { hasZeroBits, PROOF_BITS, PROOF_HEADER } from '@/lib/platform/http/proof';
import { resetLimit, resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Challenge } from '@/models/platform/challenge';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { PASSWORD, signedIn } from '@/test/people';

useTestDb();
afterEach(settleBackground);

const input = { name: 'Asha', email: 'Asha@Home.example', password: 'mango-orchard', role: 'seller' };
const send = (handler: Parameters<Browser['call']>[0], browser: Browser, body?: unknown, method = 'POST') =>
  browser.call(handler, '/x', { method, ...(body !== undefined && { body }) });

/** The secret of the newest link to this address. */
async function linkTo(address: string): Promise<string> {
  const texts = (await mailsTo(address)).map(({ text }) => text).reverse();
  return texts.map((text) => /verify-email#([\w.-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
}
const verify = async (address: string) => send(verifyEmail, new Browser(), { token: await linkTo(address) });
const canSignIn = async (email: string) =>
  (await send(login, new Browser(), { email, password: PASSWORD })).status === 200;

type Task = { task: string; bits: number };
const taskOf = ({ json }: { json: Record<string, unknown> }) => (json.details as { proof: Task }).proof;

/** The answer of `api()` to the task of a 429 (lib/platform/browser/prove.ts). */
function solve({ task, bits }: Task): Record<string, string> {
  for (let answer = 0; ; answer++) {
    const proof = `${task}:${answer}`;
    if (hasZeroBits(createHash('sha256').update(proof).digest(), bits)) return { [PROOF_HEADER]: proof };
  }
}

const limitedTo = (factor: number) => {
  env().RATE_LIMIT_FACTOR = factor;
  resetLimiters();
};
afterEach(() => limitedTo(1000));

/** As many as sign up within the hour; two hundred take half a minute of work, which `VILLAGE=200` does. */
const VILLAGE = Number(process.env.VILLAGE ?? 30);

test('many people behind one address all sign up within the hour', async () => {
  const village = new Browser('100.64.0.8');
  limitedTo(1);
  const statuses: number[] = [];
  let asked = 0;
  for (let value = 0; value < VILLAGE; value++) {
    const body = { ...input, email: `village-${value}@home.example` };
    let reply = await village.call(register, '/x', { body });
    if (reply.status === 429) {
      asked++;
      expect(taskOf(reply).bits).toBeLessThanOrEqual(PROOF_BITS + 1);
      reply = await village.call(register, '/x', { body, headers: solve(taskOf(reply)) });
    }
    statuses.push(reply.status);
    // three minutes pass with every ten of them
    if (value % 10 === 9) {
      const passed = [
        { $set: { expiresAt: { $dateSubtract: { startDate: '$expiresAt', unit: 'minute', amount: 3 } } } },
      ];
      await Challenge.collection.updateMany({ purpose: 'work' }, passed);
      await resetLimit('write', addressKey(village.ip));
    }
  }
  expect([statuses.filter((status) => status === 201).length, asked]).toEqual([VILLAGE, VILLAGE - 20]);
  expect(await User.countDocuments({ email: /^village-/ })).toBe(VILLAGE);
});

const message = { name: 'Asha', phone: '9876543210', message: 'Is it still there?', fillMs: 9000 };

test.each([
  ['signs up', register, (n: number) => ({ ...input, email: `one-${n}@home.example` }), 201],
  ['looks as guests', guestLogin, () => ({}), 200],
  ['sends enquiries', enquire, (n: number) => ({ ...message, email: `one-${n}@home.example` }), 201],
  ['asks for mails', forgot, (n: number) => ({ email: `one-${n}@home.example` }), 200],
] as const)(
  'a village behind one address %s on and on, with work; the task is for one, once',
  async (what, handler, body, done) => {
    const [village, elsewhere] = [
      new Browser(`100.64.1.${what.length}`),
      new Browser(`100.64.2.${what.length}`),
    ];
    const from = (n: number, headers?: Record<string, string>, browser = village) =>
      browser.call(handler, '/x', { body: body(n), ...(headers && { headers }) });
    limitedTo(0.01);
    expect((await from(1)).status).toBe(done);
    const stopped = await from(2);
    expect(stopped).toMatchObject({ status: 429, json: { details: { proof: { bits: PROOF_BITS } } } });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    await resetLimit('write', addressKey(village.ip));
    const solved = solve(taskOf(stopped));
    expect((await from(2, { [PROOF_HEADER]: `${solved[PROOF_HEADER]}0` })).status).toBe(429);
    await resetLimit('write', addressKey(village.ip));
    expect((await from(2, solved)).status).toBe(done);
    await resetLimit('write', addressKey(village.ip));
    expect((await from(3, solved)).status).toBe(429);
    await from(4, undefined, elsewhere);
    expect((await from(5, solved, elsewhere)).status).toBe(429);
  },
);

test('work or not, one address does not write faster than any other', async () => {
  const bot = new Browser('100.64.3.1');
  limitedTo(0.01);
  await bot.call(enquire, '/x', { body: message });
  const first = taskOf(await bot.call(enquire, '/x', { body: message }));
  await bot.call(enquire, '/x', { body: message, headers: solve(first) });
  const hard = await bot.call(enquire, '/x', { body: message, headers: solve(first) });
  expect(hard.status).toBe(429);
  expect(hard.json.details).toBeUndefined();
});

describe('another e-mail address', () => {
  test('both mailboxes confirm; the old one can take it back, and anyone who changed it is signed out', async () => {
    const person = await signedIn('seller');
    const next = `new-${person.email}`;
    expect((await send(changeEmail, person.browser, { email: person.email })).status).toBe(400);
    expect((await send(changeEmail, person.browser, { email: next })).status).toBe(200);
    const reply = await verify(next);
    expect(reply.json.message).toContain('The other address has a mail too');
    expect(await canSignIn(person.email)).toBe(true);
    expect((await verify(person.email)).json.message).toContain('you sign in with your new address');
    expect([await canSignIn(next), await canSignIn(person.email)]).toEqual([true, false]);
    const out = await send(exportData, person.browser, undefined, 'GET');
    expect(out.json).toMatchObject({ emailChanges: [{ oldEmail: person.email, newEmail: next }] });
    expect(out.text).not.toMatch(/undoHash|oldHash/);
    const [, undo = ''] = (await linkTo(person.email)).split('undo.');
    expect((await send(undoChange, new Browser(), { token: undo })).status).toBe(200);
    expect([await canSignIn(next), await canSignIn(person.email)]).toEqual([false, true]);
    expect((await send(undoChange, new Browser(), { token: undo })).status).toBe(410);
    expect(await Session.countDocuments({ user: person.id })).toBe(1);
  });

  test('an address that has an account gets the same reply and no link; a change can be cancelled', async () => {
    const [person, other] = [await signedIn('seller'), await signedIn('buyer')];
    const taken = await send(changeEmail, person.browser, { email: other.email });
    expect(taken.status).toBe(200);
    expect((await mailsTo(other.email)).map(({ subject }) => subject).join()).toContain(
      'has an account already',
    );
    expect(await linkTo(other.email)).toBe('');
    const free = await send(changeEmail, person.browser, { email: `free-${person.email}` });
    expect(free.json.message).toBe(taken.json.message);
    await send(cancelChange, person.browser, undefined, 'DELETE');
    expect((await verify(`free-${person.email}`)).status).toBe(410);
  });
});

test('a phone number is confirmed by the code of a message, until it changes', async () => {
  const person = await signedIn('buyer');
  expect((await send(confirmCode, person.browser, { code: '000000' })).status).toBe(400);
  expect((await send(sendCode, person.browser)).status).toBe(200);
  await settleBackground();
  const folder = join(env().DATA_DIR, 'outbox');
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.sms.txt'));
  const [code = ''] = /\b\d{6}\b/.exec(readFileSync(join(folder, name), 'utf8').split('\n\n')[1] ?? '') ?? [];
  expect((await send(confirmCode, person.browser, { code })).status).toBe(200);
  expect(await isPhoneConfirmed(person.id)).toBe(true);
  expect((await send(confirmCode, person.browser, { code })).status).toBe(400);
  await User.updateOne({ _id: person.id }, { $set: { phone: '+919800000001' } });
  expect(await isPhoneConfirmed(person.id)).toBe(false);
});

describe('the gateway for text messages', () => {
  const got: { authorization: string | undefined; body: unknown }[] = [];
  let status = 200;
  const gateway = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    got.push({ authorization: request.headers.authorization, body });
    reply.writeHead(status).end();
  });
  beforeAll(() => new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    env().SMS_URL = undefined;
    gateway.close();
  });

  test('gets number and code as JSON, its name and password in a header; what it refuses is no error of the caller', async () => {
    const { port } = gateway.address() as AddressInfo;
    env().SMS_URL = `http://saptam:sec%20ret@127.0.0.1:${port}/send`;
    const person = await signedIn('buyer', { phone: '+919811100042' });
    expect((await send(sendCode, person.browser)).status).toBe(200);
    await settleBackground();
    const { authorization, body } = got[0] ?? {};
    expect(authorization).toBe(`Basic ${Buffer.from('saptam:sec ret').toString('base64')}`);
    expect(body).toEqual({
      to: '+919811100042',
      text: expect.stringMatching(/^\d{6} is your code/),
    });
    const [code = ''] = /\d{6}/.exec((body as { text: string }).text) ?? [];
    expect((await send(confirmCode, person.browser, { code })).status).toBe(200);
    status = 500;
    const values = { code: '123456', site: 'Saptam Group', minutes: '10' };
    await expect(sendSms('phone_code', '+919811100042', values)).rejects.toThrow('replied 500');
    expect((await send(sendCode, person.browser)).status).toBe(200);
  });
});
