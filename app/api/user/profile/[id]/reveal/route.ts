import { z } from 'zod';
import { revealIdentityNumber } from '@/lib/accounts/profile/mutations';
import { revealSchema } from '@/lib/accounts/users/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  {
    auth: { can: 'staff' },
    fresh: true,
    params: idParams,
    body: revealSchema,
    reply: z.strictObject({ value: z.string() }),
  },
  async ({ session, params, body, ip }) => ({
    value: await revealIdentityNumber(session, params.id, body.field, ip),
  }),
);
