import { z } from 'zod';
import { recordContact } from '@/lib/clients/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Records that the client was called or contacted outside this site. */
export const POST = route(
  { auth: ['broker', 'admin'], params: idParams, reply: z.strictObject({ recorded: z.literal(true) }) },
  ({ actor, params }) => recordContact(actor, params.id),
);
