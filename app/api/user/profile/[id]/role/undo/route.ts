import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { undoRoleChange } from '@/lib/staff/mutations';

/** Takes the last change of a role back, while the mail about it waits. */
export const POST = route({ auth: { can: 'staff' }, params: idParams }, async ({ actor, params }) => {
  await undoRoleChange(actor, params.id);
  return { message: 'The role is what it was' };
});
