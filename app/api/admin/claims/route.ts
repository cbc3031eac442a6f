import { route } from '@/lib/platform/http/route';
import { claimItem, releaseItems } from '@/lib/teams/claims/mutations';
import { claimSchema, releaseSchema } from '@/lib/teams/claims/schema';

/** Claims an item for ten minutes, or takes it over; the reply names the holder. */
export const POST = route({ auth: { can: 'enquiries' }, body: claimSchema }, ({ body, actor }) =>
  claimItem(actor, body),
);

export const DELETE = route({ auth: { can: 'enquiries' }, body: releaseSchema }, async ({ body, actor }) => {
  await releaseItems(actor, body.type, [body.id]);
  return { message: 'Free again' };
});
