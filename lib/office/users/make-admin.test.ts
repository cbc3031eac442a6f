import { AuditEntry } from '@/models/platform/audit-entry';
import { User } from '@/models/platform/user';
import { useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { makeAdmin } from './mutations';

useTestDb();

test('a person who registered becomes an admin, on record; nobody else does', async () => {
  const { id, email } = await signedIn('buyer');
  expect(await makeAdmin('stranger@people.example')).toBe(false);
  expect(await makeAdmin(email.toUpperCase())).toBe(true);
  expect((await User.findById(id).lean())?.role).toBe('admin');
  expect(await AuditEntry.findOne({ action: 'user.role-change', targetId: id }).lean()).toMatchObject({
    details: { from: 'buyer', to: 'admin' },
  });
});
