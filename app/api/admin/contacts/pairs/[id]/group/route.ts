import { dismissGroup } from '@/lib/contacts/duplicates/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Nobody in the group is the same person as another. */
export const DELETE = route({ auth: { can: 'contacts' }, params: idParams }, async ({ params, actor }) => {
  const dismissed = await dismissGroup(params.id, actor);
  return { message: 'Noted: they are different people', dismissed };
});
