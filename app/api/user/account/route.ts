import { z } from 'zod';
import { accountDeletionSchema } from '@/lib/accounts/users/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';
import { cancelErasure, requestErasure } from '@/lib/registries/personal-data/mutations';

/** Starts the grace period; nothing is erased until it ends. */
export const DELETE = route(
  {
    auth: 'user',
    body: accountDeletionSchema,
    reply: z.strictObject({ message: z.string(), erasureAt: z.string() }),
  },
  async ({ session, body, ip }) => {
    const on = await requestErasure(session, body.password, ip);
    return { message: 'Your account will be deleted', erasureAt: on.toISOString() };
  },
);

/** Cancels the erasure of the account. */
export const PUT = route({ auth: 'user', reply: messageDto }, async ({ session, ip }) => {
  await cancelErasure(session, ip);
  return { message: 'We’ve kept your account' };
});
