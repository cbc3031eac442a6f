import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { revealIdentityNumber } from '@/lib/profile/mutations';
import { revealSchema } from '@/lib/user/schema';

export const POST = route(
  { auth: { can: 'staff' }, fresh: true, params: idParams, body: revealSchema },
  async ({ session, params, body, ip }) => ({
    value: await revealIdentityNumber(session, params.id, body.field, ip),
  }),
);
