import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import bcrypt from 'bcryptjs';
import { SignJWT } from 'jose';
import { parseKeyList, secrets } from '@/lib/platform/crypto/secrets';
import { env } from '@/lib/platform/env';
import { accountKey } from './account-key';
import { actorOf, adminActorOf, can, isAdmin, jobAdminActor } from './actor';
import { serializeCookie, sessionCookieName } from './cookies';
import type { SessionUser } from './dto';
import {
  hasRole,
  isOfRole,
  isOwner,
  requireAdmin,
  requireOwnerOr,
  requireRole,
  requireUser,
  requireVisitor,
  sessionCan,
} from './guards';
import { guardRedirect } from './login-redirect';
import { hashPassword, isCommonPassword, verifyPassword } from './password';
import { OFFICE_PERMISSIONS, type Permission } from './permissions';
import { OFFICE_ROLES, type UserRole } from './roles';
import { signToken, verifyToken } from './token';
import type { GuestSession, UserSession } from './types';

describe('guards', () => {
  const BASE = { id: 's1', via: 'cookie', xsrf: 'x' } as const;
  const guest: GuestSession = { ...BASE, kind: 'guest', guestID: 'g1' };

  const signedIn = (user: Partial<SessionUser>, more: Partial<UserSession> = {}): UserSession => ({
    ...BASE,
    kind: 'user',
    recordActivity: false,
    secondFactor: { isSet: true },
    user: {
      id: 'u1',
      name: 'Asha',
      email: 'asha@example.com',
      phone: '',
      role: 'buyer',
      isVerified: true,
      ...user,
    },
    ...more,
  });

  const buyer = signedIn({});
  const admin = signedIn({ role: 'admin' });
  const overdue = signedIn({ role: 'admin' }, { secondFactor: { isSet: false, askedAt: new Date(0) } });
  const agent = signedIn({ role: 'admin', office: 'agent' });

  /** A guard's result: "ok" or the code of its refusal. */
  function reply(guard: () => unknown): string {
    try {
      guard();
      return 'ok';
    } catch (error) {
      return (error as { code: string }).code;
    }
  }

  describe('access', () => {
    test.each([
      ['nobody', null, 'unauthenticated', 'unauthenticated', 'unauthenticated', 'unauthenticated'],
      ['a guest', guest, 'unauthenticated', 'ok', 'unauthenticated', 'unauthenticated'],
      ['a buyer', buyer, 'ok', 'ok', 'ok', 'forbidden'],
      ['an admin', admin, 'ok', 'ok', 'forbidden', 'ok'],
      ['an agent of the office', agent, 'ok', 'ok', 'forbidden', 'forbidden'],
      ['an admin without a second factor', overdue, 'ok', 'ok', 'forbidden', 'forbidden'],
    ])('%s', (_who, session, user, visitor, role, office) => {
      expect(reply(() => requireUser(session))).toBe(user);
      expect(reply(() => requireVisitor(session))).toBe(visitor);
      expect(reply(() => requireRole(session, 'buyer', 'seller'))).toBe(role);
      expect(reply(() => requireAdmin(session))).toBe(office);
    });

    test('compares roles without regard to case, and accepts any of several', () => {
      const broker = signedIn({ role: 'Broker' as 'broker' });
      expect([isOfRole(broker, ['broker']), hasRole(broker, 'seller', 'broker')]).toEqual([true, true]);
      expect([isOfRole(broker, ['seller']), isOfRole(guest, ['buyer']), hasRole(null, 'buyer')]).toEqual([
        false,
        false,
        false,
      ]);
    });

    test('staff without the required factor or password keep the role but lose its permissions', () => {
      const short = signedIn({ role: 'admin' }, { isPasswordShort: true });
      for (const session of [overdue, short]) {
        expect([isOfRole(session, ['admin']), hasRole(session, 'admin')]).toEqual([true, false]);
        expect(actorOf(session).role).toBe('buyer');
        const withOffice = { ...session, user: { ...session.user, office: 'agent' as const } };
        expect(actorOf(withOffice)).not.toHaveProperty('office');
        expect(sessionCan(session, 'read')).toBe(false);
        expect(reply(() => requireOwnerOr(session, 'read', 'u2'))).toBe('forbidden');
      }
    });

    test('sends staff to the page where they set up the missing factor or password', () => {
      expect(() => requireRole(overdue, 'admin')).toThrow(/set up a second factor/);
    });
  });

  describe('office permissions', () => {
    test('each office role has exactly its permissions', () => {
      for (const office of OFFICE_ROLES) {
        const session = signedIn({ role: 'admin', office });
        const all = OFFICE_PERMISSIONS.admin;
        const rights = all.filter((permission: Permission) => sessionCan(session, permission));
        expect([office, rights.toSorted()]).toEqual([office, [...OFFICE_PERMISSIONS[office]].toSorted()]);
        expect(isAdmin(actorOf(session))).toBe(office === 'admin');
      }
      // the permissions of roles other than admin (docs/spec/roles.md#office-roles)
      expect(OFFICE_PERMISSIONS.moderator).toEqual(['read', 'listings', 'moderate', 'enquiries', 'places']);
      expect(OFFICE_PERMISSIONS.agent).toEqual(['read', 'listings', 'enquiries', 'contacts']);
      expect(OFFICE_PERMISSIONS.accountant).toEqual(['earnings']);
      expect(OFFICE_PERMISSIONS['read-only']).toEqual(['read', 'earnings', 'audit']);
    });

    test('one permission suffices for calls that require one, but not for calls that require all', () => {
      expect(reply(() => requireAdmin(agent, '10.0.0.1', 'contacts'))).toBe('ok');
      expect(requireAdmin(agent, '10.0.0.1', 'contacts').actor).toMatchObject({
        office: 'agent',
        ip: '10.0.0.1',
      });
      expect(reply(() => requireAdmin(agent, undefined, 'staff'))).toBe('forbidden');
      expect(reply(() => adminActorOf(agent))).toBe('forbidden');
      expect(reply(() => adminActorOf(guest, undefined, 'read'))).toBe('unauthenticated');
      expect([can(null, 'read'), isAdmin(null)]).toEqual([false, false]);
      expect([sessionCan(null, 'read'), sessionCan(guest, 'read'), sessionCan(buyer, 'read')]).toEqual([
        false,
        false,
        false,
      ]);
    });

    test('runs an order with the permissions from when it was placed', () => {
      const order = { userId: 'u1', name: 'Asha', role: 'Admin' };
      expect(jobAdminActor(order)).toEqual({ ...order, role: 'admin', ip: undefined, via: 'job' });
      expect(jobAdminActor({ ...order, office: 'agent' }, 'contacts')).toMatchObject({ office: 'agent' });
      expect(reply(() => jobAdminActor({ ...order, office: 'agent' }))).toBe('forbidden');
      expect(reply(() => jobAdminActor({ ...order, office: 'agent' }, 'staff'))).toBe('forbidden');
    });
  });

  describe('records of a person', () => {
    test('belong to their owner, and to nobody if they have none', () => {
      expect([isOwner(buyer, 'u1'), isOwner(buyer, 'u2'), isOwner(buyer, undefined)]).toEqual([
        true,
        false,
        false,
      ]);
      expect([isOwner(null, 'u1'), isOwner(guest, 'u1')]).toEqual([false, false]);
    });

    test.each([
      ['nobody', null, 'unauthenticated'],
      ['a guest', guest, 'unauthenticated'],
      ['another person', signedIn({ id: 'u2' }), 'not_found'],
      ['staff without the permission', signedIn({ id: 'u2', role: 'admin', office: 'agent' }), 'not_found'],
      ['staff with it', signedIn({ id: 'u2', role: 'admin', office: 'moderator' }), 'ok'],
      ['its owner', buyer, 'ok'],
      ['its owner, who is staff and owes a second factor', overdue, 'ok'],
    ])('%s', (_who, session, code) => {
      expect(reply(() => requireOwnerOr(session, 'moderate', 'u1'))).toBe(code);
    });

    test('sends the same reply for a refused record as for a missing one', () => {
      expect(() => requireOwnerOr(buyer, 'read', 'u2', 'Contact not found')).toThrow('Contact not found');
    });
  });
});

