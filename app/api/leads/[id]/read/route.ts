import { z } from 'zod';
import { recordLeadRead } from '@/lib/enquiries/leads/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Marks the lead as read, which does not change whether its person is waiting. */
export const POST = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ read: z.literal(true) }) },
  ({ actor, params }) => recordLeadRead(actor, params.id),
);
