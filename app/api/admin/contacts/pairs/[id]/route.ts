import { dismissPair } from '@/lib/contact-duplicates/mutations';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

/** Not the same person. */
export const DELETE = route({ auth: { can: 'contacts' }, params: idParams }, async ({ params, actor }) => {
  await dismissPair(params.id, actor);
  return { message: 'Noted: they are two people' };
});
