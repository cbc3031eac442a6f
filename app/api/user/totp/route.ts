import { confirmTotp, removeTotp, startTotp } from '@/lib/accounts/second-factor/mutations';
import { totpCodeSchema } from '@/lib/accounts/second-factor/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: 'user', fresh: true }, ({ session }) => startTotp(session));

/** Activates the app with its first code. */
export const PUT = route(
  { auth: 'user', fresh: true, body: totpCodeSchema },
  async ({ session, body, ip }) => ({
    message: 'Authenticator app added',
    ...(await confirmTotp(session, body.code, ip)),
  }),
);

export const DELETE = route({ auth: 'user', fresh: true }, async ({ session, ip }) => {
  await removeTotp(session, ip);
  return { message: 'Authenticator app removed' };
});
