import { getClosingPreview } from '@/lib/brokers/closing/data';
import { listClientsShown } from '@/lib/clients/shortlists/data';
import { closeListing } from '@/lib/listings/closing/mutations';
import { closingSchema } from '@/lib/listings/closing/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** People to notify when the home is sold or let, with the text, clients whose page lists it, and similar homes. */
export const GET = route({ auth: 'user', params: idParams }, async ({ params, actor }) => ({
  ...(await getClosingPreview(actor, params.id)),
  pages: await listClientsShown(actor, params.id),
}));

export const POST = route(
  { auth: 'user', token: 'listings:write', params: idParams, body: closingSchema },
  async ({ params, body, actor }) => ({ data: await closeListing(actor, params.id, body) }),
);
