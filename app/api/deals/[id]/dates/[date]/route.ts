import { z } from 'zod';
import { moveDealDate } from '@/lib/deals/dates/mutations';
import { dealDateMoveSchema, dealDateParams } from '@/lib/deals/dates/schema';
import { route } from '@/lib/platform/http/route';

export const PATCH = route(
  {
    auth: 'user',
    token: 'deals:write',
    params: dealDateParams,
    body: dealDateMoveSchema,
    reply: z.strictObject({ day: z.string(), seen: z.string() }),
  },
  ({ actor, params, body }) => moveDealDate(actor, params, body),
);
