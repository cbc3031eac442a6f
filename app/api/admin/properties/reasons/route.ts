import { addReason, restoreReasons } from '@/lib/moderation/reasons/mutations';
import { reasonSchema } from '@/lib/moderation/reasons/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: { can: 'moderate' }, body: reasonSchema }, async ({ body, actor }) =>
  Response.json(await addReason(actor, body), { status: 201 }),
);

/** Restores the usual reasons to their original wording; the office's own stay. */
export const DELETE = route({ auth: { can: 'moderate' } }, async ({ actor }) => {
  await restoreReasons(actor);
  return { message: 'Restored' };
});
