import { contactBulk } from '@/lib/contacts/bulk/jobs';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: { can: 'contacts' }, params: idParams }, ({ params }) =>
  contactBulk.find(params.id),
);

/** Stops after the current slice of records. */
export const DELETE = route({ auth: { can: 'contacts' }, params: idParams }, ({ params }) =>
  contactBulk.stop(params.id),
);
