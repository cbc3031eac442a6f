import { undoMerge } from '@/lib/contact-merge/mutations';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

/** Takes a merge back. */
export const DELETE = route({ auth: { can: 'contacts' }, params: idParams }, ({ params, actor }) =>
  undoMerge(params.id, actor),
);