describe('roles and sessions', () => {
  const key = (kid: string) => ({ kid, key: new Uint8Array(createHash('sha256').update(kid).digest()) });

  describe('tokens', () => {
    const keys = [key('new'), key('old')];

    test('accepts a token only for its own audience', async () => {
      const token = await signToken(keys, 'session', { sub: 'u1' }, 60);
      expect(await verifyToken(keys, 'session', token)).toMatchObject({ sub: 'u1', iss: 'saptam' });
      expect(await verifyToken(keys, 'api', token)).toBeUndefined();
    });

    test('verifies with an older key until it is removed', async () => {
      const token = await signToken([key('old')], 'api', { sub: 'u1' }, 60);
      expect(await verifyToken(keys, 'api', token)).toBeDefined();
      expect(await verifyToken([key('new')], 'api', token)).toBeUndefined();
    });

    test.each(['none', 'HS512'])('refuses another algorithm: %s', async (alg) => {
      const claims = { iss: 'saptam', aud: 'saptam:api', exp: Math.floor(Date.now() / 1000) + 60 };
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const forged =
        alg === 'none'
          ? `${part({ alg, kid: 'new' })}.${part(claims)}.`
          : await new SignJWT(claims).setProtectedHeader({ alg, kid: 'new' }).sign(randomBytes(64));
      expect(await verifyToken(keys, 'api', forged)).toBeUndefined();
    });

    test('refuses expired, changed and never-ending tokens', async () => {
      const token = await signToken(keys, 'api', { sub: 'u1' }, -1);
      expect(await verifyToken(keys, 'api', token)).toBeUndefined();
      const [head, , signature] = (await signToken(keys, 'api', { sub: 'u1' }, 60)).split('.');
      const other = Buffer.from('{"sub":"u2"}').toString('base64url');
      expect(await verifyToken(keys, 'api', `${head}.${other}.${signature}`)).toBeUndefined();
      const endless = await new SignJWT({ sub: 'u1' })
        .setProtectedHeader({ alg: 'HS256', kid: 'new' })
        .setIssuer('saptam')
        .setAudience('saptam:api')
        .sign(key('new').key);
      expect(await verifyToken(keys, 'api', endless)).toBeUndefined();
    });
  });

  describe('the account by which requests are counted', () => {
    const { signing } = secrets();

    test('is the same for each session and token of one person', async () => {
      const cookie = await signToken(signing, 'session', { sub: 'u1', sid: 'a' }, 60);
      const token = await signToken(signing, 'api', { sub: 'u1', sid: 'b' }, -60);
      expect([accountKey(cookie), accountKey(`Bearer ${token}`)]).toEqual(['u1', 'u1']);
      const guest = await signToken(signing, 'session', { guestID: 'g1', sid: 'c' }, 60);
      expect(accountKey(guest)).toBe('g1');
    });

    test('is never another person for a forged or broken token', async () => {
      const forged = await signToken([key('new')], 'api', { sub: 'u1' }, 60);
      const [head, , signature] = (await signToken(signing, 'api', { sub: 'u1' }, 60)).split('.');
      const other = Buffer.from('{"sub":"u2"}').toString('base64url');
      const broken = [
        forged,
        `${head}.${other}.${signature}`,
        `Bearer ${head}`,
        '..',
        'e30.bnVsbA.',
        'x'.repeat(9000),
      ];
      expect(broken.map(accountKey)).toEqual(broken.map(() => undefined));
    });
  });

  describe('passwords', () => {
    test('uses every byte of a long password', async () => {
      const long = 'ल'.repeat(40);
      const hash = await hashPassword(long);
      expect(await verifyPassword(long, hash)).toBe(true);
      expect(await verifyPassword(`${long.slice(0, -1)}म`, hash)).toBe(false);
    });

    test('takes as long for an unknown account as for a wrong password, and never succeeds', async () => {
      expect(await verifyPassword('no account has this password', undefined)).toBe(false);
    });

    test.each(['123456', 'Password', ' qwerty ', 'DRAGON'])('treats %s as common', (password) => {
      expect(isCommonPassword(password)).toBe(true);
    });
    test('accepts three unusual words', () => expect(isCommonPassword('mango-orchard-42')).toBe(false));
  });

  describe('secrets', () => {
    test('are created once per installation, in a file that only its user can read', () => {
      const first = secrets();
      const file = join(env().DATA_DIR, 'secrets.json');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const stored = JSON.parse(readFileSync(file, 'utf8')) as { AUTH_SECRETS: string };
      const again = parseKeyList(stored.AUTH_SECRETS, 'AUTH_SECRETS');
      expect(again[0]?.key).toEqual(first.signing[0]?.key);
    });

    test.each(['', 'k1', 'k1:c2hvcnQ=', ':AAAA'])('refuses a key list like "%s"', (text) => {
      expect(() => parseKeyList(text, 'AUTH_SECRETS')).toThrow(/AUTH_SECRETS/);
    });
  });

  describe('cookies', () => {
    const given = env();
    const { SITE_URL, NODE_ENV } = given;
    afterEach(() => Object.assign(given, { SITE_URL, NODE_ENV }));
    const cookie = () => serializeCookie(sessionCookieName(), 'x', { maxAge: 1, httpOnly: true });

    test('are Secure and pinned to the host over TLS', () => {
      given.SITE_URL = 'https://saptam.example';
      expect(cookie()).toBe('__Host-saptam_session=x; Path=/; Max-Age=1; HttpOnly; SameSite=Lax; Secure');
    });
    test('are Secure in production for every site address', () => {
      Object.assign(given, { SITE_URL: 'http://saptam.example', NODE_ENV: 'production' });
      expect(cookie()).toMatch(/; Secure$/);
    });
    test("work without TLS on a newcomer's own machine", () => {
      Object.assign(given, { SITE_URL: 'http://localhost:3000', NODE_ENV: 'production' });
      expect(cookie()).not.toMatch(/Secure/);
    });
  });

  describe('middleware redirects', () => {
    const cookie = async (role: 'guest' | UserRole) =>
      new Headers({
        cookie: `saptam_session=${await signToken(secrets().signing, 'session', { sid: 's', role }, 60)}`,
      });

    test('send anonymous visitors to login with a return address, and leave others alone', async () => {
      expect(await guardRedirect(new Headers(), '/properties', '/mr/properties?page=2')).toBe(
        '/login?from=%2Fmr%2Fproperties%3Fpage%3D2',
      );
      const forged = new Headers({ cookie: 'saptam_session=a.b.c' });
      expect(await guardRedirect(forged, '/profile/1', '/profile/1')).toBe('/login?from=%2Fprofile%2F1');
      expect(await guardRedirect(await cookie('guest'), '/properties', '/properties')).toBeUndefined();
      expect(await guardRedirect(await cookie('guest'), '/properties/new', '/properties/new')).toMatch(
        /^\/login/,
      );
      expect(
        await guardRedirect(await cookie('buyer'), '/properties/new', '/properties/new'),
      ).toBeUndefined();
    });

    test.each(['/admin', '/admin/contactlist', '/properties/edit/65f000000000000000000001'])(
      'send other roles than admin away from %s',
      async (path) => {
        expect(await guardRedirect(await cookie('buyer'), path, path)).toBe('/unauthorized');
        expect(await guardRedirect(await cookie('guest'), path, path)).toMatch(/^\/login/);
        for (const role of ['admin', 'Admin'])
          expect(await guardRedirect(await cookie(role as UserRole), path, path)).toBeUndefined();
      },
    );
  });

  test('accepts a password with accents from every keyboard, also with an earlier hash', async () => {
    const [composed, decomposed] = ['caf\u00e9-mango-42', 'cafe\u0301-mango-42'];
    const hash = await hashPassword(decomposed);
    expect(await verifyPassword(composed, hash)).toBe(true);
    expect(await verifyPassword(decomposed, hash)).toBe(true);
    const older = await bcrypt.hash(decomposed, 4);
    expect(await verifyPassword(decomposed, older)).toBe(true);
    expect(await verifyPassword('cafe-mango-42', hash)).toBe(false);
  });

  test('takes the same work for an unknown email as for a wrong password', async () => {
    const hash = await hashPassword('mango-orchard-42');
    const compare = jest.spyOn(bcrypt, 'compare');
    for (const stored of [hash, undefined]) {
      expect(await verifyPassword('another-guess', stored)).toBe(false);
      const against = compare.mock.lastCall?.[1] ?? '';
      expect(bcrypt.getRounds(against)).toBe(env().BCRYPT_COST);
    }
    expect(compare).toHaveBeenCalledTimes(2);
    compare.mockRestore();
  });
});
