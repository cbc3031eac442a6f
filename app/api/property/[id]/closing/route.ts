import { z } from 'zod';
import { getClosingPreview } from '@/lib/brokers/closing/data';
import { informedDto } from '@/lib/brokers/closing/dto';
import { listClientsShown } from '@/lib/clients/shortlists/data';
import { closeListing } from '@/lib/listings/closing/mutations';
import { closingSchema } from '@/lib/listings/closing/schema';
import { PROPERTY_STATUSES } from '@/lib/listings/fields/vocabulary';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** People to notify when the home is sold or let, with the text, clients whose page lists it, and similar homes. */
export const GET = route(
  {
    auth: 'user',
    params: idParams,
    reply: z.strictObject({
      people: z.array(informedDto),
      homes: z.array(
        z.strictObject({ id: z.string(), title: z.string(), price: z.number(), place: z.string() }),
      ),
      holdSeconds: z.number(),
      pages: z.array(z.string()),
    }),
  },
  async ({ params, actor }) => ({
    ...(await getClosingPreview(actor, params.id)),
    pages: await listClientsShown(actor, params.id),
  }),
);

export const POST = route(
  {
    auth: 'user',
    token: 'listings:write',
    params: idParams,
    body: closingSchema,
    reply: z.strictObject({
      data: z.strictObject({
        id: z.string(),
        __v: z.number(),
        status: z.enum(PROPERTY_STATUSES),
        before: z.enum(PROPERTY_STATUSES),
      }),
    }),
  },
  async ({ params, body, actor }) => ({ data: await closeListing(actor, params.id, body) }),
);
