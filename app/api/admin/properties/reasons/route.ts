import { z } from 'zod';
import { addReason, restoreReasons } from '@/lib/moderation/reasons/mutations';
import { reasonSchema } from '@/lib/moderation/reasons/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: { can: 'moderate' }, body: reasonSchema, reply: { 201: z.strictObject({ key: z.string() }) } },
  async ({ body, actor }) => Response.json(await addReason(actor, body), { status: 201 }),
);

/** Restores the usual reasons to their original wording; the office's own stay. */
export const DELETE = route({ auth: { can: 'moderate' }, reply: messageDto }, async ({ actor }) => {
  await restoreReasons(actor);
  return { message: 'Restored' };
});
