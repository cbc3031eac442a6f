import { setStopped } from '@/lib/alerts/saved-searches/mutations';
import { tokenParams } from '@/lib/alerts/saved-searches/schema';
import { route } from '@/lib/platform/http/route';

/** Mail programs post to this `List-Unsubscribe` address from any origin, without cookies (RFC 8058, 3.2). The token is enough. */
export const POST = route({ auth: 'public', params: tokenParams, fromAnywhere: true }, ({ params }) =>
  setStopped(params, true),
);

/** Shows browsers the page with the button, because link scanners must not unsubscribe anyone. */
export const GET = route(
  { auth: 'public', params: tokenParams, reply: { 303: null } },
  ({ params }) => new Response(null, { status: 303, headers: { location: `/searches/${params.token}` } }),
);
