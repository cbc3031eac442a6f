import { undoChange } from '@/lib/contacts/bulk/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: { can: 'contacts' }, params: idParams }, ({ params, actor }) =>
  undoChange(params.id, actor),
);
