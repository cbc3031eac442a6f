import { addReason, restoreReasons } from '@/lib/moderation/reasons/mutations';
import { reasonSchema } from '@/lib/moderation/reasons/schema';
import { route } from '@/lib/platform/http/route';

/** A reason of the office's own for decisions about listings, in up to three languages. */
export const POST = route({ auth: { can: 'moderate' }, body: reasonSchema }, async ({ body, actor }) =>
  Response.json(await addReason(actor, body), { status: 201 }),
);

/** All usual reasons in their first wording; own ones stay. */
export const DELETE = route({ auth: { can: 'moderate' } }, async ({ actor }) => {
  await restoreReasons(actor);
  return { message: 'Restored' };
});
