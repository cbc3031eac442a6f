import { getDealFile } from '@/lib/deals/file/data';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user', params: idParams }, async ({ actor, params }) => ({
  data: await getDealFile(actor, params.id),
}));
