import { ensureOwner } from '@/lib/auth/visitor';
import { reportGone } from '@/lib/freshness/mutations';
import { listingParams } from '@/lib/freshness/schema';
import { route } from '@/lib/http/route';

/** "Not available any more", by anybody who looks; once for each person. */
export const POST = route(
  { auth: 'public', limit: 'enquiry', params: listingParams },
  async ({ params, session, request, headers }) => {
    await reportGone(params.id, ensureOwner(session, request.headers, headers));
  },
);
