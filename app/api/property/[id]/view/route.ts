import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { recordListingView } from '@/lib/listing-view/mutations';

/** A look at a listing. Pages come from the edge cache, so the browser reports it. */
export const POST = route(
  { auth: 'public', params: idParams, limit: 'activity', bodyLimit: 1024 },
  async ({ params, actor, ip, userAgent }) => {
    const counted = await recordListingView(params.id, { actor, ip, userAgent });
    return Response.json({ counted }, { status: 202 });
  },
);
