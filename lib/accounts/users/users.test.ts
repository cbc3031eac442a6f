import fc from 'fast-check';
import { PUT as stateAge } from '@/app/api/user/age/route';
import { POST as login } from '@/app/api/user/login/route';
import { POST as logout } from '@/app/api/user/logout/route';
import { GET as me } from '@/app/api/user/me/route';
import { POST as reveal } from '@/app/api/user/profile/[id]/reveal/route';
import { PUT as changeRole } from '@/app/api/user/profile/[id]/role/route';
import { GET as readProfile, PUT as writeProfile } from '@/app/api/user/profile/[id]/route';
import { POST as register } from '@/app/api/user/register/route';
import { accountLinks, navLinks } from '@/components/shell/header/nav-links';
import { totpCodeSchema } from '@/lib/accounts/second-factor/schema';
import { isPermitted } from '@/lib/platform/auth/permissions';
import { OFFICE_ROLES, type OfficeRole } from '@/lib/platform/auth/roles';
import { greeting, landingPath, safePath } from '@/lib/platform/browser/identity';
import { decrypt, encrypt } from '@/lib/platform/crypto/encrypt';
import { settleBackground } from '@/lib/platform/jobs/background';
import { normalizePhone } from '@/lib/platform/text/phone';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { PASSWORD, type Person, signedIn } from '@/test/people';
import { isAdultStated } from './data';
import { aadhaarHint, hasVerhoeffCheckDigit, panHint } from './rules';
import { factorCodeSchema, profileUpdateSchema } from './schema';

