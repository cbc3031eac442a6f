import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { undoRoleChange } from '@/lib/teams/staff/mutations';

/** Takes the last change of a role back, while the mail about it waits. */
export const POST = route({ auth: { can: 'staff' }, params: idParams }, async ({ actor, params }) => {
  await undoRoleChange(actor, params.id);
  return { message: 'The role is what it was' };
});
