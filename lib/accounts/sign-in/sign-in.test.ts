import { Types } from 'mongoose';
import { generateSync } from 'otplib';
import { PUT as saveSettings } from '@/app/api/admin/settings/route';
import { POST as createTask } from '@/app/api/admin/tasks/route';
import { DELETE as resetFactor } from '@/app/api/admin/users/[id]/second-factor/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { GET as factors } from '@/app/api/user/factors/route';
import { POST as signInOptions } from '@/app/api/user/login/passkey/options/route';
import { POST as passkeySignIn } from '@/app/api/user/login/passkey/route';
import { POST as login } from '@/app/api/user/login/route';
import { DELETE as removePasskey, PATCH as renamePasskey } from '@/app/api/user/passkeys/[id]/route';
import { POST as passkeyOptions } from '@/app/api/user/passkeys/options/route';
import { POST as addPasskey } from '@/app/api/user/passkeys/route';
import { POST as reset } from '@/app/api/user/password/reset/route';
import { PUT as changePassword } from '@/app/api/user/password/route';
import { POST as reveal } from '@/app/api/user/profile/[id]/reveal/route';
import { PUT as changeRole } from '@/app/api/user/profile/[id]/role/route';
import { POST as newCodes } from '@/app/api/user/recovery-codes/route';
import { POST as stepUpOptions } from '@/app/api/user/step-up/options/route';
import { POST as stepUp } from '@/app/api/user/step-up/route';
import { PUT as confirmTotp, DELETE as removeTotp, POST as startTotp } from '@/app/api/user/totp/route';
import { issueOneTimeToken } from '@/lib/platform/auth/one-time-token';
import { hashPassword } from '@/lib/platform/auth/password';
import type { UserRole } from '@/lib/platform/auth/roles';
import { secrets } from '@/lib/platform/crypto/secrets';
import { settleBackground } from '@/lib/platform/jobs/background';
import { rekeyTotpSecrets } from '@/lib/registries/key-rotation';
import { cleanUpPersonalData } from '@/lib/registries/personal-data/mutations';
import { Passkey } from '@/models/accounts/passkey';
import { SecondFactor } from '@/models/accounts/second-factor';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Challenge } from '@/models/platform/challenge';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { Authenticator } from '@/test/authenticator';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { PASSWORD, type Person, signedIn } from '@/test/people';

// ten hashes at the cost of the product take most of a second
jest.mock('@/lib/accounts/second-factor/constants', () => ({
  ...jest.requireActual<typeof import('@/lib/accounts/second-factor/constants')>(
    '@/lib/accounts/second-factor/constants',
  ),
  RECOVERY_HASH_COST: 16,
}));