describe('account rules', () => {
  const key = (version: number) => ({ version, key: new Uint8Array(32).fill(version) });

  describe('encrypted identity numbers', () => {
    test('opens with the same context and a key that still exists', () => {
      fc.assert(
        fc.property(fc.string({ maxLength: 40 }), (plain) => {
          const encrypted = encrypt(plain, 'u1:panNumber', [key(1)]);
          expect(decrypt(encrypted, 'u1:panNumber', [key(2), key(1)])).toBe(plain);
        }),
      );
    });

    test('does not open for another person or field, with a changed byte, or without the key', () => {
      const encrypted = encrypt('ABCDE1234F', 'u1:panNumber', [key(1)]);
      expect(() => decrypt(encrypted, 'u2:panNumber', [key(1)])).toThrow();
      expect(() => decrypt(encrypted, 'u1:aadhaarNumber', [key(1)])).toThrow();
      const changed = `${encrypted.data.startsWith('A') ? 'B' : 'A'}${encrypted.data.slice(1)}`;
      expect(() => decrypt({ ...encrypted, data: changed }, 'u1:panNumber', [key(1)])).toThrow();
      expect(() => decrypt(encrypted, 'u1:panNumber', [key(2)])).toThrow(/version 1/);
    });

    test('reveals no character of a short number in the mask', () => {
      expect(encrypt('1234', 'c', [key(1)]).last4).toBe('');
    });
  });

  describe('identity number hints', () => {
    test('detects every wrong digit and every swap of two neighbours', () => {
      expect(hasVerhoeffCheckDigit('2363')).toBe(true);
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
          const digits = [...'2363'];
          digits[at] = String((Number(digits[at]) + by) % 10);
          expect(hasVerhoeffCheckDigit(digits.join(''))).toBe(false);
        }),
      );
      expect(hasVerhoeffCheckDigit('3263')).toBe(false);
    });
    test('warns but never rejects', () => {
      expect(aadhaarHint('')).toBeUndefined();
      expect(aadhaarHint('12')).toMatch(/12 digits/);
      expect(panHint('abcde1234f')).toBeUndefined();
      expect(panHint('12345')).toMatch(/ABCDE1234F/);
    });
  });

  test.each([
    ['98220 12345', '+919822012345'],
    ['+91 98220-12345', '+919822012345'],
    ['09822012345', '+919822012345'],
    ['+14155552671', '+14155552671'],
    ['12345', undefined],
    // a Mumbai landline without its 0
    ['2222222222', '+912222222222'],
    ['0000000000', undefined],
    ['call me', undefined],
  ])('phone %s', (typed, stored) => expect(normalizePhone(typed)).toBe(stored));

  describe('after login', () => {
    const origin = 'https://saptam.example';
    test.each([
      ['/profile/1?tab=2', '/profile/1?tab=2'],
      ['//evil.example', undefined],
      ['/\\evil.example', undefined],
      ['/\t/evil.example', undefined],
      ['/.//evil.example', undefined],
      ['/a/..//evil.example', undefined],
      ['/%2e//evil.example/', undefined],
      ['https://evil.example/', undefined],
      ['javascript:alert(1)', undefined],
      [null, undefined],
    ])('from %s', (from, path) => expect(safePath(from, origin)).toBe(path));

    test('redirects buyers and sellers to the list and others to the home page', () => {
      expect(
        ['buyer', 'Seller', 'broker', 'admin', 'Admin', 'validator'].map((role) => landingPath(role)),
      ).toEqual(['/properties', '/properties', '/', '/', '/', '/']);
    });

    test('greets by name, or by email address without one', () => {
      expect(greeting({ name: 'Asha', email: 'a@b.c', role: 'buyer', isGuest: false })).toBe(
        'Welcome back, Asha',
      );
      expect(greeting({ email: 'a@b.c', role: 'buyer', isGuest: false })).toBe('Welcome back, a@b.c');
      expect(greeting({ email: '', role: 'buyer', isGuest: true })).toBe('Guest buyer session started!');
    });
  });

  describe('navigation bar', () => {
    const labels = (visitor: Parameters<typeof navLinks>[0]) => ({
      row: navLinks(visitor).map(({ label }) => label),
      account: accountLinks(visitor).map(({ label }) => label),
    });
    test('shows each kind of visitor their links in the row and in the account menu', () => {
      const row = ['Property List', 'Add Property', 'Services'];
      expect(labels({ kind: 'anonymous' })).toEqual({ row: ['Login', 'Register', 'Services'], account: [] });
      expect(labels({ kind: 'guest' })).toEqual({ row, account: [] });
      expect(labels({ kind: 'user', id: '1', role: 'buyer' })).toEqual({
        row,
        account: ['Today', 'My properties', 'Leads', 'Alerts', 'My enquiries', 'My visits', 'Profile'],
      });
      const links = accountLinks({ kind: 'user', id: '1', role: 'seller', waiting: 3 });
      expect(links.filter(({ count }) => count).map(({ label, count }) => [label, count])).toEqual([
        ['Leads', 3],
      ]);
      expect(labels({ kind: 'user', id: '1', role: 'admin' })).toEqual({
        row: ['Property List', 'Add Property', 'User Guest Tracker', 'Contact List'],
        account: ['Dashboard', 'Queue', 'Profile'],
      });
    });
    test('shows staff the pages of their office role', () => {
      const paths = (office: OfficeRole) => {
        const visitor = { kind: 'user', id: '1', role: 'admin', office } as const;
        return [...navLinks(visitor), ...accountLinks(visitor)].map(({ href }) => href);
      };
      for (const office of OFFICE_ROLES) {
        const adds = isPermitted({ role: 'admin', office }, 'listings');
        expect(paths(office).includes('/admin/properties/new')).toBe(adds);
      }
      expect(paths('admin')).toContain('/admin/profile/1');
      expect(paths('agent')).toContain('/profile/1');
      expect(paths('read-only')).not.toContain('/admin/properties/new');
      expect(paths('accountant')).toEqual(['/admin/earnings', '/profile/1']);
    });
  });

  test('accepts digits of a Marathi or Hindi keyboard in identity numbers and codes', () => {
    expect(aadhaarHint('१२३')).toBe('An Aadhaar number has 12 digits');
    expect(panHint('ABCDE१२३४F')).toBeUndefined();
    expect(factorCodeSchema.parse('१२३ ४५६')).toBe('123456');
    expect(totpCodeSchema.parse({ code: '१२३४५६' })).toEqual({ code: '123456' });
    const { aadhaarNumber } = profileUpdateSchema.parse({
      name: 'आशा',
      phone: '९८२२०१२३४५',
      aadhaarNumber: '२३४५ ६७८९ ०१२४',
    });
    expect(aadhaarNumber).toBe('2345 6789 0124');
  });
});

