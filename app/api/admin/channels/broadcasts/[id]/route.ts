import { z } from 'zod';
import { cancelBroadcast } from '@/lib/channels/broadcasts/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Withdraws the part of a broadcast that has not been sent. */
export const DELETE = route(
  { auth: { can: 'settings' }, params: idParams, reply: z.strictObject({ cancelled: z.number() }) },
  async ({ actor, params }) => ({
    cancelled: await cancelBroadcast(actor, params.id),
  }),
);
