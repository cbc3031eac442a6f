import { resetSecondFactor } from '@/lib/accounts/second-factor/mutations';
import { messageDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const DELETE = route(
  { auth: { can: 'staff' }, fresh: true, params: idParams, reply: messageDto },
  async ({ params, actor }) => {
    await resetSecondFactor(params.id, actor);
    return {
      message: 'The second factor was removed. Until a new one is set up, the password alone is enough',
    };
  },
);
