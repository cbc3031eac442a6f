import { setStopped } from '@/lib/alerts/saved-searches/mutations';
import { tokenParams } from '@/lib/alerts/saved-searches/schema';
import { route } from '@/lib/platform/http/route';

/**
 * The address of `List-Unsubscribe`. A mail program posts `List-Unsubscribe=One-Click` to it, from anywhere and without cookies
 * (RFC 8058, 3.2); the address is all that it has, and the body is not looked at.
 */
export const POST = route({ auth: 'public', params: tokenParams, fromAnywhere: true }, ({ params }) =>
  setStopped(params, true),
);

/** Who opens it in a browser gets the page with the button: programs that look at links must stop nothing. */
export const GET = route(
  { auth: 'public', params: tokenParams },
  ({ params }) => new Response(null, { status: 303, headers: { location: `/searches/${params.token}` } }),
);
