import { z } from 'zod';
import { claimNext } from '@/lib/office/claims.mutations';
import { route } from '@/lib/platform/http/route';
import { nextClaimSchema } from '@/lib/teams/claims/schema';

/** Claims the oldest unclaimed item of a queue; without an id if all are claimed. */
export const POST = route(
  { auth: { can: 'enquiries' }, body: nextClaimSchema, reply: z.strictObject({ id: z.string().optional() }) },
  ({ body, actor }) => claimNext(actor, body),
);
