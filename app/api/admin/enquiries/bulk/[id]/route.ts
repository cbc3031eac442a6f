import { enquiryBulk } from '@/lib/enquiries/bulk/jobs';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: { can: 'enquiries' }, params: idParams }, ({ params }) =>
  enquiryBulk.find(params.id),
);

/** Stops after the current slice of records. */
export const DELETE = route({ auth: { can: 'enquiries' }, params: idParams }, ({ params }) =>
  enquiryBulk.stop(params.id),
);