describe('second factor', () => {
  useTestDb();
  afterEach(settleBackground);

  const HALF_MINUTE = 30;
  const code = (secret: string, later = 0) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * HALF_MINUTE });

  const send = (handler: Parameters<Browser['call']>[0], browser: Browser, body?: unknown, method = 'POST') =>
    browser.call(handler, '/x', { method, ...(body !== undefined && { body }) });

  const signIn = (person: Person, extra: Record<string, unknown> = {}, browser = new Browser()) =>
    send(login, browser, { email: person.email, password: PASSWORD, ...extra });

  async function withApp(person: Person) {
    const secret = String((await send(startTotp, person.browser)).json.secret);
    const used = code(secret);
    const reply = await send(confirmTotp, person.browser, { code: used }, 'PUT');
    expect(reply.status).toBe(200);
    return { secret, used, codes: reply.json.recoveryCodes as string[] };
  }

  async function withPasskey(person: Person, phone = new Authenticator(), name = 'Phone') {
    const options = await send(passkeyOptions, person.browser);
    const reply = await send(addPasskey, person.browser, { name, credential: phone.register(options.json) });
    return { phone, reply };
  }

  async function byPasskey(phone: Authenticator, browser = new Browser()) {
    const options = await send(signInOptions, browser);
    return send(passkeySignIn, browser, { credential: phone.answer(options.json) });
  }

  /** Simulates eleven minutes since the last factor. */
  const grow = (person: Person) =>
    Session.updateMany({ user: person.id }, { $set: { factorAt: new Date(Date.now() - 11 * 60_000) } });

  describe('authenticator app', () => {
    test('requires a code beside the password and accepts each code once', async () => {
      const person = await signedIn('seller');
      const elsewhere = new Browser();
      await signIn(person, {}, elsewhere);
      const { secret, used, codes } = await withApp(person);
      expect(await Session.countDocuments({ user: person.id })).toBe(1);
      expect(new Set(codes).size).toBe(10);
      const asked = await signIn(person);
      expect(asked).toMatchObject({ status: 401, json: { details: { secondFactor: { passkey: false } } } });
      expect(asked.headers.getSetCookie()).toEqual([]);
      // the code that activated the app is used up
      expect((await signIn(person, { code: used })).status).toBe(401);
      const next = code(secret, 1);
      const both = await Promise.all([1, 2].map(() => signIn(person, { code: next })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect((await signIn(person, { code: '000000' })).json.message).toMatch(/is wrong/);
    });

    test('signs in once with a recovery code, replaces old codes with new ones, and stores nothing readable', async () => {
      const person = await signedIn('seller');
      const { secret, codes } = await withApp(person);
      const [first = '', second = ''] = codes;
      expect((await signIn(person, { code: first.toUpperCase() })).status).toBe(200);
      expect((await signIn(person, { code: first })).status).toBe(401);
      const raw = JSON.stringify(await SecondFactor.collection.findOne({}));
      for (const value of [secret, ...codes, second.replace('-', '')]) expect(raw).not.toContain(value);
      const renewed = await send(newCodes, person.browser);
      expect(renewed.json.recoveryCodes).toHaveLength(10);
      expect((await signIn(person, { code: second })).status).toBe(401);
      expect((await send(factors, person.browser, undefined, 'GET')).json).toMatchObject({
        recoveryCodesLeft: 10,
        isSet: true,
      });
      const out = await send(exportData, person.browser, undefined, 'GET');
      expect(out.json).toMatchObject({ authenticator: { recoveryCodesLeft: 10 } });
      expect(out.text).not.toContain(secret);
    });

    test('neither locks out nor keeps confirmed a person after a clock ran two days ahead', async () => {
      const person = await signedIn('seller');
      const { secret } = await withApp(person);
      const ahead = new Date(Date.now() + 2 * 24 * 3_600_000);
      await SecondFactor.updateOne({ user: person.id }, { $inc: { totpLastStep: 2 * 2880 } });
      await Session.updateMany({ user: person.id }, { $set: { factorAt: ahead } });
      expect((await send(newCodes, person.browser)).json).toMatchObject({ code: 'step_up' });
      const now = code(secret);
      const both = await Promise.all([1, 2].map(() => signIn(person, { code: now })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    test('signs in by password alone after its removal, and notifies the person', async () => {
      const person = await signedIn('seller');
      await withApp(person);
      expect((await send(startTotp, person.browser)).status).toBe(409);
      expect((await send(removeTotp, person.browser, undefined, 'DELETE')).status).toBe(200);
      expect((await signIn(person)).status).toBe(200);
      const subjects = (await mailsTo(person.email)).map(({ text }) => text).join();
      expect(subjects).toMatch(/authenticator app was added[\s\S]*authenticator app was removed/);
    });
  });

  describe('passkeys', () => {
    test('allows several with names, signs in without a typed name, and refuses a revoked one', async () => {
      const person = await signedIn('broker');
      const { phone, reply } = await withPasskey(person);
      expect(reply).toMatchObject({ status: 201, json: { recoveryCodes: expect.any(Array) } });
      const { phone: key, reply: other } = await withPasskey(person, new Authenticator(), 'Key');
      expect(other.json.recoveryCodes).toBeUndefined();
      expect((await signIn(person)).json).toMatchObject({ details: { secondFactor: { passkey: true } } });
      const browser = new Browser();
      expect(await byPasskey(phone, browser)).toMatchObject({
        status: 200,
        json: { user: { _id: person.id } },
      });
      const id = String(reply.json.id);
      await browser.call(renamePasskey, '/x', {
        method: 'PATCH',
        params: { id },
        body: { name: 'My phone' },
      });
      expect((await send(factors, browser, undefined, 'GET')).json.passkeys).toMatchObject([
        { name: 'My phone', lastUsedAt: expect.any(String) },
        { name: 'Key' },
      ]);
      await browser.call(removePasskey, '/x', { method: 'DELETE', params: { id } });
      expect((await byPasskey(phone)).status).toBe(401);
      expect((await byPasskey(key)).status).toBe(200);
    });

    test('accepts a challenge once, for its purpose and person, and only with the person verified', async () => {
      const [person, other] = [await signedIn('seller'), await signedIn('seller')];
      const { phone } = await withPasskey(person);
      const options = await send(signInOptions, new Browser());
      const credential = phone.answer(options.json);
      expect((await send(passkeySignIn, new Browser(), { credential })).status).toBe(200);
      expect((await send(passkeySignIn, new Browser(), { credential })).status).toBe(401);
      const forStepUp = await send(stepUpOptions, person.browser);
      const wrong = phone.answer(forStepUp.json.passkey as Record<string, unknown>);
      expect((await send(passkeySignIn, new Browser(), { credential: wrong })).status).toBe(401);
      phone.verifies = false;
      expect((await byPasskey(phone)).status).toBe(401);
      phone.verifies = true;
      expect((await byPasskey(new Authenticator())).status).toBe(401);
      for (const origin of [
        'https://evil.example',
        'http://localhost:3001',
        'http://localhost.evil.example:3000',
      ]) {
        phone.origin = origin;
        expect((await byPasskey(phone)).status).toBe(401);
        const reply = (await withPasskey(other, Object.assign(new Authenticator(), { origin }))).reply;
        expect(reply.status).toBe(400);
      }
      phone.origin = 'http://localhost:3000';
      expect((await byPasskey(phone)).status).toBe(200);
      expect((await send(stepUp, other.browser, { credential: phone.answer(options.json) })).status).toBe(
        400,
      );
      // a copy has a lower counter than its original
      await Passkey.updateOne({ user: person.id }, { $set: { counter: 1000 } });
      expect((await byPasskey(phone)).status).toBe(401);
      await Challenge.updateMany({}, { $set: { expiresAt: new Date(0) } });
      expect((await withPasskey(other)).reply.status).toBe(201);
    });
  });

  describe('step-up', () => {
    const settings = { version: 0, settings: {} };

    test('asks again before sensitive actions after ten minutes, and accepts the password until there is a better factor', async () => {
      const [admin, person] = [await signedIn('admin'), await signedIn('seller')];
      const { browser } = admin;
      const params = { id: person.id };
      const calls = [
        () => browser.call(reveal, '/x', { params, body: { field: 'panNumber' } }),
        () => browser.call(changeRole, '/x', { method: 'PUT', params, body: { role: 'buyer' } }),
        () => send(saveSettings, browser, settings, 'PUT'),
        () => send(exportData, browser, undefined, 'GET'),
      ];
      await grow(admin);
      for (const call of calls)
        expect(await call()).toMatchObject({ status: 403, json: { code: 'step_up' } });
      const link = await browser.call(exportData, '/api/user/export', {
        headers: { 'sec-fetch-mode': 'navigate' },
      });
      expect(link.headers.get('location')).toBe('/confirm-identity?from=%2Fapi%2Fuser%2Fexport');
      expect((await send(stepUp, browser, { password: 'wrong' })).status).toBe(400);
      expect((await send(stepUp, browser, { password: PASSWORD })).status).toBe(200);
      for (const call of calls) expect((await call()).status).not.toBe(403);

      const { codes } = await withApp(admin);
      await grow(admin);
      expect((await send(stepUp, browser, { password: PASSWORD })).status).toBe(400);
      expect((await send(stepUp, browser, { code: codes[0] })).status).toBe(200);
      expect((await send(saveSettings, browser, { ...settings, version: 1 }, 'PUT')).status).not.toBe(403);
    });
  });

  describe('office accounts', () => {
    test('locks the admin area seven days after the first sign-in until there is a second factor', async () => {
      const [admin, person] = [await signedIn('admin'), await signedIn('seller')];
      const asked = () => send(saveSettings, admin.browser, { version: 99, settings: {} }, 'PUT');
      expect((await asked()).status).toBe(409);
      expect((await send(factors, admin.browser, undefined, 'GET')).json).toMatchObject({
        isRequired: true,
        dueAt: expect.any(String),
      });
      const weekAgo = new Date(Date.now() - 7 * 86_400_000);
      await User.updateOne({ _id: admin.id }, { $set: { secondFactorAskedAt: weekAgo } });
      const setUp = `/profile/${admin.id}/security#second-factor`;
      expect(await asked()).toMatchObject({ status: 403, json: { code: 'forbidden', details: { setUp } } });
      await withApp(admin);
      expect((await asked()).status).toBe(409);
      expect((await User.findById(person.id).lean())?.secondFactorAskedAt).toBeUndefined();
    });

    test("resets another member's lost factor after a step-up, mails the owner, logs it and signs out", async () => {
      const [admin, person] = [await signedIn('admin'), await signedIn('validator')];
      await withApp(person);
      const { phone } = await withPasskey(person);
      const reset = (id: string, { browser } = admin) =>
        browser.call(resetFactor, '/x', { method: 'DELETE', params: { id } });
      await grow(admin);
      expect(await reset(person.id)).toMatchObject({ status: 403, json: { code: 'step_up' } });
      expect((await reset(person.id, await signedIn('admin', { officeRole: 'moderator' }))).status).toBe(403);
      expect((await send(stepUp, admin.browser, { password: PASSWORD })).status).toBe(200);
      expect((await reset(admin.id)).status).toBe(409);
      expect((await reset('f'.repeat(24))).status).toBe(404);
      expect((await signIn(person)).status).toBe(401);
      expect((await reset(person.id)).status).toBe(200);
      expect((await reset(person.id)).status).toBe(409);
      expect((await send(factors, person.browser, undefined, 'GET')).status).toBe(401);
      expect((await byPasskey(phone)).status).toBe(401);
      expect(await SecondFactor.countDocuments({ user: person.id })).toBe(0);
      expect((await signIn(person)).status).toBe(200);
      const entry = { action: 'user.factor-reset', actor: admin.id, targetId: person.id };
      expect(await AuditEntry.countDocuments(entry)).toBe(1);
      await settleBackground();
      expect((await mailsTo(person.email)).map(({ text }) => text).join()).toContain('removed by our office');
    });
  });

  test('re-encrypts factor secrets with the newest key, and deletes them with the account', async () => {
    const person = await signedIn('seller');
    const { secret } = await withApp(person);
    await withPasskey(person);
    const { data } = secrets();
    data.unshift({ version: 2, key: new Uint8Array(32).fill(7) });
    expect(await rekeyTotpSecrets()).toBeGreaterThan(0);
    expect(await rekeyTotpSecrets()).toBe(0);
    const old = data.pop();
    expect((await signIn(person, { code: code(secret, 1) })).status).toBe(200);
    if (old) data.push(old);
    await User.updateOne({ _id: person.id }, { $set: { erasureRequestedAt: new Date(0) } });
    await cleanUpPersonalData();
    data.shift();
    expect(await User.countDocuments({ _id: person.id })).toBe(0);
    for (const rows of [SecondFactor, Passkey, Challenge])
      expect(await rows.collection.countDocuments({ user: new Types.ObjectId(person.id) })).toBe(0);
  });

  test('reports a sign-in from a new browser by mail, but not from a known one', async () => {
    const person = await signedIn('seller');
    expect(await mailsTo(person.email)).toEqual([]);
    await signIn(person, {}, person.browser);
    expect(await mailsTo(person.email)).toEqual([]);
    await signIn(person);
    const [mail] = await mailsTo(person.email);
    expect(mail).toMatchObject({ subject: expect.stringContaining('New sign-in') });
    expect(mail?.text).toContain('203.0.113.7');
  });

  test('hashes recovery codes at the production cost', async () => {
    const { RECOVERY_HASH_COST } = jest.requireActual<
      typeof import('@/lib/accounts/second-factor/constants')
    >('@/lib/accounts/second-factor/constants');
    expect(RECOVERY_HASH_COST).toBe(16_384);
  });
});

describe('staff passwords', () => {
  useTestDb();
  afterEach(settleBackground);

  const ELEVEN = 'mango-grove';
  const TWELVE = 'mango-grove1';
  const TOO_SHORT = 'Password must be at least 12 characters';

  const change = ({ browser }: Person, password: string, currentPassword = PASSWORD) =>
    browser.call(changePassword, '/api/user/password', {
      method: 'PUT',
      body: { currentPassword, password },
    });

  const withLink = async ({ id, email }: Person) => {
    const token = await issueOneTimeToken('reset-password', id, email);
    return (password: string) =>
      new Browser().call(reset, '/api/user/password/reset', { body: { token, password } });
  };

  async function withPasskey({ browser }: Person): Promise<void> {
    const options = await browser.call(passkeyOptions, '/x', { method: 'POST' });
    const credential = new Authenticator().register(options.json);
    expect((await browser.call(addPasskey, '/x', { body: { name: 'Phone', credential } })).status).toBe(201);
  }

  const signIn = async ({ email }: Person, password: string) => {
    const browser = new Browser();
    expect((await browser.call(login, '/api/user/login', { body: { email, password } })).status).toBe(200);
    return browser;
  };

  const addTask = (browser: Browser) =>
    browser.call(createTask, '/api/admin/tasks', { body: { text: 'Call the society', day: '2026-11-30' } });

  const STAFF: [UserRole, Record<string, unknown>][] = [
    ['admin', {}],
    ['admin', { officeRole: 'agent' }],
    ['validator', {}],
  ];

  test.each(STAFF)('%s %o must choose a password of 12 characters, not 11', async (role, extra) => {
    const person = await signedIn(role, extra);
    expect(await change(person, ELEVEN)).toMatchObject({
      status: 400,
      json: { message: TOO_SHORT, issues: [{ path: 'password', message: TOO_SHORT }] },
    });
    expect((await change(person, TWELVE)).status).toBe(200);
  });

  test('members may still choose six characters', async () => {
    for (const role of ['buyer', 'seller', 'broker'] as const)
      expect((await change(await signedIn(role), 'plum-7')).status).toBe(200);
  });

  test('refuses a short password for staff from a reset link, which can be used again', async () => {
    const send = await withLink(await signedIn('admin'));
    expect(await send(ELEVEN)).toMatchObject({ status: 400, json: { message: TOO_SHORT } });
    expect((await send(TWELVE)).status).toBe(200);
    expect((await (await withLink(await signedIn('seller')))('plum-7')).status).toBe(200);
  });

  test('staff with a passkey may have a shorter password', async () => {
    const person = await signedIn('admin');
    await withPasskey(person);
    expect((await change(person, ELEVEN)).status).toBe(200);
    expect((await addTask(person.browser)).status).toBe(201);
  });

  test('makes a member with a short password choose a longer one or a passkey before working as staff', async () => {
    for (const way of ['password', 'passkey'] as const) {
      const person = await signedIn('seller', { passwordHash: await hashPassword(ELEVEN) });
      await User.updateOne({ _id: person.id }, { $set: { role: 'admin', officeRole: 'agent' } });
      const browser = await signIn(person, ELEVEN);
      const refused = await addTask(browser);
      expect(refused).toMatchObject({
        status: 403,
        json: {
          message: expect.stringContaining('at least 12 characters, or add a passkey'),
          details: { setUp: `/profile/${person.id}/security#password` },
        },
      });
      if (way === 'password') expect((await change({ ...person, browser }, TWELVE, ELEVEN)).status).toBe(200);
      else await withPasskey({ ...person, browser });
      expect((await addTask(browser)).status).toBe(201);
    }
  });

  test('knows the length of a sign-up’s password when its account becomes staff', async () => {
    const person = await signedIn('seller', { hasShortPassword: true });
    await User.updateOne({ _id: person.id }, { $set: { role: 'admin' } });
    expect((await addTask(person.browser)).status).toBe(403);
  });
});
