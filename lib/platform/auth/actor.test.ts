import { actorOf, adminActorOf, asAdmin, isAdmin, jobAdminActor } from './actor';
import type { UserSession } from './types';

const session = (role: string): UserSession => ({
  kind: 'user',
  id: 's1',
  via: 'cookie',
  xsrf: 'x',
  recordActivity: false,
  secondFactor: { isSet: true },
  user: {
    id: 'u1',
    name: 'Asha',
    email: 'asha@example.com',
    phone: '',
    role: role as 'admin',
    isVerified: true,
  },
});

test('an actor has the normalised role of the session', () => {
  expect(actorOf(session('Admin'), '10.0.0.1')).toEqual({
    userId: 'u1',
    name: 'Asha',
    role: 'admin',
    ip: '10.0.0.1',
    via: 'cookie',
  });
});

test('only an admin becomes an admin actor', () => {
  expect(isAdmin(adminActorOf(session('Admin')))).toBe(true);
  expect(() => adminActorOf(session('broker'))).toThrow(expect.objectContaining({ code: 'forbidden' }));
  expect(() => adminActorOf(null)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  expect(() => asAdmin(actorOf(session('seller')))).toThrow(expect.objectContaining({ code: 'forbidden' }));
  expect(() => jobAdminActor({ userId: 'u1', name: 'Asha', role: 'validator' })).toThrow(
    expect.objectContaining({ code: 'forbidden' }),
  );
});
