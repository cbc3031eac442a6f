import { restoreListing } from '@/lib/listings/bin/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', token: 'listings:write', params: idParams, reply: messageDto },
  async ({ params, actor }) => {
    await restoreListing(actor, params.id);
    return { message: 'Restored' };
  },
);
