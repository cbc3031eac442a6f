import { z } from 'zod';
import { propertyDto } from '@/lib/listings/dto';
import { duplicateListing } from '@/lib/listings/mutations';
import { idempotencyKeySchema, idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  {
    auth: 'user',
    token: 'listings:write',
    params: idParams,
    body: z.object({ idempotencyKey: idempotencyKeySchema }),
    reply: { 201: z.strictObject({ data: propertyDto }) },
  },
  async ({ params, actor, body }) => {
    const data = await duplicateListing(actor, params.id, body);
    return Response.json({ data }, { status: 201, headers: { location: `/api/property/${data._id}` } });
  },
);
