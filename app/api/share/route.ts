import { shareTarget } from '@/lib/imports/messages/mutations';
import { route } from '@/lib/platform/http/route';

/**
 * What a phone shares with the installed app (Web Share Target): a form that the browser itself sends, so without our token. The
 * origin check of `route` lets no other site send it.
 */
export const POST = route({ auth: 'public', limit: 'upload' }, async ({ request, session, ip, headers }) => {
  const location = await shareTarget(request, { session, ip, headers });
  return new Response(null, { status: 303, headers: { location } });
});
