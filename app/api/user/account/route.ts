import { accountDeletionSchema } from '@/lib/accounts/users/schema';
import { route } from '@/lib/platform/http/route';
import { cancelErasure, requestErasure } from '@/lib/registries/personal-data/mutations';

/** Starts the grace period; nothing is erased until it ends. */
export const DELETE = route({ auth: 'user', body: accountDeletionSchema }, async ({ session, body, ip }) => {
  const on = await requestErasure(session, body.password, ip);
  return { message: 'Your account will be deleted', erasureAt: on.toISOString() };
});

/** Cancels the erasure of the account. */
export const PUT = route({ auth: 'user' }, async ({ session, ip }) => {
  await cancelErasure(session, ip);
  return { message: 'Your account is kept' };
});
