import { dismissPair } from '@/lib/contacts/duplicates/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Not the same person. */
export const DELETE = route({ auth: { can: 'contacts' }, params: idParams }, async ({ params, actor }) => {
  await dismissPair(params.id, actor);
  return { message: 'Noted: they are two people' };
});
