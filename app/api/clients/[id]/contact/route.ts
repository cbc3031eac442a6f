import { recordContact } from '@/lib/clients/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** The client is called, or written to outside of this site. */
export const POST = route({ auth: ['broker', 'admin'], params: idParams }, ({ actor, params }) =>
  recordContact(actor, params.id),
);
