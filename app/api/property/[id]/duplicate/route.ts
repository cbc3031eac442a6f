import { duplicateListing } from '@/lib/listings/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** A draft with the facts and pictures of this listing. */
export const POST = route(
  { auth: 'user', token: 'listings:write', params: idParams },
  async ({ params, actor }) => {
    const data = await duplicateListing(actor, params.id);
    return Response.json({ data }, { status: 201, headers: { location: `/api/property/${data._id}` } });
  },
);
