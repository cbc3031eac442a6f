import { enquiryBulk } from '@/lib/enquiries/bulk/jobs';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: { can: 'enquiries' }, params: idParams }, ({ params, actor }) =>
  enquiryBulk.undo(params.id, actor),
);
