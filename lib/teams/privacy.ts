import 'server-only';
import { emailKeyOf } from '@/lib/accounts/users/data';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { exportMembership } from './membership/data';
import { eraseMembership } from './membership/mutations';

/** What the team works with is handed over first: the areas above erase what is the person's alone. */
export const teamData = definePersonalData({
  models: ['TeamInvitation', 'RoleChange'],
  collect: async ({ id, email, verified }) => ({
    membership: await exportMembership(id, verified ? emailKeyOf(email) : undefined),
  }),
  erase: eraseMembership,
});
