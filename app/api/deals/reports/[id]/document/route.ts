import { openReport } from '@/lib/deals/reports/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/** The acknowledgement of a report that was filed. */
export const GET = route({ auth: 'user', params: idParams, produces: TYPES }, ({ actor, params }) =>
  openReport(actor, params.id),
);
