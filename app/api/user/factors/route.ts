import { z } from 'zod';
import { listPasskeys } from '@/lib/accounts/passkeys/data';
import { passkeyDto } from '@/lib/accounts/passkeys/dto';
import { getFactors } from '@/lib/accounts/second-factor/data';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  {
    auth: 'user',
    reply: z.strictObject({
      totp: z.strictObject({ since: z.string(), lastUsedAt: z.string().optional() }).nullable(),
      recoveryCodesLeft: z.number(),
      /** a password alone is no longer enough to sign in */
      isSet: z.boolean(),
      /** the role requires a second factor */
      isRequired: z.boolean(),
      /** deadline for setting one up; absent when there is one or none is required */
      dueAt: z.string().optional(),
      passkeys: z.array(passkeyDto),
    }),
  },
  async ({ session }) => ({
    ...(await getFactors(session)),
    passkeys: await listPasskeys(session.user.id),
  }),
);
