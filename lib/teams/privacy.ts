import 'server-only';
import { emailKeyOf } from '@/lib/accounts/users/data';
import { definePersonalData } from '@/lib/platform/db/personal-data';
import { eraseClaims } from './claims/mutations';
import { exportMembership } from './membership/data';
import { eraseMembership } from './membership/mutations';

/** Hands over the team's records first, because the areas above erase the person's own records. */
export const teamData = definePersonalData({
  area: 'teams',
  until: ['account'],
  models: ['TeamInvitation', 'RoleChange', 'Claim'],
  collect: async ({ id, email, verified }) => ({
    membership: await exportMembership(id, verified ? emailKeyOf(email) : undefined),
  }),
  async erase(person) {
    await eraseMembership(person);
    await eraseClaims(person.id);
  },
});
