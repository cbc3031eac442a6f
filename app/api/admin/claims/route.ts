import { route } from '@/lib/platform/http/route';
import { claimItem, releaseItem } from '@/lib/teams/claims/mutations';
import { claimSchema, releaseSchema } from '@/lib/teams/claims/schema';

/** Holds an item for ten minutes, or takes it over; the reply says who holds it. */
export const POST = route({ auth: { can: 'enquiries' }, body: claimSchema }, ({ body, actor }) =>
  claimItem(actor, body),
);

/** Lets an item go. */
export const DELETE = route({ auth: { can: 'enquiries' }, body: releaseSchema }, async ({ body, actor }) => {
  await releaseItem(actor, body.type, body.id);
  return { message: 'Free again' };
});
