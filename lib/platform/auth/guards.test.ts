import { actorOf, adminActorOf, can, isAdmin, jobAdminActor } from './actor';
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
import { OFFICE_PERMISSIONS, type Permission } from './permissions';
import { OFFICE_ROLES } from './roles';
import type { GuestSession, SessionUser, UserSession } from './types';

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

/** What a guard says: "ok", or the code of its refusal. */
function reply(guard: () => unknown): string {
  try {
    guard();
    return 'ok';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('who is asked for', () => {
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

  test('a role is compared without regard to case, and one of several suffices', () => {
    const broker = signedIn({ role: 'Broker' as 'broker' });
    expect([isOfRole(broker, ['broker']), hasRole(broker, 'seller', 'broker')]).toEqual([true, true]);
    expect([isOfRole(broker, ['seller']), isOfRole(guest, ['buyer']), hasRole(null, 'buyer')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('staff who owe a second factor or a longer password have the role, and none of its rights', () => {
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

  test('staff are sent where they can set up what they owe', () => {
    expect(() => requireRole(overdue, 'admin')).toThrow(/set up a second factor/);
  });
});

describe('rights of the office', () => {
  test('each office role can what it is for, and nothing else', () => {
    for (const office of OFFICE_ROLES) {
      const session = signedIn({ role: 'admin', office });
      const all = OFFICE_PERMISSIONS.admin;
      const rights = all.filter((permission: Permission) => sessionCan(session, permission));
      expect([office, rights.toSorted()]).toEqual([office, [...OFFICE_PERMISSIONS[office]].toSorted()]);
      expect(isAdmin(actorOf(session))).toBe(office === 'admin');
    }
    // what the table says of those who are not admins (docs/spec/roles.md#office-roles)
    expect(OFFICE_PERMISSIONS.moderator).toEqual(['read', 'listings', 'moderate', 'enquiries', 'places']);
    expect(OFFICE_PERMISSIONS.agent).toEqual(['read', 'listings', 'enquiries', 'contacts']);
    expect(OFFICE_PERMISSIONS['read-only']).toEqual(['read', 'earnings', 'audit']);
  });

  test('a permission is enough where one is asked for, and not where all are', () => {
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

  test('an order is carried out with the rights that it was given with', () => {
    const order = { userId: 'u1', name: 'Asha', role: 'Admin' };
    expect(jobAdminActor(order)).toEqual({ ...order, role: 'admin', ip: undefined, via: 'job' });
    expect(jobAdminActor({ ...order, office: 'agent' }, 'contacts')).toMatchObject({ office: 'agent' });
    expect(reply(() => jobAdminActor({ ...order, office: 'agent' }))).toBe('forbidden');
    expect(reply(() => jobAdminActor({ ...order, office: 'agent' }, 'staff'))).toBe('forbidden');
  });
});

describe('what belongs to somebody', () => {
  test('is its owner’s, and of nobody when it has no owner', () => {
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

  test('what is refused is called what it would be if it did not exist', () => {
    expect(() => requireOwnerOr(buyer, 'read', 'u2', 'Contact not found')).toThrow('Contact not found');
  });
});
