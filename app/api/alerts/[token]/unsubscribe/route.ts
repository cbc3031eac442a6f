import { setStopped } from '@/lib/alerts/saved-searches/mutations';
import { tokenParams } from '@/lib/alerts/saved-searches/schema';
import { route } from '@/lib/platform/http/route';

/** Mail programs post to this `List-Unsubscribe` address from any origin, without cookies (RFC 8058, 3.2): the token suffices. */
export const POST = route({ auth: 'public', params: tokenParams, fromAnywhere: true }, ({ params }) =>
  setStopped(params, true),
);

/** A browser gets the page with the button: link scanners must not unsubscribe anyone. */
export const GET = route(
  { auth: 'public', params: tokenParams, reply: { 303: null } },
  ({ params }) => new Response(null, { status: 303, headers: { location: `/searches/${params.token}` } }),
);
