import { setStopped } from '@/lib/alerts/saved-searches/mutations';
import { tokenParams } from '@/lib/alerts/saved-searches/schema';
import { route } from '@/lib/platform/http/route';

/**
 * The address in `List-Unsubscribe`. Mail programs post `List-Unsubscribe=One-Click` to it, from any origin and without cookies
 * (RFC 8058, 3.2); the token in the address suffices, and the body is ignored.
 */
export const POST = route({ auth: 'public', params: tokenParams, fromAnywhere: true }, ({ params }) =>
  setStopped(params, true),
);

/** A browser gets the page with the button: link scanners must not unsubscribe anyone. */
export const GET = route(
  { auth: 'public', params: tokenParams },
  ({ params }) => new Response(null, { status: 303, headers: { location: `/searches/${params.token}` } }),
);
