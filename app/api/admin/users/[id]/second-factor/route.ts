import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { resetSecondFactor } from '@/lib/second-factor/mutations';

/** For somebody who has lost phone and recovery codes. */
export const DELETE = route(
  { auth: { can: 'staff' }, fresh: true, params: idParams },
  async ({ params, actor }) => {
    await resetSecondFactor(params.id, actor);
    return { message: 'The second factor is gone. The password alone signs in until there is a new one' };
  },
);
