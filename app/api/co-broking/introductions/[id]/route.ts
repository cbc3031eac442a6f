import { getIntroduction } from '@/lib/deals/introductions/data';
import { introductionDto } from '@/lib/deals/introductions/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: ['broker', 'admin'], params: idParams, reply: introductionDto },
  ({ actor, params }) => getIntroduction(actor, params.id),
);
