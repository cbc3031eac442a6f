import { recordLeadRead } from '@/lib/enquiries/leads/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Somebody has opened the lead. Whether its person waits does not change by it. */
export const POST = route({ auth: 'user', params: idParams }, ({ actor, params }) =>
  recordLeadRead(actor, params.id),
);
