import { claimNext } from '@/lib/office/claims/mutations';
import { route } from '@/lib/platform/http/route';
import { nextClaimSchema } from '@/lib/teams/claims/schema';

/** Holds the oldest item of a queue that nobody holds; without an id when there is none. */
export const POST = route({ auth: { can: 'enquiries' }, body: nextClaimSchema }, ({ body, actor }) =>
  claimNext(actor, body.type, body.after),
);
