import { Types } from 'mongoose';
import { type Actor, type AdminActor, jobAdminActor } from '@/lib/platform/auth/actor';

const newId = () => new Types.ObjectId().toHexString();

/** The actor of a test that calls mutations without a request. */
export const testActor = (userId = newId()): Actor => ({
  userId,
  name: 'Test seller',
  role: 'seller',
  via: 'job',
});

export const testAdmin = (userId = newId()): AdminActor =>
  jobAdminActor({ userId, name: 'Test admin', role: 'admin' });
