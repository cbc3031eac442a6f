import { undoChange } from '@/lib/contact-bulk/mutations';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';

export const POST = route({ auth: { can: 'contacts' }, params: idParams }, ({ params, actor }) =>
  undoChange(params.id, actor),
);
