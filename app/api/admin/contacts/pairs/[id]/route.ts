import { dismissPair } from '@/lib/contacts/duplicates/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Marks two contacts as different people. */
export const DELETE = route(
  { auth: { can: 'contacts' }, params: idParams, reply: messageDto },
  async ({ params, actor }) => {
    await dismissPair(params.id, actor);
    return { message: 'Noted. They are two people' };
  },
);
