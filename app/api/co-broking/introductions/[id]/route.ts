import { getIntroduction } from '@/lib/deals/introductions/data';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: ['broker', 'admin'], params: idParams }, ({ actor, params }) =>
  getIntroduction(actor, params.id),
);
