import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';
import { claimDto } from '@/lib/teams/claims/dto';
import { claimItem, releaseItems } from '@/lib/teams/claims/mutations';
import { claimSchema, releaseSchema } from '@/lib/teams/claims/schema';

/** Claims an item for ten minutes, or takes it over; the reply names the holder. */
export const POST = route(
  { auth: { can: 'enquiries' }, body: claimSchema, reply: claimDto },
  ({ body, actor }) => claimItem(actor, body),
);

export const DELETE = route(
  { auth: { can: 'enquiries' }, body: releaseSchema, reply: messageDto },
  async ({ body, actor }) => {
    await releaseItems(actor, body.type, [body.id]);
    return { message: 'Free again' };
  },
);
