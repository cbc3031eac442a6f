import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { PUT as keepAccount, DELETE as requestErasure } from '@/app/api/user/account/route';
import { GET as openDocument, DELETE as removeDocument } from '@/app/api/user/documents/[id]/route';
import { POST as upload } from '@/app/api/user/documents/route';
import { POST as sendVerification } from '@/app/api/user/email/send/route';
import { POST as verifyEmail } from '@/app/api/user/email/verify/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { POST as login } from '@/app/api/user/login/route';
import { POST as forgot } from '@/app/api/user/password/forgot/route';
import { POST as reset } from '@/app/api/user/password/reset/route';
import { PUT as changePassword } from '@/app/api/user/password/route';
import { GET as listSessions, DELETE as signOutEverywhere } from '@/app/api/user/sessions/route';
import { shortenAddress } from '@/lib/account/mutations';
import { readLogAfter } from '@/lib/cache/data';
import { env } from '@/lib/env';
import { resetLimiters } from '@/lib/http/rate-limit';
import { settleBackground } from '@/lib/jobs/background';
import { runLeased } from '@/lib/jobs/lease';
import { sweep } from '@/lib/jobs/sweep';
import { Activity } from '@/models/activity';
import { AuditEntry } from '@/models/audit-entry';
import { Enquiry } from '@/models/enquiry';
import { Guest } from '@/models/guest';
import { JobLease } from '@/models/job-lease';
import { OneTimeToken } from '@/models/one-time-token';
import { Property } from '@/models/property';
import { Report } from '@/models/report';
import { Session } from '@/models/session';
import { User } from '@/models/user';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { PASSWORD, signedIn } from '@/test/people';

useTestDb();
afterEach(settleBackground);

const DAY_MS = 86_400_000;
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
  const person = await signedIn('seller');
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

