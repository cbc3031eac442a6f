import type { UserRole } from '@/lib/platform/auth/roles';
import type { UserSession } from '@/lib/platform/auth/types';
import { settleBackground } from '@/lib/platform/jobs/background';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import { visitsOf } from '@/test/visits';
import { countWork } from './data';

useTestDb();
afterEach(settleBackground);

const sessionOf = (id: string, role: UserRole) =>
  ({
    kind: 'user',
    user: { id, role, name: 'Test', email: 't@x.example', phone: '', isVerified: true },
    secondFactor: { isSet: true },
  }) as UserSession;

test('a lister has the people and visits that wait, and the office the queue and its tasks too', async () => {
  const owner = await signedIn('seller');
  const stranger = await signedIn('seller');
  const fields = {
    title: 'Flat in Besa',
    description: 'Bright',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: 'Besa, Nagpur',
    area: '900',
  };
  const { _id } = await listPublicly(testActor(owner.id), fields);
  expect((await visitsOf(new Browser()).book(_id)).status).toBe(201);
  expect(await countWork(sessionOf(owner.id, 'seller'))).toEqual({ leads: 1, visits: 1 });
  expect(await countWork(sessionOf(stranger.id, 'seller'))).toEqual({ leads: 0, visits: 0 });
  const admin = await signedIn('admin');
  expect(await countWork(sessionOf(admin.id, 'admin'))).toEqual({
    leads: expect.any(Number),
    visits: 0,
    queue: 1,
    enquiries: 0,
    tasks: 0,
  });
});
