import { shareTarget } from '@/lib/imports/messages/mutations';
import { route } from '@/lib/platform/http/route';

/**
 * Receives what a phone shares with the installed app (Web Share Target): a form sent by the browser itself, so without our
 * token. The origin check of `route` keeps other sites out.
 */
export const POST = route({ auth: 'public', limit: 'upload' }, async ({ request, session, ip, headers }) => {
  const location = await shareTarget(request, { session, ip, headers });
  return new Response(null, { status: 303, headers: { location } });
});
