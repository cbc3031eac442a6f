import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { withdrawStaffInvitation } from '@/lib/staff/mutations';

/** Ends the link of an invitation into the office. */
export const DELETE = route({ auth: { can: 'staff' }, params: idParams }, async ({ actor, params }) => {
  await withdrawStaffInvitation(actor, params.id);
  return { message: 'The invitation has ended' };
});
