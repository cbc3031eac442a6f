import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST as sendVerification } from '@/app/api/user/email/send/route';
import { POST as verifyEmail } from '@/app/api/user/email/verify/route';
import { POST as login } from '@/app/api/user/login/route';
import { POST as forgot } from '@/app/api/user/password/forgot/route';
import { POST as reset } from '@/app/api/user/password/reset/route';
import { PUT as changePassword } from '@/app/api/user/password/route';
import { GET as listSessions, DELETE as signOutEverywhere } from '@/app/api/user/sessions/route';
import { env } from '@/lib/platform/env';
import { resetLimit, resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { OneTimeToken } from '@/models/platform/one-time-token';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { PASSWORD, signedIn } from '@/test/people';

useTestDb();
afterEach(settleBackground);

const NEXT = 'tamarind-bridge-7';

/** The secret of the newest mail to this address, from the outbox folder. */
function mailedSecret(email: string, page: string): string {
  const outbox = join(env().DATA_DIR, 'outbox');
  const mails = readdirSync(outbox)
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'));
  const mail = mails.filter((text) => text.includes(`To: ${email}`) && text.includes(page)).at(-1) ?? '';
  const plain = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  return new RegExp(`${page}#([\\w-]+)`).exec(plain)?.[1] ?? '';
}

const signIn = (email: string, password: string) =>
  new Browser().call(login, '/api/user/login', { body: { email, password } });

describe('forgotten password', () => {
  const ask = (email: string) => new Browser().call(forgot, '/x', { body: { email } });
  const use = (token: string, password = NEXT) =>
    new Browser().call(reset, '/x', { body: { token, password } });

  test('the mailed link works once, signs out everywhere and proves the address', async () => {
    const person = await signedIn('buyer');
    const known = await ask(person.email.toUpperCase());
    const unknown = await ask('nobody@people.example');
    expect([known.status, known.json]).toEqual([200, unknown.json]);
    await settleBackground();
    const token = mailedSecret(person.email, '/reset-password');
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await OneTimeToken.find({}).lean())).not.toContain(token);
    expect((await use(token, '123456')).status).toBe(400);
    expect((await use(token)).status).toBe(200);
    expect((await use(token)).json).toMatchObject({ code: 'gone' });
    expect(await Session.countDocuments({ user: person.id })).toBe(0);
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
    expect((await signIn(person.email, NEXT)).status).toBe(200);
    expect(await User.findById(person.id).lean()).toMatchObject({ isVerified: true });
  });

  test('an old link and a link for something else do not work', async () => {
    const person = await signedIn('buyer');
    await ask(person.email);
    await settleBackground();
    const token = mailedSecret(person.email, '/reset-password');
    const verify = await new Browser().call(verifyEmail, '/x', { body: { token } });
    expect(verify.status).toBe(410);
    await OneTimeToken.updateMany({ user: person.id }, { $set: { expiresAt: new Date(0) } });
    expect((await use(token)).status).toBe(410);
    expect((await use('x'.repeat(43))).status).toBe(410);
  });
});

test('a mailed link confirms the address, once', async () => {
  const person = await signedIn('seller', { isVerified: false });
  await person.browser.call(sendVerification, '/x', { method: 'POST' });
  await settleBackground();
  const body = { token: mailedSecret(person.email, '/verify-email') };
  expect((await new Browser().call(verifyEmail, '/x', { body })).status).toBe(200);
  expect(await User.findById(person.id).lean()).toMatchObject({ isVerified: true });
  expect((await new Browser().call(verifyEmail, '/x', { body })).status).toBe(410);
  expect((await person.browser.call(sendVerification, '/x', { method: 'POST' })).status).toBe(409);
});

describe('password and sessions', () => {
  test('changing the password asks for the old one and ends the other sessions', async () => {
    const person = await signedIn('buyer');
    await signIn(person.email, PASSWORD);
    const change = (currentPassword: string, password: string) =>
      person.browser.call(changePassword, '/x', { method: 'PUT', body: { currentPassword, password } });
    expect((await change('wrong', NEXT)).status).toBe(400);
    expect((await change(PASSWORD, 'qwerty')).status).toBe(400);
    expect((await change(PASSWORD, NEXT)).status).toBe(200);
    const list = await person.browser.call(listSessions, '/x');
    expect(list.json.sessions).toEqual([expect.objectContaining({ current: true })]);
    expect(list.text).not.toMatch(/idHash/);
    expect((await signIn(person.email, NEXT)).status).toBe(200);
  });

  test('signing out everywhere ends this session too', async () => {
    const person = await signedIn('buyer');
    await signIn(person.email, PASSWORD);
    const reply = await person.browser.call(signOutEverywhere, '/x', { method: 'DELETE' });
    expect(reply.json).toMatchObject({ ended: 2 });
    expect((await person.browser.call(listSessions, '/x')).status).toBe(401);
  });
});

function limitFactor(factor: number): void {
  env().RATE_LIMIT_FACTOR = factor;
  resetLimiters();
}

describe('limits on wrong passwords', () => {
  beforeAll(() => limitFactor(1));
  afterAll(() => limitFactor(Number(process.env.RATE_LIMIT_FACTOR)));

  test('a guesser is stopped; the owner in a known browser is not locked out', async () => {
    const person = await signedIn('buyer');
    const guess = (ip: string) =>
      new Browser(ip).call(login, '/x', { body: { email: person.email, password: 'wrong-guess' } });
    for (let i = 0; i < 8; i++) expect((await guess('192.0.2.1')).status).toBe(401);
    const stopped = await guess('192.0.2.1');
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    // many addresses at one account
    for (let i = 0; i < 22; i++) await guess(`198.51.100.${i}`);
    expect((await guess('198.51.100.200')).status).toBe(429);
    const own = await person.browser.call(login, '/x', { body: { email: person.email, password: PASSWORD } });
    expect(own.status).toBe(200);
  });

  test('a guesser behind the address of a village does not lock out who has signed in there before', async () => {
    const person = await signedIn('buyer');
    const { ip } = person.browser;
    const from = (browser: Browser, email: string, password = 'wrong-guess') =>
      browser.call(login, '/x', { body: { email, password } });
    for (let i = 0; i < 50; i++) await from(new Browser(ip), `nobody-${i}@home.example`);
    expect((await from(new Browser(ip), 'one-more@home.example')).status).toBe(429);
    expect((await from(person.browser, person.email, PASSWORD)).status).toBe(200);
    await resetLimit('loginAddress', ip);
  });
});

describe('guesses sent at once', () => {
  beforeAll(() => limitFactor(1));
  afterAll(() => limitFactor(Number(process.env.RATE_LIMIT_FACTOR)));

  test('are no more than guesses sent one after another', async () => {
    const person = await signedIn('buyer');
    const replies = await Promise.all(
      Array.from({ length: 40 }, () =>
        new Browser('192.0.2.77').call(login, '/x', {
          body: { email: person.email, password: 'wrong-guess' },
        }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(8);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(32);
  });
});
