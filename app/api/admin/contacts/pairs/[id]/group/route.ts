import { dismissGroup } from '@/lib/contacts/duplicates/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Marks a whole group as different people. */
export const DELETE = route({ auth: { can: 'contacts' }, params: idParams }, async ({ params, actor }) => {
  const dismissed = await dismissGroup(params.id, actor);
  return { message: 'Noted: they are different people', dismissed };
});
