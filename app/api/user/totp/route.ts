import { z } from 'zod';
import { confirmTotp, removeTotp, startTotp } from '@/lib/accounts/second-factor/mutations';
import { totpCodeSchema } from '@/lib/accounts/second-factor/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', fresh: true, reply: z.strictObject({ secret: z.string(), uri: z.string() }) },
  ({ session }) => startTotp(session),
);

/** Activates the app with its first code. */
export const PUT = route(
  {
    auth: 'user',
    fresh: true,
    body: totpCodeSchema,
    reply: z.strictObject({ recoveryCodes: z.array(z.string()).optional(), message: z.string() }),
  },
  async ({ session, body, ip }) => ({
    message: 'Authenticator app added',
    ...(await confirmTotp(session, body.code, ip)),
  }),
);

export const DELETE = route({ auth: 'user', fresh: true, reply: messageDto }, async ({ session, ip }) => {
  await removeTotp(session, ip);
  return { message: 'Authenticator app removed' };
});