describe('age api', () => {
  useTestDb();
  afterEach(settleBackground);

  const send = (email: string, more: object) =>
    new Browser().call(register, '/api/user/register', {
      body: { name: 'Asha', email, password: 'mango-orchard', role: 'seller', ...more },
    });
  const stored = (email: string) => User.findOne({ emailKey: email }).lean();

  describe('age statement', () => {
    test('is stored at sign-up, and asked later if the account opened without it', async () => {
      expect((await send('adult@home.example', { isAdult: true })).status).toBe(201);
      expect(await stored('adult@home.example')).toMatchObject({ adultStatedAt: expect.any(Date) });
      expect((await send('open@home.example', {})).status).toBe(201);
      expect((await stored('open@home.example'))?.adultStatedAt).toBeUndefined();
    });

    test.each([false, 'yes', 1])('opens no account for %p', async (isAdult) => {
      const reply = await send('minor@home.example', { isAdult });
      expect([reply.status, reply.json.message]).toEqual([400, 'You must be 18 or over to have an account']);
      expect(await stored('minor@home.example')).toBeNull();
    });

    test('is given later by an open account, and closes the account of a person under 18', async () => {
      const state = ({ browser }: Person, isAdult: unknown) =>
        browser.call(stateAge, '/api/user/age', { method: 'PUT', body: { isAdult } });
      const [person, child] = [await signedIn('buyer'), await signedIn('buyer')];
      expect(await isAdultStated(person.id)).toBe(false);
      expect((await state(person, 'yes')).status).toBe(400);
      expect((await state(person, true)).json).toEqual({
        message: 'Thank you. We’ve recorded your statement',
      });
      expect(await isAdultStated(person.id)).toBe(true);
      expect((await state(child, false)).json).toMatchObject({ erasureAt: expect.any(String) });
      expect(await User.findById(child.id).lean()).toMatchObject({ erasureRequestedAt: expect.any(Date) });
      expect(await isAdultStated(child.id)).toBe(false);
    });
  });
});