describe('documents', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const form = (bytes: Uint8Array, type = 'pan', name = 'pan card.png') => {
    const data = new FormData();
    data.append('type', type);
    data.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
    return data;
  };
  const filesOf = (id: string) => {
    const folder = join(env().DATA_DIR, 'private', id);
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  test('the owner opens it, an admin on record, a stranger not; nothing lies in the public folder', async () => {
    const [person, stranger, admin] = await Promise.all([
      signedIn('seller'),
      signedIn('seller'),
      signedIn('admin'),
    ]);
    const reply = await person.browser.call(upload, '/x', { body: form(PNG) });
    expect(reply.status).toBe(201);
    const params = { id: String(reply.json._id) };
    const own = await person.browser.call(openDocument, '/x', { params });
    expect(own.status).toBe(200);
    expect(own.headers.get('content-type')).toBe('image/png');
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    expect(own.headers.get('content-security-policy')).toContain('sandbox');
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect((await stranger.browser.call(openDocument, '/x', { params })).status).toBe(404);
    expect((await stranger.browser.call(removeDocument, '/x', { method: 'DELETE', params })).status).toBe(
      404,
    );
    expect((await admin.browser.call(openDocument, '/x', { params })).status).toBe(200);
    expect(await AuditEntry.countDocuments({ action: 'document.view', targetId: params.id })).toBe(1);
    expect(filesOf(person.id)).toHaveLength(1);
    expect((await person.browser.call(removeDocument, '/x', { method: 'DELETE', params })).status).toBe(200);
    expect(filesOf(person.id)).toHaveLength(0);
  });

  test.each([
    ['a page called png', Buffer.from('<html><script>alert(1)</script></html>'.padEnd(64)), 'pan', 415],
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(64)),
      'pan',
      415,
    ],
    ['nothing', Buffer.alloc(0), 'pan', 415],
    ['an unknown kind', PNG, 'passport', 400],
  ])('refuses %s and keeps nothing', async (_name, bytes, type, status) => {
    const person = await signedIn('seller');
    expect((await person.browser.call(upload, '/x', { body: form(bytes, type) })).status).toBe(status);
    expect(filesOf(person.id)).toHaveLength(0);
  });

  test('there is an end to how many', async () => {
    const person = await signedIn('seller');
    const statuses: number[] = [];
    for (let i = 0; i < 13; i++) {
      statuses.push((await person.browser.call(upload, '/x', { body: form(PNG) })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(12);
    expect(statuses.at(-1)).toBe(409);
    expect(filesOf(person.id)).toHaveLength(12);
  });
});

describe('data of one person', () => {
  test('the export holds everything, nothing of others and no secret', async () => {
    const [person, other] = [await signedIn('seller'), await signedIn('seller')];
    await Activity.create({
      user: person.id,
      action: 'page_view',
      metadata: { page: '/mine' },
      timestamp: new Date(),
    });
    await Activity.create({
      user: other.id,
      action: 'page_view',
      metadata: { page: '/theirs' },
      timestamp: new Date(),
    });
    const now = new Date();
    await Guest.create({
      guestID: 'guest_before_signing_in',
      adoptedBy: person.id,
      lastActive: now,
      ip: '203.0.113.5',
    });
    const report = { property: person.id, reason: 'price', details: 'Wrong price, I asked', user: person.id };
    await Report.collection.insertOne({ ...report, user: new Types.ObjectId(person.id), createdAt: now });
    const reply = await person.browser.call(exportData, '/x');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-/);
    expect(reply.json).toMatchObject({ profile: { email: person.email } });
    expect(reply.text).toContain('/mine');
    expect(reply.text).toContain('guest_before_signing_in');
    expect(reply.text).toContain('Wrong price, I asked');
    expect(reply.text).not.toContain('phash');
    expect(reply.text).not.toContain('/theirs');
    expect(reply.text).not.toMatch(/passwordHash|\$2[aby]\$|idHash/);
    expect(await AuditEntry.countDocuments({ action: 'user.export', actor: person.id })).toBe(1);
  });

  test('erasure waits for its grace period, can be taken back, and then leaves nothing', async () => {
    const person = await signedIn('seller');
    const ask = (password: string) =>
      person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password } });
    expect((await ask('wrong')).status).toBe(400);
    expect((await ask(PASSWORD)).json).toMatchObject({ erasureAt: expect.any(String) });
    await person.browser.call(keepAccount, '/x', { method: 'PUT' });
    await sweep(new Date(Date.now() + 15 * DAY_MS));
    expect(await User.countDocuments({ _id: person.id })).toBe(1);

    const signedInAgain = await signIn(person.email, PASSWORD);
    expect(signedInAgain.status).toBe(200);
    expect((await ask(PASSWORD)).status).toBe(200);
    await Property.create({
      title: 'A flat',
      description: 'With a view',
      price: 1,
      type: 'sale',
      category: 'Plots',
      address: 'Nagpur',
      area: 1,
      city: 'Nagpur',
      citySlug: 'nagpur',
      owner: person.id,
    });
    await sweep(new Date(Date.now() + 13 * DAY_MS));
    expect(await User.countDocuments({ _id: person.id })).toBe(1);
    const ours = new Types.ObjectId(person.id);
    await Report.collection.insertOne({ property: ours, reason: 'price', details: 'Wrong', user: ours });
    await Enquiry.collection.insertOne({ name: 'A', email: 'a@b.example', owner: ours, assignee: ours });
    const { seq } = await readLogAfter(0);
    await sweep(new Date(Date.now() + 15 * DAY_MS));
    // every process of the site drops the pages that show the listing
    expect((await readLogAfter(seq)).tags).toContain('site');
    const left = await Promise.all([
      User.countDocuments({ _id: person.id }),
      Session.countDocuments({ user: person.id }),
      Property.countDocuments({ owner: person.id }),
      Activity.countDocuments({ user: person.id }),
      Report.countDocuments({ user: person.id }),
      Enquiry.countDocuments({ $or: [{ owner: person.id }, { assignee: person.id }] }),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await AuditEntry.countDocuments({ action: 'user.erased', targetId: person.id })).toBe(1);
  });
});

describe('jobs', () => {
  test('old trails go, old addresses are shortened, young ones stay', async () => {
    const at = (days: number) => new Date(Date.now() - days * DAY_MS);
    const entry = (days: number, ip: string) => ({
      guestID: 'guest_old',
      action: 'other',
      timestamp: at(days),
      ip,
    });
    await Activity.collection.insertMany([
      entry(400, '203.0.113.1'),
      entry(40, '203.0.113.77'),
      entry(40, '2001:db8:1:2::9'),
      entry(1, '203.0.113.78'),
    ]);
    await sweep();
    await sweep();
    const left = await Activity.find({ guestID: 'guest_old' }).sort({ timestamp: 1 }).lean();
    expect(left.map(({ ip }) => ip).sort()).toEqual(['2001:db8::', '203.0.113.0', '203.0.113.78']);
  });

  test.each([
    ['203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8::'],
    ['::1', '::'],
  ])('%s → %s', (full, short) => expect(shortenAddress(full)).toBe(short));

  test('of several processes one runs a job, until its time is over', async () => {
    let runs = 0;
    const attempt = () =>
      runLeased('once', 60_000, async () => {
        runs += 1;
      });
    await Promise.all([attempt(), attempt(), attempt(), attempt()]);
    expect(runs).toBe(1);
    await JobLease.updateOne({ name: 'once' }, { $set: { until: new Date(0) } });
    expect(await attempt()).toBe(true);
    expect(runs).toBe(2);
  });
});
