import { z } from 'zod';
import { route } from '@/lib/platform/http/route';
import { join } from '@/lib/teams/membership/mutations';
import { tokenParams } from '@/lib/teams/membership/schema';

export const POST = route(
  { auth: 'user', params: tokenParams, reply: z.strictObject({ team: z.string() }) },
  ({ actor, params }) => join(actor, params.token),
);