describe('user api', () => {
  useTestDb();
  afterEach(settleBackground);

  const profilePath = (id: string) => ({ path: `/api/user/profile/${id}`, params: { id } });

  describe('POST /api/user/register', () => {
    const input = { name: 'Asha', email: 'Asha@Home.example', password: 'mango-orchard', role: 'seller' };
    const send = (body: unknown) => new Browser().call(register, '/api/user/register', { body });

    test('creates an account that can sign in, without returning the hash', async () => {
      const reply = await send({ ...input, phone: '98220 12345' });
      expect(reply.status).toBe(201);
      expect(reply.text).not.toMatch(/hash|\$2[aby]\$/i);
      const stored = await User.findOne({ emailKey: 'asha@home.example' }).lean();
      expect(stored).toMatchObject({ email: 'Asha@Home.example', phone: '+919822012345', role: 'seller' });
      const back = await new Browser().call(login, '/api/user/login', {
        body: { email: 'ASHA@home.example', password: input.password },
      });
      expect(back.status).toBe(200);
    });

    test('finds a Devanagari address in each spelling that browsers use for its domain', async () => {
      const { password } = input;
      await send({ ...input, email: 'asha@जीमेल.भारत' });
      for (const email of ['asha@xn--81b0bm8cub.xn--h2brj9c', 'Asha@जीमेल.भारत']) {
        const back = await new Browser().call(login, '/api/user/login', { body: { email, password } });
        expect(back.status).toBe(200);
      }
    });

    test('replies the same if the address has an account, and mails the mailbox the difference', async () => {
      const [fresh, taken] = [await send({ ...input, email: 'free@home.example' }), await send(input)];
      const shape = ({ status, json }: typeof fresh) => [
        status,
        json.message,
        Object.keys(json.user as object),
      ];
      expect(shape(taken)).toEqual(shape(fresh));
      expect(taken.json.user).toMatchObject({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        isVerified: false,
      });
      const other = await send({ ...input, email: 'aSHA@HOME.example', password: 'another-mango-9' });
      expect(other.status).toBe(201);
      expect(await User.countDocuments({ emailKey: 'asha@home.example' })).toBe(1);
      // the sign-up lower-cases the part of the address after the @
      const subjects = (await mailsTo('Asha@home.example')).map(({ subject }) => subject);
      expect(subjects.join()).toContain('You already have an account');
      const intruder = { email: input.email, password: 'another-mango-9' };
      expect((await new Browser().call(login, '/api/user/login', { body: intruder })).status).toBe(401);
    });

    test.each([
      [{ role: 'admin' }, 'Please choose buyer, seller or broker'],
      [{ role: 'validator' }, 'Please choose buyer, seller or broker'],
      [{ password: '12345' }, 'Password must be at least 6 characters'],
      [{ password: '' }, 'Please fill in all required fields'],
      [{ name: '  ' }, 'Please fill in all required fields'],
      [{ name: undefined }, 'Please fill in all required fields'],
      [{ email: 'nonsense' }, 'Please enter a valid email address'],
      [{ password: 'Password1' }, expect.stringContaining('too easy to guess')],
      [{ password: 'iloveyou' }, expect.stringContaining('too easy to guess')],
      [{ phone: '12' }, expect.stringContaining('10-digit mobile')],
    ])('refuses %j', async (change, message) => {
      const reply = await send({ ...input, email: 'new@home.example', ...change });
      expect(reply.status).toBe(400);
      expect(reply.json).toMatchObject({ message, code: 'invalid', requestId: expect.any(String) });
    });

    test('creates one account from two simultaneous sign-ups', async () => {
      const both = await Promise.all([1, 2].map(() => send({ ...input, email: 'twin@home.example' })));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 201]);
      expect(await User.countDocuments({ emailKey: 'twin@home.example' })).toBe(1);
    });
  });

  describe('POST /api/user/login', () => {
    test('returns token and user, and opens a cookie session', async () => {
      const person = await signedIn('buyer');
      const reply = await new Browser().call(login, '/api/user/login', {
        body: { email: person.email, password: PASSWORD },
      });
      expect(reply.json).toEqual({
        token: expect.any(String),
        user: {
          _id: person.id,
          role: 'buyer',
          name: expect.any(String),
          email: person.email,
          isGuest: false,
        },
      });
      const cookies = reply.headers.getSetCookie();
      const session = cookies.find((cookie) => cookie.startsWith('saptam_session='));
      expect(session).toMatch(/HttpOnly/);
      expect(session).toMatch(/SameSite=Lax/);
      expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).not.toMatch(/HttpOnly/);
      expect((await person.browser.call(me, '/api/user/me')).json).toMatchObject({ kind: 'user' });
    });

    test('replies the same for an unknown email and a wrong password', async () => {
      const person = await signedIn('buyer');
      const replies = await Promise.all(
        [person.email, 'nobody@people.example'].map((email) =>
          new Browser().call(login, '/api/user/login', { body: { email, password: 'wrong-password' } }),
        ),
      );
      expect(replies.map(({ status }) => status)).toEqual([401, 401]);
      expect(new Set(replies.map(({ json }) => json.message))).toEqual(new Set(['Wrong email or password']));
    });

    test.each([{}, { email: 'a@b.example' }, { email: '', password: '' }, { email: 3, password: [] }])(
      'asks for missing fields in %j',
      async (body) => {
        const reply = await new Browser().call(login, '/api/user/login', { body });
        expect(reply).toMatchObject({ status: 400, json: { message: 'Please fill in all fields' } });
      },
    );

    test('gives every sign-in a new session id and closes the previous session', async () => {
      const person = await signedIn('buyer');
      const before = person.browser.cookies.get('saptam_session');
      await person.browser.call(login, '/api/user/login', {
        body: { email: person.email, password: PASSWORD },
      });
      expect(person.browser.cookies.get('saptam_session')).not.toBe(before);
      expect(await Session.countDocuments({ user: person.id })).toBe(1);
    });

    test('hashes again after the cost was raised', async () => {
      const person = await signedIn('buyer');
      const weak = '$2b$04$';
      const { env } = await import('@/lib/platform/env');
      const given = env();
      given.BCRYPT_COST = 5;
      await new Browser().call(login, '/api/user/login', {
        body: { email: person.email, password: PASSWORD },
      });
      given.BCRYPT_COST = 4;
      const stored = await User.findById(person.id, { passwordHash: 1 }).lean();
      expect(stored?.passwordHash.startsWith(weak)).toBe(false);
    });

    test('logs every sign-in, also failed ones', async () => {
      const person = await signedIn('seller');
      await new Browser().call(login, '/api/user/login', {
        body: { email: person.email, password: 'nope-nope' },
      });
      const entries = await AuditEntry.find({ targetId: person.id }).lean();
      expect(entries.map(({ action }) => action).sort()).toEqual(['user.login', 'user.login-failed']);
    });
  });

  describe('sessions', () => {
    test('logout ends both cookie and bearer token', async () => {
      const person = await signedIn('buyer');
      const bearer = { authorization: `Bearer ${person.token}` };
      const { path, params } = profilePath(person.id);
      expect((await new Browser().call(readProfile, path, { params, headers: bearer })).status).toBe(200);
      await person.browser.call(logout, '/api/user/logout', { method: 'POST' });
      expect((await new Browser().call(readProfile, path, { params, headers: bearer })).status).toBe(401);
      expect(person.browser.cookies.has('saptam_session')).toBe(false);
    });

    test('does not accept the API token as a cookie or the cookie as a token', async () => {
      const person = await signedIn('buyer');
      const { path, params } = profilePath(person.id);
      const cookie = person.browser.cookies.get('saptam_session') ?? '';
      const swapped = new Browser();
      swapped.cookies.set('saptam_session', person.token);
      expect((await swapped.call(readProfile, path, { params })).status).toBe(401);
      const headers = { authorization: `Bearer ${cookie}` };
      expect((await new Browser().call(readProfile, path, { params, headers })).status).toBe(401);
    });

    test('refuses idle and expired sessions', async () => {
      const { path, params } = profilePath('0'.repeat(24));
      for (const change of [{ lastSeenAt: new Date(0) }, { expiresAt: new Date(0) }]) {
        const person = await signedIn('buyer');
        await Session.updateOne({ user: person.id }, { $set: change });
        expect((await person.browser.call(readProfile, path, { params })).status).toBe(401);
      }
    });

    test('applies deactivation and role changes at once', async () => {
      const person = await signedIn('buyer');
      await User.updateOne({ _id: person.id }, { $set: { role: 'admin' } });
      expect((await person.browser.call(me, '/api/user/me')).json).toMatchObject({
        user: { role: 'admin' },
      });
      await User.updateOne({ _id: person.id }, { $set: { deactivatedAt: new Date() } });
      expect((await person.browser.call(me, '/api/user/me')).json).toEqual({ kind: 'anonymous' });
    });
  });

  describe('/api/user/profile/{id}', () => {
    const change = {
      name: 'Ravi',
      phone: '9822012345',
      aadhaarNumber: '2345 6789 0124',
      panNumber: 'ABCDE1234F',
    };

    test('lets the owner write and read full numbers, and stores none of them in the clear', async () => {
      const person = await signedIn('seller');
      const { path, params } = profilePath(person.id);
      const reply = await person.browser.call(writeProfile, path, { method: 'PUT', body: change, params });
      expect(reply.json).toMatchObject({ ...change, phone: '+919822012345', documents: [] });
      const raw = JSON.stringify(await User.collection.findOne({ emailKey: person.email }));
      expect(raw).not.toContain('6789');
      expect(raw).not.toContain('ABCDE');
    });

    test('shows an admin masks, accepts them back unchanged, and reveals numbers only on record', async () => {
      const [person, admin] = [await signedIn('seller'), await signedIn('admin')];
      const { path, params } = profilePath(person.id);
      await person.browser.call(writeProfile, path, { method: 'PUT', body: change, params });
      const seen = await admin.browser.call(readProfile, path, { params });
      expect(seen.json).toMatchObject({ aadhaarNumber: 'XXXX XXXX 0124', panNumber: 'XXXXXX234F' });
      await admin.browser.call(writeProfile, path, {
        method: 'PUT',
        body: { ...change, name: 'Ravi K', aadhaarNumber: 'XXXX XXXX 0124', panNumber: 'XXXXXX234F' },
        params,
      });
      const own = await person.browser.call(readProfile, path, { params });
      expect(own.json).toMatchObject({ name: 'Ravi K', aadhaarNumber: change.aadhaarNumber });
      const shown = await admin.browser.call(reveal, `${path}/reveal`, {
        body: { field: 'panNumber' },
        params,
      });
      expect(shown.json).toEqual({ value: 'ABCDE1234F' });
      expect(
        await AuditEntry.findOne({ action: 'identity.reveal', targetId: person.id }).lean(),
      ).toMatchObject({
        details: { field: 'panNumber' },
      });
    });

    test('gives others the reply of an unknown id', async () => {
      const [person, other] = [await signedIn('seller'), await signedIn('seller')];
      const own = profilePath(person.id);
      const unknown = profilePath('f'.repeat(24));
      for (const { path, params } of [own, unknown, profilePath('12')]) {
        const reply = await other.browser.call(readProfile, path, { params });
        expect(reply).toMatchObject({ status: 404, json: { code: 'not_found' } });
      }
      const write = await other.browser.call(writeProfile, own.path, {
        method: 'PUT',
        body: change,
        params: own.params,
      });
      expect(write.status).toBe(404);
      const revealed = await other.browser.call(reveal, `${own.path}/reveal`, {
        body: { field: 'panNumber' },
        params: own.params,
      });
      expect(revealed.status).toBe(403);
      expect((await new Browser().call(readProfile, own.path, { params: own.params })).status).toBe(401);
    });

    test('ignores a role, email or verification sent by the owner', async () => {
      const person = await signedIn('buyer', { isVerified: false });
      const { path, params } = profilePath(person.id);
      const body = {
        ...change,
        email: 'other@x.example',
        role: 'admin',
        isVerified: true,
        passwordHash: 'x',
      };
      await person.browser.call(writeProfile, path, { method: 'PUT', body, params });
      expect(await User.findById(person.id).lean()).toMatchObject({
        email: person.email,
        role: 'buyer',
        isVerified: false,
      });
    });

    test('lets an admin change another person’s role but not their own', async () => {
      const [person, admin] = [await signedIn('buyer'), await signedIn('admin')];
      const send = (id: string) =>
        admin.browser.call(changeRole, `/api/user/profile/${id}/role`, {
          method: 'PUT',
          body: { role: 'validator' },
          params: { id },
        });
      expect((await send(person.id)).status).toBe(200);
      expect((await send(admin.id)).status).toBe(409);
      expect(await AuditEntry.findOne({ action: 'user.role-change' }).lean()).toMatchObject({
        details: { from: 'buyer', to: 'validator' },
      });
    });
  });
});
